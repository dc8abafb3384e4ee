"""Pearlbrook: a river with frogs and pearls, wonders and adornments."""

"""Spirecrest: the mountain board with its weather, discoveries, map tiles, rabbits and big critters
(EX.spirecrest.*)."""

"""Newleaf: a station with its own cards, a train, visitors, golden tokens, tickets and reservations."""

"""Attackers, and the honest client that measures what they do to others."""

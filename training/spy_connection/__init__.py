"""Batch simulator and training of Spy Connection."""

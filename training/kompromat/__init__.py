"""Batch simulator and training of Kompromat."""

"""Batch simulator and training of the team games of Agent Avenue."""

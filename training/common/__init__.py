"""What the trainers of all games share: networks and policy optimisation."""

"""Code shared by the trainers of all games: networks and policy optimisation."""

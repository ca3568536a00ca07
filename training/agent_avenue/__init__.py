"""Training of the Agent Avenue nets; see training/README.md."""

"""Learning by self-play; needs PyTorch, which comes with the extra `train`."""

"""The history of the store's tables; a server runs what is missing when it starts."""

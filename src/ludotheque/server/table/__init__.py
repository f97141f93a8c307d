"""One live table: the owner of all that belongs to it, and what it is made of."""

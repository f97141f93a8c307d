"""Where tables, journals and guests are kept."""

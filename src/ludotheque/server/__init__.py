"""Live tables: people and bots play over HTTP and WebSockets."""

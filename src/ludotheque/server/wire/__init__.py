"""What goes over the line: HTTP, WebSockets, guests and their cookies."""

"""Route handlers: one module per resource, no logic of their own."""

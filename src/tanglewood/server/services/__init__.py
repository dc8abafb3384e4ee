"""What the server does: services that share a store, a worker pool and the tables in memory."""

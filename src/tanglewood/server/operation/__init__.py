"""Running a server: its settings, processes, logs and numbers."""

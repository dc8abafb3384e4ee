"""The deep forest as people see it: position texts, views and sentences."""

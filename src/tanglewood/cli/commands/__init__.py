"""The commands of `tanglewood`, one module each."""

"""The Lab: what is asked of it, and the studies and searches it plays."""

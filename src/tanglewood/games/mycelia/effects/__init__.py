"""The icon grammar: parts of functions, one class each."""

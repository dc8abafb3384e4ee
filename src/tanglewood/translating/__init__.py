"""What translators need to know: which sentences there are, and which of them a language lacks."""

"""What requests and answers are made of, by what they are about; what every table needs is in `model.py`."""

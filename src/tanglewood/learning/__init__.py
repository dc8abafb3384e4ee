"""Learning who wins from games that bots play against themselves; `tanglewood train GAME` runs it.

`playing` plays and notes positions, `fitting` fits the net of `kernel/judging/judgement.py` to them, and
`rounds` takes turns between the two and keeps what it has. At run time nothing of this is needed: the net is
a small file.
"""

# What the server says about studies in the browser.

lab-closed = The Lab is closed on this server; whoever runs it can open it with --lab.
lab-lacks = Studies need { $libraries } on the server; install them with: pip install 'tanglewood[study]'
lab-unknown = There is no such study; it may have been thrown away.
lab-no-report = Nothing can be read yet; the report comes when the study ends or is stopped.
lab-one-at-a-time = A study of yours is being played or waits for its turn; one at a time. Stop it first.
lab-too-many = { $most } studies are kept for one person; throw one away first.
lab-too-long = So many games are too many for the Lab: { $games }, at most { $most }. Longer studies: tanglewood study run
lab-stop-first = This study is being played; stop it first.
lab-not-yours = Whoever began this study can do that.
lab-values = { $name }: give at least two values to compare
lab-bounds = The bounds of numbers cannot be lifted in the Lab; do that with a pack of your own.
lab-failed = the study ended without a word
lab-titled = { $variants }
lab-search-titled = Search: { $goals }
lab-goal-twice = Every measure can be wanted once.
lab-number-twice = Every number can be moved once.
help-serve-lab = Let people run studies in the browser. On by default where only this machine can connect.

# The table of Mycelia in the browser.

my-card-start = start
my-card-gift = gift

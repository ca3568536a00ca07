"""The smallest bot for any game, in another language: it reads questions and answers with the number of a legal move.

npm run safehouse -- arena --game kompromat --bots "exec:python3 docs/examples/random_bot.py,random"
"""

import json
import random
import sys

for line in sys.stdin:
    question = json.loads(line)
    print(random.Random(question["seed"]).randrange(len(question["legal"])), flush=True)

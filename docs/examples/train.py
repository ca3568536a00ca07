"""Learns to play Agent Avenue against a bot, with nothing but Python's standard library.

    python3 docs/examples/train.py [MATCHES] [COMMAND...]

COMMAND starts the environment, by default `npx safehouse env`. The learner remembers how often a
match was won after each kind of move: which card was open, how many of it both sides had, and what was done. It prefers
what has won most. It is a start, not a strong player.
"""
import json
import random
import subprocess
import sys

matches = int(sys.argv[1]) if len(sys.argv) > 1 else 5000
command = sys.argv[2:] or ["npx", "safehouse", "env"]
EXPLORE = 0.1
WINDOW = 500


class Environment:
    """A match against a bot: each request is one line of JSON, and so is each reply."""

    def __init__(self):
        arguments = ["--game", "agent-avenue", "--seats", "me,random"]
        self.process = subprocess.Popen(command + arguments, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, **request):
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        reply = json.loads(self.process.stdout.readline())
        if not reply["ok"]:
            raise ValueError(reply["message"])
        return reply

    def close(self):
        self.process.stdin.close()
        self.process.stdout.close()
        self.process.wait()


def kind(view, move):
    """What the learner tells apart: the open card, how many of it each side has in play, and the choice."""
    card = view["offer"]["up"] if view["offer"] else move.get("up") or move.get("card")
    copies = [side["inPlay"].get(card, 0) for side in view["sides"]]
    return json.dumps([move["type"], card, copies, move.get("card")])


wins, tries = {}, {}


def value(key):
    return (wins.get(key, 0) + 1) / (tries.get(key, 0) + 2)


def choose(keys):
    if random.random() < EXPLORE:
        return random.randrange(len(keys))
    return max(range(len(keys)), key=lambda index: value(keys[index]))


environment = Environment()
outcomes = []
for number in range(matches):
    reply = environment.ask(type="reset", seed=str(number))
    played = []
    while reply["seat"] is not None:
        keys = [kind(reply["view"], move) for move in reply["legal"]]
        index = choose(keys)
        played.append(keys[index])
        reply = environment.ask(type="move", move=index)
    won = 1 if 0 in reply["result"]["winners"] else 0
    outcomes.append(won)
    for key in played:
        tries[key] = tries.get(key, 0) + 1
        wins[key] = wins.get(key, 0) + won
environment.close()
first, last = outcomes[:WINDOW], outcomes[-WINDOW:]
print(f"after {matches} matches: won {sum(last)} of the last {len(last)}, and {sum(first)} of the first {len(first)}")

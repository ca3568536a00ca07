#!/bin/bash
# Trains the nets of Agent Avenue for two players again: bash training/train-agent-avenue.sh [SECONDS]
#
# SECONDS is the duration of the longest stage (default 560, for one large GPU). With 20, it can be tried on a CPU, which
# gives weak nets and overwrites the weights in use.
source "$(dirname "$0")/common/commands.sh"
seconds=${1:-560}
net=games/agent-avenue/bots/net
decisions=$((seconds >= 300 ? 100000 : 2000))
self_play() { py agent_avenue.selfplay --mode "$@"; }

# imitate MODE BOT: an imitation of a bot that is not a net.
imitate() {
  ts games/agent-avenue/bots/training/record-decisions.ts $1 $2 $((decisions / 4)) 1 > "$data/$2-$1.bin"
  py agent_avenue.imitate --mode $1 --seconds $((seconds / 16)) --out "$out/$2-$1" "$data/$2-$1.bin"
}

# exploit MODE SECONDS START VICTIM [OPTIONS]: a best response to the victim.
exploit() {
  local mode=$1 length=$2 start=$3 victim=$4
  shift 4
  self_play $mode --seconds $length --start "$out/$start.pt" --victim "$out/$victim.pt" --seed 3 --out "$out/exploiter-of-$victim" "$@"
}

# In the second and third run the net learns not to be deceived by players who pretend to be weak, in the fourth to beat
# the search bot, in the fifth and sixth not to be exploitable as a result, and in the seventh not to be deceived by the
# exploiter that beats the fifth by pretending to be weak.
train_simple() {
  self_play simple --seconds "$seconds" --out "$out/simple-first"
  self_play simple --seconds $((seconds * 3 / 4)) --start "$out/simple-first.pt" --random-share 0.015 --greedy-share 0.015 \
    --seed 2 --out "$out/simple-second"
  exploit simple $((seconds / 4)) simple-second simple-second
  self_play simple --seconds $((seconds * 3 / 4)) --start "$out/simple-second.pt" \
    --adversary "$out/exploiter-of-simple-second.pt" --adversary-share 0.3 --random-share 0.2 --greedy-share 0.07 \
    --learning-rate 3e-4 2e-5 --entropy 0.02 0.004 --seed 5 --out "$out/simple-third"
  exploit simple $((seconds / 5)) simple-third-adversary-1 simple-third
  self_play simple --seconds $((seconds * 5 / 9)) --start "$out/simple-third.pt" \
    --adversary "$out/exploiter-of-simple-third.pt" --adversary-share 0.3 --random-share 0.24 --greedy-share 0.085 \
    --opponent "$out/search-simple.pt" --opponent-floor 0.2 --opponent-share 0.12 \
    --learning-rate 3e-4 2e-5 --entropy 0.02 0.004 --seed 11 --out "$out/simple-fourth"
  exploit simple $((seconds / 4)) simple-fourth-adversary-1 simple-fourth
  self_play simple --seconds $((seconds * 2 / 5)) --start "$out/simple-fourth.pt" \
    --adversary "$out/exploiter-of-simple-fourth.pt" --adversary-share 0.45 --random-share 0.28 --greedy-share 0.1 \
    --opponent "$out/search-simple.pt" --opponent-floor 0.2 --opponent-share 0.05 \
    --learning-rate 2.5e-4 2e-5 --entropy 0.012 0.004 --seed 21 --out "$out/simple-fifth"
  exploit simple $((seconds * 5 / 7)) simple-fifth simple-fifth
  self_play simple --seconds $((seconds * 5 / 7)) --start "$out/simple-fifth.pt" \
    --adversary "$out/simple-fifth.pt" --adversary-share 0.5 --random-share 0.38 --greedy-share 0.12 \
    --opponent "$out/search-simple.pt" --opponent-floor 0.2 --opponent-share 0.04 \
    --learning-rate 3e-4 1e-5 --entropy 0.012 0.003 --seed 32 --out "$out/simple-sixth"
  exploit simple $((seconds / 4)) simple-sixth-adversary-1 simple-sixth
  self_play simple --seconds $((seconds / 2)) --start "$out/simple-sixth.pt" \
    --adversary "$out/exploiter-of-simple-fifth.pt" --adversary "$out/exploiter-of-simple-sixth.pt" --adversary-share 0.25 \
    --random-share 0.40 --greedy-share 0.12 \
    --opponent "$out/search-simple.pt" --opponent-floor 0.2 --opponent-share 0.05 \
    --learning-rate 3e-4 1e-5 --entropy 0.015 0.003 --seed 41 --out "$out/simple"
  exploit simple $((seconds * 3 / 5)) exploiter-of-simple-fifth simple
}

# The second net is trained against an exploiter of the first one.
train_advanced() {
  self_play advanced --seconds "$seconds" --out "$out/advanced-first"
  exploit advanced $((seconds * 3 / 4)) advanced-first advanced-first
  self_play advanced --seconds $((seconds * 4 / 5)) --start "$out/advanced-first.pt" \
    --adversary "$out/exploiter-of-advanced-first.pt" --adversary "$out/advanced-first.pt" --adversary-share 0.25 \
    --random-share 0.35 --greedy-share 0.18 \
    --opponent "$out/search-advanced.pt" --opponent-floor 0.2 --opponent-share 0.05 \
    --learning-rate 3e-4 1e-5 --entropy 0.015 0.003 --seed 51 --out "$out/advanced"
  exploit advanced $((seconds * 4 / 5)) advanced-adversary-1 advanced --critic-lead 10
}

# The win probability of the analysis in simple mode.
train_value() {
  for seed in 1 2; do
    ts games/agent-avenue/bots/training/record-results.ts $((decisions * 3 / 200)) $seed
  done > "$data/results.bin"
  py agent_avenue.value "$data/results.bin" --out "$net/value-simple.ts"
}

for mode in simple advanced; do
  # The simulator must agree with the real rules.
  ts games/agent-avenue/bots/training/export-positions.ts $mode $((decisions / 25)) 7 > "$data/positions-$mode"
  py agent_avenue.verify "$data/positions-$mode"

  imitate $mode search
  train_$mode
  py agent_avenue.quantize "$out/$mode.pt" --out "$net/weights-$mode.ts" \
    --positions "$data/positions-$mode" --examples "$net/logits-$mode.json"
  if [ $mode = simple ]; then train_value; fi

  # Measures how exploitable the search bot is.
  exploit $mode $((seconds / 3)) $mode search-$mode --victim-floor 0.2
done

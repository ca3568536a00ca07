#!/bin/bash
# Trains everything again, from the root of the repository: bash training/retrain.sh [SECONDS]
#
# SECONDS is the length of the longest stage (default 560: made for one large GPU). 20 tries the whole way out on a CPU.
set -euo pipefail
seconds=${1:-560}
out=training/out
data=training/data
net=games/agent-avenue/bots/net
mkdir -p "$out" "$data"
node=(node scripts/launch.mjs)
python=(python3 -m)
decisions=$((seconds >= 300 ? 100000 : 2000))
self_play() { "${python[@]}" training.agent_avenue.selfplay --mode "$@"; }

# In two more runs the net of simple mode unlearns to be deceived by players who pretend to be weak.
train_simple() {
  self_play simple --seconds "$seconds" --out "$out/simple-first"
  self_play simple --seconds $((seconds * 3 / 4)) --start "$out/simple-first.pt" --random-share 0.015 --greedy-share 0.015 \
    --seed 2 --out "$out/simple-second"
  self_play simple --seconds $((seconds / 4)) --start "$out/simple-second.pt" --victim "$out/simple-second.pt" \
    --seed 3 --out "$out/exploiter-of-simple-second"
  self_play simple --seconds $((seconds * 3 / 4)) --start "$out/simple-second.pt" \
    --adversary "$out/exploiter-of-simple-second.pt" --adversary-share 0.3 --random-share 0.2 --greedy-share 0.07 \
    --learning-rate 3e-4 2e-5 --entropy 0.02 0.004 --seed 5 --out "$out/simple"
}

train_advanced() {
  self_play advanced --seconds "$seconds" --out "$out/advanced"
}

# What belongs to the net of simple mode: telling weak players, and the win probability of the analysis.
train_companions() {
  "${python[@]}" training.agent_avenue.weakness "$out/simple.pt" --steps $((decisions / 166)) --out "$net/weakness-simple.ts"
  for seed in 1 2; do
    "${node[@]}" games/agent-avenue/bots/training/record-results.ts $((decisions * 3 / 200)) $seed
  done > "$data/results.bin"
  "${python[@]}" training.agent_avenue.value "$data/results.bin" --out "$net/value-simple.ts"
}

for mode in simple advanced; do
  # The simulator must agree with the real rules.
  "${node[@]}" games/agent-avenue/bots/training/export-positions.ts $mode $((decisions / 25)) 7 > "$data/positions-$mode"
  "${python[@]}" training.agent_avenue.verify "$data/positions-$mode"

  train_$mode
  "${python[@]}" training.agent_avenue.quantize "$out/$mode.pt" --out "$net/weights-$mode.ts" \
    --positions "$data/positions-$mode" --examples "$net/logits-$mode.json"
  if [ $mode = simple ]; then train_companions; fi

  # How far can the net be exploited?
  self_play $mode --seconds $((seconds / 3)) --start "$out/$mode.pt" --victim "$out/$mode.pt" --out "$out/exploiter-of-net-$mode"

  # And the searching bot? It is imitated first.
  "${node[@]}" games/agent-avenue/bots/training/record-decisions.ts $mode $decisions 1 > "$data/search-$mode.bin"
  "${python[@]}" training.agent_avenue.imitate --mode $mode --seconds $((seconds / 8)) --out "$out/search-$mode" \
    "$data/search-$mode.bin"
  self_play $mode --seconds $((seconds / 3)) --start "$out/$mode.pt" --victim "$out/search-$mode.pt" --victim-floor 0.2 \
    --out "$out/exploiter-of-search-$mode"
done

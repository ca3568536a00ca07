#!/bin/bash
# Trains everything again, from the root of the repository: bash training/retrain.sh [SECONDS]
#
# SECONDS is the length of the longest stage (default 560: made for one large GPU). 20 tries the whole way out on a CPU.
set -euo pipefail
seconds=${1:-560}
out=training/out
data=training/data
mkdir -p "$out" "$data"
node=(node scripts/launch.mjs)
python=(python3 -m)
decisions=$((seconds >= 300 ? 100000 : 2000))

for mode in simple advanced; do
  # The simulator must agree with the real rules.
  "${node[@]}" games/agent-avenue/bots/training/export-positions.ts $mode $((decisions / 25)) 7 > "$data/positions-$mode"
  "${python[@]}" training.agent_avenue.verify "$data/positions-$mode"

  "${python[@]}" training.agent_avenue.selfplay --mode $mode --seconds "$seconds" --out "$out/$mode"
  net=games/agent-avenue/bots/net
  "${python[@]}" training.agent_avenue.quantize "$out/$mode.pt" --out "$net/weights-$mode.ts" \
    --positions "$data/positions-$mode" --examples "$net/logits-$mode.json"

  if [ $mode = simple ]; then
    "${python[@]}" training.agent_avenue.weakness "$out/simple.pt" --steps $((decisions / 166)) --out "$net/weakness-simple.ts"
    for seed in 1 2; do
      "${node[@]}" games/agent-avenue/bots/training/record-results.ts $((decisions * 3 / 200)) $seed
    done > "$data/results.bin"
    "${python[@]}" training.agent_avenue.value "$data/results.bin" --out "$net/value-simple.ts"
  fi

  # How far can the net be exploited?
  "${python[@]}" training.agent_avenue.selfplay --mode $mode --seconds $((seconds / 3)) --start "$out/$mode.pt" \
    --victim "$out/$mode.pt" --out "$out/exploiter-of-net-$mode"

  # And the searching bot? It is imitated first.
  "${node[@]}" games/agent-avenue/bots/training/record-decisions.ts $mode $decisions 1 > "$data/search-$mode.bin"
  "${python[@]}" training.agent_avenue.imitate --mode $mode --seconds $((seconds / 8)) --out "$out/search-$mode" \
    "$data/search-$mode.bin"
  "${python[@]}" training.agent_avenue.selfplay --mode $mode --seconds $((seconds / 3)) --start "$out/$mode.pt" \
    --victim "$out/search-$mode.pt" --out "$out/exploiter-of-search-$mode"
done

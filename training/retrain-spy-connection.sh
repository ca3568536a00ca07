#!/bin/bash
# Measures how exploitable master of Spy Connection is. Run it in the root of the repository:
# bash training/retrain-spy-connection.sh [SECONDS]
#
# SECONDS is the duration of each training (default 255, for one large GPU). With 20, everything can be tried on a CPU.
set -euo pipefail
seconds=${1:-255}
out=training/out
data=training/data
mkdir -p "$out" "$data"
node=(node scripts/launch.mjs)
bots=games/spy-connection/bots/training
python=(python3 -m)
decisions=$((seconds >= 100 ? 90000 : 1500))
deals=$((seconds >= 100 ? 150 : 2))
matches=$((seconds >= 100 ? 8192 : 256))

# The simulator must agree with the real rules.
"${node[@]}" $bots/export-positions.ts 2 $((decisions / 400)) 11 > "$data/sc-positions"
"${python[@]}" training.spy_connection.verify "$data/sc-positions"

# The imitation of master starts from that of expert, which is faster to record.
for level in expert master; do
  "${node[@]}" $bots/record-matches.ts $level 2 $decisions 1 > "$data/sc-$level.jsonl"
done
imitate() { "${python[@]}" training.spy_connection.imitate "$@"; }
imitate --seconds $((seconds / 17)) --out "$out/sc-expert" "$data/sc-expert.jsonl"
imitate --seconds $((seconds / 17)) --start "$out/sc-expert.pt" --out "$out/sc-master" "$data/sc-master.jsonl"

train() { "${python[@]}" training.spy_connection.train --seconds "$seconds" --start "$out/sc-master.pt" --floor 0.1 \
  --matches $matches "$@"; }
train --victim "$out/sc-master.pt" --seed 1 --out "$out/sc-exploiter"
train --benchmark "$out/sc-master.pt" --seed 2 --out "$out/sc-self-play"

# Evaluation against the real master.
for net in exploiter self-play; do
  "${python[@]}" training.spy_connection.quantize "$out/sc-$net.pt" --out "$out/sc-$net.mjs"
  "${node[@]}" $bots/play-net.ts "$out/sc-$net.mjs" master $deals s1 | tail -n 1
done

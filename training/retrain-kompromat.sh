#!/bin/bash
# Measures how exploitable expert and master of Kompromat are. Run it in the root of the repository:
# bash training/retrain-kompromat.sh [SECONDS]
#
# SECONDS is the duration of the longest training (default 290, for one large GPU and 16 cores). With 20, everything can
# be tried on a CPU, which gives weak nets.
set -euo pipefail
seconds=${1:-290}
out=training/out
data=training/data
mkdir -p "$out" "$data"
node=(node scripts/launch.mjs)
bots=games/kompromat/bots/training
python=(python3 -m)
large=$((seconds >= 100))
checked=$((large ? 400 : 5))
matches=$((large ? 16384 : 128))
slow_matches=$((large ? 2048 : 16))
deals=$((large ? 250 : 1))
lead=$((large ? 30 : 1))

# The simulator must agree with the real rules, with expert and with master.
"${node[@]}" $bots/export-positions.ts $checked 11 > "$data/ko-positions"
"${python[@]}" training.kompromat.verify "$data/ko-positions"

train() { "${python[@]}" training.kompromat.train --critic-lead $lead "$@"; }
train --victim expert --seconds $((seconds * 45 / 100)) --matches $matches --seed 1 --out "$out/ko-exploiter-expert"
"${python[@]}" training.kompromat.imitate --record-seconds $((seconds * 22 / 100)) --seconds $((seconds * 12 / 100)) \
  --matches $slow_matches --out "$out/ko-master"
train --start "$out/ko-exploiter-expert.pt" --victim "$out/ko-master.pt" --floor 0.3 \
  --seconds $((seconds * 43 / 100)) --matches $matches --seed 4 --out "$out/ko-exploiter-imitation"
# Training against master itself, which is slow: a short run with small steps.
train --start "$out/ko-exploiter-imitation.pt" --victim master --learning-rate 2e-4 3e-5 --entropy 0.001 0.0003 \
  --seconds $((seconds * 57 / 100)) --matches $slow_matches --seed 5 --out "$out/ko-exploiter-master"
train --adversary --benchmark expert --seconds "$seconds" --matches $matches --seed 3 --out "$out/ko-self-play"

# Evaluation against the real levels.
arena() {
  KOMPROMAT_NET="$out/ko-$1.mjs" "${node[@]}" packages/cli/main.ts arena --game kompromat --threads 1 --seed k2 \
    --bots "file:$bots/net-player.ts,$2" --games $((2 * deals))
}
for net in exploiter-expert exploiter-master self-play; do
  "${python[@]}" training.kompromat.quantize "$out/ko-$net.pt" --out "$out/ko-$net.mjs"
  arena $net expert
  arena $net master
done

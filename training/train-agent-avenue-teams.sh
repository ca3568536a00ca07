#!/bin/bash
# Trains the nets of the team games of Agent Avenue again, and measures how exploitable they and the search bot are:
# bash training/train-agent-avenue-teams.sh [SECONDS] [STAGE]
#
# SECONDS is the duration of self-play (default 250, for one large GPU and 16 cores). With 20, everything can be tried on a
# CPU, which gives weak nets and overwrites the weights in use. STAGE is one of check, record, train and finish, or all
# (default); `train` does not need Node.
source "$(dirname "$0")/common/commands.sh"
seconds=${1:-250}
stage=${2:-all}
net=games/agent-avenue/bots/net
bots=games/agent-avenue/bots/training
# Several programs run at the same time.
export OMP_NUM_THREADS=1
teams() { py "agent_avenue_teams.$1" "${@:2}"; }
large=$((seconds >= 100))
checked=$((large ? 1000 : 30))
decisions=$((large ? 40000 : 500))
matches=$((large ? 32768 : 256))
lead=$((large ? 10 : 1))
deals=$((large ? 500 : 1))

# The simulator must agree with the real rules.
check() {
  ts $bots/export-team-positions.ts $1 mixed $checked 11 > "$data/teams-positions-$1"
  teams verify "$data/teams-positions-$1"
}

record() {
  ts $bots/record-team-decisions.ts $1 search $decisions 1 | gzip > "$data/teams-search-$1.bin.gz"
}

train() { teams train --mode "$@" --matches $matches --steps 16; }

imitate() {
  teams imitate --mode $1 --seconds $((seconds / 10)) --out "$out/teams-search-$1" "$data/teams-search-$1.bin.gz"
}

# Some matches are against an adversary that learns too, some against the imitation of search, some against random moves.
self_play() {
  train $1 --seconds "$seconds" --adversary --adversary-share 0.2 --opponent "$out/teams-search-$1.pt" --opponent-share 0.06 \
    --random-share 0.06 --floor 0.2 --benchmark random "$out/teams-search-$1.pt" --seed 1 --out "$out/teams-$1-first"
}

# Now the adversary starts from the net, and knows it well at the end.
self_play_again() {
  train $1 --seconds $((seconds * 7 / 4)) --start "$out/teams-$1-first.pt" --adversary --adversary-share 0.35 \
    --opponent "$out/teams-search-$1.pt" --opponent-share 0.06 --random-share 0.08 --floor 0.2 --critic-lead $((2 * lead)) \
    --learning-rate 4e-4 2e-5 --entropy 0.015 0.003 --benchmark random --seed 2 --out "$out/teams-$1"
}

exploit_net() {
  train $1 --seconds $((seconds * 17 / 10)) --start "$out/teams-$1-adversary.pt" --victim "$out/teams-$1.pt" \
    --critic-lead $lead --seed 3 --out "$out/teams-exploiter-$1"
}

exploit_search() {
  train $1 --seconds $((seconds * 2 / 5)) --start "$out/teams-$1.pt" --victim "$out/teams-search-$1.pt" --floor 0.2 \
    --critic-lead $lead --seed 3 --out "$out/teams-exploiter-search-$1"
}

# The weights for the bot, and matches of the nets against the real search.
finish() {
  teams quantize "$out/teams-$1.pt" --out "$net/weights-team-$1.ts" --positions "$data/teams-positions-$1" \
    --examples "$net/logits-team-$1.json"
  for name in "teams-$1" "teams-exploiter-search-$1"; do
    teams quantize "$out/$name.pt" --out "$out/$name.mjs"
    for players in 3 4; do
      AGENT_AVENUE_NET="$out/$name.mjs" ts scripts/level-steps.ts --game agent-avenue --players $players \
        --options "{\"mode\":\"$1\"}" --levels "search,file:$bots/net-player.ts" --against below --games $deals
    done
  done
}

train_all() {
  in_parallel imitate simple imitate advanced
  in_parallel self_play simple self_play advanced
  in_parallel self_play_again simple self_play_again advanced
  in_parallel exploit_net simple exploit_net advanced exploit_search simple exploit_search advanced
}

if [ $stage = all ] || [ $stage = check ]; then in_both_modes check; fi
if [ $stage = all ] || [ $stage = record ]; then in_both_modes record; fi
if [ $stage = all ] || [ $stage = train ]; then train_all; fi
if [ $stage = all ] || [ $stage = finish ]; then in_both_modes finish; fi

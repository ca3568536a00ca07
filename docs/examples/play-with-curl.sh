#!/usr/bin/env bash
# Plays a whole match against a bot with curl, and verifies the deal at the end.
#
#     docs/examples/play-with-curl.sh [URL] [GAME]
#
# Node is used only to parse JSON; any other JSON parser works as well.
set -euo pipefail

url=${1:-http://127.0.0.1:8080}
game=${2:-agent-avenue}

# ask METHOD PATH [BODY]: prints the response's body; fails on an error status.
ask() {
  curl --silent --show-error --fail-with-body --request "$1" "$url$2" \
    --header "authorization: Bearer ${token:-none}" --header 'content-type: application/json' ${3:+--data "$3"}
}

# pick EXPRESSION: reads JSON from standard input as `it`.
pick() {
  node -p "const it = JSON.parse(require('fs').readFileSync(0, 'utf8')); $1"
}

token=$(ask POST /api/guest '{"name":"Curl"}' | pick it.token)
# The server commits to its seed before it sees ours: so neither can influence the deal.
commitment=$(ask POST /api/commitments | pick it.commitment)
match=$(ask POST /api/matches "{\"game\":\"$game\",\"seats\":[\"me\",{\"bot\":\"gentle\"}],
  \"commitment\":\"$commitment\",\"seed\":\"my share of the luck\"}" | pick it.id)
echo "match $match, promised: $commitment"

# The next request: a random legal move with the version it is meant for, `wait`, or `over`.
next="it.status !== 'running' ? 'over' : it.legal.length === 0 ? 'wait' : JSON.stringify({
  version: it.version,
  key: 'move after ' + it.version,
  move: it.legal[Math.floor(Math.random() * it.legal.length)],
})"

moves=0
while true; do
  move=$(ask GET "/api/matches/$match" | pick "$next")
  case $move in
    over) break ;;
    wait) sleep 0.1 ;;
    *)
      # A refusal here means that the match has changed meanwhile: read it again.
      ask POST "/api/matches/$match/moves" "$move" > /dev/null || continue
      moves=$((moves + 1))
      ;;
  esac
done
echo "over after $moves moves of mine: $(ask GET "/api/matches/$match" | pick 'JSON.stringify(it.result)')"

# The commitment is the SHA-256 of the server's seed; the deal comes from that seed and the players' seeds.
deal=$(ask GET "/api/matches/$match/fairness")
server_seed=$(pick it.revealed.serverSeed <<< "$deal")
all_seeds=$(pick 'JSON.stringify([it.revealed.serverSeed, ...it.revealed.chairSeeds])' <<< "$deal")
deal_seed=$(pick it.revealed.seed <<< "$deal")
[ "$(printf %s "$server_seed" | sha256sum | cut -d ' ' -f 1)" = "$commitment" ]
[ "$(printf %s "$all_seeds" | sha256sum | cut -d ' ' -f 1)" = "$deal_seed" ]
echo "dealt as promised"

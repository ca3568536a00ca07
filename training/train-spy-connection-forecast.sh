#!/bin/bash
# Trains the win probability of Spy Connection's analysis again, on a CPU:
# bash training/train-spy-connection-forecast.sh [MATCHES]
#
# It overwrites the weights in use. MATCHES is the number of matches between experts (default 4000, six minutes).
source "$(dirname "$0")/common/commands.sh"
matches=${1:-4000}
ts games/spy-connection/bots/training/record-results.ts "$matches" fit-4 > "$data/sc-results"
py spy_connection.value "$data/sc-results" --out games/spy-connection/bots/forecast-weights.ts
npx biome format --write games/spy-connection/bots/forecast-weights.ts

#!/bin/bash
# Retrains the win probability of Spy Connection's analysis, on a CPU. Run it in the root of the repository:
# bash training/retrain-forecast.sh [MATCHES]
#
# It overwrites the weights in use. MATCHES is the number of matches between experts (default 4000, six minutes).
set -euo pipefail
matches=${1:-4000}
data=training/data
mkdir -p "$data"
node scripts/launch.mjs games/spy-connection/bots/training/record-results.ts "$matches" fit-4 > "$data/sc-results"
python3 -m training.spy_connection.value "$data/sc-results" --out games/spy-connection/bots/forecast-weights.ts
npx biome format --write games/spy-connection/bots/forecast-weights.ts

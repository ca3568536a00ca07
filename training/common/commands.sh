# For the scripts in training/, which begin with: source "$(dirname "$0")/common/commands.sh"
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
out=training/out
data=training/data
mkdir -p "$out" "$data"

# Runs a TypeScript program of the project.
ts() { node scripts/launch.mjs "$@"; }

# Runs a Python program of this folder: py kompromat.evolve [OPTIONS]
py() { python3 -m "training.$1" "${@:2}"; }

# Runs commands at the same time, each with one argument: in_parallel COMMAND ARGUMENT COMMAND ARGUMENT ...
in_parallel() {
  local jobs=() job
  while (($#)); do
    "$1" "$2" &
    jobs+=($!)
    shift 2
  done
  for job in "${jobs[@]}"; do wait "$job"; done
}

# Runs a command for each mode of Agent Avenue.
in_both_modes() {
  "$1" simple
  "$1" advanced
}

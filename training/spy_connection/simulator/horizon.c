/* games/spy-connection/bots/match-horizon.ts */
#include "bots.h"

#include <math.h>
#include <string.h>

static const Horizon LAST_TURN = {0.5, 0.1}, DISTANT = {30, 1};

Horizon estimate_horizon(const Game *game, int seat, Tour *tour) {
  if (game->last_turns_left != NO_LAST_TURNS) return LAST_TURN;
  double end = INFINITY;
  for (int other = 0; other < PLAYERS; other++) {
    load_tour(tour, game, other, DISTANT);
    double turns = turns_to_complete(tour, MISSIONS_TO_END - game->players[other].completed) + (other != seat);
    if (turns < end) end = turns;
  }
  if (end < 1) end = 1;
  const Values *values = &tour->model->values;
  return (Horizon){end, values->uncertainty + values->uncertainty_per_turn * end};
}

Horizon shift_horizon(Horizon horizon, double turns) { return (Horizon){horizon.end - turns, horizon.uncertainty}; }

/* The same few arguments are used again and again. */
enum { CACHE_BITS = 12 };

typedef struct {
  double turn, end, uncertainty, result;
} Cached;

static Cached probabilities[1 << CACHE_BITS], remainders[1 << CACHE_BITS];

static Cached *slot_of(Cached *cache, double turn, Horizon horizon) {
  uint64_t a, b;
  memcpy(&a, &turn, sizeof a);
  memcpy(&b, &horizon.end, sizeof b);
  return &cache[(a * 0x9E3779B97F4A7C15ull ^ b * 0xC2B2AE3D27D4EB4Full) >> (64 - CACHE_BITS)];
}

static bool is_hit(const Cached *slot, double turn, Horizon horizon) {
  return slot->turn == turn && slot->end == horizon.end && slot->uncertainty == horizon.uncertainty;
}

double probability_still_playing(double turn, Horizon horizon) {
  Cached *slot = slot_of(probabilities, turn, horizon);
  if (!is_hit(slot, turn, horizon))
    *slot = (Cached){turn, horizon.end, horizon.uncertainty, sigmoid((horizon.end - turn) / horizon.uncertainty)};
  return slot->result;
}

double expected_turns_after(double turn, Horizon horizon) {
  Cached *slot = slot_of(remainders, turn, horizon);
  if (!is_hit(slot, turn, horizon)) {
    double result = horizon.uncertainty * js_log(1 + js_exp((horizon.end - turn) / horizon.uncertainty));
    *slot = (Cached){turn, horizon.end, horizon.uncertainty, result};
  }
  return slot->result;
}

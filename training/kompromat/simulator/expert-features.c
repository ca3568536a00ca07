/* What `expert` computes for a position, as in games/kompromat/bots/training/expert-features.ts. */
#include <math.h>

#include "encoding.h"
#include "policy.h"

enum { POINT_UNIT = 4, GAIN_UNIT = 8, PROBABILITY_UNIT = 16, MAX_FEATURE = 48, MAIN_MOVES = 7 };
static const double GAIN_THRESHOLDS[] = {-2.03, -1.03, -0.53, -0.23, 0, 0.23, 0.53, 1.03, 2.03};
enum { GAIN_STEPS = sizeof GAIN_THRESHOLDS / sizeof *GAIN_THRESHOLDS };

static int scale(double value, int unit) {
  double scaled = floor(value * unit + 0.5);
  return scaled > MAX_FEATURE ? MAX_FEATURE : scaled < -MAX_FEATURE ? -MAX_FEATURE : (int)scaled;
}

static int8_t *zeros(int8_t *out, int count) {
  while (count-- > 0) *out++ = 0;
  return out;
}

/* Place, hit, stop and pass, or an item by its kind. */
static int8_t *move_features(int8_t *out, int move) {
  int item = move >= USE && move < DECLARE ? item_of_use((move - USE) % USE_COUNT) : NONE;
  return one_hot(one_hot(out, move, MAIN_MOVES), item, ITEMS);
}

/* The first mission whose card has not been won. */
static int first_open_mission(const Game *game) { return game->mission + (game->step > AWARD); }

/* The tokens for a failure, for the opponent's failure, and for a total of 21. */
static int8_t *token_features(int8_t *out, const Game *game) {
  int mission = first_open_mission(game);
  if (mission == MISSIONS) return zeros(out, 3);
  Stakes stakes = stakes_at(game, game->active, mission);
  *out++ = scale(stakes.failure, POINT_UNIT);
  *out++ = scale(stakes.their_failure, POINT_UNIT);
  *out++ = scale(stakes.at21, POINT_UNIT);
  return out;
}

static int8_t *mission_values(int8_t *out, const Game *game, int mission) {
  int seat = game->active;
  if (mission < first_open_mission(game)) return zeros(out, 6);
  Stakes stakes = stakes_at(game, seat, mission);
  const Odds *odds = opponent_odds(game, seat, mission);
  FinalColumn column = final_column(game, seat, mission);
  bool has_total = column.count > 0 && column.total >= 0 && column.total <= LIMIT;
  *out++ = scale(stakes.mine, POINT_UNIT);
  *out++ = scale(stakes.theirs, POINT_UNIT);
  *out++ = has_total ? scale(odds->below[column.total], PROBABILITY_UNIT) : 0;
  *out++ = has_total ? scale(odds->above[column.total], PROBABILITY_UNIT) : 0;
  *out++ = scale(odds->failed, PROBABILITY_UNIT);
  *out++ = column.total < 0 ? 0 : scale(column_value(game, seat, mission, column), POINT_UNIT);
  return out;
}

/* By mission: the value with the drawn card, its gain over a random card, and the difference to the best mission. */
static int8_t *place_features(int8_t *out, const Game *game) {
  const Agent *agent = &game->agents[game->active];
  if (game->step != TURN || game->turn_mission != NONE) return zeros(out, 3 * MISSIONS);
  int card = agent->cards[agent->drawn - 1];
  double values[MISSIONS], gains[MISSIONS], best = -INFINITY;
  Stopping stopping;
  for (int m = 0; m < MISSIONS; m++) {
    if (agent->columns[m].count > 0) continue;
    solve_stopping(&stopping, game, m, 0);
    values[m] = best_value(&stopping, HALF_POINTS[card], card == ACE);
    gains[m] = values[m] - new_column_value(&stopping);
    if (gains[m] > best) best = gains[m];
  }
  for (int m = 0; m < MISSIONS; m++) {
    bool is_open = agent->columns[m].count == 0;
    *out++ = is_open ? scale(values[m], POINT_UNIT) : 0;
    *out++ = is_open ? scale(gains[m], GAIN_UNIT) : 0;
    *out++ = is_open ? scale(gains[m] - best, GAIN_UNIT) : 0;
  }
  return out;
}

static int8_t *hit_features(int8_t *out, const Game *game) {
  const Agent *agent = &game->agents[game->active];
  const Column *column = &agent->columns[game->turn_mission == NONE ? 0 : game->turn_mission];
  if (game->turn_mission == NONE || column->total > LIMIT || agent->drawn == KIT_SIZE) return zeros(out, GAIN_STEPS + 3);
  Stopping stopping;
  solve_stopping(&stopping, game, game->turn_mission, column->total);
  double hit = hit_value(&stopping, agent, column->total, column->aces);
  double stop = stop_value(&stopping, column->total, column->aces);
  *out++ = scale(hit - stop, GAIN_UNIT);
  *out++ = scale(hit, POINT_UNIT);
  *out++ = scale(stop, POINT_UNIT);
  for (int i = 0; i < GAIN_STEPS; i++) *out++ = hit - stop > GAIN_THRESHOLDS[i];
  return out;
}

int8_t *expert_features(int8_t *out, const Game *game) {
  int seat = game->active;
  out = move_features(out, policy_move(game));
  for (int m = 0; m < MISSIONS; m++) out = mission_values(out, game, m);
  out = hit_features(place_features(token_features(out, game), game), game);
  bool is_resolving = game->step > TURN;
  *out++ = is_resolving && can_use_newspaper(game, seat) ? scale(newspaper_gain(game, seat), GAIN_UNIT) : 0;
  *out++ = is_resolving && can_stun_last(game, seat) ? scale(stun_gain(game, seat), GAIN_UNIT) : 0;
  return out;
}

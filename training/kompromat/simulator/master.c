/* The search of the level `master`: games/kompromat/bots/master.ts, belief.ts, playout.ts, successive-elimination.ts. */
#include <math.h>
#include <string.h>

#include "policy.h"

enum { RANDOM_RESOLUTION = 1 << 20, MAX_ROUNDS = 512, ELIMINATION_INTERVAL = 8, SAMPLED_WORLDS = 16 };
static const double ELIMINATION_THRESHOLD = 2.5, PRIOR_SQUARES = 0.1;
static const double IMMEDIATE_RESULT_BONUS = 0.001;
static const uint32_t SEED_RANGE = 1u << 31;

typedef struct {
  int arms, worlds;
  int moves[MOVES], tried[MOVES];
  bool is_active[MOVES];
  double results[MOVES][MAX_ROUNDS];
} Elimination;

/* The likelihood that a player with these cards hits and stops as seen. */
static double play_likelihood(const Model *model, const Agent *agent) {
  double likelihood = 1;
  for (int m = 0; m < MISSIONS; m++) {
    int total = 0, aces = 0, cards = 0;
    for (int i = 0; i < agent->drawn; i++) {
      if (agent->locations[i] != m) continue;
      total += HALF_POINTS[agent->cards[i]];
      aces += agent->cards[i] == ACE;
      double stops = stop_probability(model, total, aces);
      likelihood *= ++cards == agent->columns[m].count ? stops : 1 - stops;
    }
  }
  return likelihood;
}

static bool has_face_down_cards(const Agent *agent) {
  for (int m = 0; m < MISSIONS; m++)
    if (face_down_count(&agent->columns[m]) > 0) return true;
  return false;
}

static Game sample_believed_world(const Game *game, QuickRandom *random) {
  int opponent = 1 - game->active;
  Game chosen = redeal(game, random);
  if (!has_face_down_cards(&chosen.agents[opponent])) return chosen;
  const Model *model = model_of(game, opponent);
  int candidates = model_of(game, game->active)->values.search_candidates;
  double sum = play_likelihood(model, &chosen.agents[opponent]);
  for (int i = 1; i < candidates; i++) {
    Game world = redeal(game, random);
    double weight = play_likelihood(model, &world.agents[opponent]);
    sum += weight;
    if (random_below(random, RANDOM_RESOLUTION) * sum < weight * RANDOM_RESOLUTION) chosen = world;
  }
  return chosen;
}

/* Plays a move, then both policies to the end of the round. */
static double playout(const Game *world, int seat, int move, QuickRandom *random) {
  Game game = *world;
  game.is_playout = true;
  play(&game, move);
  if (game.winner != NO_WINNER)
    return win_probability(&game, seat) * (1 + 2 * IMMEDIATE_RESULT_BONUS) - IMMEDIATE_RESULT_BONUS;
  while (game.step != ROUND_START && game.winner == NO_WINNER) play(&game, level_move(&game, random));
  return win_probability(&game, seat);
}

static double mean(const double *numbers, int count) {
  double sum = 0;
  for (int i = 0; i < count; i++) sum += numbers[i];
  return count == 0 ? 0 : sum / count;
}

/* The mean lead of an arm over another one in the worlds in which the first was tried. `error`: its standard error. */
static double lead_over(const Elimination *e, int arm, int other, double *error) {
  int count = e->tried[arm];
  double leads[MAX_ROUNDS], squares = 0;
  for (int i = 0; i < count; i++) leads[i] = e->results[arm][i] - e->results[other][i];
  double mean_lead = mean(leads, count);
  for (int i = 0; i < count; i++) squares += (leads[i] - mean_lead) * (leads[i] - mean_lead);
  *error = sqrt(squares + PRIOR_SQUARES) / (count > 1 ? count : 1);
  return mean_lead;
}

static int leader_of(const Elimination *e) {
  int best = NONE;
  for (int arm = 0; arm < e->arms; arm++)
    if (e->is_active[arm] &&
        (best == NONE || mean(e->results[arm], e->tried[arm]) > mean(e->results[best], e->tried[best])))
      best = arm;
  return best;
}

/* Returns how many arms are left. */
static int eliminate_laggards(Elimination *e) {
  int leader = leader_of(e), left = 0;
  double error;
  for (int arm = 0; arm < e->arms; arm++) {
    if (!e->is_active[arm]) continue;
    double lead = lead_over(e, arm, leader, &error);
    e->is_active[arm] = arm == leader || -lead <= ELIMINATION_THRESHOLD * error;
    left += e->is_active[arm];
  }
  return left;
}

static int best_arm(const Elimination *e, double margin) {
  int leader = leader_of(e);
  double error;
  if (mean(e->results[leader], e->tried[leader]) > 1 || mean(e->results[0], e->tried[0]) < 0) return leader;
  double lead = lead_over(e, 0, leader, &error);
  return e->is_active[0] && -lead <= margin * error ? 0 : leader;
}

static int search(const Game *game, QuickRandom *random, const uint8_t *legal) {
  static _Thread_local Elimination e;
  redeal(game, random);
  e.arms = 0;
  e.moves[e.arms++] = policy_move(game);
  for (int move = 0; move < MOVES; move++)
    if (legal[move] && move != e.moves[0]) e.moves[e.arms++] = move;
  for (int arm = 0; arm < e.arms; arm++) e.is_active[arm] = true, e.tried[arm] = 0;
  const Values *values = &model_of(game, game->active)->values;
  int active = e.arms, rounds = values->search_rounds < MAX_ROUNDS ? values->search_rounds : MAX_ROUNDS;
  for (int round = 0; round < rounds && active > 1; round++) {
    Game world = sample_believed_world(game, random);
    QuickRandom errors = quick_random(random_below(random, SEED_RANGE));
    for (int arm = 0; arm < e.arms; arm++) {
      QuickRandom same = errors;
      if (e.is_active[arm]) e.results[arm][e.tried[arm]++] = playout(&world, game->active, e.moves[arm], &same);
    }
    if ((round + 1) % ELIMINATION_INTERVAL == 0 && round + 1 > ELIMINATION_INTERVAL) active = eliminate_laggards(&e);
  }
  return e.moves[best_arm(&e, values->search_margin)];
}

/* Whether a move wins at once or against every answer, in some worlds: packages/contract/certain-win.ts. */
static bool is_certain_win(const Game *game, int move) {
  QuickRandom random = quick_random(1);
  for (int i = 0; i < SAMPLED_WORLDS; i++) {
    Game after = redeal(game, &random);
    after.is_playout = true;
    play(&after, move);
    if (after.winner == game->active) continue;
    if (after.winner != NO_WINNER || after.step == ROUND_START || after.active == game->active) return false;
    uint8_t answers[MOVES];
    legal_moves(&after, answers);
    for (int answer = 0; answer < MOVES; answer++) {
      if (!answers[answer]) continue;
      Game end = after;
      play(&end, answer);
      if (end.winner != game->active) return false;
    }
  }
  return true;
}

int master_move(const Game *game, QuickRandom *random) {
  uint8_t legal[MOVES];
  legal_moves(game, legal);
  int count = 0, last = NONE;
  for (int move = 0; move < MOVES; move++)
    if (legal[move]) count++, last = move;
  if (count == 1) return last;
  for (int move = 0; move < MOVES; move++)
    if (legal[move] && is_certain_win(game, move)) return move;
  return search(game, random, legal);
}

/* The moves of `master` for the matches with a seed. */
void master_moves(const Game *games, int count, const uint32_t *seeds, int16_t *moves) {
  for (int i = 0; i < count; i++) {
    if (seeds[i] == 0) continue;
    QuickRandom random = quick_random(seeds[i]);
    moves[i] = master_move(&games[i], &random);
  }
}

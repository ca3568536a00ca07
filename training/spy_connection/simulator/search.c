/* The moves of the levels that search: games/spy-connection/bots/master.ts. */
#include "beam.h"

typedef struct {
  int move;
  double win;
} ScoredMove;

static bool contains_move(const ScoredMove *scored, int count, int move) {
  while (count > 0)
    if (scored[--count].move == move) return true;
  return false;
}

/* Moves that start one of the searched turns, in the order of these turns. */
static int score_planned(const Beam *beam, ScoredMove *scored) {
  int count = 0;
  double upper_bound = 1;
  for (int i = 0; i < beam->count; i++) {
    const Node *node = &beam->nodes[i];
    int move = beam->records[node->first_turn].moves[0];
    if (contains_move(scored, count, move)) continue;
    if (node->value < upper_bound) upper_bound = node->value;
    scored[count++] = (ScoredMove){move, upper_bound};
  }
  return count;
}

static double win_after(Beam *beam, const Game *world, int move) {
  Node after = {.game = *world};
  int seat = beam->estimator.seat, before = score(&world->players[seat]);
  play(&after.game, move);
  after.discounted_points = score(&after.game.players[seat]) - before;
  return win_probability(&beam->estimator, &after, 1);
}

/* All other moves, evaluated by the position after them and appended, the best first. */
static int score_unplanned(Beam *beam, const Game *world, ScoredMove *scored, int planned) {
  double upper_bound = 1;
  for (int i = 0; i < beam->count; i++)
    if (beam->nodes[i].value < upper_bound) upper_bound = beam->nodes[i].value;
  int16_t moves[MOVES];
  int count = planned;
  for (int i = 0, size = ordered_moves(world, moves); i < size; i++) {
    if (contains_move(scored, planned, moves[i])) continue;
    ScoredMove candidate = {moves[i], win_after(beam, world, moves[i])};
    if (candidate.win > upper_bound) candidate.win = upper_bound;
    int at = count++;
    for (; at > planned && scored[at - 1].win < candidate.win; at--) scored[at] = scored[at - 1];
    scored[at] = candidate;
  }
  return count;
}

static void put_first(ScoredMove *scored, int count, int move) {
  for (int i = 0; i < count; i++) {
    if (scored[i].move != move) continue;
    for (; i > 0; i--) scored[i] = scored[i - 1];
    scored[0] = (ScoredMove){move, 1};
    return;
  }
}

int search_move(const Game *world, const Model *model, int repetitions) {
  static Beam beam;
  search_beam(&beam, world, model);
  ScoredMove scored[MOVES];
  int count = score_planned(&beam, scored);
  bool is_last_turn = world->last_turns_left == 0 && (count == 0 || scored[0].win < 1);
  int win = is_last_turn ? last_turn_win(world) : NONE;
  if (win >= 0 || repetitions >= count) count = score_unplanned(&beam, world, scored, count);
  if (win >= 0) put_first(scored, count, win);
  return scored[repetitions < count ? repetitions : count - 1].move;
}

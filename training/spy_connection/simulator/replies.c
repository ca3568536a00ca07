/* A search that knows how its opponents play: it tries its best turns and plays on with their own moves. */
#include "beam.h"

#include <math.h>

enum { MOST_WORLDS = 256 };

static void play_turns_of(Game *game, int seat, bool are_own, const Model *model, QuickRandom *random) {
  while (game->winner == NO_WINNER && (game->active == seat) == are_own) play(game, level_move(game, model, 0, random));
}

static double value_of(const Game *game, int seat, const Model *model) {
  static Beam beam;
  if (game->winner != NO_WINNER) return game->winner == seat;
  search_beam(&beam, game, model);
  double best = 0;
  for (int i = 0; i < beam.count; i++)
    if (beam.nodes[i].value > best) best = beam.nodes[i].value;
  return best;
}

/* The win probability after a turn of the seat and `replies` rounds of the others, with turns of its own between them. */
static double value_after(Game game, const Record *turn, const Model *model, const Model *expected, QuickRandom *random) {
  int seat = game.active, rounds = model->values.replies;
  for (int i = 0; i < turn->count; i++) play(&game, turn->moves[i]);
  for (int round = 0; round < rounds && game.winner == NO_WINNER; round++) {
    play_turns_of(&game, seat, true, expected, random);
    play_turns_of(&game, seat, false, expected, random);
  }
  return value_of(&game, seat, model);
}

/* The first turns of the best nodes, each once. Returns their number. */
static int best_turns(const Beam *beam, int most, const Node **turns) {
  bool is_chosen[MOST_PLANS] = {false};
  int count = 0;
  for (int i = 0; i < beam->count && count < most; i++) {
    const Node *node = &beam->nodes[i];
    if (is_chosen[node->first_turn]) continue;
    is_chosen[node->first_turn] = true;
    turns[count++] = node;
  }
  return count;
}

/* How much better the values are than others in the same worlds; 0 if the difference may be chance. */
static double certain_gain(const double *values, const double *others, int count, double margin) {
  double sum = 0, squares = 0;
  for (int i = 0; i < count; i++) {
    double difference = values[i] - others[i];
    sum += difference;
    squares += difference * difference;
  }
  double mean = sum / count, variance = (squares / count - mean * mean) / (count - 1);
  return mean > margin * sqrt(variance) ? mean : 0;
}

Record turn_with_replies(const Game *game, const Model *model, const Model *expected, QuickRandom *random) {
  static Beam beam;
  static Game worlds[MOST_WORLDS];
  static double results[MOST_PLANS][MOST_WORLDS];
  const Values *values = &model->values;
  int world_count = values->reply_worlds < MOST_WORLDS ? values->reply_worlds : MOST_WORLDS;
  for (int i = 0; i < world_count; i++) worlds[i] = redeal(game, random);
  search_beam(&beam, &worlds[0], model);
  const Node *turns[MOST_PLANS];
  int count = best_turns(&beam, values->replied_turns, turns), best = 0;
  double highest = 0;
  for (int i = 0; i < count && count > 1; i++) {
    const Record *turn = &beam.records[turns[i]->first_turn];
    for (int world = 0; world < world_count; world++)
      results[i][world] = value_after(worlds[world], turn, model, expected, random);
    double gain = certain_gain(results[i], results[0], world_count, values->reply_margin);
    if (gain <= highest) continue;
    highest = gain;
    best = i;
  }
  return beam.records[turns[best]->first_turn];
}

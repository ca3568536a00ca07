/* games/spy-connection/bots/win-estimator.ts */
#include "beam.h"

#include <math.h>

static double with_tempo(const Estimator *estimator, double points, double turns_to_end) {
  return points - estimator->tempo * turns_to_end;
}

/* The expected points; the tour then tells in how many turns the seat can end the match. */
static double outlook(Estimator *estimator, const Game *game, int seat, Horizon horizon, double *turns_to_end) {
  load_tour(&estimator->tour, game, seat, horizon);
  double points = tour_score(&estimator->tour, tour_start_at(game->players[seat].spy));
  *turns_to_end = turns_in_last_tour(&estimator->tour, MISSIONS_TO_END - game->players[seat].completed);
  return points;
}

static double opponent_later(Estimator *estimator, const Game *game, int seat) {
  double turns_to_end;
  Horizon horizon = estimate_horizon(game, seat, &estimator->tour);
  double points = outlook(estimator, game, seat, horizon, &turns_to_end);
  return with_tempo(estimator, points, turns_to_end);
}

void start_estimator(Estimator *estimator, const Game *game, const Model *model) {
  estimator->model = estimator->tour.model = model;
  estimator->seat = game->active;
  estimator->horizon = estimate_horizon(game, game->active, &estimator->tour);
  estimator->open_missions = 0;
  for (int place = 0; place < game->display_size; place++) estimator->open_missions |= 1ull << game->display[place];
  estimator->tempo = tempo_value(&model->values, game);
  estimator->start_score = score(&game->players[game->active]);
  for (int seat = 0; seat < PLAYERS; seat++) {
    if (seat == game->active) continue;
    estimator->opponents[seat].now = score(&game->players[seat]);
    estimator->opponents[seat].later = opponent_later(estimator, game, seat);
  }
  find_denial_gains(estimator, game);
}

static double best_opponent_at(const Estimator *estimator, double time) {
  double share = fmin(1, (time + 1) / (estimator->horizon.end + 1)), best = -INFINITY;
  double growth = 1 + estimator->model->values.opponent_growth;
  for (int seat = 0; seat < PLAYERS; seat++) {
    if (seat == estimator->seat) continue;
    const Prospect *opponent = &estimator->opponents[seat];
    best = fmax(best, opponent->now + (opponent->later - opponent->now) * share * growth);
  }
  return best;
}

double opponent_change(Estimator *estimator, const Game *game) {
  double before = -INFINITY, after = -INFINITY, weight = estimator->model->values.blocking;
  if (weight == 0 || game->winner != NO_WINNER) return 0;
  for (int seat = 0; seat < PLAYERS; seat++) {
    if (seat == estimator->seat) continue;
    before = fmax(before, estimator->opponents[seat].later);
    after = fmax(after, opponent_later(estimator, game, seat));
  }
  return weight * (after - before);
}

static double probability_for_lead(const Estimator *estimator, double lead, double turns) {
  return sigmoid(lead / (estimator->model->values.lead_scale * sqrt(1 + turns)));
}

/* While the match goes on. */
double win_probability(Estimator *estimator, const Node *node, int turns_taken) {
  const Player *player = &node->game.players[estimator->seat];
  double before = turns_taken - 1, turns_to_end;
  double points = outlook(estimator, &node->game, estimator->seat, shift_horizon(estimator->horizon, before), &turns_to_end);
  double future = points - score(player);
  double own = with_tempo(estimator, estimator->start_score + node->discounted_points + future, before + turns_to_end);
  own += position_bonus(&estimator->model->values, player, &estimator->tour);
  double lead = own - best_opponent_at(estimator, estimator->horizon.end) - node->opponent_change;
  return probability_for_lead(estimator, lead, estimator->horizon.end);
}

/* Only last turns of the opponents are left. They are played by the policy. */
static double play_last_turns(Estimator *estimator, Game game) {
  while (game.winner == NO_WINNER) play_best_turn(&game, &estimator->tour);
  int own = score(&game.players[estimator->seat]), best = 0;
  for (int seat = 0; seat < PLAYERS; seat++) {
    int points = score(&game.players[seat]);
    if (seat != estimator->seat && points > best) best = points;
  }
  if (game.winner == estimator->seat) return fmin(1, 0.9 + 0.02 * (own - best));
  return fmax(0, 0.1 - 0.02 * (best - own));
}

double win_probability_after_last_turn(Estimator *estimator, const Game *game, int turns_taken) {
  if (game->winner == NO_WINNER && turns_taken == 1) return play_last_turns(estimator, *game);
  if (game->winner != NO_WINNER) return game->winner == estimator->seat;
  double own = with_tempo(estimator, score(&game->players[estimator->seat]), turns_taken);
  return probability_for_lead(estimator, own - best_opponent_at(estimator, turns_taken), turns_taken);
}

/* What variants of the search may count beyond `expert`, in which all these numbers are 0. */
#include "beam.h"

#include <math.h>

double tempo_value(const Values *values, const Game *game) {
  int most = 0;
  for (int seat = 0; seat < PLAYERS; seat++)
    if (game->players[seat].completed > most) most = game->players[seat].completed;
  return values->tempo + values->late_tempo * most / MISSIONS_TO_END;
}

double position_bonus(const Values *values, const Player *player, const Tour *tour) {
  return values->mission_held * player->mission_count + values->agent_in_supply * player->supply +
         values->agent_on_board * tour->agents_on_board;
}

/* What the best mission of a seat is worth to it beyond the second best, or beyond none. */
static void add_denial_gains(Estimator *estimator, const Game *game, int seat) {
  Tour *tour = &estimator->tour;
  TourStart start = tour_start_at(game->players[seat].spy);
  load_tour(tour, game, seat, estimate_horizon(game, seat, tour));
  double best = tour_score(tour, start), second = best;
  int best_place = NONE;
  for (int place = 0; place < game->display_size; place++) {
    start.accepted = game->display[place];
    start.planning = PLANNING[place];
    double value = tour_score(tour, start);
    second = fmax(second, fmin(value, best));
    if (value <= best) continue;
    best = value;
    best_place = place;
  }
  if (best_place >= 0) estimator->denial_gains[best_place] = fmax(estimator->denial_gains[best_place], best - second);
}

void find_denial_gains(Estimator *estimator, const Game *game) {
  for (int place = 0; place < PLACES; place++) estimator->denial_gains[place] = 0;
  if (estimator->model->values.denial == 0) return;
  for (int seat = 0; seat < PLAYERS; seat++)
    if (seat != estimator->seat) add_denial_gains(estimator, game, seat);
}

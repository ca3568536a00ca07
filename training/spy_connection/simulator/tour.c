/*
 * games/spy-connection/bots/tour-estimator.ts: the final score after a tour of the spy through all cities of its missions,
 * nearest first. The itinerary, which does not depend on supply and time, is kept; see itinerary.c.
 */
#include "itinerary.h"

#include <math.h>

TourStart tour_start_at(int spy) { return (TourStart){spy, NONE, NONE, 0, NONE}; }

void load_tour(Tour *tour, const Game *game, int seat, Horizon horizon) {
  const Player *player = &game->players[seat];
  tour->horizon = horizon;
  tour->own = player->agents;
  tour->others = 0;
  for (int i = 0; i < PLAYERS; i++)
    if (i != seat) tour->others |= game->players[i].agents;
  tour->spy = player->spy;
  tour->supply = player->supply;
  tour->agents_on_board = __builtin_popcountll(player->agents) + __builtin_popcountll(player->pairs);
  tour->score = score(player);
  tour->mission_count = player->mission_count;
  for (int i = 0; i < player->mission_count; i++) {
    const Mission *mission = &player->missions[i];
    uint8_t unmarked = ~mission->marked & ((1 << CARD_SIZE[mission->card]) - 1);
    int agents = __builtin_popcount(mission->marked) + mission->planning;
    tour->missions[i] = (TourMission){mission->card, agents, unmarked};
  }
}

typedef struct {
  Tour *tour;
  TourMission *missions;
  double score;
  int supply, agents_on_board;
} Journey;

static void spend_agents(Journey *journey, int agents) {
  journey->supply -= agents;
  if (journey->supply >= 0) return;
  int missing = -journey->supply;
  int recalled = missing < journey->agents_on_board ? missing : journey->agents_on_board;
  journey->agents_on_board -= recalled;
  const Values *values = &journey->tour->model->values;
  journey->tour->turns += values->recall_cost * recalled + values->shortage_cost * (missing - recalled);
  journey->supply = 0;
}

static void place_agents(Journey *journey, int agents) {
  spend_agents(journey, agents);
  journey->agents_on_board += agents;
}

static void complete(Journey *journey, int mission) {
  Tour *tour = journey->tour;
  int card = journey->missions[mission].card;
  journey->score += (POINTS[card] - CARD_SIZE[card]) * probability_still_playing(tour->turns, tour->horizon);
  journey->supply += journey->missions[mission].agents;
  tour->completion_times[tour->completed++] = tour->turns;
  if (GIVES_EXTRA_TURN[card]) tour->turns = fmax(0, tour->turns - 1);
}

static void follow(Journey *journey, const Itinerary *itinerary) {
  Tour *tour = journey->tour;
  for (int i = 0; i < itinerary->count; i++) {
    int event = itinerary->events[i], mission = event % EVENT_KIND;
    if (event < MARK_EVENT) {
      tour->turns++;
      if (event > 0) place_agents(journey, event);
    } else if (event < COMPLETE_EVENT) {
      spend_agents(journey, 1);
      journey->missions[mission].agents++;
      journey->score += probability_still_playing(tour->turns, tour->horizon);
    } else {
      complete(journey, mission);
    }
  }
}

/* The missions of a tour in order. Returns the agents that come back from a discarded one. */
static int start_missions(const Tour *tour, const TourStart *start, TourMission *missions, int *count) {
  *count = tour->mission_count;
  for (int i = 0; i < *count; i++) missions[i] = tour->missions[i];
  if (start->accepted >= 0)
    missions[(*count)++] = (TourMission){start->accepted, start->planning, (1 << CARD_SIZE[start->accepted]) - 1};
  for (int i = 0; i < *count; i++) {
    if (start->discarded < 0 || missions[i].card != start->discarded) continue;
    int agents = missions[i].agents;
    missions[i] = missions[--*count];
    return agents;
  }
  return 0;
}

double tour_score(Tour *tour, TourStart start) {
  TourMission missions[MISSION_LIMIT + 1];
  int count;
  tour->turns = 0;
  tour->completed = 0;
  Journey journey = {tour, missions, tour->score, tour->supply - start.planning, tour->agents_on_board};
  journey.supply += start_missions(tour, &start, missions, &count);
  Costs costs = {tour->own, tour->others, 0};
  if (start.connection >= 0) {
    place_agents(&journey, cost_of(&costs, start.connection));
    secure(&costs, start.connection);
  }
  follow(&journey, itinerary_of(tour->model, &costs, start.spy, missions, count));
  return journey.score + tour->model->values.points_per_turn * expected_turns_after(tour->turns, tour->horizon);
}

double tour_score_without(Tour *tour, int space, TourStart start) {
  tour->own &= ~(1ull << space);
  double value = tour_score(tour, start);
  tour->own |= 1ull << space;
  return value;
}

double turns_in_last_tour(const Tour *tour, int missions) {
  const Values *values = &tour->model->values;
  if (missions <= 0) return 0;
  if (missions <= tour->mission_count)
    return missions <= tour->completed ? tour->completion_times[missions - 1] : tour->turns;
  return tour->turns + values->new_mission_delay + values->turns_per_mission * (missions - tour->mission_count);
}

double turns_to_complete(Tour *tour, int missions) {
  if (missions <= 0) return 0;
  tour_score(tour, tour_start_at(tour->spy));
  return turns_in_last_tour(tour, missions);
}

/* The input of a net for one seat's view, as in games/spy-connection/bots/training/net-features.ts. */
#include "encoding.h"
#include "rules.h"

enum { MOST_LEAD = 30, MOST_COST = 20, CRITIC_NEXT_CARDS = 2 };
static const int8_t LEAD_THRESHOLDS[] = {-12, -8, -5, -3, -1, 0, 1, 2, 4, 6, 9, 13};

/* The shortest way of one spy to each city: connections and agents to place. */
typedef struct {
  uint32_t network;
  int8_t costs[CONNECTIONS];
  int8_t steps[CITIES], agents[CITIES];
} Ways;

static void find_ways(const Game *game, int seat, Ways *ways) {
  ways->network = network_of(&game->players[seat]);
  for (int i = 0; i < CONNECTIONS; i++) ways->costs[i] = connection_cost(game, seat, i);
  for (int city = 0; city < CITIES; city++) {
    bool is_reached = ways->network >> city & 1;
    ways->steps[city] = is_reached ? 0 : CITIES;
    ways->agents[city] = is_reached ? 0 : MOST_COST;
  }
  for (bool has_changed = true; has_changed;) {
    has_changed = false;
    for (int way = 0; way < 2 * CONNECTIONS; way++) {
      int connection = way / 2, from = ENDS[connection][way % 2], to = ENDS[connection][1 - way % 2];
      int steps = ways->steps[from] + 1, agents = ways->agents[from] + ways->costs[connection];
      if (steps < ways->steps[to]) ways->steps[to] = steps, has_changed = true;
      if (agents < ways->agents[to]) ways->agents[to] = agents, has_changed = true;
    }
  }
}

/* By two cities: the fewest connections between them. */
static int8_t hops[CITIES][CITIES];

__attribute__((constructor)) static void find_hops(void) {
  for (int a = 0; a < CITIES; a++)
    for (int b = 0; b < CITIES; b++) hops[a][b] = a == b ? 0 : CITIES;
  for (int round = 0; round < CITIES; round++)
    for (int i = 0; i < CONNECTIONS; i++)
      for (int city = 0; city < CITIES; city++)
        for (int end = 0; end < 2; end++) {
          int from = ENDS[i][end], to = ENDS[i][1 - end];
          if (hops[city][from] + 1 < hops[city][to]) hops[city][to] = hops[city][from] + 1;
        }
}

static int turns_between(const Ways *ways, int from, int to) {
  bool is_one_network = ways->network >> from & 1 && ways->network >> to & 1;
  return is_one_network ? from != to : hops[from][to];
}

/* The minimum number of turns to visit these cities from a city in any order, with unlimited agents. */
static int turns_after(const Ways *ways, int at, uint32_t cities) {
  int fewest = 0;
  for (uint32_t rest = cities; rest; rest &= rest - 1) {
    int city = __builtin_ctz(rest);
    int turns = turns_between(ways, at, city) + turns_after(ways, city, cities & ~(1u << city));
    if (rest == cities || turns < fewest) fewest = turns;
  }
  return fewest;
}

/* The cities of a mission, and the turns for the others after each of them. */
typedef struct {
  int count;
  int8_t cities[MOST_CIRCLES], turns_after[MOST_CIRCLES];
} Tour;

static Tour tour_of(const Ways *ways, uint32_t cities) {
  Tour tour = {0};
  for (uint32_t rest = cities; rest; rest &= rest - 1) {
    int city = __builtin_ctz(rest);
    tour.cities[tour.count] = city;
    tour.turns_after[tour.count++] = turns_after(ways, city, cities & ~(1u << city));
  }
  return tour;
}

/* If the spy were in this city. */
static int turns_from(const Ways *ways, const Tour *tour, int at) {
  int fewest = 0;
  for (int i = 0; i < tour->count; i++) {
    int turns = turns_between(ways, at, tour->cities[i]) + tour->turns_after[i];
    if (i == 0 || turns < fewest) fewest = turns;
  }
  return fewest;
}

/* The first leg starts anywhere in the network. */
static int turns_to_visit(const Ways *ways, const Tour *tour, int spy) {
  int fewest = 0;
  for (int i = 0; i < tour->count; i++) {
    int city = tour->cities[i], steps = ways->steps[city];
    int turns = (city == spy ? 0 : steps > 1 ? steps : 1) + tour->turns_after[i];
    if (i == 0 || turns < fewest) fewest = turns;
  }
  return fewest;
}

static uint32_t cities_on(int card, uint32_t circles) {
  uint32_t cities = 0;
  for (int i = 0; i < CARD_SIZE[card]; i++)
    if (circles >> i & 1) cities |= 1u << CARD_CITIES[card][i];
  return cities;
}

static uint32_t needed_cities(const Mission *mission) { return cities_on(mission->card, ~mission->marked); }

static int8_t *mission_features(int8_t *out, const Ways *ways, int spy, const Mission *mission) {
  if (!mission) return one_hot(out, -1, 2 * CITIES + MOST_CIRCLES + 6);
  uint32_t needed = needed_cities(mission);
  *out++ = 1;
  out = bits(out, needed, CITIES);
  out = bits(out, cities_on(mission->card, mission->marked), CITIES);
  *out++ = POINTS[mission->card];
  *out++ = GIVES_EXTRA_TURN[mission->card];
  *out++ = mission->planning;
  out = thermometer(out, __builtin_popcount(needed), MOST_CIRCLES);
  Tour tour = tour_of(ways, needed);
  *out++ = turns_to_visit(ways, &tour, spy);
  *out++ = needed >> spy & 1;
  return out;
}

static int8_t *player_features(int8_t *out, const Player *player, const Ways *ways) {
  out = thermometer(out, player->supply, AGENTS);
  out = one_hot(out, player->spy, CITIES);
  out = bits(out, ways->network, CITIES);
  for (int space = 0; space < SPACES; space++) *out++ = (player->agents >> space & 1) + (player->pairs >> space & 1);
  for (int i = 0; i < CONNECTIONS; i++) *out++ = ways->costs[i];
  for (int city = 0; city < CITIES; city++) *out++ = ways->steps[city];
  for (int city = 0; city < CITIES; city++) *out++ = ways->agents[city];
  out = thermometer(out, player->completed, MISSIONS_TO_END);
  *out++ = score(player) / 4;
  for (int i = 0; i < MISSION_LIMIT; i++)
    out = mission_features(out, ways, player->spy, i < player->mission_count ? &player->missions[i] : 0);
  return out;
}

static int8_t *display_features(int8_t *out, const Game *game, const Player *own, const Ways *ways) {
  uint32_t needed = 0;
  for (int i = 0; i < own->mission_count; i++) needed |= needed_cities(&own->missions[i]);
  for (int place = 0; place < PLACES; place++) {
    if (place >= game->display_size) {
      out = one_hot(out, -1, CITIES + 6);
      continue;
    }
    int card = game->display[place];
    uint32_t cities = cities_on(card, ~0u);
    *out++ = 1;
    out = bits(out, cities, CITIES);
    *out++ = POINTS[card];
    *out++ = GIVES_EXTRA_TURN[card];
    *out++ = PLANNING[place] <= own->supply;
    Tour tour = tour_of(ways, cities);
    *out++ = turns_to_visit(ways, &tour, own->spy);
    *out++ = __builtin_popcount(cities & needed);
  }
  return out;
}

/* By city: the turns for all missions, and for the shortest one, if the spy were there. */
static int8_t *tour_features(int8_t *out, const Player *own, const Ways *ways) {
  int8_t *sums = out, *fewest = out + CITIES;
  for (int city = 0; city < CITIES; city++) sums[city] = fewest[city] = 0;
  for (int i = 0; i < own->mission_count; i++) {
    Tour tour = tour_of(ways, needed_cities(&own->missions[i]));
    for (int city = 0; city < CITIES; city++) {
      int turns = turns_from(ways, &tour, city);
      sums[city] += turns;
      if (i == 0 || turns < fewest[city]) fewest[city] = turns;
    }
  }
  return out + 2 * CITIES;
}

/* True if the only thing missing for a mark is an agent. */
static bool lacks_agent_to_mark(const Game *game, const Player *own) {
  if (own->supply > 0 || !(game->is_wrap_up || game->has_travelled)) return false;
  for (int i = 0; i < own->mission_count; i++)
    if (needed_cities(&own->missions[i]) >> own->spy & 1) return true;
  return false;
}

int write_features(const Game *game, int8_t *features) {
  const Player *own = &game->players[game->active];
  int8_t *out = one_hot(features, game->active, PLAYERS);
  *out++ = game->is_wrap_up;
  *out++ = game->has_travelled;
  out = thermometer(out, game->extra_turns, 2);
  *out++ = game->last_turns_left != NO_LAST_TURNS;
  out = thermometer(out, game->last_turns_left, PLAYERS - 1);
  *out++ = (MISSIONS - game->drawn) / 8;
  Ways own_ways;
  for (int i = 0; i < PLAYERS; i++) {
    int seat = (game->active + i) % PLAYERS;
    Ways ways;
    find_ways(game, seat, &ways);
    out = player_features(out, &game->players[seat], &ways);
    if (i == 0) own_ways = ways;
    if (i == 0) continue;
    int lead = score(own) - score(&game->players[seat]);
    *out++ = clamp(lead, MOST_LEAD);
    for (unsigned j = 0; j < sizeof LEAD_THRESHOLDS; j++) *out++ = lead >= LEAD_THRESHOLDS[j];
  }
  out = display_features(out, game, own, &own_ways);
  out = tour_features(out, own, &own_ways);
  *out++ = lacks_agent_to_mark(game, own);
  return (int)(out - features);
}

/* The critic's additional input: the next missions in the deck. */
int write_hidden(const Game *game, int8_t *hidden) {
  int8_t *out = hidden;
  for (int i = game->drawn; i < game->drawn + CRITIC_NEXT_CARDS; i++) {
    bool is_there = i < MISSIONS;
    out = bits(out, is_there ? cities_on(game->deck[i], ~0u) : 0, CITIES);
    *out++ = is_there ? POINTS[game->deck[i]] : 0;
    *out++ = is_there && GIVES_EXTRA_TURN[game->deck[i]];
  }
  return (int)(out - hidden);
}

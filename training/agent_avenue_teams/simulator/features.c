/* The input of a net for one seat's view, as in games/agent-avenue/bots/net/team-features.ts. */
#include "encoding.h"
#include "rules.h"

#include <string.h>

enum { MAX_LEAD = 6, MAX_SWAPS = 4, MAX_SWAPS_OF_SECOND = 2, MAX_IN_PLAY = 3, MAX_IN_HAND = 4, LASTING = SENTINEL + 1 };
enum { CRITIC_NEXT_CARDS = 4, CRITIC_NEXT_MARKET_CARDS = 2 };
static const int8_t DECK_THRESHOLDS[] = {1, 2, 3, 4, 6, 8, 12, 16, 20, 24};

/* One side, and what becomes of it with one more card, by agent. */
typedef struct {
  const Side *side;
  int number;
  /* The second seat is NONE for a lone player. */
  int seats[2];
  int8_t next_steps[AGENTS], steps_after[AGENTS];
  bool lands_on_market[AGENTS];
  /* The side has won, or the other one has, whatever the other side recruits. */
  bool wins[AGENTS], loses[AGENTS];
} Outlook;

static bool gets_to(const Side *side, int agent, int gained, int count) {
  return side->in_play[agent] + (gained == agent) >= count;
}

static void find_results(Outlook *outlook, const Outlook *other) {
  const Side *side = outlook->side;
  int held = in_play_mask(side);
  for (int agent = 0; agent < AGENTS; agent++) {
    bool has_daredevils = gets_to(side, DAREDEVIL, agent, 3), is_leader = has_ongoing(side, PACK_LEADER);
    int names = __builtin_popcount(held | 1 << agent);
    outlook->wins[agent] = gets_to(side, CODEBREAKER, agent, 3) || (is_leader && has_daredevils) ||
                           (has_ongoing(side, MASTERPLAN) && names >= NAMES_FOR_MASTERPLAN);
    bool is_caught = has_ongoing(other->side, SECURITY_SYSTEM) &&
                     position_of(outlook->number, outlook->steps_after[agent]) == HOMES[other->number];
    outlook->loses[agent] = (has_daredevils && !is_leader) || is_caught;
  }
}

static void find_moves(Outlook *outlook) {
  const Side *side = outlook->side;
  for (int agent = 0; agent < AGENTS; agent++) {
    int by = recruit_steps(side, agent, side->in_play[agent]), steps = steps_after(side, outlook->number, by);
    outlook->next_steps[agent] = by;
    outlook->steps_after[agent] = steps;
    outlook->lands_on_market[agent] = ADVANCED && by != 0 && is_market_space(position_of(outlook->number, steps));
  }
}

/* AA-20, AA-36: does the match end after this turn because the next side cannot play two cards? */
static bool ends_by_exhaustion(const Game *game) {
  if (game->phase != PLAY && game->phase != RECRUIT) return false;
  int missing = 0, next = 1 - game->side;
  for (int i = 0; i < game->table->members[game->side] && game->phase == PLAY; i++) {
    int seat = game->table->seats[game->side][i];
    int to_play = !is_pair(game, game->side) ? 2 : game->up != NONE && seat == game->up_seat ? 0 : 1;
    int drawn = HAND_SIZE + to_play - game->players[seat].hand_size;
    missing += drawn > 0 ? drawn : 0;
  }
  if (deck_left(game) > missing) return false;
  for (int i = 0; i < game->table->members[next]; i++)
    if (game->players[game->table->seats[next][i]].hand_size < (is_pair(game, next) ? 1 : 2)) return true;
  return false;
}

/* How the turn ends, by the card that I get and the card that they get, if no market card changes it. */
static void find_verdicts(const Game *game, const Outlook *own, const Outlook *other, int8_t verdicts[AGENTS][AGENTS]) {
  bool is_choice = game->phase == PLAY || game->phase == RECRUIT;
  int tie = (game->side == game->active) == is_choice ? 1 : -1;
  bool is_last_turn = ends_by_exhaustion(game);
  for (int mine = 0; mine < AGENTS; mine++)
    for (int theirs = 0; theirs < AGENTS; theirs++) {
      int lead = own->steps_after[mine] - other->steps_after[theirs];
      int won = (lead >= CATCH_DISTANCE) | own->wins[mine] | other->loses[theirs];
      int lost = (lead <= -CATCH_DISTANCE) | other->wins[theirs] | own->loses[mine];
      int by_steps = (lead > 0) - (lead < 0) + (lead == 0) * tie;
      verdicts[mine][theirs] = won | lost ? won - lost + (won & lost) * tie : is_last_turn * by_steps;
    }
}

static int8_t *agent_thermometers(int8_t *out, const int8_t *counts, int most) {
  for (int agent = 0; agent < LASTING; agent++) out = thermometer(out, counts[agent], most);
  for (int agent = LASTING; agent < AGENTS; agent++) *out++ = counts[agent] > 0;
  return out;
}

static int8_t *copy(int8_t *out, const int8_t *values, int count) {
  memcpy(out, values, count);
  return out + count;
}

static int8_t *unseen_cards(int8_t *out, const Game *game) {
  const Player *player = &game->players[game->asked];
  for (int agent = 0; agent < AGENTS; agent++) {
    int in_play = game->sides[0].in_play[agent] + game->sides[1].in_play[agent];
    *out++ = COPIES[agent] - in_play - player->hand[agent] - player->set_aside[agent] - (game->up == agent);
  }
  return out;
}

/* The open card, and how the turn ends if I get it or they get it, by the other card. */
static int8_t *open_card(int8_t *out, int up, int8_t verdicts[AGENTS][AGENTS]) {
  if (up == NONE) return one_hot(out, NONE, 3 * AGENTS);
  out = one_hot(out, up, AGENTS);
  out = copy(out, verdicts[up], AGENTS);
  for (int mine = 0; mine < AGENTS; mine++) *out++ = verdicts[mine][up];
  return out;
}

static int8_t *swaps(int8_t *out, const Game *game, const Outlook *outlook) {
  const int *seats = outlook->seats;
  out = thermometer(out, game->players[seats[0]].swaps_left, MAX_SWAPS);
  return thermometer(out, seats[1] == NONE ? 0 : game->players[seats[1]].swaps_left, MAX_SWAPS_OF_SECOND);
}

static int8_t *hand_sizes(int8_t *out, const Game *game, const Outlook *outlook) {
  for (int i = 0; i < 2; i++) *out++ = outlook->seats[i] == NONE ? 0 : game->players[outlook->seats[i]].hand_size;
  return out;
}

/* The team mate's vote, in the numbering of the asked seat. */
static int vote_of_mate(const Game *game) {
  int vote = game->vote;
  if (vote >= TAKE_FOR_MATE && vote < RESOLVE_MOVE) return vote - MARKET;
  return vote >= TAKE_MOVE && vote < TAKE_FOR_MATE && uses_hand(vote - TAKE_MOVE) ? vote + MARKET : vote;
}

static int8_t *market_features(int8_t *out, const Game *game, const Outlook *own, const Outlook *other) {
  uint32_t unseen = 0;
  for (int i = game->market_drawn; i < MARKET; i++) unseen |= 1u << game->market_deck[i];
  out = bits(out, own->side->ongoing, ONGOING);
  out = bits(out, other->side->ongoing, ONGOING);
  out = one_hot(out, position_of(own->number, own->side->steps), LOOP);
  out = one_hot(out, position_of(other->number, other->side->steps), LOOP);
  for (int agent = 0; agent < AGENTS; agent++) *out++ = own->lands_on_market[agent];
  for (int agent = 0; agent < AGENTS; agent++) *out++ = other->lands_on_market[agent];
  out = bits(out, game->supply, MARKET);
  out = bits(out, unseen, MARKET);
  *out++ = game->phase == TAKE;
  *out++ = game->phase == RESOLVE;
  *out++ = game->side == game->active;
  bool is_other_waiting = false;
  for (int i = 0; i < game->landed_count; i++) is_other_waiting |= game->landed[i] == other->number;
  *out++ = (game->phase == TAKE || game->phase == RESOLVE) && is_other_waiting;
  out = one_hot(out, game->resolving - ONGOING, MARKET - ONGOING);
  out = one_hot(out, game->resolving_agent, AGENTS);
  bool is_resolving = game->resolving != NONE;
  *out++ = is_resolving && game->resolving_hand == own->seats[0];
  *out++ = is_resolving && game->resolving_hand == own->seats[1];
  return out;
}

static Outlook outlook_of(const Game *game, int number, int first_seat) {
  const int8_t *seats = game->table->seats[number];
  int second = seats[0] == first_seat ? seats[1] : seats[0];
  Outlook outlook = {.side = &game->sides[number], .number = number, .seats = {first_seat, second}};
  find_moves(&outlook);
  return outlook;
}

int write_features(const Game *game, int8_t *features) {
  const Player *player = &game->players[game->asked];
  int mate = mate_of(game, game->asked), others = 1 - game->active;
  Outlook own = outlook_of(game, game->active, game->asked);
  Outlook other = outlook_of(game, others, game->table->seats[others][0]);
  find_results(&own, &other);
  find_results(&other, &own);
  int8_t verdicts[AGENTS][AGENTS];
  find_verdicts(game, &own, &other, verdicts);
  bool is_follow = game->phase == PLAY && game->up != NONE;
  int8_t *out = agent_thermometers(features, own.side->in_play, MAX_IN_PLAY);
  out = agent_thermometers(out, other.side->in_play, MAX_IN_PLAY);
  out = one_hot(out, clamp(own.side->steps - other.side->steps, MAX_LEAD) + MAX_LEAD, 2 * MAX_LEAD + 1);
  out = agent_thermometers(out, player->hand, MAX_IN_HAND);
  out = unseen_cards(out, game);
  out = copy(out, own.next_steps, AGENTS);
  out = copy(out, other.next_steps, AGENTS);
  out = copy(out, verdicts[0], sizeof verdicts);
  out = open_card(out, game->phase == RECRUIT ? game->up : NONE, verdicts);
  out = open_card(out, is_follow ? game->up : NONE, verdicts);
  out = swaps(out, game, &own);
  out = swaps(out, game, &other);
  for (unsigned i = 0; i < sizeof DECK_THRESHOLDS; i++) *out++ = deck_left(game) >= DECK_THRESHOLDS[i];
  out = hand_sizes(out, game, &own);
  out = hand_sizes(out, game, &other);
  *out++ = is_pair(game, own.number);
  *out++ = is_pair(game, other.number);
  *out++ = is_follow;
  *out++ = game->phase == RECRUIT;
  *out++ = game->last_card >> game->asked & 1;
  *out++ = mate != NONE && game->last_card >> mate & 1;
  out = one_hot(out, game->vote == NONE ? NONE : vote_of_mate(game) - RECRUIT_UP, MOVES - RECRUIT_UP);
  if (ADVANCED) out = market_features(out, game, &own, &other);
  return (int)(out - features);
}

/* The critic's additional input: all other hands, the closed card of an offer, and the next cards of the decks. */
int write_hidden(const Game *game, int8_t *hidden) {
  static const int8_t NO_CARDS[AGENTS];
  const int8_t *others = game->table->seats[1 - game->active];
  int seats[] = {mate_of(game, game->asked), others[0], others[1]};
  int8_t *out = hidden;
  for (int i = 0; i < 3; i++) out = copy(out, seats[i] == NONE ? NO_CARDS : game->players[seats[i]].hand, AGENTS);
  out = one_hot(out, game->down, AGENTS);
  for (int i = game->drawn; i < game->drawn + CRITIC_NEXT_CARDS; i++) out = one_hot(out, i < DECK ? game->deck[i] : NONE, AGENTS);
  for (int i = game->market_drawn; ADVANCED && i < game->market_drawn + CRITIC_NEXT_MARKET_CARDS; i++)
    out = one_hot(out, i < MARKET ? game->market_deck[i] : NONE, MARKET);
  return (int)(out - hidden);
}

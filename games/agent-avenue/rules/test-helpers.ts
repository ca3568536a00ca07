import {
  type Match,
  type ScopedFact,
  SEATS,
  type Seat,
  stackDeck,
  type Viewer,
  type WrittenMove,
} from '@safehouse/contract';
import { openTestMatch, playMove as playLegalMove, refusalOf, type TestedGame } from '@safehouse/testkit';
import { greedy } from '../bots/greedy.ts';
import { AGENT_CARDS, AGENT_NAMES, type AgentName, MARKET_NAMES, type MarketName } from '../data/cards.ts';
import type { describe } from './describe.ts';
import type { Fact } from './facts.ts';
import { agentAvenue, agentAvenueVersion1 } from './index.ts';
import type { AgentAvenueMove } from './moves.ts';
import type { Mode } from './options.ts';
import type { RulesVersion } from './rules-version.ts';
import { createSides, type Side, type Sides } from './sides.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

export type MatchDescription = ReturnType<typeof describe>;
type AgentAvenueOffer = Extract<AgentAvenueMove, { type: 'offer' }>;

export const subject: TestedGame = {
  game: agentAvenue,
  greedyPlayer: greedy,
  setups: (['simple', 'advanced'] as const).flatMap((mode) => [
    { options: { mode }, players: 2 },
    { options: { mode, lone: 0 }, players: 3 },
    { options: { mode, lone: 1 }, players: 3 },
    { options: { mode }, players: 4 },
  ]),
  inventory: listAllCards,
  secrets,
  isIndistinguishable: lookAlike,
};

/** The rules by version. */
export const RULES = { 1: agentAvenueVersion1, 2: agentAvenue };

/** Moves that differ only in the card swapped away or laid face down. */
function lookAlike(move: WrittenMove, other: WrittenMove): boolean {
  if (move.type !== other.type) return false;
  if (move.type === 'offer') return (move as AgentAvenueOffer).up === (other as AgentAvenueOffer).up;
  return move.type === 'swap' || move.type === 'follow';
}

function secrets(described: object, viewer: Viewer): { [what: string]: string } {
  const { deck, hands, setAside, marketDeck, offer, sides, votes } = described as MatchDescription;
  const own = sides.find(({ seats }) => seats.some((seat) => seat === viewer))?.seats ?? [];
  const found: { [what: string]: string } = { deck: deck.join(), 'market deck': marketDeck.join() };
  for (const seat of hands.keys()) {
    if (seat !== viewer) found[`hand of ${seat}`] = hands[seat].join();
    if (seat !== viewer) found[`set aside by ${seat}`] = setAside[seat].join();
    if (!own.includes(seat) && seat in votes) found[`vote of ${seat}`] = JSON.stringify(votes[seat]);
  }
  if (offer?.down && offer.by[1] !== viewer) found['closed card'] = offer.down;
  return Object.fromEntries(Object.entries(found).filter(([, cards]) => cards !== ''));
}

/** Every agent and market card, wherever it is. */
function listAllCards(described: object): string[] {
  const { deck, hands, setAside, sides, offer, supply, marketDeck, marketDiscard, resolving } =
    described as MatchDescription;
  const inPlay = sides.flatMap((side) =>
    Object.entries(side.inPlay).flatMap(([name, copies]) => Array<string>(copies).fill(name)),
  );
  const laid = offer ? [offer.up, ...(offer.down ? [offer.down] : [])] : [];
  const agents = [...deck, ...hands.flat(), ...setAside.flat(), ...inPlay, ...laid];
  const market = [...supply, ...marketDeck, ...marketDiscard, ...sides.flatMap((side) => side.market)];
  return [...agents, ...market, ...(resolving ? [resolving.card] : [])];
}

/** A turn in short: the open card, the closed card, and which of them the other side recruits. */
export type ShortTurn = readonly [up: AgentName, down: AgentName, picked: 'up' | 'down'];
export type SeatMove = { readonly seat: number } & AgentAvenueMove;

export interface PositionSpec {
  /** The newest by default. */
  readonly rulesVersion?: RulesVersion;
  readonly mode?: Mode;
  readonly players?: number;
  readonly lone?: Side;
  /**
   * Played before the test begins. The decks are arranged so that everybody holds the necessary cards. In a pair the
   * lower seat leads. Market cards that draw or use agents must be played in the test itself.
   */
  readonly script?: readonly (ShortTurn | SeatMove)[];
  /** The hands after the script, as far as they matter. */
  readonly hands?: readonly (readonly AgentName[])[];
  /** The top of the agent deck after the script. */
  readonly deck?: readonly AgentName[];
  /** The top of the market cards as shuffled: the first three are the supply. */
  readonly market?: readonly MarketName[];
}

/** A match at the specified position. */
export function openMatch(layout: PositionSpec): Match {
  const { rulesVersion = 2, mode = 'simple', players = 2, lone = 1, script = [] } = layout;
  const sides = createSides(players, lone);
  const match = openTestMatch(RULES[rulesVersion], {
    options: { mode, ...(players === 3 && { lone }) },
    players,
    decks: {
      agents: stackAgentDeck(layout, sides),
      ...(mode === 'advanced' && { market: stackDeck(layout.market ?? [], MARKET_NAMES) }),
    },
  });
  for (const step of script) {
    if ('type' in step) playMove(match, step.seat, withoutSeat(step));
    else playTurn(match, ...step);
  }
  return match;
}

function withoutSeat({ seat: _seat, ...move }: SeatMove): AgentAvenueMove {
  return move;
}

function without<T>(all: readonly T[], some: readonly T[]): T[] {
  const left = all.slice();
  for (const card of some) {
    const index = left.indexOf(card);
    if (index < 0) throw new Error(`there are not enough cards ${card}`);
    left.splice(index, 1);
  }
  return left;
}

/** One of each name, then the next of each, so that the remaining cards of a hand have different names. */
const FILLERS = [0, 1, 2, 3, 4, 5].flatMap((copy) => AGENT_NAMES.filter((name) => AGENT_CARDS[name].copies > copy));

function stackAgentDeck({ script = [], hands = [], deck = [] }: PositionSpec, sides: Sides): AgentName[] {
  const uses: AgentName[][] = sides.seats.map(() => []);
  const drawers: Seat[] = sides.seats.flatMap((seat) => [seat, seat, seat, seat]);
  let side: Side = 0;
  for (const step of script) {
    if (!('type' in step)) {
      const [leader, mate = leader] = sides.seatsOf[side];
      uses[leader].push(step[0]);
      uses[mate].push(step[1]);
      drawers.push(leader, mate);
      side = side === 0 ? 1 : 0;
    } else if (step.type === 'swap') {
      uses[step.seat].push(step.card);
      drawers.push(step.seat as Seat);
    }
  }
  const wanted = uses.map((used, seat) => [...used, ...(hands[seat] ?? [])]);
  const dealt = drawers.slice(0, FILLERS.length);
  const fillers = without(FILLERS, [...wanted.flat(), ...deck]);
  const order = dealt.map((seat) => wanted[seat].shift() ?? (fillers.shift() as AgentName));
  if (wanted.some((left) => left.length > 0)) throw new Error('a hand cannot hold that many cards');
  return [...order, ...deck, ...fillers];
}

/** Plays a move that must be legal. Returns its facts. */
export function playMove(match: Match, seat: number, move: AgentAvenueMove): readonly ScopedFact<Fact>[] {
  return playLegalMove<Fact>(match, seat, move);
}

/** The code with which a move is refused. */
export function refusalCodeOf(match: Match, seat: number, move: object): string {
  return refusalOf(match, seat, move).code;
}

/** The active side plays two cards (in a pair the lower seat leads), and the other side recruits one. */
export function playTurn(match: Match, up: AgentName, down: AgentName, card: 'up' | 'down'): void {
  const { side, sides } = describeMatch(match);
  const [leader, mate] = sides[side].seats;
  if (mate === undefined) playMove(match, leader, { type: 'offer', up, down });
  else {
    playMove(match, leader, { type: 'lead', card: up });
    playMove(match, mate, { type: 'follow', card: down });
  }
  for (const seat of sides[1 - side].seats) playMove(match, seat, { type: 'recruit', card });
}

export function playTake(match: Match, seat: number, card: MarketName, hand = seat): readonly ScopedFact<Fact>[] {
  return playMove(match, seat, { type: 'take', card, hand });
}

export function playResolve(match: Match, seat: number, agent: AgentName | null): readonly ScopedFact<Fact>[] {
  return playMove(match, seat, { type: 'resolve', agent });
}

/** The full state of a match. */
export function describeMatch(match: Match): MatchDescription {
  return agentAvenue.describe(match.state as State) as MatchDescription;
}

export function viewFor(match: Match, viewer: number | 'spectator'): View {
  return agentAvenue.view(match.state as State, viewer === 'spectator' ? viewer : SEATS[viewer]);
}

export function legalMoves(match: Match, seat: number): readonly AgentAvenueMove[] {
  return match.legal(SEATS[seat]) as AgentAvenueMove[];
}

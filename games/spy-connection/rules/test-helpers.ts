import {
  type Game,
  type Match,
  type MatchHeader,
  type Move,
  MoveList,
  type MoveOutcome,
  quickRandom,
  type Refusal,
  SEATS,
  stackDeck,
  unrecordedChance,
  type WrittenMove,
} from '@safehouse/contract';
import { openTestMatch, playMove, refusalOf } from '@safehouse/testkit';
import { boardFor, DEFAULT_EDITION_ID, findBuiltInEdition } from './built-in-editions.ts';
import type { StateDescription } from './describe.ts';
import type { Edition } from './edition-document.ts';
import { rules, type SpyFact, type SpyMove, type SpyView } from './index.ts';
import { redeal } from './redeal.ts';
import type { State } from './state.ts';

export type FullDescription = StateDescription<readonly string[]>;

export const choose = (card: string): SpyMove => ({ type: 'choose', card });
export const accept = (place: number): SpyMove => ({ type: 'accept', place });
export const travel = (to: string): SpyMove => ({ type: 'travel', to });
export const connect = (via: string): SpyMove => ({ type: 'connect', via });
export const mark = (mission: string): SpyMove => ({ type: 'mark', mission });
export const recall = (space: string): SpyMove => ({ type: 'recall', space });
export const unmark = (mission: string, city: string): SpyMove => ({ type: 'unmark', mission, city });
export const discard = (mission: string): SpyMove => ({ type: 'discard', mission });
export const end: SpyMove = { type: 'end' };

/** The setup of a test match: the top cards of the decks. The others follow in the order of the edition. */
export interface TestMatchSetup {
  readonly players?: number;
  readonly options?: { readonly [name: string]: unknown };
  readonly edition?: Edition;
  readonly start?: readonly string[];
  readonly missions?: readonly string[];
}

/** A match for tests: moves are named, and an unexpectedly illegal move fails the test. */
export class TestMatch {
  readonly match: Match;

  constructor(plan: TestMatchSetup = {}) {
    const { players = 2, options = {}, edition } = plan;
    const { missions, startMissions } = edition ?? reconstructedEdition();
    const idsOf = (cards: readonly { readonly id: string }[]) => cards.map(({ id }) => id);
    this.match = openTestMatch(rules as Game, {
      players,
      options: edition ? { edition: edition.id, ...options } : options,
      decks: {
        missions: stackDeck(plan.missions ?? [], idsOf(missions)),
        start: stackDeck(plan.start ?? [], idsOf(startMissions)),
      },
      ...(edition && { edition }),
    });
  }

  get described(): FullDescription {
    return this.match.game.describe(this.match.state) as FullDescription;
  }

  /** The state of one seat. */
  player(seat: number): FullDescription['players'][number] {
    return this.described.players[seat];
  }

  /** Plays for the active seat. Returns the facts. */
  play(...moves: readonly SpyMove[]): SpyFact[] {
    return moves.flatMap((move) => playMove<SpyFact>(this.match, this.described.active, move).map(({ fact }) => fact));
  }

  /** The refusal of a move by the active seat. */
  refusal(move: SpyMove): Refusal {
    return refusalOf(this.match, this.described.active, move);
  }

  legalMoves(type?: SpyMove['type']): WrittenMove[] {
    const moves = this.match.legal(SEATS[this.described.active]);
    return type ? moves.filter((move) => move.type === type) : moves;
  }

  tryMove(move: SpyMove): MoveOutcome {
    return this.match.play(SEATS[this.described.active], move);
  }
}

export function reconstructedEdition(): Edition {
  const edition = findBuiltInEdition(DEFAULT_EDITION_ID);
  if (!edition) throw new Error('no built-in edition');
  return edition;
}

/** A manually constructed position. */
export function createPosition(edition: Edition, parts: Partial<SpyView> & Pick<SpyView, 'players'>): State {
  const { cardIds, missions, startMissions } = boardFor(edition);
  const held = parts.players.flatMap((player) => [...player.missions.map(({ id }) => id), ...player.completed]);
  const free = missions.map((card) => cardIds[card]).filter((id) => !held.includes(id));
  const builtIn = findBuiltInEdition(edition.id) !== null;
  return redeal(
    {
      edition: edition.id,
      editionDocument: builtIn ? null : edition,
      board: 'light',
      phase: 'action',
      active: SEATS[0],
      extraTurns: 0,
      lastTurns: null,
      travelled: false,
      markedThisTurn: [],
      display: free.slice(0, 4),
      deck: { closed: Math.max(0, free.length - 4) },
      startDisplay: [],
      removed: startMissions.map((card) => cardIds[card]).filter((id) => !held.includes(id)),
      ...parts,
    },
    { below: (n) => n - 1 },
  );
}

/**
 * Two rows that cross: A-x-B and C-x-D share the space x in the middle. A and C, and B and D, are connected by single
 * spaces, so that every city has a cheap connection.
 */
export function crossingEdition(changes: Partial<Edition> = {}): Edition {
  const card = (id: string, cities: string[], points = 2) => ({ id, cities, points });
  return {
    id: 'crossing',
    players: { min: 2, max: 3 },
    agents: 8,
    missionLimit: 2,
    missionsToEnd: 3,
    planning: { light: [0, 0, 1, 1], dark: [1, 1, 2, 2] },
    cities: ['A', 'B', 'C', 'D'].map((id) => ({ id })),
    spaces: ['a', 'x', 'b', 'c', 'd', 'ac', 'bd'].map((id) => ({ id })),
    connections: [
      { id: 'AB', a: 'A', b: 'B', spaces: ['a', 'x', 'b'] },
      { id: 'CD', a: 'C', b: 'D', spaces: ['c', 'x', 'd'] },
      { id: 'AC', a: 'A', b: 'C', spaces: ['ac'] },
      { id: 'BD', a: 'B', b: 'D', spaces: ['bd'] },
    ],
    missions: [card('1', ['A']), card('2', ['B', 'C']), card('3', ['D']), card('4', ['C']), card('5', ['B'])],
    startMissions: [
      { ...card('sa', ['A', 'B'], 3), start: 'A' },
      { ...card('sb', ['B', 'C'], 3), start: 'B' },
      { ...card('sd', ['D', 'A'], 3), start: 'D' },
    ],
    ...changes,
  };
}

/** Plays on with weighted random moves. Calls back with every position, including the last. */
export function playRandomMatch(
  plan: {
    readonly header: MatchHeader;
    readonly seed: number;
    readonly weigh?: (move: SpyMove) => number;
    readonly mostMoves?: number;
  },
  show: (state: State, legal: readonly Move[]) => void,
): void {
  const { header, seed, weigh = () => 1, mostMoves = 5000 } = plan;
  const options = rules.parseOptions(header);
  if (!options.ok) throw new Error(options.message);
  const random = quickRandom(seed);
  const chance = unrecordedChance(random);
  const state = rules.setup(options.value, header.players, chance);
  for (let moves = 0; moves < mostMoves; moves++) {
    const legal = listActiveMoves(state);
    show(state, legal);
    if (rules.result(state)) return;
    const weighted = legal.flatMap((move) => new Array<Move>(weigh(rules.writeMove(state, move))).fill(move));
    const choice = weighted.length > 0 ? weighted : legal;
    rules.play(state, state.active, choice[random.below(choice.length)], chance, null);
  }
}

/** Weights for random moves. With equal weights seats would take back everything; some of these fill the board. */
export const RANDOM_MOVE_WEIGHTS: readonly ((move: SpyMove) => number)[] = [
  () => 1,
  (move) => (move.type === 'connect' ? 20 : ['recall', 'discard', 'unmark'].includes(move.type) ? 0 : 2),
  (move) => (move.type === 'mark' ? 20 : move.type === 'discard' ? 0 : 2),
];

/** The legal moves of the active seat; none if the match is over. */
export function listActiveMoves(state: State): Move[] {
  const moves = new MoveList();
  rules.legal(state, state.active, moves);
  return moves.toArray();
}

/** Every board, start, number of players, and a map where rows cross. */
export const TEST_HEADERS: readonly MatchHeader[] = [
  ...[2, 3, 4].flatMap((players) =>
    ['light', 'dark'].flatMap((board) =>
      ['dealt', 'draft'].map((start) => ({ options: { board, start }, players, edition: undefined })),
    ),
  ),
  { options: { agents: [15, 14] }, players: 2, edition: undefined },
  { options: { edition: 'crossing' }, players: 3, edition: crossingEdition() },
];

/** All agents of one player, wherever they are. */
export function countAgents({ supply, agents, missions }: FullDescription['players'][number]): number {
  const onBoard = Object.values(agents);
  const onCards = missions.map(({ planning, marked }) => planning + marked.length);
  return [...onBoard, ...onCards].reduce((sum, count) => sum + count, supply);
}

/** All cards, wherever they are. */
export function listAllCards(described: FullDescription): string[] {
  const held = described.players.flatMap(({ missions, completed }) => [...missions.map(({ id }) => id), ...completed]);
  return [...described.display, ...described.deck, ...described.startDisplay, ...described.removed, ...held];
}

import {
  factsFor,
  type Match,
  type Refusal,
  type ScopedFact,
  SEATS,
  stackDeck,
  type Viewer,
} from '@safehouse/contract';
import { openTestMatch, playMove, refusalOf, type TestedGame } from '@safehouse/testkit';
import { greedy } from '../bots/greedy.ts';
import { type EquipmentId, KIT, toEquipmentIds } from '../data/equipment.ts';
import { type ItemId, isItem, MISSION_IDS, type MissionId, missionCard } from '../data/missions.ts';
import type { MatchDescription } from './describe.ts';
import type { Fact } from './facts.ts';
import { kompromat, kompromatVersion1 } from './index.ts';
import type { KompromatMove } from './moves.ts';
import type { RulesVersion } from './rules-version.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

export const subject: TestedGame = {
  game: kompromat,
  greedyPlayer: greedy,
  setups: [
    { options: {}, players: 2 },
    { options: { memoryAid: true }, players: 2 },
  ],
  inventory: listAllCards,
  secrets,
};

/** The rules by version. */
export const RULES = { 1: kompromatVersion1, 2: kompromat };
export const RULES_VERSIONS = [1, 2] as const;

/** The mission deck and both equipment decks in their order, and the closed cards of other players. */
function secrets(described: object, viewer: Viewer): { [what: string]: string } {
  const { columns, decks, discards, drawn, active, missionDeck } = described as MatchDescription;
  const found: { [what: string]: string } = { 'mission deck': missionDeck.join() };
  for (const seat of decks.keys()) {
    found[`deck of ${seat}`] = decks[seat].join();
    if (seat === viewer) continue;
    const closed = columns[seat].flat().filter(({ up }) => !up);
    found[`columns of ${seat}`] = closed.map(({ card }) => card).join();
    found[`stunned cards of ${seat}`] = discards[seat].join();
    if (seat === active && drawn !== null) found[`drawn card of ${seat}`] = drawn;
  }
  return Object.fromEntries(Object.entries(found).filter(([, cards]) => cards !== ''));
}

/** The same with won cards face down, as in the printed rules. */
export const byTheBook: TestedGame = {
  ...subject,
  setups: [{ options: { wonCards: 'face-down' }, players: 2 }],
  secrets: (described, viewer) => ({ ...secrets(described, viewer), ...faceDownPiles(described, viewer) }),
};

function faceDownPiles(described: object, viewer: Viewer): { [what: string]: string } {
  const { won, missions, phase } = described as MatchDescription;
  const row = missions.map(({ card }) => card);
  const isClosed = (card: MissionId) => !isItem(missionCard(card)) && !row.includes(card);
  const piles = won.map((cards, seat) => [`won by ${seat}`, cards.filter(isClosed).join()] as const);
  return Object.fromEntries(piles.filter(([, cards], seat) => seat !== viewer && cards !== '' && phase !== 'over'));
}

/** Every card, wherever it is. The row may still show cards that have been taken or removed. */
function listAllCards(described: object): string[] {
  const { columns, decks, discards, drawn, missions, missionDeck, won, removed } = described as MatchDescription;
  const laid = columns.flat(2).map(({ card }) => card);
  const held = drawn === null ? [] : [drawn];
  const gone = [...won.flat(), ...removed];
  const row = missions.flatMap(({ card, counter }) => (counter === null ? [card] : [card, counter]));
  const left = row.filter((card) => !gone.includes(card));
  return [...laid, ...held, ...decks.flat(), ...discards.flat(), ...missionDeck, ...gone, ...left];
}

/** The first cards of decks; the others follow in printed order. */
export interface DeckLayout {
  readonly options?: object;
  /** The newest by default. */
  readonly rulesVersion?: RulesVersion;
  readonly missions?: readonly MissionId[];
  /** Equipment by seat, then round. */
  readonly decks?: readonly (readonly (readonly EquipmentId[])[])[];
}

const ALL_EQUIPMENT = toEquipmentIds(KIT);

/** A match before its first move. */
export function openMatch({ options = {}, rulesVersion = 2, missions = [], decks = [] }: DeckLayout): Match {
  const stacked: { [label: string]: readonly string[] } = { missions: stackDeck(missions, MISSION_IDS) };
  decks.forEach((rounds, seat) => {
    rounds.forEach((cards, i) => {
      stacked[`equipment:${seat}:${i + 1}`] = stackDeck(cards, ALL_EQUIPMENT);
    });
  });
  return openTestMatch(RULES[rulesVersion], { options, decks: stacked });
}

/** A match with all decks shuffled. */
export function openSeededMatch(
  seed: number,
  { options = {}, rulesVersion = 2 }: Pick<DeckLayout, 'options' | 'rulesVersion'> = {},
): Match {
  return openTestMatch(RULES[rulesVersion], { options, seed: String(seed) });
}

/** Shorthand for a move: the mission to place at, or the type of a move without fields. */
export type MoveShorthand = number | 'hit' | 'stop' | 'pass' | 'keep' | 'give-back' | KompromatMove;

function expandMove(move: MoveShorthand): KompromatMove {
  if (typeof move === 'number') return { type: 'place', mission: move };
  return typeof move === 'string' ? { type: move } : move;
}

/** Plays legal moves for whoever is to act. Returns the facts of the last one. */
export function playMoves(match: Match, ...moves: readonly MoveShorthand[]): readonly ScopedFact<Fact>[] {
  let facts: readonly ScopedFact<Fact>[] = [];
  for (const move of moves.map(expandMove)) facts = playMove<Fact>(match, match.toAct[0], move);
  return facts;
}

export { factsFor };

/** Why the seat to act may not make a move. */
export function refusalFor(match: Match, move: MoveShorthand): Refusal {
  return refusalOf(match, match.toAct[0], expandMove(move));
}

/** The full state of a match. */
export function describeMatch(match: Match): MatchDescription {
  return kompromat.describe(match.state as State) as MatchDescription;
}

export function viewFor(match: Match, viewer: number | 'spectator'): View {
  return kompromat.view(match.state as State, viewer === 'spectator' ? viewer : SEATS[viewer]);
}

export function legalMoves(match: Match): readonly KompromatMove[] {
  const [seat] = match.toAct;
  return seat === undefined ? [] : (match.legal(seat) as KompromatMove[]);
}

/** The items that a seat could use now. */
export function usableItems(match: Match): string[] {
  return [...new Set(legalMoves(match).flatMap((move) => (move.type === 'use' ? [move.as ?? move.item] : [])))];
}

/** One card at each mission for both players, in the order of the row, up to the reveal. */
export function playSingleCards(match: Match): void {
  while (describeMatch(match).phase === 'play') playMoves(match, passiveMove(match));
}

/** Plays on without using items until the condition holds. */
export function playUntil(match: Match, holds: (described: MatchDescription) => boolean): void {
  while (!holds(describeMatch(match))) playMoves(match, passiveMove(match));
}

export function playToRound(match: Match, round: number): void {
  playUntil(match, (described) => described.round === round || described.phase === 'over');
}

const PASSIVE_MOVES: readonly KompromatMove['type'][] = ['place', 'stop', 'pass', 'declare', 'keep'];

function passiveMove(match: Match): KompromatMove {
  const moves = legalMoves(match);
  return moves.find(({ type }) => PASSIVE_MOVES.includes(type)) ?? { type: 'shield', item: null };
}

const HIGH_CARDS: readonly EquipmentId[] = ['10', '9', '8', '7'];
const LOW_CARDS: readonly EquipmentId[] = ['2', '3', '4', '5'];

interface MatchWithItemsSetup {
  readonly rulesVersion?: RulesVersion;
  /** Won by seat 0 in round 1, up to four. */
  readonly items: readonly ItemId[];
  /** The decks of round 2, which seat 1 starts, then those of later rounds. */
  readonly ownDeck?: readonly EquipmentId[];
  readonly rivalDeck?: readonly EquipmentId[];
  readonly laterDecks?: DeckLayout['decks'];
  /** The row of round 2. */
  readonly missions?: readonly MissionId[];
}

const PLAIN_MISSIONS: readonly MissionId[] = ['barmaid', 'hotel', 'airport', 'locker'];

/** Round 2, started by seat 1. Seat 0 has won the whole row of round 1, including the items. */
export function openMatchWithItems({
  rulesVersion = 2,
  items,
  ownDeck = [],
  rivalDeck = [],
  laterDecks = [[], []],
  missions = [],
}: MatchWithItemsSetup): Match {
  const row = [...items, ...PLAIN_MISSIONS.slice(items.length)];
  const match = openMatch({
    rulesVersion,
    missions: [...row, ...missions],
    decks: [
      [HIGH_CARDS, ownDeck, ...laterDecks[0]],
      [LOW_CARDS, rivalDeck, ...laterDecks[1]],
    ],
  });
  playToRound(match, 2);
  return match;
}

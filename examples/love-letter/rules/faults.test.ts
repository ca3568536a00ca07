import { type Game, publicFact, type ScopedFact, type Viewer } from '@safehouse/contract';
import {
  LAWS,
  type Law,
  type MatchSetup,
  type TestedGame,
  viewsLeakNothing,
  viewsRecallWhatWasTold,
} from '@safehouse/testkit';
import { expect, test } from 'vitest';
import { CARDS } from '../data/cards.ts';
import { ANY_CARD, cardName, KING, only, PRIEST } from './cards.ts';
import type { Fact } from './facts.ts';
import { loveLetter } from './index.ts';
import { decodeMove } from './moves.ts';
import type { State } from './state.ts';
import { subject } from './test-helpers.ts';
import type { View } from './view.ts';

type Faulty = Partial<typeof loveLetter>;

const THREE: MatchSetup = { options: {}, players: 3 };
const SEEDS = 80;

/** Whether the law finds the fault in some match. */
function isFoundBy(law: Law, fault: Faulty): boolean {
  const faulty = { ...subject, game: { ...loveLetter, ...fault } as Game };
  return Array.from({ length: SEEDS }).some((_, seed) => hasViolation(law, faulty, seed));
}

/** A redeal that finds no state has found the fault too. */
function hasViolation(law: Law, faulty: TestedGame, seed: number): boolean {
  try {
    return law.findViolation(faulty, THREE, seed) !== null;
  } catch {
    return true;
  }
}

interface KnownMove extends ReturnType<typeof decodeMove> {
  readonly seat: number;
}

type RowsChange = (state: State, before: readonly (readonly number[])[], move: KnownMove) => void;

/** Changes what viewers know after every move within a round. */
const withKnowledge = (change: RowsChange): Faulty => ({
  play(state, seat, move, chance, facts) {
    const before = state.knowledge.possible.map((row) => row.slice());
    const { round } = state;
    loveLetter.play(state, seat, move, chance, facts);
    if (state.round === round && state.result === null) change(state, before, { ...decodeMove(move), seat });
  },
});

const isSingle = (set: number) => set !== 0 && (set & (set - 1)) === 0;

const eachCell = (state: State, change: (set: number, viewer: number, seat: number) => number) =>
  state.knowledge.possible.forEach((row, viewer) => {
    row.forEach((set, seat) => {
      row[seat] = change(set, viewer, seat);
    });
  });

const withFacts = (change: (fact: ScopedFact<Fact>) => ScopedFact<Fact>): Faulty => ({
  play(state, seat, move, chance, facts) {
    const real: ScopedFact<Fact>[] = [];
    loveLetter.play(state, seat, move, chance, real);
    facts?.push(...real.map(change));
  },
});

const withView = (change: (view: View, state: State, viewer: Viewer) => object): Faulty => ({
  view: (state, viewer) => {
    const view = loveLetter.view(state, viewer);
    return { ...view, ...change(view, state, viewer) } as View;
  },
});

const FAULTS: readonly (readonly [what: string, fault: Faulty, law: Law])[] = [
  [
    'a card that was looked at is forgotten a move later',
    withKnowledge((state, before) =>
      eachCell(state, (set, viewer, seat) => (isSingle(set) && set === before[viewer][seat] ? ANY_CARD : set)),
    ),
    viewsRecallWhatWasTold,
  ],
  [
    'a card that a Guard missed is forgotten a move later',
    withKnowledge((state, before) =>
      eachCell(state, (set, viewer, seat) => (!isSingle(set) && set === before[viewer][seat] ? ANY_CARD : set)),
    ),
    viewsRecallWhatWasTold,
  ],
  [
    'knowledge stays with the seat when hands are swapped',
    withKnowledge((state, _before, { card, target, seat }) => {
      if (card !== KING || target === null) return;
      for (const [viewer, row] of state.knowledge.possible.entries())
        if (viewer !== seat && viewer !== target) [row[seat], row[target]] = [row[target], row[seat]];
    }),
    viewsRecallWhatWasTold,
  ],
  [
    'redeal ignores what the view knows',
    {
      redeal: (view, random) => {
        const { knowledge } = loveLetter.redeal(view, random);
        const possible = view.possible.map((names) => (names.length > 0 ? CARDS : []));
        return { ...loveLetter.redeal({ ...view, possible, ties: [] }, random), knowledge };
      },
    },
    viewsRecallWhatWasTold,
  ],
  [
    'a look is told but not remembered at all',
    withKnowledge((state, before, { card }) => {
      if (card === PRIEST) eachCell(state, (set, viewer, seat) => (isSingle(set) ? before[viewer][seat] : set));
    }),
    viewsLeakNothing,
  ],
  [
    'everybody learns what one player looked at',
    withKnowledge((state, _before, { card, target }) => {
      if (card === PRIEST && target !== null)
        eachCell(state, (set, _viewer, seat) => (seat === target ? only(state.hands[target][0]) : set));
    }),
    viewsLeakNothing,
  ],
  [
    'a fact shows a drawn card to everybody, and the view does not',
    withFacts((scoped) => (scoped.fact.type === 'drew' ? publicFact(scoped.fact) : scoped)),
    viewsLeakNothing,
  ],
  [
    'the view shows the next card of the deck',
    withView((_view, { deck }) => ({ next: deck.length > 0 ? cardName(deck[deck.length - 1]) : null })),
    viewsLeakNothing,
  ],
  [
    'the view shows all hands, and redeal reads them',
    withView((_view, { hands }) => ({ hands: hands.map((hand) => hand.map(cardName)) })),
    viewsLeakNothing,
  ],
];

test.each(FAULTS)('%s: a law finds it', (_what, fault, law) => {
  expect(isFoundBy(law, fault)).toBe(true);
});

test.each(LAWS)('without a fault: $name', (law) => {
  expect(isFoundBy(law, {})).toBe(false);
});

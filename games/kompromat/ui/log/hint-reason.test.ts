import { type Match, quickRandom, type Seat } from '@safehouse/contract';
import { expect, test } from 'vitest';
import { KIT } from '../../data/equipment.ts';
import { translations as en, type GameTranslations } from '../../locales/en.ts';
import type { KompromatMove } from '../../rules/moves.ts';
import { describeMatch, openSeededMatch, playMoves } from '../../rules/test-helpers.ts';
import type { View } from '../../rules/view.ts';
import { computeScore } from '../board/score.ts';
import { hintReason } from './hint-reason.ts';

const LOCALES = import.meta.glob<GameTranslations>('../../locales/??.ts', {
  eager: true,
  import: 'translations',
});

interface LegalChoice {
  readonly move: KompromatMove;
  readonly view: View;
  readonly seat: Seat;
  /** The same match before the move, to play it. */
  readonly replay: () => Match;
}

/** Every legal move of random matches, with the view of its seat. */
function* legalChoices(...seeds: readonly number[]): Generator<LegalChoice> {
  for (const seed of seeds) {
    const match = openSeededMatch(seed) as unknown as Match;
    const random = quickRandom(seed);
    const played: KompromatMove[] = [];
    while (!match.result) {
      const [seat] = match.toAct;
      const view = match.game.view(match.state, seat) as View;
      const legal = match.legal(seat) as KompromatMove[];
      const before = [...played];
      const replay = () => {
        const again = openSeededMatch(seed);
        playMoves(again, ...before);
        return again;
      };
      for (const move of legal) yield { move, view, seat, replay };
      const chosen = legal[random.below(legal.length)];
      played.push(chosen);
      match.play(seat, chosen);
    }
  }
}

const SEEDS = Array.from({ length: 60 }, (_, i) => i);

test.each(Object.entries(LOCALES))('in %s every reason is a short whole sentence', (_, translations) => {
  for (const { move, view, seat } of legalChoices(1, 2, 3, 4, 5, 6)) {
    const reason = hintReason(move, view, seat, translations);
    if (reason === null) continue;
    expect(reason).toMatch(/^[\p{Lu}\d½]((?!undefined|NaN|null|#).)+\.$/u);
    expect(reason.length).toBeLessThan(85);
  }
});

test('the cards that can still come are those in the own deck', () => {
  let checked = 0;
  const counting = { ...en, why: { ...en.why, draw: (_: string, __: number, left: number) => String(left) } };
  for (const { move, view, seat } of legalChoices(2)) {
    const reason = move.type === 'hit' ? hintReason(move, view, seat, counting) : null;
    if (reason === null) continue;
    const { known, rest } = view.decks[seat];
    expect(Number(reason)).toBe(rest.closed + ('closed' in known ? known.closed : known.length));
    expect(Number(reason)).toBeLessThan(KIT.length);
    checked++;
  }
  expect(checked).toBeGreaterThan(10);
});

test('every kind of move and every item has a reason, apart from shields that cannot save the match', () => {
  const explained = new Set<string>();
  for (const { move, view, seat } of legalChoices(...SEEDS)) {
    const reason = hintReason(move, view, seat, en);
    const kind = move.type === 'use' || move.type === 'shield' ? `${move.type} ${move.item}` : move.type;
    if (reason !== null) explained.add(kind);
    else expect(move.type).toBe('shield');
  }
  const used = ['balaclava', 'drone', 'gps-tracker', 'jetpack', 'newspaper', 'night-vision', 'stun-gun', 'usb-stick'];
  expect([...explained].sort()).toEqual(
    [
      ...['place', 'hit', 'stop', 'pass', 'declare', 'keep', 'give-back'],
      ...used.map((item) => `use ${item}`),
      ...['balaclava', 'chloroform', null].map((item) => `shield ${item}`),
    ].sort(),
  );
});

/** Texts that consist of the numbers of a reason. */
const NUMBERS: GameTranslations = {
  ...en,
  why: {
    ...en.why,
    mission: (points, _, tokens) => `mission ${points} ${tokens}`,
    bestMission: (points, tokens) => `best ${points} ${tokens}`,
    over: (total) => `total ${total}`,
    exactly: 'total 21',
    beats: (total) => `beats ${total}`,
    highest: (total) => `total ${total}`,
    total: (total) => `total ${total}`,
    giveBack: (left) => `tokens ${left}`,
    takeTokens: (n) => `tokens ${n}`,
    nightVision: (n) => `known ${n}`,
    drone: (n) => `turned up ${n}`,
    stunGun: (_, after) => `left ${after}`,
  },
  pointed: {
    ...en.pointed,
    totalChange: (_, after) => `total ${after}`,
    tokensChange: (_, after) => `tokens ${after}`,
  },
};

test('the total of a reason is the one that is then declared', () => {
  let checked = 0;
  for (const { move, view, seat, replay } of legalChoices(...SEEDS.slice(0, 15))) {
    if (move.type !== 'declare') continue;
    const facts = playMoves(replay(), move).map(({ fact }) => fact);
    const declared = facts.find((fact) => fact.type === 'declared');
    const [kind, text = ''] = hintReason(move, view, seat, NUMBERS)?.split(' ') ?? [];
    expect(Number(text.replace('−', '-').replace('½', '.5'))).toBe(declared?.total);
    if (kind === 'beats') {
      expect(facts).toContainEqual(expect.objectContaining({ type: 'took', seat }));
    }
    checked++;
  }
  expect(checked).toBeGreaterThan(10);
});

test('the tokens of a reason are those that the seat then has', () => {
  const kinds = new Set<string>();
  for (const { move, view, seat, replay } of legalChoices(...SEEDS)) {
    const [kind, tokens] = hintReason(move, view, seat, NUMBERS)?.split(' ') ?? [];
    if (kind !== 'tokens') continue;
    const match = replay();
    const facts = [...playMoves(match, move)];
    const { phase, active, pending } = describeMatch(match);
    const isAskedAgain = phase === 'tokens' && active === seat && pending?.kind === view.pending?.kind;
    if (move.type === 'shield' && move.item === 'balaclava' && isAskedAgain) {
      facts.push(...playMoves(match, { type: 'shield', item: null }));
    }
    // Later facts can be about the next mission.
    const end = facts.findIndex(({ fact }) => fact.type === 'resolved');
    const changes = facts.slice(0, end < 0 ? facts.length : end).map(({ fact }) => {
      const change = fact as unknown as { type: string; seat: Seat; tokens: number };
      if (change.seat !== seat) return 0;
      // A mission can be won in the same step, with its own tokens.
      const isComing = change.type === 'got-tokens' && 'cause' in fact && fact.cause === view.pending?.kind;
      return change.type === 'gave-back' ? -change.tokens : isComing ? change.tokens : 0;
    });
    expect(changes.reduce((sum, change) => sum + change, view.tokens[seat])).toBe(Number(tokens));
    kinds.add(move.type === 'shield' ? `shield ${move.item}` : move.type);
  }
  expect([...kinds].sort()).toEqual(['give-back', 'shield balaclava', 'shield chloroform', 'shield null', 'use']);
});

test('what a mission brings is what its points and tokens add to the score', () => {
  const kinds = new Set<string>();
  for (const { move, view, seat } of legalChoices(3, 4, 5)) {
    const [kind, points, tokens] = hintReason(move, view, seat, NUMBERS)?.split(' ') ?? [];
    if (move.type !== 'place' || (kind !== 'mission' && kind !== 'best')) continue;
    const { card, counter } = view.missions[move.mission];
    const counted = counter === null ? 0 : Number(counter.replace(/\D/g, ''));
    expect(Number(tokens)).toBe(counted);
    const after = computeScore([...view.won[seat], card], view.tokens[seat] + counted).sum;
    expect(Number(points) + Number(tokens)).toBe(after - computeScore(view.won[seat], view.tokens[seat]).sum);
    kinds.add(kind);
  }
  expect(kinds.size).toBe(2);
});

test('an item turns up, knocks out or shows as many cards as its reason says', () => {
  const seen = new Set<string>();
  for (const { move, view, seat, replay } of legalChoices(...SEEDS)) {
    const [kind, ...rest] = hintReason(move, view, seat, NUMBERS)?.split(' ') ?? [];
    if (move.type !== 'use' || !['known', 'turned', 'left'].includes(kind)) continue;
    const mission = move.mission ?? 0;
    const match = replay();
    const columnBefore = describeMatch(match).columns[1 - seat][mission];
    playMoves(match, move);
    // The last item of a window can lead to the next round.
    if (describeMatch(match).round !== view.round) continue;
    const column = describeMatch(match).columns[1 - seat][mission];
    const { known } = (match.game.view(match.state, seat) as View).decks[seat];
    const upCount = (cards: readonly { up: boolean }[]) => cards.filter(({ up }) => up).length;
    const counts = {
      known: Array.isArray(known) ? known.length : 0,
      turned: upCount(column) - upCount(columnBefore),
      left: column.length,
    };
    expect(Number(rest.at(-1))).toBe(counts[kind as keyof typeof counts]);
    seen.add(kind);
  }
  expect(seen.size).toBe(3);
});

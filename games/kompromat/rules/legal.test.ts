import { quickRandom } from '@safehouse/contract';
import { expect, test } from 'vitest';
import type { MatchDescription } from './describe.ts';
import { describeMatch, legalMoves, openSeededMatch, playMoves, RULES_VERSIONS } from './test-helpers.ts';

/**
 * A second, slow implementation of what may be done by KO-7 to KO-30, from the described state. Moves are compared as
 * strings with sorted fields.
 */
type MoveFields = { readonly [field: string]: string | number | null };

const sortedJson = (move: object) => JSON.stringify(Object.entries(move).sort(([a], [b]) => (a < b ? -1 : 1)));
const MISSION_NUMBERS = [0, 1, 2, 3];

function lowTotal(cards: readonly { readonly card: string }[]): number {
  return cards.reduce((sum, { card }) => sum + (card === 'ace' ? 1 : Number(card)), 0);
}

/** KO-30: a declared column cannot be touched any more. */
function isSettled(d: MatchDescription, seat: number, mission: number): boolean {
  return d.declared[seat] !== null && mission === d.missions.findIndex(({ state }) => state === 'open');
}

/** Every target that an item has now. Chloroform, martini and the stick itself have none here. */
function itemTargets(d: MatchDescription, me: number, item: string): MoveFields[] {
  const open = MISSION_NUMBERS.filter((m) => d.missions[m].state === 'open');
  const mine = d.columns[me];
  const theirs = d.columns[1 - me];
  const present = d.turnMission === null ? [] : mine[d.turnMission];
  const attackable = open.filter((m) => !isSettled(d, 1 - me, m));
  switch (item) {
    case 'balaclava':
      return d.tokens[me] > 0 ? [{}] : [];
    case 'drone':
      return attackable.filter((m) => theirs[m].some(({ up }) => !up)).map((mission) => ({ mission }));
    case 'gps-tracker':
      return d.phase === 'play' && present.some(({ up }) => !up) ? [{}] : [];
    case 'jetpack':
      return open.flatMap((from) =>
        open
          .filter((to) => mine[from].length > 0 && mine[to].length === 0)
          .filter((to) => from !== d.turnMission && to !== d.turnMission)
          .filter((to) => !isSettled(d, me, from) && !isSettled(d, me, to))
          .map((to) => ({ from, to })),
      );
    case 'newspaper':
      return attackable
        .filter((m) => theirs[m].length > 0 && !theirs[m].some(({ up }, i) => up && i > 0))
        .map((mission) => ({ mission }));
    case 'night-vision':
      return d.phase === 'play' && d.decks[me].length > 0 ? [{}] : [];
    case 'stun-gun':
      return attackable.flatMap((mission) =>
        theirs[mission].flatMap(({ up }, card) => (up ? [] : [{ mission, card }])),
      );
    default:
      return [];
  }
}

function itemUses(d: MatchDescription, me: number): MoveFields[] {
  const { ready, used } = d.items[me];
  const again = ready.includes('usb-stick') ? used.filter((item) => item !== 'usb-stick') : [];
  return [
    ...ready.flatMap((item) => itemTargets(d, me, item).map((target) => ({ type: 'use', item, ...target }))),
    ...again.flatMap((as) =>
      itemTargets(d, me, as).map((target) => ({ type: 'use', item: 'usb-stick', as, ...target })),
    ),
  ];
}

/** How an item used on other occasions is available: `{}` by itself, `{ via }` through the stick. */
function effectSources(
  d: MatchDescription,
  me: number,
  item: 'vesper-martini' | 'balaclava' | 'chloroform',
): MoveFields[] {
  const { ready, used } = d.items[me];
  if (ready.includes(item)) return [{}];
  return ready.includes('usb-stick') && used.includes(item) ? [{ via: 'usb-stick' }] : [];
}

function turnMoves(d: MatchDescription, me: number): MoveFields[] {
  if (d.turnMission === null) {
    return MISSION_NUMBERS.filter((m) => d.columns[me][m].length === 0).map((mission) => ({
      type: 'place',
      mission,
    }));
  }
  const mayHit = lowTotal(d.columns[me][d.turnMission]) <= 21 && d.decks[me].length > 0;
  return [...(mayHit ? [{ type: 'hit' }] : []), { type: 'stop' }];
}

function declarations(d: MatchDescription, me: number): MoveFields[] {
  const mission = d.missions.findIndex(({ state }) => state === 'open');
  const aces = d.columns[me][mission].filter(({ card }) => card === 'ace').length;
  return MISSION_NUMBERS.filter((elevens) => elevens <= aces).flatMap((elevens) => [
    { type: 'declare', elevens },
    ...effectSources(d, me, 'vesper-martini').flatMap((way) =>
      [1, -1].map((martini) => ({ type: 'declare', elevens, martini, ...way })),
    ),
  ]);
}

function tokenMoves(d: MatchDescription, me: number): MoveFields[] {
  if (d.pending?.kind === 'give-back') return [{ type: 'keep' }, { type: 'give-back' }];
  const balaclava = d.tokens[me] > 0 ? effectSources(d, me, 'balaclava') : [];
  const chloroform = d.pending?.kind === 'ci' ? effectSources(d, me, 'chloroform') : [];
  return [
    ...balaclava.map((way) => ({ type: 'shield', item: 'balaclava', ...way })),
    ...chloroform.map((way) => ({ type: 'shield', item: 'chloroform', ...way })),
    { type: 'shield', item: null },
  ];
}

function expectedMoves(d: MatchDescription): MoveFields[] {
  const me = d.active;
  if (me === null) return [];
  if (d.phase === 'play') return [...turnMoves(d, me), ...itemUses(d, me)];
  if (d.phase === 'window') return [{ type: 'pass' }, ...itemUses(d, me)];
  return d.phase === 'declare' ? declarations(d, me) : tokenMoves(d, me);
}

/** A player without a choice must not be asked. */
function hasNoChoice(d: MatchDescription): boolean {
  const me = d.active ?? 0;
  if (d.phase === 'window') return itemUses(d, me).length === 0;
  if (d.phase === 'declare') return declarations(d, me).length === 1;
  if (d.phase === 'tokens') return tokenMoves(d, me).length === 1;
  const done = d.turnMission !== null && d.decks[me].length === 0;
  return d.phase === 'play' && done && !itemUses(d, me).some(({ item, as }) => (as ?? item) === 'gps-tracker');
}

test.each(RULES_VERSIONS)('version %i: legal moves are those of the rules written a second time', (rulesVersion) => {
  let secondWindows = 0;
  for (let seed = 0; seed < 60; seed++) {
    const random = quickRandom(seed);
    const match = openSeededMatch(seed, { rulesVersion });
    while (match.result === null) {
      const described = describeMatch(match);
      const moves = legalMoves(match);
      expect(moves.map(sortedJson).sort()).toEqual(expectedMoves(described).map(sortedJson).sort());
      expect(hasNoChoice(described)).toBe(false);
      if (described.phase === 'window' && described.declared[described.starter] !== null) secondWindows++;
      const bold = moves.filter(({ type }) => type === 'hit');
      playMoves(match, random.below(3) === 0 && bold.length > 0 ? bold[0] : moves[random.below(moves.length)]);
    }
  }
  expect(secondWindows > 0).toBe(rulesVersion === 2);
});

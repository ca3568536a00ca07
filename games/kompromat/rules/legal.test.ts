import { quickRandom } from '@safehouse/contract';
import { expect, test } from 'vitest';
import type { Described } from './describe.ts';
import { at, legal, openSeeded, play } from './testing.ts';

/**
 * The rules of KO-7 to KO-30 about what may be done, written a second time and slowly, from the truth as it is
 * described. Moves are compared as strings with sorted fields.
 */
type Fields = { readonly [field: string]: string | number | null };

const spell = (move: object) => JSON.stringify(Object.entries(move).sort(([a], [b]) => (a < b ? -1 : 1)));
const MISSIONS = [0, 1, 2, 3];

function points(cards: readonly { readonly card: string }[]): number {
  return cards.reduce((sum, { card }) => sum + (card === 'ace' ? 1 : Number(card)), 0);
}

/** Every target an item has now; chloroform, martini and the stick itself have none here. */
function targets(d: Described, me: number, item: string): Fields[] {
  const open = MISSIONS.filter((m) => d.missions[m].state === 'open');
  const mine = d.columns[me];
  const theirs = d.columns[1 - me];
  const present = d.turnMission === null ? [] : mine[d.turnMission];
  switch (item) {
    case 'balaclava':
      return d.tokens[me] > 0 ? [{}] : [];
    case 'drone':
      return open.filter((m) => theirs[m].some(({ up }) => !up)).map((mission) => ({ mission }));
    case 'gps-tracker':
      return d.phase === 'play' && present.some(({ up }) => !up) ? [{}] : [];
    case 'jetpack':
      return open.flatMap((from) =>
        open
          .filter((to) => mine[from].length > 0 && mine[to].length === 0)
          .filter((to) => from !== d.turnMission && to !== d.turnMission)
          .map((to) => ({ from, to })),
      );
    case 'newspaper':
      return open
        .filter((m) => theirs[m].length > 0 && !theirs[m].some(({ up }, i) => up && i > 0))
        .map((mission) => ({ mission }));
    case 'night-vision':
      return d.phase === 'play' && d.decks[me].length > 0 ? [{}] : [];
    case 'stun-gun':
      return open.flatMap((mission) =>
        theirs[mission].flatMap(({ up }, card) => (up ? [] : [{ mission, card }])),
      );
    default:
      return [];
  }
}

function uses(d: Described, me: number): Fields[] {
  const { ready, used } = d.items[me];
  const again = ready.includes('usb-stick') ? used.filter((item) => item !== 'usb-stick') : [];
  return [
    ...ready.flatMap((item) => targets(d, me, item).map((target) => ({ type: 'use', item, ...target }))),
    ...again.flatMap((as) =>
      targets(d, me, as).map((target) => ({ type: 'use', item: 'usb-stick', as, ...target })),
    ),
  ];
}

/** How an item that waits for its moment can be had: `{}` by itself, `{ via }` by the stick. */
function ways(d: Described, me: number, item: 'vesper-martini' | 'balaclava' | 'chloroform'): Fields[] {
  const { ready, used } = d.items[me];
  if (ready.includes(item)) return [{}];
  return ready.includes('usb-stick') && used.includes(item) ? [{ via: 'usb-stick' }] : [];
}

function inPlay(d: Described, me: number): Fields[] {
  if (d.turnMission === null) {
    return MISSIONS.filter((m) => d.columns[me][m].length === 0).map((mission) => ({
      type: 'place',
      mission,
    }));
  }
  const mayHit = points(d.columns[me][d.turnMission]) <= 21 && d.decks[me].length > 0;
  return [...(mayHit ? [{ type: 'hit' }] : []), { type: 'stop' }];
}

function declarations(d: Described, me: number): Fields[] {
  const mission = d.missions.findIndex(({ state }) => state === 'open');
  const aces = d.columns[me][mission].filter(({ card }) => card === 'ace').length;
  return MISSIONS.filter((elevens) => elevens <= aces).flatMap((elevens) => [
    { type: 'declare', elevens },
    ...ways(d, me, 'vesper-martini').flatMap((way) =>
      [1, -1].map((martini) => ({ type: 'declare', elevens, martini, ...way })),
    ),
  ]);
}

function aboutTokens(d: Described, me: number): Fields[] {
  if (d.pending?.kind === 'give-back') return [{ type: 'keep' }, { type: 'give-back' }];
  const balaclava = d.tokens[me] > 0 ? ways(d, me, 'balaclava') : [];
  const chloroform = d.pending?.kind === 'ci' ? ways(d, me, 'chloroform') : [];
  return [
    ...balaclava.map((way) => ({ type: 'shield', item: 'balaclava', ...way })),
    ...chloroform.map((way) => ({ type: 'shield', item: 'chloroform', ...way })),
    { type: 'shield', item: null },
  ];
}

function expected(d: Described): Fields[] {
  const me = d.active;
  if (me === null) return [];
  if (d.phase === 'play') return [...inPlay(d, me), ...uses(d, me)];
  if (d.phase === 'window') return [{ type: 'pass' }, ...uses(d, me)];
  return d.phase === 'declare' ? declarations(d, me) : aboutTokens(d, me);
}

/** Nobody may be asked where there is nothing to choose. */
function pointless(d: Described): boolean {
  const me = d.active ?? 0;
  if (d.phase === 'window') return uses(d, me).length === 0;
  if (d.phase === 'declare') return declarations(d, me).length === 1;
  if (d.phase === 'tokens') return aboutTokens(d, me).length === 1;
  const done = d.turnMission !== null && d.decks[me].length === 0;
  return d.phase === 'play' && done && !uses(d, me).some(({ item, as }) => (as ?? item) === 'gps-tracker');
}

test('legal moves are those of the rules written a second time', () => {
  for (let seed = 0; seed < 60; seed++) {
    const random = quickRandom(seed);
    const match = openSeeded(seed);
    while (match.result === null) {
      const described = at(match);
      const moves = legal(match);
      expect(moves.map(spell).sort()).toEqual(expected(described).map(spell).sort());
      expect(pointless(described)).toBe(false);
      const bold = moves.filter(({ type }) => type === 'hit');
      play(match, random.below(3) === 0 && bold.length > 0 ? bold[0] : moves[random.below(moves.length)]);
    }
  }
});

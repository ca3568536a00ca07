import { Match, quickRandom, type Seat } from '@safehouse/contract';
import { describe, expect, test } from 'vitest';
import { translations as en, type GameTranslations } from '../../locales/en.ts';
import { rules, type SpyMove, type SpyView } from '../../rules/index.ts';
import { editionForView, findCard } from '../board/rules-queries.ts';
import { hintReason } from './hint-reason.ts';

const LOCALES = import.meta.glob<GameTranslations>('../../locales/??.ts', {
  eager: true,
  import: 'translations',
});

/** Every legal move of some random turns, with the view of its seat. */
function* randomLegalMoves(seed: number, turns: number): Generator<{ move: SpyMove; view: SpyView; seat: Seat }> {
  const random = quickRandom(seed);
  const header = { format: 1, game: 'spy-connection', players: ['a', 'b'], seed: String(seed), moves: [] };
  const opened = Match.open(rules as never, header);
  if (!opened.ok) throw new Error(opened.fault.message);
  const { match } = opened;
  for (let i = 0; i < turns && !match.result; i++) {
    const [seat] = match.toAct;
    const view = match.game.view(match.state, seat) as SpyView;
    const legal = match.legal(seat) as SpyMove[];
    for (const move of legal) yield { move, view, seat };
    // Prefers marks and never gives one up: random moves alone would not complete a mission.
    const marks = legal.filter(({ type }) => type === 'mark');
    const others = legal.filter(({ type }) => type !== 'unmark' && type !== 'discard');
    const options = marks.length > 0 ? marks : others;
    match.play(seat, options[random.below(options.length)]);
  }
}

describe.each(Object.values(LOCALES))('in $lang', (translations) => {
  test('every reason is a whole sentence', () => {
    for (const { move, view, seat } of randomLegalMoves(1, 80)) {
      const reason = hintReason(move, view, seat, translations);
      if (reason !== null) expect(reason).toMatch(/^[\p{Lu}\d]((?!undefined|NaN|null|#).)+\.$/u);
    }
  });
});

test('the reason says that a mark completes a mission only for its last mark', () => {
  const lastMarks = new Set<boolean>();
  for (const { move, view, seat } of randomLegalMoves(3, 2000)) {
    if (move.type !== 'mark') continue;
    const { marked } = view.players[seat].missions.find(({ id }) => id === move.mission) ?? { marked: [] };
    const isLast = marked.length === findCard(editionForView(view), move.mission).cities.length - 1;
    expect(hintReason(move, view, seat, en)?.startsWith('That completes')).toBe(isLast);
    lastMarks.add(isLast);
  }
  expect(lastMarks.size).toBe(2);
});

test('a connection is explained by the city where the spy arrives, not by the one it leaves', () => {
  let reasons = 0;
  for (const { move, view, seat } of randomLegalMoves(5, 400)) {
    if (move.type !== 'connect') continue;
    const { missions, spy } = view.players[seat];
    const edition = editionForView(view);
    const { a = '', b = '' } = edition.connections.find(({ id }) => id === move.via) ?? {};
    const arrival = spy === a ? b : a;
    const isNeeded = missions.some(
      ({ id, marked }) => findCard(edition, id).cities.includes(arrival) && !marked.includes(arrival),
    );
    expect(hintReason(move, view, seat, en)?.startsWith('It’s on the way') ?? false).toBe(isNeeded);
    reasons++;
  }
  expect(reasons).toBeGreaterThan(50);
});

test('every move of a turn has a reason, apart from detours and marks that are left out', () => {
  const unexplained = new Set<string>();
  for (const { move, view, seat } of randomLegalMoves(7, 400)) {
    if (hintReason(move, view, seat, en) === null) unexplained.add(move.type);
  }
  expect([...unexplained].filter((type) => !['connect', 'travel', 'end'].includes(type))).toEqual([]);
});

test('a mark that is left out is not called nothing to gain', () => {
  let left = 0;
  for (const { move, view, seat } of randomLegalMoves(9, 400)) {
    const { missions, spy } = view.players[seat];
    const edition = editionForView(view);
    const canMark = missions.some(
      ({ id, marked }) => spy !== null && findCard(edition, id).cities.includes(spy) && !marked.includes(spy),
    );
    if (move.type !== 'end' || !canMark) continue;
    expect(hintReason(move, view, seat, en)).not.toBe(en.why.ends);
    left++;
  }
  expect(left).toBeGreaterThan(0);
});

import type { Chapter, GameUi } from '@safehouse/ui';
import { expect, test } from 'vitest';
import { chapterAt, chaptersOf } from './chapters.ts';
import { isFault, openReel } from './reel.ts';
import { moduleOf, playedMatch } from './testing.ts';
import { words } from './words/en.ts';

const NAMES = ['Ada', 'Boris'];

/** The part of a game's screens that tells chapters. */
function ui(chapter?: (fact: { readonly type: string }) => Chapter | null): GameUi {
  return (chapter ? { chapter } : {}) as unknown as GameUi;
}

async function reel() {
  const module = await moduleOf('kompromat');
  const opened = openReel(module.rules, playedMatch(module, { player: 'gentle', seed: 3 }));
  if (isFault(opened)) throw new Error(opened.message);
  return opened;
}

test('every chapter begins where its game says, and the start is one', async () => {
  const round = (fact: object) =>
    'round' in fact && 'starter' in fact ? ({ type: 'round', number: Number(fact.round) } as const) : null;
  const chapters = chaptersOf(await reel(), ui(round), words, NAMES);
  expect(chapters.map(({ label }) => label)).toEqual(['Start', ...[2, 3, 4, 5, 6].map((n) => `Round ${n}`)]);
  expect(chapters.map(({ at }) => at)).toEqual(chapters.map(({ at }) => at).toSorted((a, b) => a - b));
  const third = chapters[2].at;
  expect(chapterAt(chapters, third - 1).label).toBe('Round 2');
  expect(chapterAt(chapters, third).label).toBe('Round 3');
});

test('a game that tells no chapters has its start', async () => {
  expect(chaptersOf(await reel(), ui(), words, NAMES)).toEqual([{ at: 0, label: 'Start' }]);
});

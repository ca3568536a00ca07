import type { AnyFact } from '@safehouse/contract';
import type { Chapter, GameUi } from '@safehouse/ui';
import { expect, test } from 'vitest';
import { isFault, openTimeline } from '../board/timeline.ts';
import { translations } from '../locales/en.ts';
import { loadModule, playBotMatch } from '../test-helpers.ts';
import { chapterAt, findChapters } from './chapters.ts';

const NAMES = ['Ada', 'Boris'];

/** The part of a game's UI that defines chapters. */
function uiWithChapters(chapterStartedBy?: (fact: AnyFact) => Chapter | null): GameUi {
  return (chapterStartedBy ? { chapterStartedBy } : {}) as unknown as GameUi;
}

async function sampleTimeline() {
  const module = await loadModule('kompromat');
  const opened = openTimeline(module.rules, playBotMatch(module, { player: 'gentle', seed: 3 }));
  if (isFault(opened)) throw new Error(opened.message);
  return opened;
}

test('chapters start at the facts that the game defines, and the first with the match', async () => {
  const round = (fact: object) =>
    'round' in fact && 'starter' in fact ? ({ type: 'round', number: Number(fact.round) } as const) : null;
  const chapters = findChapters(await sampleTimeline(), uiWithChapters(round), translations, NAMES);
  expect(chapters.map(({ label }) => label)).toEqual(['Start', ...[2, 3, 4, 5, 6].map((n) => `Round ${n}`)]);
  expect(chapters.map(({ at }) => at)).toEqual(chapters.map(({ at }) => at).toSorted((a, b) => a - b));
  const third = chapters[2].at;
  expect(chapterAt(chapters, third - 1).label).toBe('Round 2');
  expect(chapterAt(chapters, third).label).toBe('Round 3');
});

test('a game that defines no chapters has one', async () => {
  expect(findChapters(await sampleTimeline(), uiWithChapters(), translations, NAMES)).toEqual([
    { at: 0, label: 'Start' },
  ]);
});

import { SEATS } from '@safehouse/contract';
import { LANGS, type Lang, YOU } from '@safehouse/ui';
import { describe, expect, test } from 'vitest';
import { REPLAY_TRANSLATIONS } from '../locales/index.ts';
import { type SideName, YOUR_TEAM } from '../side-form.ts';
import { sideNames } from './side-names.ts';

const NAMES = ['Ada', 'Boris', 'Cyd', 'Dora'];
const [FIRST, SECOND, THIRD, FOURTH] = SEATS;
const ALONE = [[FIRST], [SECOND]];
const PAIRS = [
  [FIRST, THIRD],
  [SECOND, FOURTH],
];

/** A text without gaps and without a part of a template. */
const WHOLE = /^(?!.*(undefined|NaN|Symbol|#| {2}))\S.*\S$/;

describe('a side', () => {
  test('of one player is called "you" if that player is addressed', () => {
    expect(sideNames(ALONE, { playerNames: NAMES, seat: SECOND })).toEqual(['Ada', YOU]);
    expect(sideNames(ALONE, { playerNames: NAMES, seat: null })).toEqual(['Ada', 'Boris']);
  });

  test('of several players is the team of the player who is addressed, or their names', () => {
    expect(sideNames(PAIRS, { playerNames: NAMES, seat: THIRD })).toEqual([YOUR_TEAM, 'Boris and Dora']);
    expect(sideNames(PAIRS, { playerNames: NAMES, seat: null })).toEqual(['Ada and Cyd', 'Boris and Dora']);
  });
});

async function textsAbout(lang: Lang, who: SideName): Promise<string[]> {
  const texts = await REPLAY_TRANSLATIONS[lang]();
  return [
    texts.chances(who, '60%'),
    texts.verdict(who, '+1', '−2'),
    texts.cost(who, '3'),
    texts.mistake(7, who, '−4'),
    texts.luck(8, who, '+5'),
    ...(who === YOUR_TEAM ? [] : [texts.played(who, 'pass'), texts.nowBest(who, 'pass', '60%')]),
  ];
}

test.each(LANGS)('every sentence of the analysis calls the player or the team "you" or "your" (%s)', async (lang) => {
  const [you, team, other] = await Promise.all([YOU, YOUR_TEAM, 'Ada'].map((who) => textsAbout(lang, who as SideName)));
  for (const text of [...you, ...team, ...other]) expect(text).toMatch(WHOLE);
  for (const text of other) expect(text).toContain('Ada');
  expect(new Set([...you, ...team, ...other]).size).toBe(you.length + team.length + other.length);
});

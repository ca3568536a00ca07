import { SEATS } from '@safehouse/contract';
import { parseRulesMarkdown } from '@safehouse/ui';
import { describe, expect, test } from 'vitest';
import { translations as cs } from '../../locales/cs.ts';
import { translations as en, type GameTranslations } from '../../locales/en.ts';
import { translations as sk } from '../../locales/sk.ts';
import rulesText from '../../RULES.md?raw';
import type { SpyMove } from '../../rules/move-encoding.ts';
import { REFUSALS } from '../../rules/refusals.ts';
import { accept, connect, crossingEdition, discard, end, mark, TestMatch, travel } from '../../rules/test-helpers.ts';
import { viewOfFirstSeat } from '../board/test-helpers.ts';
import { logLine } from './log-lines.ts';
import { moveText } from './move-text.ts';
import { refusalText } from './refusal-text.ts';

const LOCALES = import.meta.glob<GameTranslations>('../../locales/??.ts', {
  eager: true,
  import: 'translations',
});

describe.each(Object.values(LOCALES))('in $lang', (translations) => {
  test('every refusal code has its own sentence', () => {
    const codes = [...new Set(Object.values(REFUSALS).map(({ code }) => code))];
    const sentences = codes.map((code) => refusalText(code, translations));
    expect(new Set(sentences).size).toBe(codes.length);
    expect(sentences).not.toContain(translations.refused);
    expect(refusalText('unheard-of', translations)).toBe(translations.refused);
  });

  test('facts and moves are described with the names of cities, not with ids', () => {
    const match = new TestMatch({ start: ['st2', 'st1'], missions: ['m01'] });
    const facts = match.play(
      accept(0),
      mark('m01'),
      end,
      discard('st1'),
      accept(0),
      end,
      connect('LON-PAR'),
      mark('m01'),
      end,
      travel('LON'),
    );
    const context = { translations, playerNames: ['Ada', 'Ben'], seat: null, lang: translations.lang, view: null };
    const lines = facts.flatMap((fact) => logLine(fact, context) ?? []);
    expect(lines.length).toBeGreaterThan(8);
    for (const line of lines) expect(line).not.toMatch(/\bm\d\d|\bst\d|LON|undefined/);
    for (const move of match.legalMoves())
      expect(moveText(move as never, context)).not.toMatch(/\bm\d\d|\bst\d|LON|undefined/);
  });
});

test('a custom map has its own names in the log and in hints', () => {
  const cities = ['A', 'B', 'C', 'D'].map((id) => ({ id, name: { en: `${id}ville` } }));
  const edition = crossingEdition({ cities });
  const match = new TestMatch({ edition });
  const view = viewOfFirstSeat(match);
  const [move] = match.legalMoves().filter(({ type }) => type === 'connect') as SpyMove[];
  const facts = match.play(move);
  expect(moveText(move, { translations: en, view })).toMatch(/^Connect [A-D]ville – [A-D]ville$/);
  const context = { translations: en, playerNames: ['Ada', 'Ben'], seat: null, lang: 'en', view } as const;
  expect(logLine(facts[0], context)).toMatch(/[A-D]ville.*[A-D]ville/);
});

test('agents taken back with a discarded mission are mentioned only if there are any', () => {
  const context = { translations: en, playerNames: ['Ada', 'Ben'], seat: 0, lang: 'en', view: null } as const;
  const lineFor = (agents: number) => logLine({ type: 'discarded', seat: SEATS[0], mission: 'm01', agents }, context);
  expect(lineFor(0)).toMatch(/^You discard [^.]+\.$/);
  expect(lineFor(0)).not.toContain('take back');
  expect(lineFor(2)).toMatch(/ and take back 2 agents\.$/);
});

test('the rules file has thirty rules', () => {
  expect(parseRulesMarkdown(rulesText)).toHaveLength(30);
});

test('Slovak and Czech have three plural forms of agents', () => {
  expect([1, 2, 5].map(sk.agents)).toEqual(['1 agent', '2 agenti', '5 agentov']);
  expect([1, 2, 5].map(cs.agents)).toEqual(['1 agent', '2 agenti', '5 agentů']);
});

test('the viewer is addressed as the one who acts and as the one a turn is for', () => {
  const start = { type: 'start-chosen', seat: SEATS[0], card: 'st1', city: 'LON' } as const;
  const last = { type: 'turn-began', seat: SEATS[0], turn: 'last' } as const;
  const lines = Object.values(LOCALES).map((translations) => {
    const context = { translations, playerNames: ['Ada', 'Ben'], seat: 0, lang: translations.lang, view: null };
    return [start, last].map((fact) => logLine(fact as never, context));
  });
  expect(lines.toSorted()).toEqual([
    ['Du beginnst in London mit Madrid – Monaco – Rom – Moskau.', 'Letzter Zug für dich.'],
    ['Votre départ : Londres, mission Madrid – Monaco – Rome – Moscou.', 'Dernier tour pour vous.'],
    ['You start in London with Madrid – Monaco – Rome – Moscow.', 'It’s your last turn.'],
    ['Začínate: Londýn, misia Madrid – Monako – Rím – Moskva.', 'Máte posledný ťah.'],
    ['Začínáte: Londýn, mise Madrid – Monako – Řím – Moskva.', 'Máte poslední tah.'],
  ]);
});

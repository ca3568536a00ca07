import { parseRulesMarkdown } from '@safehouse/ui';
import { expect, test } from 'vitest';
import { translations as cs } from '../../locales/cs.ts';
import { translations as de } from '../../locales/de.ts';
import { translations as en } from '../../locales/en.ts';
import { translations as fr } from '../../locales/fr.ts';
import rulesCs from '../../locales/RULES.cs.md?raw';
import rulesDe from '../../locales/RULES.de.md?raw';
import rulesFr from '../../locales/RULES.fr.md?raw';
import rulesSk from '../../locales/RULES.sk.md?raw';
import { translations as sk } from '../../locales/sk.ts';
import rulesEn from '../../RULES.md?raw';
import { logLine, nameMove } from './log-lines.ts';

test.each([en, sk, cs, de, fr])('facts and moves are told with names and cards: $hand', (translations) => {
  const laid = logLine({ type: 'laid', seat: 1 as never, card: 7 }, translations, ['Ada', 'Ben']);
  expect(laid).toMatch(/Ben.*7/);
  expect(nameMove({ type: 'lay', card: 3 }, translations)).toContain('3');
});

test('the rules have the same ids in every language', () => {
  const ids = (text: string) => parseRulesMarkdown(text).map(({ id }) => id);
  for (const text of [rulesSk, rulesCs, rulesDe, rulesFr]) expect(ids(text)).toEqual(ids(rulesEn));
});

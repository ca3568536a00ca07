import { readFileSync } from 'node:fs';
import { GAME_IDS } from '@safehouse/games/registry';
import { expect, test } from 'vitest';
import { parseRulesMarkdown } from './rules-text.ts';

const MARKDOWN = `# A game

Words before the rules.

## Setup
- XX-1 Shuffle **all** cards, see \`cards.ts\`.
- XX-2 Deal four,
  one after another.
- Not a rule.
  Nor this.

## End
- XX-3 Points:

| id | card | points |
|---|---|---|
| ace-1 | Ace | 2 |
| king | **King** | 3 |

After it.
  Not this.
`;

test('rules keep their id, their heading and the lines that belong to them', () => {
  expect(parseRulesMarkdown(MARKDOWN)).toEqual([
    { id: 'XX-1', section: 'Setup', text: 'Shuffle all cards, see cards.ts.' },
    { id: 'XX-2', section: 'Setup', text: 'Deal four, one after another.' },
    { id: 'XX-3', section: 'End', text: 'Points:\nace-1 · Ace · 2\nking · King · 3' },
  ]);
});

test('lines may end with CRLF', () => {
  expect(parseRulesMarkdown(MARKDOWN.replaceAll('\n', '\r\n'))).toEqual(parseRulesMarkdown(MARKDOWN));
});

test.each(GAME_IDS)('every rule of %s is found', (game) => {
  const file = readFileSync(`games/${game}/RULES.md`, 'utf8');
  const ids = parseRulesMarkdown(file).map(({ id }) => id);
  expect(ids).toEqual([...file.matchAll(/^- ([A-Z]{2}-\d+)\b/gm)].map(([, id]) => id));
  expect(parseRulesMarkdown(file).every(({ section, text }) => section !== '' && text.length > 12)).toBe(true);
});

import { factsFor, quickRandom } from '@safehouse/contract';
import { describe, expect, test } from 'vitest';
import { translations as en, type GameTranslations } from '../../locales/en.ts';
import type { Fact } from '../../rules/facts.ts';
import type { KompromatMove } from '../../rules/moves.ts';
import { openSeededMatch } from '../../rules/test-helpers.ts';
import { logLine } from './log-lines.ts';
import { moveText } from './move-text.ts';

const LOCALES = import.meta.glob<GameTranslations>('../../locales/??.ts', {
  eager: true,
  import: 'translations',
});
const NAMES = ['Ann', 'Ben'];

describe('every fact and move of a random match has a complete text', () => {
  for (const [file, translations] of Object.entries(LOCALES)) {
    test(file, () => {
      for (const seed of [1, 2, 3]) {
        for (const line of linesOfMatch(seed, translations)) expect(line).not.toMatch(/undefined|NaN|null|\[object|#/);
      }
    });
  }
});

function linesOfMatch(seed: number, translations: GameTranslations): string[] {
  const match = openSeededMatch(seed);
  const random = quickRandom(seed);
  const lines: string[] = [];
  while (match.result === null) {
    const [seat] = match.toAct;
    const legal = match.legal(seat) as KompromatMove[];
    lines.push(...legal.map((move) => moveText(move, { translations })));
    const played = match.play(seat, legal[random.below(legal.length)]);
    if (!played.ok) throw new Error(played.refusal.code);
    const facts = factsFor(seat, played.facts) as Fact[];
    lines.push(...facts.flatMap((fact) => logLine(fact, { translations, playerNames: NAMES }) ?? []));
  }
  return lines;
}

test('[KO-10] the log does not name the own face-down card', () => {
  const hit = { type: 'hit', seat: 0, mission: 1, card: '9' } as unknown as Fact;
  expect(logLine(hit, { translations: en, playerNames: NAMES })).toBe('Ann adds a face-down card at mission 2.');
});

test('an item used through the USB stick says so', () => {
  expect(moveText({ type: 'use', item: 'usb-stick', as: 'stun-gun', mission: 2, card: 1 }, { translations: en })).toBe(
    'Use: USB stick as Stun gun, on card 2 at mission 3',
  );
});

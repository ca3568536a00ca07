import { factsFor, quickRandom } from '@safehouse/contract';
import { describe, expect, test } from 'vitest';
import { translations as cs } from '../../locales/cs.ts';
import { translations as de } from '../../locales/de.ts';
import { translations as en } from '../../locales/en.ts';
import { translations as fr } from '../../locales/fr.ts';
import { translations as sk } from '../../locales/sk.ts';
import type { Fact } from '../../rules/facts.ts';
import type { KompromatMove } from '../../rules/moves.ts';
import { openSeededMatch } from '../../rules/test-helpers.ts';
import { logLine } from './log-lines.ts';
import { moveText } from './move-text.ts';

const LANGUAGES = { en, sk, cs, de, fr };
const NAMES = ['Ann', 'Ben'];

describe('a match by chance is told and named in full', () => {
  for (const [lang, words] of Object.entries(LANGUAGES)) {
    test(lang, () => {
      for (const seed of [1, 2, 3]) {
        for (const line of linesOfMatch(seed, words))
          expect(line).not.toMatch(/undefined|NaN|null|\[object|#/);
      }
    });
  }
});

function linesOfMatch(seed: number, words: typeof en): string[] {
  const match = openSeededMatch(seed);
  const random = quickRandom(seed);
  const lines: string[] = [];
  while (match.result === null) {
    const [seat] = match.toAct;
    const legal = match.legal(seat) as KompromatMove[];
    lines.push(...legal.map((move) => moveText(move, words)));
    const played = match.play(seat, legal[random.below(legal.length)]);
    if (!played.ok) throw new Error(played.refusal.code);
    lines.push(
      ...(factsFor(seat, played.facts) as Fact[]).flatMap((fact) => logLine(fact, words, NAMES) ?? []),
    );
  }
  return lines;
}

test('[KO-10] the log does not name the own face-down card', () => {
  const hit = { type: 'hit', seat: 0, mission: 1, card: '9' } as unknown as Fact;
  expect(logLine(hit, en, NAMES)).toBe('Ann adds a face-down card at mission 2.');
});

test('an item used by the stick says so', () => {
  expect(moveText({ type: 'use', item: 'usb-stick', as: 'stun-gun', mission: 2, card: 1 }, en)).toBe(
    'Use: USB stick as Stun gun, on card 2 at mission 3',
  );
});

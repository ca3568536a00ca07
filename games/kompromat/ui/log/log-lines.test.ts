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
    lines.push(...facts.flatMap((fact) => logLine(fact, { translations, playerNames: NAMES, seat: null }) ?? []));
  }
  return lines;
}

test('[KO-10] the log does not name the own face-down card', () => {
  const hit = { type: 'hit', seat: 0, mission: 1, card: '9' } as unknown as Fact;
  expect(logLine(hit, { translations: en, playerNames: NAMES, seat: null })).toBe(
    'Ann adds a face-down card at mission 2.',
  );
});

test('an item used through the USB stick says so', () => {
  expect(moveText({ type: 'use', item: 'usb-stick', as: 'stun-gun', mission: 2, card: 1 }, { translations: en })).toBe(
    'Use: USB stick as Stun gun, on card 2 at mission 3',
  );
});

test('the viewer is addressed as the one who acts and as the one something is done to', () => {
  const took = { type: 'took', seat: 0, mission: 1, card: 'hotel' } as unknown as Fact;
  const burdened = { type: 'burdened', seat: 0, mission: 1, points: 3 } as unknown as Fact;
  const lines = Object.values(LOCALES).map((translations) =>
    [took, burdened].map((fact) => logLine(fact, { translations, playerNames: NAMES, seat: 0 })),
  );
  expect(lines.toSorted()).toEqual([
    ['Du holst Mission 2: Hotel.', 'Mission 2: Du hast durch die Zeitung 3 mehr.'],
    ['Vous remportez la mission 2 : Hôtel.', 'Mission 2 : le Journal ajoute 3 à votre total.'],
    ['You take mission 2: Hotel.', 'Mission 2: the Newspaper adds 3 to your total.'],
    ['Získavate misiu 2: Hotel.', 'Misia 2: Noviny zvyšujú váš súčet o 3.'],
    ['Získáváte misi 2: Hotel.', 'Mise 2: Noviny zvyšují váš součet o 3.'],
  ]);
});

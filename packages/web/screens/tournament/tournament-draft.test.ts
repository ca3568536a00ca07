import { tournamentSettings } from '@safehouse/protocol';
import { expect, test } from 'vitest';
import { canBeDuplicate, clocksFor, EMPTY_DRAFT, settingsOf } from './tournament-draft.ts';

const CONTEXT = { game: 'any', level: 'keen', now: 1_800_000_000_000 };
const NAMED = { ...EMPTY_DRAFT, name: 'Friday' };

test('the form as it opens makes settings that the server takes', () => {
  const settings = settingsOf(NAMED, CONTEXT);
  expect(tournamentSettings.parse(settings)).toEqual(settings);
  expect(settings.startsAt).toBe(CONTEXT.now + 15 * 60_000);
});

test('an arena has no clock by turns, and no same deal', () => {
  const arena = { ...NAMED, format: 'arena', clock: 'day', duplicate: true } as const;
  expect(clocksFor(arena)).not.toContain('day');
  expect(canBeDuplicate(arena)).toBe(false);
  expect(settingsOf(arena, CONTEXT)).toMatchObject({ duplicate: false, clock: { type: 'realtime' } });
});

test('with the same deal for all there are neither ratings nor bots', () => {
  const settings = settingsOf({ ...NAMED, duplicate: true, rated: true, bots: true }, CONTEXT);
  expect(settings).toMatchObject({ duplicate: true, rated: false, bots: null });
});

test('a chosen time is taken as it is, an empty one is soon', () => {
  const at = { ...NAMED, start: 'time' } as const;
  expect(settingsOf({ ...at, time: '2027-03-01T20:00' }, CONTEXT).startsAt).toBe(
    new Date('2027-03-01T20:00').getTime(),
  );
  expect(settingsOf(at, CONTEXT).startsAt).toBe(CONTEXT.now + 15 * 60_000);
});

test('everybody meets everybody twice at most', () => {
  expect(settingsOf({ ...NAMED, format: 'round-robin', rounds: 5 }, CONTEXT)).toMatchObject({
    rounds: 2,
    maxPlayers: 16,
  });
});

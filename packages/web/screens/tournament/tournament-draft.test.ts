import { tournamentSettings } from '@safehouse/protocol';
import { expect, test } from 'vitest';
import { clockPresets } from '../../state/clock-presets.ts';
import {
  canBeDuplicate,
  clocksFor,
  draftFromLink,
  EMPTY_DRAFT,
  hasRounds,
  roundLimitsFor,
  settingsOf,
} from './tournament-draft.ts';

const TIMES = { blitz: { minutes: 2, seconds: 3 }, rapid: { minutes: 10, seconds: 5 } };
const time = (minutes: number, seconds: number) => `${minutes}+${seconds}`;
const texts = { none: 'none', blitz: time, rapid: time, slow: time, day: 'day', threeDays: 'three days' };
const presets = clockPresets(texts, TIMES);
const CONTEXT = { game: 'any', level: 'keen', club: null, now: 1_800_000_000_000, presets };
const NAMED = { ...EMPTY_DRAFT, name: 'Friday' };

test('the form as it opens makes settings that the server takes', () => {
  const settings = settingsOf(NAMED, CONTEXT);
  expect(tournamentSettings.parse(settings)).toEqual(settings);
  expect(settings.startsAt).toBe(CONTEXT.now + 15 * 60_000);
});

test('the clocks are those of the game, and whoever runs out of time loses', () => {
  expect(settingsOf(NAMED, CONTEXT).clock).toEqual({ type: 'realtime', base: 120, increment: 3, onTimeout: 'lose' });
  for (const clock of ['day', 'threeDays'] as const)
    expect(settingsOf({ ...NAMED, clock }, CONTEXT).clock).toMatchObject({ type: 'turns', onTimeout: 'lose' });
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

test('rounds have a limit that fits the clock and a break; an arena has neither', () => {
  const limited = { ...NAMED, roundMinutes: 40, breakSeconds: 300 };
  expect(settingsOf(limited, CONTEXT)).toMatchObject({ roundMinutes: 40, breakSeconds: 300 });
  expect(settingsOf({ ...limited, format: 'arena' }, CONTEXT).roundMinutes).toBeNull();
  expect(hasRounds({ ...limited, format: 'arena' })).toBe(false);
  for (const minutes of roundLimitsFor({ ...NAMED, clock: 'day' })) expect(minutes % 1440).toBe(0);
  expect(roundLimitsFor(NAMED)).toContain(40);
});

test('bots are of the usual level until another one is chosen', () => {
  const filled = { ...NAMED, bots: true, botsUpTo: 6 };
  expect(settingsOf(filled, CONTEXT).bots).toEqual({ level: 'keen', upTo: 6 });
  expect(settingsOf({ ...filled, botLevel: 'master' }, CONTEXT).bots).toEqual({ level: 'master', upTo: 6 });
});

test('programs take part where they are wanted and nothing is rated', () => {
  const open = { ...NAMED, apiBots: true };
  expect(settingsOf(open, CONTEXT).apiBots).toBe(true);
  expect(settingsOf({ ...open, rated: true }, CONTEXT)).toMatchObject({ apiBots: false, rated: true });
});

test('a tournament for a club names it, any other does not', () => {
  const context = { ...CONTEXT, club: 'a-club' };
  expect(settingsOf({ ...NAMED, access: 'club' }, context)).toMatchObject({ access: 'club', club: 'a-club' });
  expect(settingsOf(NAMED, context)).toMatchObject({ access: 'open', club: null });
});

test('everybody meets everybody twice at most', () => {
  expect(settingsOf({ ...NAMED, format: 'round-robin', rounds: 5 }, CONTEXT)).toMatchObject({
    rounds: 2,
    maxPlayers: 16,
  });
});

test('a link chooses the format, the same deal or a club, and nothing that does not exist', () => {
  expect(draftFromLink('?format=knockout')).toEqual({ ...EMPTY_DRAFT, format: 'knockout' });
  expect(draftFromLink('?deals=same')).toEqual({ ...EMPTY_DRAFT, duplicate: true });
  expect(draftFromLink('?club=c1')).toEqual({ ...EMPTY_DRAFT, access: 'club' });
  expect(draftFromLink('?format=none&deals=other')).toEqual(EMPTY_DRAFT);
});

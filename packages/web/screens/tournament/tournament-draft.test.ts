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

test('the initial form gives settings that the server accepts', () => {
  const settings = settingsOf(NAMED, CONTEXT);
  expect(tournamentSettings.parse(settings)).toEqual(settings);
  expect(settings.startsAt).toBe(CONTEXT.now + 15 * 60_000);
});

test('the clocks are those of the game, and a player who runs out of time loses', () => {
  expect(settingsOf(NAMED, CONTEXT).clock).toEqual({ type: 'realtime', base: 120, increment: 3, onTimeout: 'lose' });
  for (const clock of ['day', 'threeDays'] as const)
    expect(settingsOf({ ...NAMED, clock }, CONTEXT).clock).toMatchObject({ type: 'turns', onTimeout: 'lose' });
});

test('an arena has no clock per turn and cannot be duplicate', () => {
  const arena = { ...NAMED, format: 'arena', clock: 'day', duplicate: true } as const;
  expect(clocksFor(arena)).not.toContain('day');
  expect(canBeDuplicate(arena)).toBe(false);
  expect(settingsOf(arena, CONTEXT)).toMatchObject({ duplicate: false, clock: { type: 'realtime' } });
});

test('a duplicate tournament has neither ratings nor bots', () => {
  const settings = settingsOf({ ...NAMED, duplicate: true, rated: true, bots: true }, CONTEXT);
  expect(settings).toMatchObject({ duplicate: true, rated: false, bots: null });
});

test('a chosen start time is used as it is, and an empty one means soon', () => {
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

test('bots have the default level unless another one is chosen', () => {
  const filled = { ...NAMED, bots: true, botsUpTo: 6 };
  expect(settingsOf(filled, CONTEXT).bots).toEqual({ level: 'keen', upTo: 6 });
  expect(settingsOf({ ...filled, botLevel: 'master' }, CONTEXT).bots).toEqual({ level: 'master', upTo: 6 });
});

test('API bots can take part if the setting allows it and the tournament is not rated', () => {
  const open = { ...NAMED, apiBots: true };
  expect(settingsOf(open, CONTEXT).apiBots).toBe(true);
  expect(settingsOf({ ...open, rated: true }, CONTEXT)).toMatchObject({ apiBots: false, rated: true });
});

test("only a tournament for a club contains the club's id", () => {
  const context = { ...CONTEXT, club: 'a-club' };
  expect(settingsOf({ ...NAMED, access: 'club' }, context)).toMatchObject({ access: 'club', club: 'a-club' });
  expect(settingsOf(NAMED, context)).toMatchObject({ access: 'open', club: null });
});

test('in a round robin players meet each other at most twice', () => {
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

import { quickRandom, unrecordedChance } from '@safehouse/contract';
import { expect, test } from 'vitest';
import { LINE_UPS, playTeamMatch, setupTeams, type TeamPosition } from '../training/team-match.ts';
import { TEAM_ACTION_COUNTS, teamActionOf } from './team-actions.ts';
import { TEAM_FEATURE_COUNTS } from './team-features.ts';

const MODES = ['simple', 'advanced'] as const;

/** Calls back with every position of random matches in all line-ups. */
function playRandomMatches(mode: (typeof MODES)[number], onPosition: (position: TeamPosition) => void): void {
  const random = quickRandom(3);
  for (let match = 0; match < 30; match++) {
    const state = setupTeams(mode, LINE_UPS[match % LINE_UPS.length], unrecordedChance(random));
    playTeamMatch(
      state,
      (seats) => seats[random.below(seats.length)],
      (position) => {
        onPosition(position);
        return position.moves[random.below(position.moves.length)];
      },
    );
  }
}

test.each(MODES)('%s mode: every position has the same number of small whole numbers', (mode) => {
  playRandomMatches(mode, ({ features }) => {
    const values = features();
    expect(values).toHaveLength(TEAM_FEATURE_COUNTS[mode]);
    expect(values.every((value) => Number.isInteger(value) && Math.abs(value) <= 64)).toBe(true);
  });
});

test.each(MODES)('%s mode: every legal move has an action of its own', (mode) => {
  playRandomMatches(mode, ({ seat, moves }) => {
    const actions = moves.map((move) => teamActionOf(move, seat));
    expect(new Set(actions).size).toBe(actions.length);
    expect(actions.every((action) => action < TEAM_ACTION_COUNTS[mode])).toBe(true);
  });
});

test.each(MODES)('%s mode: of two team mates the second sees the vote of the first', (mode) => {
  const firstVote = 247;
  const seen = new Set<number>();
  playRandomMatches(mode, ({ view, seat, features }) => {
    const values = features();
    const end = firstVote + (mode === 'simple' ? 2 : 41);
    const votes = values.slice(firstVote, end);
    const hasMateVoted = Object.keys(view.votes).some((voter) => Number(voter) !== seat);
    expect(votes.filter((value) => value === 1)).toHaveLength(hasMateVoted ? 1 : 0);
    if (hasMateVoted) seen.add(votes.indexOf(1));
  });
  expect(seen.size).toBeGreaterThan(mode === 'simple' ? 1 : 25);
});

import { factsFor, SEATS } from '@safehouse/contract';
import { describe, expect, test } from 'vitest';
import type { AgentName } from '../data/cards.ts';
import type { RulesVersion } from './rules-version.ts';
import { openMatch, playResolve, playTake, viewFor } from './test-helpers.ts';

/*
 * Two hands that the others cannot tell apart, and the same answer from both. In one of them it was the only possible
 * answer: whether there was a choice must remain secret.
 */
interface HiddenChoice {
  readonly card: 'secret-recruit' | 'double-trouble';
  readonly agent: AgentName;
  readonly forced: readonly AgentName[];
  readonly free: readonly AgentName[];
}

const CHOICES: readonly HiddenChoice[] = [
  {
    card: 'secret-recruit',
    agent: 'enforcer',
    forced: ['enforcer', 'daredevil', 'daredevil', 'daredevil'],
    free: ['enforcer', 'daredevil', 'saboteur', 'sentinel'],
  },
  {
    card: 'double-trouble',
    agent: 'enforcer',
    forced: ['enforcer', 'enforcer', 'saboteur', 'sentinel'],
    free: ['enforcer', 'enforcer', 'saboteur', 'saboteur'],
  },
];

/** All other hands are fixed, so that only the hand of seat 0 and the deck differ. */
const OTHER_HANDS: readonly (readonly AgentName[])[] = [
  ['codebreaker', 'codebreaker', 'codebreaker', 'sidekick'],
  ['double-agent', 'double-agent', 'double-agent', 'mole'],
  ['double-agent', 'double-agent', 'codebreaker', 'codebreaker'],
];

const VIEWERS = [1, 2, 3, 'spectator'] as const;

/** Everything that the others are told and see while seat 0 takes the card and recruits the agent. */
function seenByOthers(rulesVersion: RulesVersion, { card, agent }: HiddenChoice, hand: readonly AgentName[]) {
  const match = openMatch({
    rulesVersion,
    mode: 'advanced',
    players: 4,
    script: [['daredevil', 'codebreaker', 'down']],
    market: [card],
    hands: [hand, ...OTHER_HANDS],
  });
  const seen: unknown[] = [];
  const note = (facts: Parameters<typeof factsFor>[1]) => {
    seen.push(match.toAct);
    for (const viewer of VIEWERS)
      seen.push(factsFor(viewer === 'spectator' ? viewer : SEATS[viewer], facts), viewFor(match, viewer));
  };
  playTake(match, 0, card, 0);
  note(playTake(match, 2, card, 0));
  if (match.toAct[0] === 0) note(playResolve(match, 0, agent));
  return seen;
}

describe.each(CHOICES)('[AA-24] [AA-37] $card', (choice) => {
  test('version 2 does not tell whether a hidden hand had a choice', () => {
    expect(seenByOthers(2, choice, choice.forced)).toEqual(seenByOthers(2, choice, choice.free));
  });

  test('version 1 told it: a question that is not asked shows what the hand lacks', () => {
    expect(seenByOthers(1, choice, choice.forced)).not.toEqual(seenByOthers(1, choice, choice.free));
  });
});

import { computeLogits, randomPlayer } from '@safehouse/bots';
import { Deal, type Player, quickRandom } from '@safehouse/contract';
import { expect, test } from 'vitest';
import { AGENTS } from '../../rules/cards.ts';
import { greedy } from '../greedy.ts';
import { playToEnd, seatPlayer, setupMatch } from '../test-helpers.ts';
import { drawMove, type FactualTurn } from './net-choice.ts';
import { loadedNetwork, loadedWeaknessNetwork, loadNetwork, type WeakKind } from './networks.ts';
import type { PublicDecision } from './public-decisions.ts';
import { decisionFeatures, findWeakness, opponentEvidence, weaknessEvidence } from './weak-opponent.ts';
import examples from './weakness-examples.json' with { type: 'json' };

await loadNetwork('simple');
const network = loadedNetwork('simple')!;
const net: Player = { choose: (turn) => drawMove(network, turn as FactualTurn) };

/** In how many of 40 matches a seat detects that its opponent is weak, by kind of weakness. */
function countDetections(opponent: Player): { readonly [kind in WeakKind]: number } {
  const counts = { random: 0, greedy: 0 };
  for (let match = 0; match < 40; match++) {
    const deal = new Deal(`weak ${match}`);
    const found = new Set<WeakKind>();
    const observer: Player = {
      choose(turn) {
        const evidence = opponentEvidence(turn as FactualTurn);
        const weakness = evidence && findWeakness(evidence);
        if (weakness) found.add(weakness);
        return net.choose(turn);
      },
    };
    const seats = [observer, opponent].map((player, seed) => seatPlayer(player, quickRandom(10 * match + seed)));
    playToEnd(setupMatch({ options: { mode: 'simple' }, players: 2 }, deal), seats, deal, quickRandom(match));
    for (const kind of found) counts[kind]++;
  }
  return counts;
}

test('the greedy bot and a random player are found out in most matches', () => {
  expect(countDetections(greedy).greedy).toBeGreaterThan(32);
  expect(countDetections(randomPlayer).random).toBeGreaterThan(24);
});

test('a good player is seldom taken for one of them', () => {
  const { random, greedy } = countDetections(net);
  expect(random).toBeLessThan(6);
  expect(greedy).toBeLessThan(6);
});

test('the logits are exactly those of the training program', () => {
  const weaknessNetwork = loadedWeaknessNetwork()!;
  expect(examples.length).toBeGreaterThan(5);
  for (const { features, logits } of examples) expect([...computeLogits(weaknessNetwork, features)]).toEqual(logits);
});

test('the features are those of the training program, in its order', () => {
  const inPlay = [2, 0, 0, 0, 0, 0, 0, 1];
  const position = { inPlay, otherInPlay: inPlay.map(() => 0), lead: -9, swapsLeft: 3 };
  const offer: PublicDecision = { type: 'offer', position, up: AGENTS[1], down: AGENTS[7] };
  const features = decisionFeatures(offer);
  const active = [...features.keys()].filter((i) => features[i] === 1);
  // Copies in play, the lead (at least -6), swaps left; then the open and the closed card.
  expect(features).toHaveLength(85);
  expect(active).toEqual([0, 1, 21, 48, 61, 62, 63, 67, 81]);
});

test('evidence adds up over decisions', () => {
  const position = { inPlay: Array(8).fill(0), otherInPlay: Array(8).fill(0), lead: 0, swapsLeft: 3 };
  const recruit: PublicDecision = { type: 'recruit', position, up: AGENTS[2], card: 'up' };
  expect(weaknessEvidence([recruit, recruit]).random).toBe(2 * weaknessEvidence([recruit]).random);
  expect(weaknessEvidence([])).toEqual({ random: 0, greedy: 0 });
});

test('little evidence is not enough, and the likelier weak player counts', () => {
  expect(findWeakness({ random: 255, greedy: 767 })).toBe(null);
  expect(findWeakness({ random: 256, greedy: 0 })).toBe('random');
  expect(findWeakness({ random: 256, greedy: 768 })).toBe('greedy');
});

test('without facts, and in advanced mode, there is no evidence', () => {
  const deal = new Deal('alone');
  const player: Player = {
    choose(turn) {
      const { view, seat, legal, random, budget } = turn as FactualTurn;
      expect(opponentEvidence({ view, seat, legal, random, budget })).toBe(null);
      expect(opponentEvidence({ ...(turn as FactualTurn), view: { ...view, mode: 'advanced' } })).toBe(null);
      return greedy.choose(turn as FactualTurn);
    },
  };
  const seats = [1, 2].map((seed) => seatPlayer(player, quickRandom(seed)));
  playToEnd(setupMatch({ options: { mode: 'simple' }, players: 2 }, deal), seats, deal, quickRandom(3));
});

import { randomPlayer } from '@safehouse/bots';
import { Deal, type Player, quickRandom } from '@safehouse/contract';
import { expect, test } from 'vitest';
import { greedy } from '../greedy.ts';
import { playToEnd, seatPlayer, setupMatch } from '../test-helpers.ts';
import { chooseByNet, type FactualTurn } from './net-choice.ts';
import { loadedNetwork, loadNetwork } from './networks.ts';
import { hasGreedyOpponent } from './weak-opponent.ts';

await loadNetwork('simple');
const network = loadedNetwork('simple')!;
const net: Player = { choose: (turn) => chooseByNet(network, turn as FactualTurn) };

/** In how many of 40 matches a seat's last turn finds that the other player is greedy. */
function countDetections(opponent: Player): number {
  let detections = 0;
  for (let match = 0; match < 40; match++) {
    const deal = new Deal(`weak ${match}`);
    let isDetected = false;
    const observer: Player = {
      choose(turn) {
        isDetected = hasGreedyOpponent(turn as FactualTurn);
        return net.choose(turn);
      },
    };
    const seats = [observer, opponent].map((player, seed) => seatPlayer(player, quickRandom(10 * match + seed)));
    playToEnd(setupMatch({ options: { mode: 'simple' }, players: 2 }, deal), seats, deal, quickRandom(match));
    if (isDetected) detections++;
  }
  return detections;
}

test('the greedy bot is found out in most matches', () => {
  expect(countDetections(greedy)).toBeGreaterThan(30);
});

test('a good player and one who plays at random are not taken for it', () => {
  expect(countDetections(net)).toBeLessThan(4);
  expect(countDetections(randomPlayer)).toBeLessThan(8);
});

test('without facts, and in advanced mode, nobody is', () => {
  const deal = new Deal('alone');
  const player: Player = {
    choose(turn) {
      const { view, seat, legal, random, budget } = turn as FactualTurn;
      expect(hasGreedyOpponent({ view, seat, legal, random, budget })).toBe(false);
      expect(hasGreedyOpponent({ ...(turn as FactualTurn), view: { ...view, mode: 'advanced' } })).toBe(false);
      return greedy.choose(turn as FactualTurn);
    },
  };
  const seats = [1, 2].map((seed) => seatPlayer(player, quickRandom(seed)));
  playToEnd(setupMatch({ options: { mode: 'simple' }, players: 2 }, deal), seats, deal, quickRandom(3));
});

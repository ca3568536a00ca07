import { type NetworkSize, type PolicyNetwork, runMatch } from '@safehouse/bots';
import { Deal, type Player, quickRandom } from '@safehouse/contract';
import { findDishonesty } from '@safehouse/testkit';
import { expect, test } from 'vitest';
import { agentAvenue } from '../../rules/index.ts';
import { MOVES } from '../../rules/moves.ts';
import type { Mode } from '../../rules/options.ts';
import { subject } from '../../rules/test-helpers.ts';
import { seatPlayer, setupMatch } from '../test-helpers.ts';
import { drawMove, type FactualTurn } from './net-choice.ts';
import { TEAM_ACTION_COUNTS } from './team-actions.ts';
import { TEAM_FEATURE_COUNTS } from './team-features.ts';

/** A network for which all moves are equally likely. */
function indifferentNetwork({ features, hiddenUnits, actions }: NetworkSize): PolicyNetwork {
  const layer = (inputs: number, units: number) => ({
    weights: new Int8Array(inputs * units),
    scales: new Int32Array(units),
    biases: new Int32Array(units),
  });
  const residual = [layer(hiddenUnits, hiddenUnits), layer(hiddenUnits, hiddenUnits)];
  return {
    first: layer(features, hiddenUnits),
    skip: layer(features, actions),
    residual,
    out: layer(hiddenUnits, actions),
  };
}

const networkFor = (mode: Mode) =>
  indifferentNetwork({ features: TEAM_FEATURE_COUNTS[mode], hiddenUnits: 1, actions: TEAM_ACTION_COUNTS[mode] });
const NETWORKS = { simple: networkFor('simple'), advanced: networkFor('advanced') };
const netPlayer: Player = {
  choose: (turn) => drawMove(NETWORKS[(turn as FactualTurn).view.mode], turn as FactualTurn),
};
const TEAM_SETUPS = subject.setups.filter(({ players }) => players > 2);

test.each(TEAM_SETUPS)('team mates agree after at most three votes: %o', (setup) => {
  let longest = 0;
  for (let match = 0; match < 20; match++) {
    const deal = new Deal(`votes ${match}`);
    const state = setupMatch(setup, deal);
    const seatedPlayers = Array.from({ length: setup.players }, (_, seat) =>
      seatPlayer(netPlayer, quickRandom(10 * match + seat)),
    );
    let votes = 0;
    const random = quickRandom(match);
    runMatch({ game: agentAvenue, state, seatedPlayers, chance: deal, random, maxMoves: 500 }, (_seat, move) => {
      const isVote = ['recruit', 'take', 'resolve'].includes(MOVES[move].type);
      votes = isVote && state.votes.some((vote) => vote >= 0) ? votes + 1 : 1;
      longest = Math.max(longest, votes);
    });
    expect(state.result).not.toBeNull();
  }
  expect(longest).toBe(3);
});

test.each(TEAM_SETUPS)('a net in a team uses only what its seat may know: %o', (setup) => {
  for (let seed = 0; seed < 4; seed++) {
    expect(findDishonesty(subject, netPlayer, setup, { seed, rounds: 0 })).toBeNull();
  }
});

test.each(TEAM_SETUPS)('with a team mate who keeps to a vote, a match ends: %o', (setup) => {
  const deal = new Deal('stubborn');
  const state = setupMatch(setup, deal);
  const stubborn: Player = { choose: ({ legal }) => legal[0] };
  const seatedPlayers = state.sides.seats.map((seat) =>
    seatPlayer(
      seat === state.sides.seatsOf[0][0] || seat === state.sides.seatsOf[1][0] ? stubborn : netPlayer,
      quickRandom(seat),
    ),
  );
  runMatch({ game: agentAvenue, state, seatedPlayers, chance: deal, random: quickRandom(1), maxMoves: 500 }, null);
  expect(state.result).not.toBeNull();
});

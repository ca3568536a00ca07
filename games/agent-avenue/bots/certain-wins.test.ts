import { randomPlayer } from '@safehouse/bots';
import { Deal, type Player, quickRandom, roundsBudget, unrecordedChance } from '@safehouse/contract';
import type { MatchSetup } from '@safehouse/testkit';
import { beforeAll, expect, test } from 'vitest';
import { agentAvenue } from '../rules/index.ts';
import { type AgentAvenueMove, RECRUIT_DOWN, RECRUIT_UP } from '../rules/moves.ts';
import { NO_VOTE, type State } from '../rules/state.ts';
import { greedy } from './greedy.ts';
import { levels } from './levels.ts';
import { loadNetwork, NET_NAMES } from './net/networks.ts';
import type { AgentAvenueTurn } from './search-context.ts';
import { playToEnd, seatPlayer, setupMatch } from './test-helpers.ts';

/**
 * An oracle independent of the bots: a win is certain when the move wins in every one of many sampled worlds,
 * whichever card the other side then recruits.
 */
const DETERMINIZATIONS = 100;
const NO_CHANCE = unrecordedChance(quickRandom(0));

function certainWins({ view, seat, legal }: AgentAvenueTurn): AgentAvenueMove[] {
  let certain = legal.filter(({ type }) => type !== 'swap' && type !== 'lead');
  for (let seed = 0; seed < DETERMINIZATIONS && certain.length > 0; seed++) {
    const world = agentAvenue.redeal(view, quickRandom(seed));
    certain = certain.filter((move) => winsInWorld(world, seat, move));
  }
  return certain;
}

function winsInWorld(world: State, seat: number, move: AgentAvenueMove): boolean {
  const after = stateAfterMove(world, agentAvenue.parseMove(world, move)!);
  const hasWon = ({ result }: State) => result?.winners.some((winner) => winner === seat) ?? false;
  if (move.type !== 'offer' && move.type !== 'follow') return hasWon(after);
  return [RECRUIT_UP, RECRUIT_DOWN].every((choice) => hasWon(stateAfterMove(after, choice)));
}

/** All seats that have to vote make the same move. */
function stateAfterMove(before: State, move: ReturnType<typeof agentAvenue.parseMove>): State {
  const state = agentAvenue.clone(before);
  const { phase, offer } = state;
  state.votes.fill(NO_VOTE);
  for (const seat of agentAvenue.toAct(state)) {
    if (state.phase === phase && state.offer === offer) agentAvenue.play(state, seat, move!, NO_CHANCE, null);
  }
  return state;
}

type TurnListener = (turn: AgentAvenueTurn) => void;
/** Mostly quick players; a few that search are enough to reach positions that the others do not. */
const PLAYER_POOL = [
  ...Array(20).fill(randomPlayer),
  ...Array(20).fill(greedy),
  levels.gentle.player,
] as readonly Player[];

/** A match between random players of the pool. */
function playMatch(setup: MatchSetup, seed: number, onTurn: TurnListener): void {
  const deal = new Deal(`certain ${seed}`);
  const state = setupMatch(setup, deal);
  const random = quickRandom(seed);
  const seatedPlayers = Array.from({ length: setup.players }, () =>
    seatPlayer(withTurnListener(PLAYER_POOL[random.below(PLAYER_POOL.length)], onTurn), random),
  );
  playToEnd(state, seatedPlayers, deal, random);
}

function withTurnListener(player: Player, onTurn: TurnListener): Player {
  return {
    choose(anyTurn) {
      const turn = { ...anyTurn } as AgentAvenueTurn;
      // A seat that votes a second time has to follow its team mate, not to win.
      const hasVoted = `${turn.seat}` in turn.view.votes;
      if (turn.legal.length > 1 && !hasVoted) onTurn(turn);
      return player.choose(turn);
    },
  };
}

beforeAll(async () => {
  await Promise.all(NET_NAMES.map(loadNetwork));
});

/** Set higher for a long run. */
const REQUIRED_WINS = Number(process.env.CERTAIN_WINS ?? 1000);
const OTHER_LEVELS = [levels.gentle, levels.steady, levels.sharp, levels.expert];

test.each([
  ['simple', 2, 0.7 * REQUIRED_WINS],
  ['advanced', 2, 0.1 * REQUIRED_WINS],
  ['simple', 4, 0.1 * REQUIRED_WINS],
  ['advanced', 3, 0.1 * REQUIRED_WINS],
])('%s mode, %i players: no level misses any of %i certain wins', (mode, players, positions) => {
  let found = 0;
  for (let seed = 0; found < positions; seed++) {
    playMatch({ options: { mode }, players }, seed, (turn) => {
      const certain = certainWins(turn);
      if (certain.length === 0 || certain.length === turn.legal.length) return;
      for (const { player } of [levels.master, OTHER_LEVELS[found++ % OTHER_LEVELS.length]]) {
        const choice = player.choose({ ...turn, random: quickRandom(found), budget: roundsBudget(1) });
        expect(certain, `seed ${seed}`).toContainEqual(choice);
      }
    });
  }
});

import { randomPlayer, runMatch } from '@safehouse/bots';
import { Deal, type Player, quickRandom, roundsBudget, unrecordedChance } from '@safehouse/contract';
import { expect, test } from 'vitest';
import { agentAvenue } from '../rules/index.ts';
import { type AgentAvenueMove, RECRUIT_DOWN, RECRUIT_UP } from '../rules/moves.ts';
import { NO_VOTE, type State } from '../rules/state.ts';
import { greedy } from './greedy.ts';
import { levels } from './levels.ts';
import type { AgentAvenueTurn } from './search-context.ts';

/**
 * An oracle that knows the rules and nothing of the bots: a win is certain when the move brings it in every one of
 * many deals behind the view, whichever card the other side then takes.
 */
const DETERMINIZATIONS = 100;
const NO_CHANCE = unrecordedChance(quickRandom(0));

function certainWins({ view, seat, legal }: AgentAvenueTurn): AgentAvenueMove[] {
  let certain = legal.filter(({ type }) => type !== 'swap' && type !== 'lead');
  for (let deal = 0; deal < DETERMINIZATIONS && certain.length > 0; deal++) {
    const world = agentAvenue.redeal(view, quickRandom(deal));
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

/** The state after a move, all who have a say in it wanting the same. */
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
/** Thinking takes time: few of them are enough to reach positions that the others do not. */
const PLAYER_POOL = [
  ...Array(20).fill(randomPlayer),
  ...Array(20).fill(greedy),
  levels.gentle.player,
] as readonly Player[];

/** A match between players of all kinds, every turn of it shown. */
function playMatch(mode: string, players: number, seed: number, see: TurnListener): void {
  const options = agentAvenue.parseOptions({ options: { mode }, players, edition: undefined });
  if (!options.ok) throw new Error(options.message);
  const deal = new Deal(`certain ${seed}`);
  const state = agentAvenue.setup(options.value, players, deal);
  const luck = quickRandom(seed);
  const sitters = Array.from({ length: players }, () => {
    const player = PLAYER_POOL[luck.below(PLAYER_POOL.length)];
    return { player: withTurnListener(player, see), random: luck, budget: () => roundsBudget(0) };
  });
  runMatch(
    { game: agentAvenue, state, seatedPlayers: sitters, chance: deal, random: luck, maxMoves: 500 },
    null,
  );
}

function withTurnListener(player: Player, see: TurnListener): Player {
  return {
    choose(asked) {
      const turn = { ...asked } as AgentAvenueTurn;
      // A seat that has voted is asked to give way, not to win.
      const hasSpoken = `${turn.seat}` in turn.view.votes;
      if (turn.legal.length > 1 && !hasSpoken) see(turn);
      return player.choose(turn);
    },
  };
}

/** A long run asks for more. */
const REQUIRED_WINS = Number(process.env.CERTAIN_WINS ?? 1000);
const OTHER_LEVELS = [levels.gentle, levels.steady, levels.sharp, levels.expert];

test.each([
  ['simple', 2, 0.7 * REQUIRED_WINS],
  ['advanced', 2, 0.1 * REQUIRED_WINS],
  ['simple', 4, 0.1 * REQUIRED_WINS],
  ['advanced', 3, 0.1 * REQUIRED_WINS],
])('%s mode, %i players: master misses none of %i certain wins, nor do the others', (mode, players, most) => {
  let found = 0;
  for (let seed = 0; found < most; seed++) {
    playMatch(mode, players, seed, (turn) => {
      const certain = certainWins(turn);
      if (certain.length === 0 || certain.length === turn.legal.length) return;
      for (const { player } of [levels.master, OTHER_LEVELS[found++ % OTHER_LEVELS.length]]) {
        const answer = player.choose({ ...turn, random: quickRandom(found), budget: roundsBudget(1) });
        expect(certain, `seed ${seed}`).toContainEqual(answer);
      }
    });
  }
});

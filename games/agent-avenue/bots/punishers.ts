import { exploiter } from '@safehouse/bots';
import { type Player, roundsBudget } from '@safehouse/contract';
import { agentAvenue as rules } from '../rules/index.ts';
import type { AgentAvenueMove } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { certainWins } from './certain-wins.ts';
import { greedy } from './greedy.ts';
import type { WeakKind } from './net/networks.ts';
import { randomPunisher } from './random-punisher.ts';
import { search } from './search.ts';

/** More worlds would take too long for a move. */
const MAX_WORLDS = 8;

const bestResponse = exploiter(rules, { player: greedy, budget: () => roundsBudget(0) }, search);

/** Exploits the greedy bot by computing what it would do. */
const greedyPunisher: Player<View, AgentAvenueMove> = {
  choose(turn) {
    const [win] = certainWins(turn, turn.legal);
    if (win) return win;
    const budget = { allows: (rounds: number) => rounds < MAX_WORLDS && turn.budget.allows(rounds) };
    const choice = bestResponse.choose({ ...turn, view: turn.view, budget });
    return turn.legal.find((move) => move === choice) ?? turn.legal[0];
  },
};

/** By kind of weak player: how to exploit it. */
export const PUNISHERS: { readonly [kind in WeakKind]: Player<View, AgentAvenueMove> } = {
  random: randomPunisher,
  greedy: greedyPunisher,
};

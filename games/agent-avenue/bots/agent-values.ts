import { AGENT_CARDS, AGENT_NAMES, type AgentName } from '../data/cards.ts';
import type { Agent } from '../rules/cards.ts';

const WIN_VALUE = 20;
const MAX_COPIES = 3;
/** A second Codebreaker threatens to win and a second Daredevil to lose, whatever their steps say. */
const THREAT_BONUS: { readonly [name in AgentName]?: readonly number[] } = {
  codebreaker: [1, 3],
  daredevil: [0, -2],
};

const NEXT_COPY_VALUES: readonly (readonly number[])[] = AGENT_NAMES.map((name) =>
  Array.from({ length: MAX_COPIES + 1 }, (_, copies) => {
    const icons: readonly (number | 'win' | 'lose')[] = AGENT_CARDS[name].icons;
    const icon = icons[Math.min(copies, icons.length - 1)];
    if (icon === 'win') return WIN_VALUE;
    if (icon === 'lose') return -WIN_VALUE;
    return icon + (THREAT_BONUS[name]?.[copies] ?? 0);
  }),
);

/** The value of one more copy of an agent in steps, by the number of copies a side has: a rule of thumb. */
export function nextCopyValue(agent: Agent, copies: number): number {
  return NEXT_COPY_VALUES[agent][Math.min(MAX_COPIES, copies)];
}

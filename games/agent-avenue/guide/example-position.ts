import { AGENT_CARDS, type AgentName, CATCH_DISTANCE, HOME_SPACES, LOOP_LENGTH } from '../data/cards.ts';

/** The interactive example of the guide: one side recruits, the other pawn stays at home. */
export interface ExamplePosition {
  /** Where the pawn stands. */
  readonly space: number;
  /** The last recruited card; null before the first. */
  readonly last: { readonly agent: AgentName; readonly copy: number; readonly icon: number | 'win' | 'lose' } | null;
  /** How far the last card moved the pawn, and from where. */
  readonly walk: { readonly from: number; readonly by: number };
  readonly outcome: 'caught' | 'wasCaught' | 'won' | 'lost' | null;
}

/** The position after these recruits (AA-11, AA-12, AA-15..AA-17). */
export function examplePosition(recruited: readonly AgentName[]): ExamplePosition {
  const icons = recruited.map((agent, i) => iconOf(agent, copiesUntil(recruited, i)));
  const steps = icons.reduce<number>((sum, icon) => sum + stepsOf(icon), 0);
  const agent = recruited.at(-1);
  const icon = icons.at(-1);
  const by = icon === undefined ? 0 : stepsOf(icon);
  return {
    space: spaceAfter(steps),
    last:
      agent === undefined || icon === undefined
        ? null
        : { agent, copy: copiesUntil(recruited, recruited.length - 1), icon },
    walk: { from: spaceAfter(steps - by), by },
    outcome: outcomeOf(icon, steps),
  };
}

function copiesUntil(recruited: readonly AgentName[], index: number): number {
  return recruited.slice(0, index + 1).filter((agent) => agent === recruited[index]).length;
}

function iconOf(agent: AgentName, copy: number): number | 'win' | 'lose' {
  const { icons } = AGENT_CARDS[agent];
  return icons[Math.min(copy, icons.length) - 1];
}

const stepsOf = (icon: number | 'win' | 'lose') => (typeof icon === 'number' ? icon : 0);

const spaceAfter = (steps: number) => (((HOME_SPACES[0] + steps) % LOOP_LENGTH) + LOOP_LENGTH) % LOOP_LENGTH;

function outcomeOf(icon: number | 'win' | 'lose' | undefined, steps: number): ExamplePosition['outcome'] {
  if (icon === 'win') return 'won';
  if (icon === 'lose') return 'lost';
  if (steps >= CATCH_DISTANCE) return 'caught';
  return steps <= -CATCH_DISTANCE ? 'wasCaught' : null;
}

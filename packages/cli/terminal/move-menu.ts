import type { WrittenMove } from '@safehouse/contract';
import type { MoveStep } from '@safehouse/ui/terminal';
import type { MenuItem } from './menu.ts';

/** Moves that begin with the same steps: the answers to one question, and where each leads. */
export interface MoveTree {
  readonly question: string | null;
  readonly branches: readonly MoveBranch[];
}

interface MoveBranch {
  readonly step: MoveStep;
  readonly leadsTo: WrittenMove | MoveTree;
}

export function createMoveTree(
  moves: readonly WrittenMove[],
  stepsOf: (move: WrittenMove) => readonly MoveStep[],
): MoveTree {
  return buildTree(
    moves.map((move) => ({ move, steps: stepsOf(move) })),
    null,
  );
}

interface MoveWithSteps {
  readonly move: WrittenMove;
  readonly steps: readonly MoveStep[];
}

function buildTree(moves: readonly MoveWithSteps[], question: string | null): MoveTree {
  const byLabel = Map.groupBy(moves, ({ steps }) => steps[0].label);
  return { question, branches: [...byLabel.values()].flatMap(branchesOf) };
}

/** One branch for all longer moves, and one for each move that ends with this step. */
function branchesOf(moves: readonly MoveWithSteps[]): MoveBranch[] {
  const longer = moves.filter(({ steps }) => steps.length > 1);
  const ends = moves.filter(({ steps }) => steps.length === 1);
  const branches: MoveBranch[] = ends.map(({ move, steps }) => ({ step: steps[0], leadsTo: move }));
  if (longer.length === 0) return branches;
  const [{ steps }] = longer;
  const rest = longer.map(({ move, steps }) => ({ move, steps: steps.slice(1) }));
  return [...branches, shortened({ step: steps[0], leadsTo: buildTree(rest, steps[0].next ?? null) })];
}

/** Merges a question that has only one answer into the previous one. */
function shortened(branch: MoveBranch): MoveBranch {
  if (!('branches' in branch.leadsTo) || branch.leadsTo.branches.length !== 1) return branch;
  const [only] = branch.leadsTo.branches;
  return { step: { ...only.step, label: `${branch.step.label} › ${only.step.label}` }, leadsTo: only.leadsTo };
}

export function menuItemsOf({ branches }: MoveTree): MenuItem<WrittenMove | MoveTree>[] {
  return branches.map(({ step: { label, about }, leadsTo }) => ({
    label: 'branches' in leadsTo ? `${label} …` : label,
    ...(about !== undefined && { about }),
    value: leadsTo,
  }));
}

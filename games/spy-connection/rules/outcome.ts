import { MoveList, type ScopedFact } from '@safehouse/contract';
import type { SpyFact } from './facts.ts';
import { legal } from './legal.ts';
import type { SpyMove } from './move-encoding.ts';
import { clone, type State } from './state.ts';
import { view } from './view.ts';

/** What a move of the active seat would lead to, as far as its player may know. */
export interface MoveOutcome {
  /** The agents in supply after the move. */
  readonly supply: number;
  /** The city of the spy after the move. */
  readonly spy: string | null;
  readonly placed: readonly { readonly space: string; readonly agents: number }[];
  /** The space from which agents are taken back. */
  readonly recalledFrom: string | null;
  /** The mission that the move completes. */
  readonly completes: string | null;
  /** The missions on which the spy's city can be marked right after the move, and those that such a mark completes. */
  readonly canMark: readonly string[];
  readonly canComplete: readonly string[];
}

/** Plays the move on a copy of the state. It must be legal. */
export function outcomeOf(state: State, move: SpyMove): MoveOutcome {
  const seat = state.active;
  const { after, facts } = playCopy(state, move);
  const { supply, spy } = view(after).players[seat];
  const marks = after.active === seat ? legalMarks(after) : [];
  return {
    supply,
    spy,
    placed: facts.find((fact) => fact.type === 'connected')?.placed ?? [],
    recalledFrom: facts.find((fact) => fact.type === 'recalled')?.space ?? null,
    completes: completedIn(facts),
    canMark: marks.map(({ mission }) => mission),
    canComplete: marks.flatMap((mark) => completedIn(playCopy(after, mark).facts) ?? []),
  };
}

function playCopy(state: State, move: SpyMove): { readonly after: State; readonly facts: readonly SpyFact[] } {
  const { vocabulary, decodedMoves } = state.board.moveEncoding;
  const code = vocabulary.parse(move);
  if (code === null) throw new Error('the map has no such move');
  const after = clone(state);
  const facts: ScopedFact<SpyFact>[] = [];
  const { kind, target } = decodedMoves[code];
  kind.play(after, target, facts);
  return { after, facts: facts.map(({ fact }) => fact) };
}

function legalMarks(state: State): Extract<SpyMove, { type: 'mark' }>[] {
  const moves = new MoveList();
  legal(state, state.active, moves);
  const written = moves.toArray().map((move) => state.board.moveEncoding.vocabulary.write(move));
  return written.filter((move) => move.type === 'mark');
}

function completedIn(facts: readonly SpyFact[]): string | null {
  return facts.find((fact) => fact.type === 'completed')?.mission ?? null;
}

import { type Signal, useSignal } from '@preact/signals';
import type { WrittenMove } from '@safehouse/contract';
import type { MatchPage } from '@safehouse/protocol';
import { desk } from '../local/desk.ts';
import type { Advice } from '../local/messages.ts';

export type Hint =
  | { readonly type: 'thinking'; readonly version: number }
  | { readonly type: 'given'; readonly version: number; readonly advice: readonly Advice[] };

const SHOWN = 3;

export function useHintSignal(): Signal<Hint | null> {
  return useSignal<Hint | null>(null);
}

/** Asks the best bot what it would do with what this seat may see. Its answer holds for this position only. */
export async function askHint(hint: Signal<Hint | null>, page: MatchPage): Promise<void> {
  const { game, rules, seat, view, legal, version } = page;
  if (seat === null || !view || legal.length === 0) return;
  hint.value = { type: 'thinking', version };
  const answer = await desk.ask({ type: 'advise', game, ...(rules && { rules }), seat, view, legal });
  if (hint.value?.version !== version) return;
  hint.value = {
    type: 'given',
    version,
    advice: answer.ok ? (answer.value as readonly Advice[]).slice(0, SHOWN) : [],
  };
}

/** The moves to light up on the board; none for another position. */
export function hintedMoves(hint: Hint | null, version: number): readonly WrittenMove[] | null {
  if (hint?.type !== 'given' || hint.version !== version) return null;
  return hint.advice.map(({ move }) => move);
}

/** Advice is for practice: where nobody else is at the table, and nothing is at stake. */
export function mayAskHint({ players, seats, rated, status }: MatchPage): boolean {
  const isAlone = players.every(({ type }, seat) => type === 'bot' || seats.some((own) => own === seat));
  return isAlone && !rated && status === 'running';
}

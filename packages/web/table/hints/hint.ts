import { type Signal, useSignal } from '@preact/signals';
import type { WrittenMove } from '@safehouse/contract';
import type { MatchView } from '@safehouse/protocol';
import { workerClient } from '../../local/worker-client.ts';
import type { HintMove } from '../../local/worker-messages.ts';

export type HintState =
  | { readonly type: 'thinking'; readonly version: number }
  | { readonly type: 'given'; readonly version: number; readonly advice: readonly HintMove[] };

const MAX_HINTS = 3;

export function useHintSignal(): Signal<HintState | null> {
  return useSignal<HintState | null>(null);
}

/** Asks the best bot what it would do with what this seat may see. Its answer holds for this position only. */
export async function requestHint(hint: Signal<HintState | null>, page: MatchView): Promise<void> {
  const { game, rules, seat, view, legal, version } = page;
  if (seat === null || !view || legal.length === 0) return;
  hint.value = { type: 'thinking', version };
  const answer = await workerClient.request({
    type: 'advise',
    game,
    ...(rules && { rules }),
    seat,
    view,
    legal,
  });
  if (hint.value?.version !== version) return;
  hint.value = {
    type: 'given',
    version,
    advice: answer.ok ? (answer.value as readonly HintMove[]).slice(0, MAX_HINTS) : [],
  };
}

/** The moves to light up on the board; none for another position. */
export function hintedMoves(hint: HintState | null, version: number): readonly WrittenMove[] | null {
  if (hint?.type !== 'given' || hint.version !== version) return null;
  return hint.advice.map(({ move }) => move);
}

/** Advice is for practice: where nobody else is at the table, and nothing is at stake. */
export function canRequestHint({ players, seats, rated, status }: MatchView): boolean {
  const isAlone = players.every(({ type }, seat) => type === 'bot' || seats.some((own) => own === seat));
  return isAlone && !rated && status === 'running';
}

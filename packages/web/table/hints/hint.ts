import { type Signal, useSignal } from '@preact/signals';
import type { WrittenMove } from '@safehouse/contract';
import type { MatchView } from '@safehouse/protocol';
import { workerClient } from '../../local/worker-client.ts';
import type { HintMove } from '../../local/worker-messages.ts';

export type HintState =
  | { readonly type: 'thinking'; readonly version: number }
  | { readonly type: 'given'; readonly version: number; readonly moves: readonly HintMove[] };

const MAX_HINTS = 3;

export function useHintSignal(): Signal<HintState | null> {
  return useSignal<HintState | null>(null);
}

/** Asks the best bot what it would play, given what this seat may see. The answer is only valid for this version. */
export async function requestHint(hint: Signal<HintState | null>, matchView: MatchView): Promise<void> {
  const { game, rules, seat, view, legal, version } = matchView;
  if (seat === null || !view || legal.length === 0) return;
  hint.value = { type: 'thinking', version };
  const result = await workerClient.request('scoreMoves', {
    game,
    ...(rules && { rules }),
    seat,
    view,
    legal,
  });
  if (hint.value?.version !== version) return;
  const moves = result.ok ? result.value.slice(0, MAX_HINTS) : [];
  hint.value = { type: 'given', version, moves };
}

/** The moves to highlight on the board; null for another version. */
export function hintedMoves(hint: HintState | null, version: number): readonly WrittenMove[] | null {
  if (hint?.type !== 'given' || hint.version !== version) return null;
  return hint.moves.map(({ move }) => move);
}

/** Hints are for practice: only against bots or alone, and neither in rated matches nor in tournaments. */
export function areHintsAllowed({ players, seats, rated, tournament }: MatchView): boolean {
  return (
    !rated && !tournament && players.every(({ type }, seat) => type === 'bot' || seats.some((held) => held === seat))
  );
}

import type { AnyFact } from '@safehouse/contract';
import type { MatchView, ViewedEvent } from '@safehouse/protocol';
import { useRef } from 'preact/hooks';
import { movesOf } from '../../match/events.ts';

type Facts = readonly AnyFact[];

interface ShownFacts {
  readonly viewer: string;
  readonly version: number;
  /** The latest version that was on the board; during a replay later than `version`. */
  readonly latest: number;
  readonly facts: Facts;
}

const NO_FACTS: Facts = [];

/** The facts since the last rendered version. The array keeps its identity while the version is the same. */
export function useNewFacts(matchView: MatchView, events: readonly ViewedEvent[], position: 'past' | 'current'): Facts {
  const shown = useRef<ShownFacts | null>(null);
  shown.current = shownFactsAfter(shown.current, matchView, events, position);
  return shown.current.facts;
}

export function shownFactsAfter(
  before: ShownFacts | null,
  matchView: Pick<MatchView, 'id' | 'seat' | 'version'>,
  events: readonly ViewedEvent[],
  position: 'past' | 'current',
): ShownFacts {
  const { version } = matchView;
  const viewer = `${matchView.id} ${matchView.seat}`;
  if (before?.viewer !== viewer) return { viewer, version, latest: version, facts: NO_FACTS };
  if (before.version === version) return before;
  // A cancelled replay returns to the current position without playing the rest.
  const isJump = position === 'current' && before.version < before.latest;
  const moves = isJump ? [] : movesOf(events);
  const facts = moves.flatMap((move) => (move.version > before.version && move.version <= version ? move.facts : []));
  return { viewer, version, latest: Math.max(before.latest, version), facts: facts.length > 0 ? facts : NO_FACTS };
}

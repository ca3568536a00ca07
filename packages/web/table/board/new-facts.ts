import type { MatchView, ViewedEvent } from '@safehouse/protocol';
import { useRef } from 'preact/hooks';

type Facts = readonly { readonly type: string }[];

interface ShownFacts {
  readonly viewer: string;
  readonly version: number;
  readonly facts: Facts;
}

const NO_FACTS: Facts = [];

/** The facts since the last rendered version. The same array as long as the version is the same. */
export function useNewFacts(matchView: MatchView, events: readonly ViewedEvent[]): Facts {
  const shown = useRef<ShownFacts | null>(null);
  const viewer = `${matchView.id} ${matchView.seat}`;
  const { current: before } = shown;
  if (before?.viewer !== viewer) shown.current = { viewer, version: matchView.version, facts: NO_FACTS };
  else if (before.version !== matchView.version) {
    const facts = events.flatMap((event) => (event.version > before.version && 'facts' in event ? event.facts : []));
    shown.current = { viewer, version: matchView.version, facts: facts.length > 0 ? facts : NO_FACTS };
  }
  return shown.current?.facts ?? NO_FACTS;
}

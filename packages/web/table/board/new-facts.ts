import type { MatchView, ViewedEvent } from '@safehouse/protocol';
import { useRef } from 'preact/hooks';

type Facts = readonly { readonly type: string }[];

interface ShownFacts {
  readonly viewer: string;
  readonly version: number;
  readonly facts: Facts;
}

const NO_FACTS: Facts = [];

/** What was told between the page before and this one. The same list as long as the page is the same. */
export function useNewFacts(page: MatchView, story: readonly ViewedEvent[]): Facts {
  const shown = useRef<ShownFacts | null>(null);
  const viewer = `${page.id} ${page.seat}`;
  const { current: before } = shown;
  if (before?.viewer !== viewer) shown.current = { viewer, version: page.version, facts: NO_FACTS };
  else if (before.version !== page.version) {
    const facts = story.flatMap((told) =>
      told.version > before.version && 'facts' in told ? told.facts : [],
    );
    shown.current = { viewer, version: page.version, facts: facts.length > 0 ? facts : NO_FACTS };
  }
  return shown.current?.facts ?? NO_FACTS;
}

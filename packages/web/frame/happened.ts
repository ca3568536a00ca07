import type { MatchPage, Told } from '@safehouse/protocol';
import { useRef } from 'preact/hooks';

type Facts = readonly { readonly type: string }[];

interface Shown {
  readonly viewer: string;
  readonly version: number;
  readonly facts: Facts;
}

const NOTHING: Facts = [];

/** What was told between the page before and this one. The same list as long as the page is the same. */
export function useHappened(page: MatchPage, story: readonly Told[]): Facts {
  const shown = useRef<Shown | null>(null);
  const viewer = `${page.id} ${page.seat}`;
  const { current: before } = shown;
  if (before?.viewer !== viewer) shown.current = { viewer, version: page.version, facts: NOTHING };
  else if (before.version !== page.version) {
    const facts = story.flatMap((told) =>
      told.version > before.version && 'facts' in told ? told.facts : [],
    );
    shown.current = { viewer, version: page.version, facts: facts.length > 0 ? facts : NOTHING };
  }
  return shown.current?.facts ?? NOTHING;
}

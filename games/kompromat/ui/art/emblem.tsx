import type { MissionId } from '../../data/missions.ts';
import { kindOf } from '../table/names.ts';
import { ITEMS } from './items.tsx';
import { PAPERS } from './papers.tsx';
import { TARGETS } from './targets.tsx';

/** The picture on a mission card; its name stands beside it, so it says nothing to those who listen. */
export function Emblem({ card }: { readonly card: MissionId }) {
  return (
    <svg class="ko-emblem" viewBox="0 0 48 48" aria-hidden="true">
      {pictureOf(card)}
    </svg>
  );
}

function pictureOf(card: MissionId) {
  const kind = kindOf(card);
  if (kind === 'target') return TARGETS[card as keyof typeof TARGETS];
  return kind === 'item' ? ITEMS[card as keyof typeof ITEMS] : PAPERS[kind];
}

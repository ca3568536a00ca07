import type { MissionId } from '../../data/missions.ts';
import { missionKind } from '../board/mission-info.ts';
import { ITEM_EMBLEMS } from './item-emblems.tsx';
import { SET_AND_COUNTER_EMBLEMS } from './set-and-counter-emblems.tsx';
import { TARGET_EMBLEMS } from './target-emblems.tsx';

/** The picture on a mission card. Hidden from screen readers, because the name is next to it. */
export function Emblem({ card }: { readonly card: MissionId }) {
  return (
    <svg class="ko-emblem" viewBox="0 0 48 48" aria-hidden="true">
      {emblemFor(card)}
    </svg>
  );
}

function emblemFor(card: MissionId) {
  const kind = missionKind(card);
  if (kind === 'target') return TARGET_EMBLEMS[card as keyof typeof TARGET_EMBLEMS];
  return kind === 'item' ? ITEM_EMBLEMS[card as keyof typeof ITEM_EMBLEMS] : SET_AND_COUNTER_EMBLEMS[kind];
}

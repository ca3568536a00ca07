import { memo } from '@safehouse/ui';
import type { BoardContext } from '../board/board-context.ts';
import { findCard } from '../board/rules-queries.ts';
import { MissionFace, type MissionFaceProps } from './mission-face.tsx';

interface MissionCardProps extends MissionFaceProps {
  readonly isLit: boolean;
  readonly isOffered?: boolean;
  readonly isHinted?: boolean;
  /** A line of the log is about it. */
  readonly isNamed?: boolean;
  inspect(mission: string): void;
}

/** Only what a card needs of the context, so that unchanged missions are not redrawn. */
export function missionCardProps({ translations, editionNames, rulesQueries }: BoardContext, id: string) {
  return { card: findCard(rulesQueries.edition, id), translations, editionNames };
}

/** A mission as a luggage tag; pressed, it highlights its cities on the map. */
export const MissionCard = memo(({ isLit, isOffered, isHinted, isNamed, inspect, ...face }: MissionCardProps) => (
  <button
    type="button"
    class={`sc-tag${isOffered ? ' is-offered' : ''}${isHinted ? ' is-hinted' : ''}${isNamed ? ' is-named' : ''}`}
    aria-pressed={isLit}
    onClick={() => inspect(face.card.id)}
  >
    <MissionFace {...face} />
    {isHinted && <span class="sc-hinted">{face.translations.hinted}</span>}
  </button>
));

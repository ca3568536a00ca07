import { CardButton, classNames, memo } from '@safehouse/ui';
import { previewKey } from '../actions/use-move-preview.ts';
import type { BoardContext } from '../board/board-context.ts';
import { findCard } from '../board/rules-queries.ts';
import { MissionFace, type MissionFaceProps } from './mission-face.tsx';

interface MissionCardProps extends MissionFaceProps {
  readonly isLit: boolean;
  readonly isOffered: boolean;
  readonly isHinted: boolean;
  /** The highlighted log line is about it. */
  readonly isNamed: boolean;
  /** After the move shown, one of its cities could be marked. */
  readonly isServed: boolean;
  inspect(mission: string): void;
}

/** Only the parts of the context that a card needs, so that unchanged missions are not redrawn. */
export function missionCardProps({ translations, editionNames, rulesQueries }: BoardContext, id: string) {
  return { card: findCard(rulesQueries.edition, id), translations, editionNames };
}

/** A mission as a luggage tag. A press highlights its cities on the map. */
export const MissionCard = memo((props: MissionCardProps) => {
  const { isLit, isOffered, isHinted, isNamed, isServed, inspect, ...face } = props;
  const { id } = face.card;
  return (
    <CardButton
      class={classNames('sc-tag', isOffered && 'is-offered', isNamed && 'is-named', isServed && 'is-served')}
      isChosen={isLit}
      isHinted={isHinted}
      preview={previewKey('mission', id)}
      onPress={() => inspect(id)}
    >
      <MissionFace {...face} />
      {isHinted && <span class="sc-hinted">{face.translations.hinted}</span>}
    </CardButton>
  );
});

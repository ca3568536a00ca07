import { memo } from '@safehouse/ui';
import type { MissionEntry } from '../../rules/edition-document.ts';
import type { BoardContext } from '../board/board-context.ts';
import { findCard } from '../board/rules-queries.ts';

interface MissionCardProps extends Pick<BoardContext, 'translations' | 'editionNames'> {
  readonly card: MissionEntry;
  readonly marked?: readonly string[];
  /** The cost to accept it (SC-12), or the agents already on it. */
  readonly planning?: number | null;
  readonly isLit: boolean;
  readonly isOffered?: boolean;
  readonly isHinted?: boolean;
  inspect(mission: string): void;
}

/** Only what a card needs of the context, so that unchanged missions are not redrawn. */
export function missionCardProps({ translations, editionNames, rulesQueries }: BoardContext, id: string) {
  return { card: findCard(rulesQueries.edition, id), translations, editionNames };
}

/** A mission as a luggage tag; pressed, it highlights its cities on the map. */
export const MissionCard = memo((props: MissionCardProps) => {
  const { card, translations, editionNames, marked = [], planning = null, isLit, isOffered, isHinted, inspect } = props;
  const worth = [translations.points(card.points)];
  if (card.extraTurn) worth.push(translations.extraTurn);
  if (planning !== null) worth.push(translations.planning(planning));
  return (
    <button
      type="button"
      class={`sc-tag${isOffered ? ' is-offered' : ''}${isHinted ? ' is-hinted' : ''}`}
      aria-pressed={isLit}
      onClick={() => inspect(card.id)}
    >
      <span class="sc-tag-body">
        <span class="sc-tag-cities">
          {card.cities.map((city) => (
            <span key={city} class={marked.includes(city) ? 'is-marked' : ''}>
              {editionNames.cityName(city)}
              <span class="sc-hidden">{marked.includes(city) ? ` (${translations.marked}), ` : ', '}</span>
            </span>
          ))}
        </span>
        <span class="sc-tag-foot">
          <b class="sc-points" aria-hidden="true">
            {card.points}
          </b>
          {card.extraTurn && <ExtraTurnIcon />}
          {planning !== null && planning > 0 && (
            <span class="sc-plan" aria-hidden="true">
              {'●'.repeat(planning)}
            </span>
          )}
          <span class="sc-hidden">{worth.join(', ')}</span>
        </span>
      </span>
      {isHinted && <span class="sc-hinted">{translations.hinted}</span>}
    </button>
  );
});

function ExtraTurnIcon() {
  return (
    <svg class="sc-extra" viewBox="0 0 20 20" focusable="false" aria-hidden="true">
      <path d="M15.5 6.5A7 7 0 1 0 17 11M16.5 2.5V7H12" />
    </svg>
  );
}

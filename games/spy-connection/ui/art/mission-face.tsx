import type { MissionEntry } from '../../rules/edition-document.ts';
import type { BoardContext } from '../board/board-context.ts';
import { MissionFlag } from './mission-flag.tsx';

export interface MissionFaceProps extends Pick<BoardContext, 'translations' | 'editionNames'> {
  readonly card: MissionEntry;
  readonly marked?: readonly string[];
  /** The cost to accept it (SC-12), or the agents already on it. */
  readonly planning?: number | null;
  /** The number on its flags on the map; null if there are none. */
  readonly flag?: number | null;
}

/** The content of a mission card: its cities, its points, an extra turn, and the planning agents. */
export function MissionFace(props: MissionFaceProps) {
  const { card, translations, editionNames, marked = [], planning = null, flag = null } = props;
  const worth = [translations.points(card.points)];
  if (card.extraTurn) worth.push(translations.extraTurn);
  if (planning !== null) worth.push(translations.planning(planning));
  if (flag !== null) worth.push(translations.preview.flag(flag));
  return (
    <span class="sc-tag-body">
      <span class="sc-tag-cities">
        {card.cities.map((city) => (
          <span key={city} class={marked.includes(city) ? 'is-marked' : ''}>
            {editionNames.cityName(city)}
            <span class="hidden">{marked.includes(city) ? ` (${translations.marked}), ` : ', '}</span>
          </span>
        ))}
      </span>
      <span class="sc-tag-foot">
        <b class="sc-points" aria-hidden="true">
          {card.points}
        </b>
        {card.extraTurn && <ExtraTurnIcon />}
        {flag !== null && <FlagIcon number={flag} />}
        {planning !== null && planning > 0 && (
          <span class="sc-plan" aria-hidden="true">
            {'●'.repeat(planning)}
          </span>
        )}
        <span class="hidden">{worth.join(', ')}</span>
      </span>
    </span>
  );
}

function FlagIcon({ number }: { readonly number: number }) {
  return (
    <svg class="sc-flag-icon" viewBox="-1 -22 29 23" focusable="false" aria-hidden="true">
      <MissionFlag number={number} side="right" isMarked={false} isServed={false} />
    </svg>
  );
}

function ExtraTurnIcon() {
  return (
    <svg class="sc-extra" viewBox="0 0 20 20" focusable="false" aria-hidden="true">
      <path d="M15.5 6.5A7 7 0 1 0 17 11M16.5 2.5V7H12" />
    </svg>
  );
}

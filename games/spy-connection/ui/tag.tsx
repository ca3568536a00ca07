import { memo } from '@safehouse/ui';
import type { MissionEntry } from '../rules/edition-document.ts';
import { cardOf } from './position.ts';
import type { Scene } from './scene.ts';

interface Props extends Pick<Scene, 'words' | 'naming'> {
  readonly card: MissionEntry;
  readonly marked?: readonly string[];
  /** What it costs to take it (SC-12), or what lies on it already. */
  readonly planning?: number | null;
  readonly isLit: boolean;
  readonly isOffered?: boolean;
  readonly isHinted?: boolean;
  look(mission: string): void;
}

/** What a tag needs of the scene, and no more: most missions stay as they are from page to page. */
export function tagged({ words, naming, position }: Scene, id: string) {
  return { card: cardOf(position.edition, id), words, naming };
}

/** A mission as a luggage tag; touched, it shows its cities on the map. */
export const Tag = memo((props: Props) => {
  const { card, words, naming, marked = [], planning = null, isLit, isOffered, isHinted, look } = props;
  const worth = [words.points(card.points)];
  if (card.extraTurn) worth.push(words.extraTurn);
  if (planning !== null) worth.push(words.planning(planning));
  return (
    <button
      type="button"
      class={`sc-tag${isOffered ? ' is-offered' : ''}${isHinted ? ' is-hinted' : ''}`}
      aria-pressed={isLit}
      onClick={() => look(card.id)}
    >
      <span class="sc-eyelet" aria-hidden="true" />
      <span class="sc-tag-cities">
        {card.cities.map((city) => (
          <span key={city} class={marked.includes(city) ? 'is-marked' : ''}>
            {naming.city(city)}
            <span class="sc-hidden">{marked.includes(city) ? ` (${words.marked}), ` : ', '}</span>
          </span>
        ))}
      </span>
      <span class="sc-tag-foot">
        <b class="sc-points" aria-hidden="true">
          {card.points}
        </b>
        {card.extraTurn && <ExtraTurn />}
        {planning !== null && planning > 0 && (
          <span class="sc-plan" aria-hidden="true">
            {'●'.repeat(planning)}
          </span>
        )}
        <span class="sc-hidden">{worth.join(', ')}</span>
      </span>
      {isHinted && <span class="sc-hinted">{words.hinted}</span>}
    </button>
  );
});

function ExtraTurn() {
  return (
    <svg class="sc-extra" viewBox="0 0 20 20" focusable="false" aria-hidden="true">
      <path d="M15.5 6.5A7 7 0 1 0 17 11M16.5 2.5V7H12" />
    </svg>
  );
}

import { setNumber, setPlanningCost, setPlayerLimit } from './edit-cards.ts';
import type { EditorContext } from './editor-context.ts';
import { NumberInput } from './fields.tsx';

const NUMBER_FIELDS = ['agents', 'missionLimit', 'missionsToEnd'] as const;
const PLAYER_LIMITS = ['min', 'max'] as const;
const BOARD_SIDES = ['light', 'dark'] as const;

export function NumbersPanel({ document: edition, translations, onChange }: EditorContext) {
  return (
    <div class="sce-part">
      {NUMBER_FIELDS.map((field) => (
        <NumberInput
          key={field}
          label={translations.numbers[field]}
          value={edition[field]}
          change={(value) => onChange(setNumber(edition, field, value))}
        />
      ))}
      {PLAYER_LIMITS.map((end) => (
        <NumberInput
          key={end}
          label={translations.numbers[end]}
          value={edition.players[end]}
          change={(value) => onChange(setPlayerLimit(edition, end, value))}
        />
      ))}
      {BOARD_SIDES.map((side) =>
        edition.planning[side].map((cost, index) => (
          <NumberInput
            key={`${side} ${index + 1}`}
            label={translations.cost(side, index + 1)}
            value={cost}
            change={(value) => onChange(setPlanningCost(edition, side, index, value))}
          />
        )),
      )}
    </div>
  );
}

import type { Bench } from './bench.ts';
import { withCost, withNumber, withPlayers } from './edit-cards.ts';
import { NumberInput } from './fields.tsx';

const ONE_FIELD = ['agents', 'missionLimit', 'missionsToEnd'] as const;
const ENDS = ['min', 'max'] as const;
const BOARDS = ['light', 'dark'] as const;

/** The numbers of the box. */
export function Numbers({ document: edition, words, change }: Bench) {
  return (
    <div class="sce-part">
      {ONE_FIELD.map((field) => (
        <NumberInput
          key={field}
          label={words.numbers[field]}
          value={edition[field]}
          change={(value) => change(withNumber(edition, field, value))}
        />
      ))}
      {ENDS.map((end) => (
        <NumberInput
          key={end}
          label={words.numbers[end]}
          value={edition.players[end]}
          change={(value) => change(withPlayers(edition, end, value))}
        />
      ))}
      {BOARDS.map((side) =>
        edition.planning[side].map((cost, place) => (
          <NumberInput
            key={`${side} ${place + 1}`}
            label={words.cost(side, place + 1)}
            value={cost}
            change={(value) => change(withCost(edition, side, place, value))}
          />
        )),
      )}
    </div>
  );
}

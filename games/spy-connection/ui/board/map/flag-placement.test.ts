import { expect, test } from 'vitest';
import { crossingEdition, reconstructedEdition } from '../../../rules/test-helpers.ts';
import { FLAG, placeFlags } from './flag-placement.ts';
import { boxesOverlap, coversPoint, labelBoxes, placeLabels } from './label-placement.ts';
import { mapLayoutFor } from './map-layout.ts';

/** A long name, so that there is little room. */
const NAME = () => 'Istanbul';

function flagBoxes(edition: Parameters<typeof mapLayoutFor>[0]) {
  const layout = mapLayoutFor(edition);
  const labels = placeLabels(layout, NAME);
  const boxes = [...placeFlags(layout, labels, NAME).values()].map(({ x, y, side }) => {
    const left = side === 'left' ? x - FLAG.width : x;
    return { left, right: left + FLAG.width, top: y - FLAG.height, bottom: y };
  });
  return { layout, labels: labelBoxes(labels, NAME), boxes };
}

test('every city has a place for its flags, also on a map without coordinates', () => {
  expect(flagBoxes(reconstructedEdition()).boxes).toHaveLength(12);
  expect(flagBoxes(crossingEdition()).boxes).toHaveLength(4);
});

test('no flag covers a name, a space or a city', () => {
  const { layout, labels, boxes } = flagBoxes(reconstructedEdition());
  const points = [...layout.cities.values(), ...layout.spaces.values()];
  const covered = boxes.filter(
    (box) => labels.some((label) => boxesOverlap(box, label)) || points.some((point) => coversPoint(box, point, 0)),
  );
  expect(covered).toEqual([]);
});

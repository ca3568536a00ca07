import { LANGS } from '@safehouse/ui';
import { expect, test } from 'vitest';
import { crossingEdition, reconstructedEdition } from '../../../rules/test-helpers.ts';
import { editionNamesFor } from '../../log/edition-names.ts';
import { FLAG, FLAG_GAP, placeFlags } from './flag-placement.ts';
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

test('three flags on one mast are inside the map, also at the size of a phone', () => {
  const edition = reconstructedEdition();
  const layout = mapLayoutFor(edition);
  const { x: left, y: top, width } = layout.frame;
  const outside = LANGS.flatMap((lang) => {
    const { cityName } = editionNamesFor(lang, edition);
    return [...placeFlags(layout, placeLabels(layout, cityName), cityName)].flatMap(([city, { x, y, side }]) => {
      const [flagLeft, flagRight] = side === 'left' ? [x - FLAG.width * 1.4, x] : [x, x + FLAG.width * 1.4];
      const flagTop = y - (3 * FLAG.height + 2 * FLAG_GAP) * 1.4;
      return flagTop < top || flagLeft < left || flagRight > left + width ? [`${lang} ${city}`] : [];
    });
  });
  expect(outside).toEqual([]);
});

test('at the size of a phone a flag covers no name in any language', () => {
  const edition = reconstructedEdition();
  const layout = mapLayoutFor(edition);
  const covered = LANGS.flatMap((lang) => {
    const { cityName } = editionNamesFor(lang, edition);
    const labels = placeLabels(layout, cityName);
    const texts = labelBoxes(labels, cityName);
    return [...placeFlags(layout, labels, cityName)].flatMap(([city, { x, y, side }]) => {
      const width = FLAG.width * 1.4;
      const left = side === 'left' ? x - width : x;
      const box = { left, right: left + width, top: y - FLAG.height * 1.4, bottom: y };
      return texts.some((text) => boxesOverlap(box, text)) ? [`${lang} ${city}`] : [];
    });
  });
  expect(covered).toEqual([]);
});

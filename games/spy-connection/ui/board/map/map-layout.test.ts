import { expect, test } from 'vitest';
import { crossingEdition, reconstructedEdition } from '../../../rules/test-helpers.ts';
import { placeLabels } from './label-placement.ts';
import { mapLayoutFor, matchesDefaultMap } from './map-layout.ts';

test('the default edition has the coordinates of its file, over the coastline', () => {
  const { cities, spaces, routes } = mapLayoutFor(reconstructedEdition());
  expect(cities.get('LON')).toEqual({ x: 180, y: 418 });
  expect(spaces.get('s01')).toEqual({ x: 246, y: 427 });
  expect(routes.get('LON-PAR')?.points).toHaveLength(4);
  expect(matchesDefaultMap(reconstructedEdition(), reconstructedEdition())).toBe(true);
});

test('a space knows the direction of its connection', () => {
  const { directions, spaces } = mapLayoutFor(reconstructedEdition());
  expect(directions.size).toBe(spaces.size);
  // Berlin – Warsaw leads to the right, Warsaw – Belgrade up or down.
  expect(Math.abs(directions.get('s31')?.x ?? 0)).toBeCloseTo(1, 1);
  expect(Math.abs(directions.get('s29')?.y ?? 0)).toBeCloseTo(1, 1);
});

test('an edition without coordinates is laid out too, without a coastline', () => {
  const { cities, spaces, frame } = mapLayoutFor(crossingEdition());
  const points = [...cities.values(), ...spaces.values()];
  expect(points).toHaveLength(11);
  for (const { x, y } of points) {
    expect(x > frame.x && x < frame.x + frame.width && y > frame.y && y < frame.y + frame.height).toBe(true);
  }
  expect(matchesDefaultMap(crossingEdition(), reconstructedEdition())).toBe(false);
});

test('a plane of another size is drawn at the size of the pieces', () => {
  const edition = { ...reconstructedEdition(), board: { width: 500, height: 400 } };
  expect(mapLayoutFor(edition).cities.get('LON')).toEqual({ x: 360, y: 836 });
});

test('names stay inside the picture and do not cross each other', () => {
  const geography = mapLayoutFor(reconstructedEdition());
  const { frame } = geography;
  const labels = [...placeLabels(geography, () => 'Istanbul').values()];
  expect(labels).toHaveLength(12);
  for (const { x, y } of labels) {
    expect(x).toBeGreaterThan(frame.x);
    expect(y).toBeLessThan(frame.y + frame.height);
  }
});

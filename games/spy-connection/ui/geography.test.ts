import { expect, test } from 'vitest';
import { crossing, reconstructed } from '../rules/testing.ts';
import { fitsOurEurope, geographyOf } from './geography.ts';
import { placeLabels } from './map/labels.ts';

test('our own edition lies where its file says, over our coasts', () => {
  const { cities, spaces, routes } = geographyOf(reconstructed());
  expect(cities.get('LON')).toEqual({ x: 180, y: 418 });
  expect(spaces.get('s01')).toEqual({ x: 246, y: 427 });
  expect(routes.get('LON-PAR')?.line).toHaveLength(4);
  expect(fitsOurEurope(reconstructed(), reconstructed())).toBe(true);
});

test('an edition without places is laid out all the same, and gets no coasts', () => {
  const { cities, spaces, frame } = geographyOf(crossing());
  const points = [...cities.values(), ...spaces.values()];
  expect(points).toHaveLength(11);
  for (const { x, y } of points) {
    expect(x > frame.x && x < frame.x + frame.width && y > frame.y && y < frame.y + frame.height).toBe(true);
  }
  expect(fitsOurEurope(crossing(), reconstructed())).toBe(false);
});

test('a plane of another size is drawn at the size of the pieces', () => {
  const edition = { ...reconstructed(), board: { width: 500, height: 400 } };
  expect(geographyOf(edition).cities.get('LON')).toEqual({ x: 360, y: 836 });
});

test('names stay inside the picture and do not cross each other', () => {
  const geography = geographyOf(reconstructed());
  const { frame } = geography;
  const labels = [...placeLabels(geography, () => 'Istanbul').values()];
  expect(labels).toHaveLength(12);
  for (const { x, y } of labels) {
    expect(x).toBeGreaterThan(frame.x);
    expect(y).toBeLessThan(frame.y + frame.height);
  }
});

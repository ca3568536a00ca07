import { expect, test } from 'vitest';
import { parseRoute } from './route.ts';

test.each([
  ['/', { screen: 'front' }],
  ['/settings', { screen: 'settings', path: [] }],
  ['/about/', { screen: 'about' }],
  ['/rules', { screen: 'rules', path: [] }],
  ['/rules/any-game', { screen: 'rules', path: ['any-game'] }],
  ['/new/any-game', { screen: 'new', game: 'any-game' }],
  ['/match/abc', { screen: 'match', id: 'abc' }],
  ['/local/abc', { screen: 'local', id: 'abc' }],
  ['/watch/abc', { screen: 'watch', id: 'abc' }],
  ['/nowhere', { screen: 'missing' }],
  ['/match', { screen: 'missing' }],
  ['/rules/%zz', { screen: 'rules', path: ['%zz'] }],
])('%s is routed to its screen', (path, place) => {
  expect(parseRoute(path)).toEqual(place);
});

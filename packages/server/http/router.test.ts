import { expect, test } from 'vitest';
import { Router } from './router.ts';

const router = new Router<string>();
for (const [method, pattern] of [
  ['get', '/'],
  ['get', '/api/things'],
  ['post', '/api/things'],
  ['get', '/api/things/:id'],
  ['delete', '/api/things/:id'],
  ['get', '/api/things/first'],
  ['get', '/api/things/:id/parts/:part'],
  ['get', '/api/:kind/names'],
  ['get', '/learn/*'],
  ['get', '/learn/all'],
  ['get', '/files/a b.txt'],
])
  router.add(method, pattern, `${method} ${pattern}`);
router.add('get', '/', 'a later one');

test.each([
  ['get', '/', 'get /', {}],
  ['post', '/api/things', 'post /api/things', {}],
  ['get', '/api/things/7', 'get /api/things/:id', { id: '7' }],
  ['get', '/api/things/first', 'get /api/things/first', {}],
  ['get', '/api/things/first/parts/x', 'get /api/things/:id/parts/:part', { id: 'first', part: 'x' }],
  ['get', '/api/things/names', 'get /api/things/:id', { id: 'names' }],
  ['get', '/api/others/names', 'get /api/:kind/names', { kind: 'others' }],
  ['get', '/api/things/a%2Fb%20c', 'get /api/things/:id', { id: 'a/b c' }],
  ['get', '/api/things/%zz', 'get /api/things/:id', { id: '%zz' }],
  ['get', '/learn', 'get /learn/*', {}],
  ['get', '/learn/', 'get /learn/*', {}],
  ['get', '/learn/a/b', 'get /learn/*', {}],
  ['get', '/learn/all', 'get /learn/all', {}],
  ['get', '/learn/all/of/it', 'get /learn/*', {}],
])('%s %s', (method, path, target, params) => {
  expect(router.find(method, path)).toEqual({ target, params });
});

test.each(['/api', '/api/things/', '/api/things/7/parts', '/api//names', '//', '/nowhere', '/__proto__', ''])(
  '%j is unknown',
  (path) => {
    expect(router.find('get', path)).toBeNull();
  },
);

test('for a known path and another method, the supported methods are returned', () => {
  expect(router.find('put', '/api/things')).toEqual({ methods: ['get', 'post'] });
  expect(router.find('post', '/learn/a')).toEqual({ methods: ['get'] });
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi } from './test-helpers.ts';

interface OpenApiDocument {
  readonly paths: { readonly [path: string]: { readonly [method: string]: object } };
}

let api: TestApi;
let paths: OpenApiDocument['paths'];
beforeAll(async () => {
  api = await createTestApi();
  paths = ((await api.request('GET', '/api/openapi.json')).json as unknown as OpenApiDocument).paths;
});
afterAll(() => api.close());

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

test('every documented path answers an unknown method with the allowed ones', async () => {
  expect(Object.keys(paths).length).toBeGreaterThan(30);
  for (const [path, operations] of Object.entries(paths)) {
    const known = Object.keys(operations).map((method) => method.toUpperCase());
    const allowed = known.includes('GET') ? [...known, 'HEAD'] : known;
    for (const method of METHODS.filter((name) => !known.includes(name))) {
      const { status, headers, json } = await api.request(method, path.replaceAll(/\{\w+\}/g, 'x'));
      expect([method, path, status]).toEqual([method, path, 405]);
      expect(json).toMatchObject({ code: 'wrong-method' });
      expect(headers.get('allow')?.split(', ').toSorted()).toEqual(allowed.toSorted());
      expect(headers.get('cache-control')).toBe('no-store');
    }
  }
});

test('an unknown path is not found with any method', async () => {
  for (const method of METHODS) expect((await api.request(method, '/api/nothing')).status).toBe(404);
});

test('no documented method gets 405', async () => {
  for (const [path, operations] of Object.entries(paths)) {
    if (path.endsWith('/stream') || path === '/metrics') continue;
    for (const method of Object.keys(operations)) {
      const options = method === 'get' ? {} : { body: {} };
      const { status } = await api.request(method.toUpperCase(), path.replaceAll(/\{\w+\}/g, 'x'), options);
      expect([method, path, status]).not.toEqual([method, path, 405]);
    }
  }
});

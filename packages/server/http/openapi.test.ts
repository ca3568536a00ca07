import { REFUSAL_STATUS } from '@safehouse/protocol';
import { expect, test } from 'vitest';
import { allRoutes } from './all-routes.ts';
import { apiHtmlPage, openApiDocument } from './openapi.ts';

interface Operation {
  readonly summary: string;
  readonly parameters: readonly { readonly in: string; readonly name: string }[];
  readonly security?: object;
  readonly requestBody?: object;
}

interface OpenApiDocument {
  readonly paths: { readonly [path: string]: { readonly [method: string]: Operation } };
  readonly components: { readonly schemas: { readonly Error: { readonly properties: object } } };
}

const document = JSON.parse(JSON.stringify(openApiDocument(allRoutes(), '1.2.3'))) as OpenApiDocument;

test('every route is described', () => {
  const described = Object.values(document.paths).flatMap((path) => Object.values(path));
  expect(described).toHaveLength(allRoutes().length);
  for (const { summary } of described) expect(summary).toMatch(/^[A-Z].*[.?]$/);
});

test('path and query parameters are described', () => {
  const { parameters } = document.paths['/api/matches/{id}'].get;
  expect(parameters).toMatchObject([
    { in: 'path', name: 'id', required: true },
    { in: 'query', name: 'since', required: false },
    { in: 'query', name: 'at', required: false },
    { in: 'query', name: 'seat', required: false },
  ]);
});

test('a move has a schema and needs a session', () => {
  const { requestBody, security } = document.paths['/api/matches/{id}/moves'].post;
  expect(requestBody).toMatchObject({
    content: { 'application/json': { schema: { type: 'object', required: ['version', 'move'] } } },
  });
  expect(security).toEqual([{ token: [] }, { cookie: [] }]);
  expect(document.paths['/api/matches/{id}'].get.security).toBeUndefined();
});

test('all refusal codes are listed', () => {
  const { properties } = document.components.schemas.Error;
  expect(properties).toMatchObject({ code: { enum: Object.keys(REFUSAL_STATUS) } });
});

test('the HTML page lists all routes', async () => {
  const html = await apiHtmlPage(allRoutes()).text();
  for (const { path } of allRoutes()) expect(html).toContain(path);
});

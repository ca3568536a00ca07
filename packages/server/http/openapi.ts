import { REFUSAL_STATUS } from '@safehouse/protocol';
import * as z from 'zod';
import { escapeHtml } from '../escape-html.ts';
import { htmlPage } from './html-page.ts';
import type { Route } from './route.ts';

const ERROR_SCHEMA = {
  type: 'object',
  required: ['code', 'message'],
  properties: {
    code: { type: 'string', enum: Object.keys(REFUSAL_STATUS) },
    message: { type: 'string' },
    why: {
      type: 'object',
      description: 'why the rules forbid a move',
      properties: { code: { type: 'string' }, rule: { type: ['string', 'null'] } },
    },
    version: { type: 'integer', description: 'the current version, if the one sent was old' },
  },
};

/** The OpenAPI description of the routes. */
export function openApiDocument(routes: readonly Route[], version: string): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const route of routes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method]: operation(route) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Safehouse', version, license: { name: 'AGPL-3.0-or-later' } },
    paths,
    components: {
      schemas: { Error: ERROR_SCHEMA },
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer' },
        cookie: { type: 'apiKey', in: 'cookie', name: 'safehouse_session' },
      },
    },
  };
}

function operation({ path, query, access, summary, body, responseSchema }: Route): object {
  const pathParameters = [...path.matchAll(/:(\w+)/g)].map(([, name]) => parameter('path', name));
  const queryParameters = Object.entries(query ?? {}).map(([name, description]) =>
    parameter('query', name, description),
  );
  return {
    summary,
    parameters: [...pathParameters, ...queryParameters],
    ...(access !== 'anybody' && { security: [{ token: [] }, { cookie: [] }] }),
    ...(body && {
      requestBody: { content: { 'application/json': { schema: z.toJSONSchema(body, { io: 'input' }) } } },
    }),
    responses: {
      '2XX': { description: 'done', ...(responseSchema && jsonContent(z.toJSONSchema(responseSchema))) },
      default: {
        description: 'a refusal with its code',
        ...jsonContent({ $ref: '#/components/schemas/Error' }),
      },
    },
  };
}

const jsonContent = (schema: object) => ({ content: { 'application/json': { schema } } });

function parameter(location: 'path' | 'query', name: string, description?: string): object {
  return {
    in: location,
    name,
    required: location === 'path',
    schema: { type: 'string' },
    ...(description && { description }),
  };
}

/** The same description as an HTML page. */
export function apiHtmlPage(routes: readonly Route[]): Response {
  const rows = routes.map(({ method, path, access, summary, query }) => {
    const parameters = Object.entries(query ?? {}).map(
      ([name, description]) => `<br><code>?${name}=</code> ${escapeHtml(description)}`,
    );
    return `<tr><td><code>${method.toUpperCase()} ${path}</code></td><td>${access}</td><td>${escapeHtml(summary)}${parameters.join('')}</td></tr>`;
  });
  return htmlPage(
    'Safehouse API',
    `<p>For programs: <a href="/api/openapi.json">/api/openapi.json</a>. Live updates: the socket at <code>/ws</code>.</p>
<table><tr><th>Request</th><th>Who</th><th>What it does</th></tr>${rows.join('\n')}</table>`,
  );
}

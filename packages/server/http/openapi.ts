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
      description: 'what the rules say of an illegal move',
      properties: { code: { type: 'string' }, rule: { type: ['string', 'null'] } },
    },
    version: { type: 'integer', description: 'the current version, where the one sent was old' },
  },
};

/** The API described for programs, made from the routes themselves. */
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
  const named = [...path.matchAll(/:(\w+)/g)].map(([, name]) => parameter('path', name));
  const asked = Object.entries(query ?? {}).map(([name, description]) =>
    parameter('query', name, description),
  );
  return {
    summary,
    parameters: [...named, ...asked],
    ...(access !== 'anybody' && { security: [{ token: [] }, { cookie: [] }] }),
    ...(body && {
      requestBody: { content: { 'application/json': { schema: z.toJSONSchema(body, { io: 'input' }) } } },
    }),
    responses: {
      '2XX': { description: 'done', ...(responseSchema && jsonContent(z.toJSONSchema(responseSchema))) },
      default: { description: 'a no, with its code', ...jsonContent({ $ref: '#/components/schemas/Error' }) },
    },
  };
}

const jsonContent = (schema: object) => ({ content: { 'application/json': { schema } } });

function parameter(place: 'path' | 'query', name: string, description?: string): object {
  return {
    in: place,
    name,
    required: place === 'path',
    schema: { type: 'string' },
    ...(description && { description }),
  };
}

/** The same for people. */
export function apiHtmlPage(routes: readonly Route[]): Response {
  const rows = routes.map(({ method, path, access, summary, query }) => {
    const asked = Object.entries(query ?? {}).map(
      ([name, use]) => `<br><code>?${name}=</code> ${escapeHtml(use)}`,
    );
    return `<tr><td><code>${method.toUpperCase()} ${path}</code></td><td>${access}</td><td>${escapeHtml(summary)}${asked.join('')}</td></tr>`;
  });
  return htmlPage(
    'Safehouse API',
    `<p>For programs: <a href="/api/openapi.json">/api/openapi.json</a>. Live updates: the socket at <code>/ws</code>.</p>
<table><tr><th>Request</th><th>Who</th><th>What it does</th></tr>${rows.join('\n')}</table>`,
  );
}

import { readFileSync } from 'node:fs';
import { CLOSE_CODES, clientMessage, MAX_EVENTS, REFUSAL_STATUS } from '@safehouse/protocol';
import { expect, test } from 'vitest';
import { MAX_JSON_DEPTH } from './edge/json-input.ts';
import { MAX_PIPELINED } from './edge/one-request-at-a-time.ts';
import { RATE_LIMITS } from './edge/rate-limits.ts';
import { allRoutes } from './http/all-routes.ts';
import { MAX_BODY_BYTES } from './http/request-body.ts';
import { MAX_EDITION_BYTES } from './lobby/match-builder.ts';
import { MAX_NOTIFICATIONS } from './notify/notifier.ts';
import { MAX_RESPONSE_HEADER_BYTES } from './outbound/bounded-post.ts';
import { OUTBOUND_DEADLINE_MS, OUTBOUND_LIMITS } from './outbound/outbound-client.ts';

/** Compares the documentation of the protocol with the code. */

const read = (name: string) => readFileSync(new URL(`../../docs/${name}`, import.meta.url), 'utf8');
const protocol = read('protocol.md');
const operations = read('operations.md');

test('every refusal stands in the table with its status, and no other', () => {
  const rows = [...protocol.matchAll(/^\| `([a-z-]+)` \| (\d{3}) \|/gm)].map(([, code, status]) => [
    code,
    Number(status),
  ]);
  expect(rows).toEqual(Object.entries(REFUSAL_STATUS));
});

test('everything a client can say is told of', () => {
  for (const { shape } of clientMessage.options) expect(protocol).toContain(`\`${shape.type.value}\``);
});

test('every code by which a socket closes is told of', () => {
  for (const [reason, code] of Object.entries(CLOSE_CODES)) expect(protocol).toContain(`${code} (\`${reason}\`)`);
});

test('the limits are those of the server', () => {
  expect(protocol).toContain(`| values in values | ${MAX_JSON_DEPTH} levels |`);
  expect(protocol).toContain(
    `| a request's body | ${MAX_BODY_BYTES / 1024} KiB; with an edition ${(MAX_EDITION_BYTES + MAX_BODY_BYTES) / 1024} KiB |`,
  );
  expect(protocol).toContain(`| ${RATE_LIMITS.any.times} a second, ${RATE_LIMITS.any.burst} at once; beyond`);
  const byName = RATE_LIMITS['sign-in-name'];
  expect(protocol).toContain(
    `| ${RATE_LIMITS['sign-in'].times} a minute an address; for one name from one address ${byName.times} an hour, ${byName.burst} at once.`,
  );
  expect(protocol).toContain(`| ${RATE_LIMITS.guest.times} a minute an address |`);
  expect(protocol).toContain(`| ${RATE_LIMITS['guest-hour'].times} an hour an address |`);
  expect(protocol).toContain(`| ${RATE_LIMITS.tables.times} a minute a person |`);
  const { 'address-tables': tables, lobby, editions, undo, past } = RATE_LIMITS;
  expect(protocol).toContain(
    `| ${tables.times} an hour an address, ${tables.burst} at once; ${lobby.times} an hour of them in the lobby; ${editions.times} an hour, ${editions.burst} at once, with editions of their own |`,
  );
  expect(protocol).toContain(`| ${undo.times} a second a person, ${undo.burst} at once; `);
  const atAddress = RATE_LIMITS['address-past'];
  expect(protocol).toContain(
    `| ${past.times} a second a person, ${past.burst} at once; of all people at an address ${atAddress.times} a second, ${atAddress.burst} at once |`,
  );
  const { connections, flood, watch, messages } = RATE_LIMITS;
  expect(protocol).toContain(`| ${messages.times} a second, ${messages.burst} at once; one more closes the socket |`);
  expect(protocol).toContain(`; beyond ${flood.times} a second, ${flood.burst} at once, it is disconnected |`);
  expect(protocol).toContain(`| ${connections.times} a second, ${connections.burst} at once |`);
  expect(protocol).toContain(`| ${MAX_PIPELINED} that wait for the response before them; one more closes it |`);
  expect(protocol).toContain(
    `| ${watch.times} a second an address, ${watch.burst} at once; one more closes the socket`,
  );
  expect(protocol).toContain(`A snapshot has at most ${MAX_EVENTS.toLocaleString('en')} events`);
  expect(protocol).toContain(`| ${RATE_LIMITS.moves.times} a second a person, ${RATE_LIMITS.moves.burst} at once |`);
});

test('the limits of outgoing requests are those of the server', () => {
  const { total, webhook, pushHost, webhookHost, user } = OUTBOUND_LIMITS;
  for (const kind of ['running', 'queued'] as const)
    expect(operations).toContain(
      `| ${total[kind].toLocaleString('en')}; webhooks ${webhook[kind]}; ${pushHost[kind]} to one push service, ${webhookHost[kind]} to one webhook host; ${user[kind]} for one user |`,
    );
  expect(operations).toContain(`| ${OUTBOUND_DEADLINE_MS / 1000} seconds from the DNS lookup`);
  expect(operations).toContain(`| ${MAX_RESPONSE_HEADER_BYTES / 1024} KiB of headers`);
  const { total: notifications, perUser } = MAX_NOTIFICATIONS;
  expect(operations).toContain(`| ${notifications.toLocaleString('en')}; ${perUser} for one user |`);
});

test('every request that is named is one that the server knows', () => {
  const known = new Set(allRoutes().map(({ method, path }) => `${method.toUpperCase()} ${path}`));
  const named = [...`${protocol}${operations}`.matchAll(/`(GET|POST|PUT|DELETE) (\/[\w/:-]+)/g)];
  expect(named.length).toBeGreaterThan(15);
  for (const [, method, path] of named) expect(known).toContain(`${method} ${path}`);
});

test('every setting is in the table', () => {
  const names = readFileSync(new URL('config.ts', import.meta.url), 'utf8').matchAll(
    /'([A-Z_]{4,})'|environment\.([A-Z_]+)/g,
  );
  for (const [, quoted, dotted] of names) expect(operations).toContain(`| \`${quoted ?? dotted}\` |`);
});

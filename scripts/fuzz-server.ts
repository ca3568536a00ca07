/** `npm run fuzz -- --messages 100000 --seed 1`: starts a server and sends it malformed requests and messages. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { DATABASE_FILE } from '../packages/server/store/sqlite/backup.ts';
import { openSqlite } from '../packages/server/store/sqlite/sqlite-store.ts';
import { networkTransport, sendRawBytes } from '../packages/trials/fuzz/network-transport.ts';
import { runFuzzTrial } from '../packages/trials/fuzz/trial.ts';
import { freePort, ServerProcess } from '../packages/trials/processes/server-process.ts';

const { values } = parseArgs({
  options: {
    messages: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
    concurrency: { type: 'string', default: '8' },
  },
});

/** Not HTTP, or malformed HTTP. */
const GARBAGE_REQUESTS = [
  '\r\n\r\n',
  'hello\r\n\r\n',
  '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003',
  'GET / HTTP/9.9\r\n\r\n',
  'GET / HTTP/1.1\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: a b\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: [\r\n\r\n',
  'GET http://[::bad/ HTTP/1.1\r\nHost: localhost\r\n\r\n',
  'GET //evil.example/%zz HTTP/1.1\r\nHost: localhost\r\n\r\n',
  'GET \\..\\..\\etc HTTP/1.1\r\nHost: localhost\r\n\r\n',
  'TRACE / HTTP/1.1\r\nHost: localhost\r\n\r\n',
  'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n',
  `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`,
  `GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: ${'a'.repeat(20_000)}\r\n\r\n`,
  'POST /api/guest HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  'POST /api/guest HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1\r\n\r\n{}',
  'POST /api/guest HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99999999999999999999\r\n\r\n{}',
  'POST /api/guest HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
  'GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n',
  'GET /nowhere HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: x\r\n\r\n',
  'GET /ws HTTP/1.1\r\nHost: localhost\r\nOrigin: https://evil.example\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
  'GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n\u00ff\u00ff\u00ff',
];

const folder = mkdtempSync(join(tmpdir(), 'safehouse-fuzz-'));
const server = new ServerProcess(folder, await freePort());
server.start();
await server.waitUntilReady();
const store = openSqlite(join(folder, DATABASE_FILE));
const began = performance.now();
const answers = await sendGarbage(server.url);
const result = await runFuzzTrial({
  transport: networkTransport(server.url),
  store,
  messages: Number(values.messages),
  seed: Number(values.seed),
  concurrency: Number(values.concurrency),
  log: (line) => console.error(line),
});
const isReady = (await fetch(`${server.url}/readyz`)).ok;
const seconds = Math.round((performance.now() - began) / 1000);
await store.close();
await server.stop('SIGTERM');
rmSync(folder, { recursive: true });
console.log(JSON.stringify({ isReady, seconds, answers, ...result }, null, 2));
process.exitCode = isReady && result.faults.length === 0 ? 0 : 1;

/** Returns the status lines of the responses with their counts. */
async function sendGarbage(url: string): Promise<{ readonly [line: string]: number }> {
  const counts: Record<string, number> = {};
  for (const bytes of GARBAGE_REQUESTS) {
    const [line] = (await sendRawBytes(url, bytes)).split('\r\n');
    if (/ 5\d\d /.test(line)) console.error(`${line} to ${JSON.stringify(bytes.slice(0, 80))}`);
    counts[line] = (counts[line] ?? 0) + 1;
  }
  return counts;
}

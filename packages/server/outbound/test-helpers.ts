import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import type { OutboundPolicy } from './outbound-policy.ts';

/** For servers started by a test: every host name resolves to this machine. */
export const LOCALHOST: OutboundPolicy = {
  protocol: 'http:',
  isAllowedPort: () => true,
  isAllowedAddress: (address) => address === '127.0.0.1',
  resolve: async () => ['127.0.0.1'],
};

export interface TcpTestServer {
  readonly port: number;
  /** Any host name leads to it. */
  url(hostname?: string): string;
  /** All connections made so far. */
  readonly connections: readonly Socket[];
}

/** Calls `respond` as soon as data arrives on a connection. */
export async function startTcpServer(
  respond: (socket: Socket) => void,
  listen: { readonly host?: string; readonly port?: number } = {},
): Promise<TcpTestServer> {
  const connections: Socket[] = [];
  const server = createServer((socket) => {
    connections.push(socket);
    socket.on('error', () => undefined);
    socket.once('data', () => respond(socket));
  });
  server.listen(listen.port ?? 0, listen.host ?? '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of connections) socket.destroy();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { port, connections, url: (hostname = 'hooks.example') => `http://${hostname}:${port}/turn` };
}

export const respondOk = (socket: Socket) => socket.end('HTTP/1.1 204 No Content\r\n\r\n');

export const respondNever = () => undefined;

/** Writes as fast as the other side reads, until it closes the connection. */
export function writeForever(socket: Socket, chunk: string): void {
  if (socket.destroyed) return;
  if (socket.write(chunk)) setImmediate(() => writeForever(socket, chunk));
  else socket.once('drain', () => writeForever(socket, chunk));
}

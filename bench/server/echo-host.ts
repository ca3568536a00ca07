/** An upper bound: a server that only forwards each message to both connections of a match. */
import { createServer } from 'node:http';
import { type WebSocket, WebSocketServer } from 'ws';

const server = createServer((_, response) => response.end());
const sockets = new WebSocketServer({ server, perMessageDeflate: false, clientTracking: false });
const matches = new Map<string, WebSocket[]>();

sockets.on('connection', (socket, { url = '' }) => {
  const match = matches.get(url) ?? [];
  matches.set(url, match);
  match.push(socket);
  socket.on('message', (message) => {
    for (const other of match) other.send(message, { binary: false });
  });
});

server.listen(Number(process.env.PORT), '127.0.0.1');

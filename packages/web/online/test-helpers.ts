/** A network in memory: nothing arrives before the test delivers it. */
import { type ClientMessage, clientMessage, PROTOCOL_VERSION, type ServerMessage } from '@safehouse/protocol';
import { type Connection, SocketClient } from './socket.ts';

export class FakeConnection implements Connection {
  readyState: Connection['readyState'] = WebSocket.CONNECTING;
  binaryType: Connection['binaryType'] = 'blob';
  onopen: Connection['onopen'] = null;
  onmessage: Connection['onmessage'] = null;
  onclose: Connection['onclose'] = null;
  /** What the client has sent and the server has not read yet. */
  readonly inbox: ClientMessage[] = [];

  send(text: string): void {
    this.inbox.push(clientMessage.parse(JSON.parse(text)));
  }

  close(): void {
    this.readyState = WebSocket.CLOSING;
  }

  /** Accepts the connection as the server. */
  open(): void {
    this.readyState = WebSocket.OPEN;
    this.onopen?.call(this as never, new Event('open'));
  }

  deliver(message: ServerMessage): void {
    this.onmessage?.call(this as never, new MessageEvent('message', { data: JSON.stringify(message) }));
  }

  deliverBytes(bytes: Uint8Array): void {
    this.onmessage?.call(this as never, new MessageEvent('message', { data: bytes.slice().buffer }));
  }

  /** Closes the connection, as either side or the network may do. */
  drop(): void {
    this.readyState = WebSocket.CLOSED;
    this.onclose?.call(this as never, new CloseEvent('close'));
  }

  readAll(): ClientMessage[] {
    return this.inbox.splice(0);
  }
}

export class FakeNetwork {
  readonly connections: FakeConnection[] = [];
  outdatedCount = 0;
  /** Simulates that the page becomes visible or the device is online again. */
  wake: () => void = () => undefined;
  readonly client = new SocketClient({
    connect: () => {
      const connection = new FakeConnection();
      this.connections.push(connection);
      return connection;
    },
    onWake: (listener) => {
      this.wake = listener;
    },
    isInvisible: () => false,
    onOutdated: () => {
      this.outdatedCount++;
    },
  });

  get latest(): FakeConnection {
    return this.connections[this.connections.length - 1];
  }

  /** Opens the latest connection and answers its `hello`. */
  welcome(now = Date.now()): FakeConnection {
    this.latest.open();
    const hello = this.latest.inbox.shift();
    if (hello?.type !== 'hello') throw new Error('the first message must be hello');
    this.latest.deliver({ type: 'welcome', protocol: PROTOCOL_VERSION, user: null, now });
    return this.latest;
  }
}

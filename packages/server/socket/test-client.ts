import { type ClientMessage, PROTOCOL_VERSION, type ServerMessage, ServerMessageReader } from '@safehouse/protocol';
import { Connection } from './connection.ts';
import type { Hub } from './hub.ts';
import type { Wire } from './wire.ts';

let clientCount = 0;

/** A client at the other end of an in-memory wire. */
export class TestClient implements Wire {
  readonly reader = new ServerMessageReader();
  readonly received: ServerMessage[] = [];
  readonly texts: string[] = [];
  readonly pongs: string[] = [];
  closeCode: number | null = null;
  bufferedAmount = 0;
  answersPings = true;
  #connection: Connection | null = null;

  connect(hub: Hub, token: string | null, address = `client ${++clientCount}`): this {
    this.#connection = new Connection(hub, this, address, token);
    hub.connections.add(this.#connection);
    return this;
  }

  sendToServer(said: ClientMessage | string): void {
    this.#connection?.onMessage(typeof said === 'string' ? said : JSON.stringify(said));
  }

  hello(more: { readonly token?: string; readonly plain?: boolean; readonly invisible?: true } = {}): this {
    this.sendToServer({ type: 'hello', protocol: PROTOCOL_VERSION, ...more });
    return this;
  }

  /** The client closes the connection. */
  disconnect(): void {
    this.#connection?.onClose();
  }

  send(text: string): void {
    this.texts.push(text);
    this.received.push(this.reader.read(text));
  }

  sendBytes(bytes: Uint8Array): void {
    const message = this.reader.read(bytes);
    this.texts.push(JSON.stringify(message));
    this.received.push(message);
  }

  ping(payload: string): void {
    if (this.answersPings) queueMicrotask(() => this.sendPong(payload));
  }

  pong(payload: Uint8Array): void {
    this.pongs.push(String(payload));
  }

  sendPing(payload: string): void {
    this.#connection?.onPing(Buffer.from(payload));
  }

  sendPong(payload: string): void {
    this.#connection?.onPong(payload);
  }

  close(code: number): void {
    this.closeCode = code;
  }

  terminate(): void {
    this.closeCode = 1006;
  }

  messagesOfType<T extends ServerMessage['type']>(type: T): Extract<ServerMessage, { readonly type: T }>[] {
    return this.received.filter((message) => message.type === type) as Extract<ServerMessage, { readonly type: T }>[];
  }

  /** The version of a match as this client knows it. */
  version(on = 1): number {
    return this.reader.view(on)?.version ?? -1;
  }
}

import { Agent, type IncomingMessage, request } from 'node:http';

export interface HttpRequest {
  readonly method: string;
  readonly headers?: { readonly [name: string]: string };
  readonly body?: string | null;
  readonly signal?: AbortSignal;
}

export interface HttpResponse {
  readonly status: number;
  json(): Promise<unknown>;
}

const TIMEOUT_MS = 30_000;

/** Sends from a given address of this machine, which `fetch` cannot do. */
export class HttpClient {
  readonly #localAddress: string;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 64 });

  constructor(localAddress: string) {
    this.#localAddress = localAddress;
  }

  async fetch(url: string, { method, headers = {}, body = null, signal }: HttpRequest): Promise<HttpResponse> {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const outgoing = request(url, {
        method,
        localAddress: this.#localAddress,
        agent: this.#agent,
        headers: body === null ? headers : { ...headers, 'content-length': `${Buffer.byteLength(body)}` },
        signal: AbortSignal.any([AbortSignal.timeout(TIMEOUT_MS), ...(signal ? [signal] : [])]),
      });
      outgoing.on('response', resolve).on('error', reject).end(body);
    });
    const text = await readText(response);
    return { status: response.statusCode ?? 0, json: async () => JSON.parse(text) };
  }

  close(): void {
    this.#agent.destroy();
  }
}

async function readText(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

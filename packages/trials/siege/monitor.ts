import { readFileSync } from 'node:fs';
import type { ServerProcess } from '../processes/server-process.ts';
import { HttpClient } from './http-client.ts';

const SAMPLE_INTERVAL_MS = 100;
const TICKS_PER_SECOND = 100;
const MONITOR_ADDRESS = '127.8.0.1';

/** What must return to its value before the attack. Matches are not listed: they stay in memory as long as they fit. */
const GAUGES = ['connections', 'watched_matches', 'seeks', 'bots_waiting', 'outbound_requests'] as const;

export type Gauges = { readonly [name in (typeof GAUGES)[number]]: number };

/** Measures a server from outside. */
export class Monitor {
  readonly healthzMs: number[] = [];
  rssPeakMb = 0;
  errors = 0;
  readonly #server: ServerProcess;
  readonly #client = new HttpClient(MONITOR_ADDRESS);
  #timer: NodeJS.Timeout | null = null;

  constructor(server: ServerProcess) {
    this.#server = server;
  }

  start(): void {
    this.#timer = setInterval(() => void this.#sample(), SAMPLE_INTERVAL_MS);
  }

  stop(): void {
    if (this.#timer) clearInterval(this.#timer);
  }

  close(): void {
    this.stop();
    this.#client.close();
  }

  async #sample(): Promise<void> {
    this.rssPeakMb = Math.max(this.rssPeakMb, this.rssMb());
    const began = performance.now();
    try {
      const { status } = await this.#client.fetch(`${this.#server.url}/healthz`, { method: 'GET' });
      if (status !== 200) this.errors++;
    } catch {
      this.errors++;
    }
    this.healthzMs.push(performance.now() - began);
  }

  /** Resident memory; 0 if the server is not running, or without /proc. */
  rssMb(): number {
    try {
      const status = readFileSync(`/proc/${this.#server.pid}/status`, 'utf8');
      return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
    } catch {
      return 0;
    }
  }

  /** CPU seconds used by the main thread so far; 0 without /proc. */
  mainThreadSeconds(): number {
    const { pid } = this.#server;
    try {
      // The name in brackets may contain spaces. After it, fields 12 and 13 are the time in user and system mode.
      const fields = readFileSync(`/proc/${pid}/task/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
      return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
    } catch {
      return 0;
    }
  }

  async gauges(): Promise<Gauges> {
    const response = await fetch(`${this.#server.url}/metrics`);
    const text = await response.text();
    const read = (name: string) => Number(new RegExp(`^safehouse_${name} (\\d+)`, 'm').exec(text)?.[1] ?? 0);
    return Object.fromEntries(GAUGES.map((name) => [name, read(name)])) as Gauges;
  }
}

/** 0 for an empty list. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
}

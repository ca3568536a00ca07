import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import { playInTerminal, type TerminalPlay } from './play-in-terminal.ts';
import type { TerminalDevice } from './screen.ts';

/** A simulated terminal: what it shows, and keys to press. */
export class TestTerminal {
  readonly input = new PassThrough();
  readonly output: PassThrough & { columns: number; rows: number };
  /** Everything that was written, with its control sequences. */
  written = '';
  readonly #frames: string[][] = [];
  #onFrame: (() => void) | null = null;

  constructor(columns = 80, rows = 24) {
    this.output = Object.assign(new PassThrough(), { columns, rows });
    this.output.on('data', (chunk: Buffer) => this.#read(String(chunk)));
  }

  device(colours: TerminalDevice['colours'] = 'full'): TerminalDevice {
    return { input: this.input, output: this.output, colours };
  }

  /** The lines of the last screen. */
  get lines(): readonly string[] {
    return this.#frames.at(-1) ?? [];
  }

  get text(): string {
    return this.lines.join('\n');
  }

  get frameCount(): number {
    return this.#frames.length;
  }

  /** Waits until the screen shows this. */
  async waitFor(wanted: RegExp): Promise<void> {
    while (!wanted.test(this.text)) {
      await new Promise<void>((resolve) => {
        this.#onFrame = resolve;
      });
    }
  }

  /** Presses a key, and waits for the next screen. */
  async press(key: string): Promise<void> {
    const before = this.frameCount;
    this.input.write(key);
    while (this.frameCount === before) {
      await new Promise<void>((resolve) => {
        this.#onFrame = resolve;
      });
    }
  }

  resize(columns: number, rows: number): void {
    Object.assign(this.output, { columns, rows });
    this.output.emit('resize');
  }

  #read(text: string): void {
    this.written += text;
    for (const frame of text.split('\x1b[H').slice(1)) {
      this.#frames.push(stripVTControlCharacters(frame).split('\r\n'));
    }
    const wake = this.#onFrame;
    this.#onFrame = null;
    wake?.();
  }
}

/** Plays with everything preset, so that no setup question is asked. Saves matches in a folder of the test. */
export function startPlay(terminal: TestTerminal, play: Partial<TerminalPlay>): Promise<string | null> {
  const folder = mkdtempSync(join(tmpdir(), 'safehouse-play-'));
  const ended = playInTerminal({
    device: terminal.device(),
    lang: 'en',
    ownName: 'Eva',
    savedPath: join(folder, 'match.json'),
    botMoveMs: 0,
    given: { game: null, players: null, options: {}, answeredOptions: [], bot: null },
    seat: 0,
    ...play,
  });
  return ended.finally(() => rmSync(folder, { recursive: true, force: true }));
}

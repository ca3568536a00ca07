import { once } from 'node:events';
import { emitKeypressEvents } from 'node:readline';
import { fitLine, type Line, SCREEN_COLUMNS, SCREEN_ROWS, type Style, wrapText } from '@safehouse/ui/terminal';

/** The input and output of a terminal: `process.stdin` and `process.stdout`, or streams of a test. */
export interface TerminalDevice {
  readonly input: NodeJS.ReadableStream & { setRawMode?(mode: boolean): unknown };
  readonly output: NodeJS.WritableStream & { readonly columns: number; readonly rows: number };
  /** Without colours, bold, dim and reversed text are still used. */
  readonly colours: 'full' | 'none';
}

/** A character, or the name of a key: `up`, `enter`, `escape`. `quit` is Ctrl+C, or the end of the input. */
export type Key = string;

const ATTRIBUTES: { readonly [style in Style]?: string } = { title: '1;7', bold: '1', dim: '2', chosen: '7' };
const COLOURS: { readonly [style in Style]?: string } = {
  good: '32',
  bad: '31',
  place: '33',
  seat0: '1;36',
  seat1: '1;35',
  seat2: '1;33',
  seat3: '1;32',
};

/** The whole terminal, redrawn with every change, and restored when closed. */
export class Screen {
  readonly #device: TerminalDevice;
  readonly #smallText: (columns: number, rows: number) => readonly string[];
  readonly #keys: Key[] = [];
  readonly #onResize = () => this.#paint();
  readonly #onKey = (character: string | undefined, key: KeyPress) => this.#addKey(keyOf(character, key));
  readonly #onEnd = () => this.#addKey('quit');
  #lines: readonly Line[] = [];
  #wake: (() => void) | null = null;

  /** `smallText` is shown if the window is too small. */
  constructor(device: TerminalDevice, smallText: (columns: number, rows: number) => readonly string[]) {
    this.#device = device;
    this.#smallText = smallText;
    const { input, output } = device;
    emitKeypressEvents(input);
    input.setRawMode?.(true);
    input.on('keypress', this.#onKey);
    input.on('end', this.#onEnd);
    input.resume();
    output.on('resize', this.#onResize);
    output.write('\x1b[?1049h\x1b[?25l');
  }

  draw(lines: readonly Line[]): void {
    this.#lines = lines;
    this.#paint();
  }

  /** Waits for a key. */
  async readKey(): Promise<Key> {
    while (this.#keys.length === 0) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
    return this.#keys.shift() ?? 'quit';
  }

  /** Drops the keys that were pressed while no question was shown. Returns whether one of them was to quit. */
  discardKeys(): 'quit' | 'nothing' {
    const wantsToQuit = this.#keys.some((key) => key === 'quit' || key === 'q');
    this.#keys.length = 0;
    return wantsToQuit ? 'quit' : 'nothing';
  }

  async close(): Promise<void> {
    const { input, output } = this.#device;
    input.off('keypress', this.#onKey);
    input.off('end', this.#onEnd);
    output.off('resize', this.#onResize);
    input.setRawMode?.(false);
    input.pause();
    if (!output.write('\x1b[?25h\x1b[?1049l')) await once(output, 'drain');
  }

  #addKey(key: Key): void {
    this.#keys.push(key);
    this.#wake?.();
    this.#wake = null;
  }

  #paint(): void {
    const { output } = this.#device;
    const { columns, rows } = output;
    const isSmall = columns < SCREEN_COLUMNS || rows < SCREEN_ROWS;
    const small = () => this.#smallText(columns, rows).flatMap((text) => wrapText(text, columns));
    const lines = isSmall ? small().map((text): Line => [text]) : this.#lines;
    const shown = lines.slice(0, rows).map((line) => `${this.#format(line, Math.min(columns, SCREEN_COLUMNS))}\x1b[K`);
    output.write(`\x1b[H${shown.join('\r\n')}\x1b[J`);
  }

  #format(line: Line, width: number): string {
    const spans = fitLine(line, width).map((span) => {
      if (typeof span === 'string') return printable(span);
      const code = this.#codeOf(span.style);
      return code === undefined ? printable(span.text) : `\x1b[${code}m${printable(span.text)}\x1b[0m`;
    });
    return spans.join('').replace(/ +$/, '');
  }

  #codeOf(style: Style): string | undefined {
    return ATTRIBUTES[style] ?? (this.#device.colours === 'full' ? COLOURS[style] : undefined);
  }
}

/** Removes control characters: a name may contain any, and the terminal would execute them. */
function printable(text: string): string {
  return text.replace(/\p{Cc}/gu, '');
}

interface KeyPress {
  readonly name?: string;
  readonly ctrl?: boolean;
}

const KEY_NAMES: { readonly [name: string]: Key } = { return: 'enter', space: ' ' };

function keyOf(character: string | undefined, { name, ctrl }: KeyPress): Key {
  if (ctrl && (name === 'c' || name === 'd')) return 'quit';
  const isCharacter = character !== undefined && [...character].length === 1 && character > ' ' && character !== '\x7f';
  if (isCharacter) return character;
  return name === undefined ? '' : (KEY_NAMES[name] ?? name);
}

import type { Game } from '@safehouse/contract';
import {
  type ChangingView,
  diffJson,
  type MatchView,
  packMoves,
  packUpdate,
  renumberUpdate,
  type UpdateMessage,
  type ViewedEvent,
} from '@safehouse/protocol';
import { wordsOf } from './match-words.ts';

/** What has changed between two versions: only what moves change, or anything. */
type ChangedViews =
  | { readonly type: 'moves'; readonly views: readonly [before: ChangingView, after: ChangingView] }
  | { readonly type: 'all'; readonly views: readonly [before: MatchView, after: MatchView] };

interface UpdateContent {
  readonly changed: ChangedViews;
  readonly events: readonly ViewedEvent[];
}

/** An update in both formats, each written on demand. Subscribers' updates differ only in their number for the match. */
export class SharedUpdate {
  readonly #rules: Game;
  /** Null if only the bytes are kept. */
  #content: UpdateContent | null;
  #tail: string | null = null;
  /** As packed for the first subscriber, under their number. */
  #packed: { readonly on: number; readonly bytes: Uint8Array } | null = null;

  constructor(rules: Game, content: UpdateContent) {
    this.#rules = rules;
    this.#content = content;
  }

  /** Packs it now, and frees what it was packed from. `textFor` cannot be used afterwards. */
  keepOnlyBytes(on: number): void {
    this.bytesFor(on);
    this.#content = null;
  }

  textFor(on: number): string {
    this.#tail ??= this.#writeTail();
    return `{"type":"update","on":${on},${this.#tail}`;
  }

  bytesFor(on: number): Uint8Array {
    const packed = this.#packed;
    if (packed) return packed.on === on ? packed.bytes : renumberUpdate(on, packed.bytes);
    const bytes = this.#pack(on);
    this.#packed = { on, bytes };
    return bytes;
  }

  #pack(on: number): Uint8Array {
    const { changed, events } = this.#requireContent();
    const { numbers } = wordsOf(this.#rules);
    if (changed.type === 'moves') return packMoves(on, numbers, changed.views, events);
    return packUpdate(on, numbers, changed.views, events);
  }

  #writeTail(): string {
    const { changed, events } = this.#requireContent();
    const [before, after] = changed.views;
    const body: Omit<UpdateMessage, 'type' | 'on'> = { events, changes: diffJson(before, after) };
    return JSON.stringify(body).slice(1);
  }

  #requireContent(): UpdateContent {
    if (!this.#content) throw new Error('only the bytes of this update were kept');
    return this.#content;
  }
}

import { signal } from '@preact/signals';
import type { ChatLine, Saying } from '@safehouse/protocol';
import { ask } from '../online/api.ts';
import type { TableTalk } from './source.ts';

/** The talk at an online table, the lines before one came included. */
export function tableTalk(id: string, say: (saying: Saying) => void) {
  const lines = signal<readonly ChatLine[]>([]);
  const add = (more: readonly ChatLine[]) => {
    const byNumber = new Map([...lines.value, ...more].map((line) => [line.n, line]));
    lines.value = [...byNumber.values()].sort((a, b) => a.n - b.n);
  };
  const talk: TableTalk = { lines, say };
  return {
    talk,
    add,
    async catchUp(): Promise<void> {
      const answer = await ask<{ readonly lines: readonly ChatLine[] }>('GET', `/matches/${id}/chat`);
      if (answer.ok) add(answer.value.lines);
    },
  };
}

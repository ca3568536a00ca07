/** Everything an edition has been since it was opened, so that every change can be taken back. */
export interface History<Document> {
  readonly past: readonly Document[];
  readonly present: Document;
  readonly future: readonly Document[];
}

const MOST = 200;

export function beginning<Document>(present: Document): History<Document> {
  return { past: [], present, future: [] };
}

export function changed<Document>({ past, present }: History<Document>, next: Document): History<Document> {
  return { past: [...past, present].slice(-MOST), present: next, future: [] };
}

export function undone<Document>(history: History<Document>): History<Document> {
  const before = history.past.at(-1);
  if (before === undefined) return history;
  return { past: history.past.slice(0, -1), present: before, future: [history.present, ...history.future] };
}

export function redone<Document>(history: History<Document>): History<Document> {
  const [next, ...future] = history.future;
  if (next === undefined) return history;
  return { past: [...history.past, history.present], present: next, future };
}

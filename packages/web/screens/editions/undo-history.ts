/** All versions of a document since it was opened, for undo and redo. */
export interface UndoHistory<Document> {
  readonly past: readonly Document[];
  readonly present: Document;
  readonly future: readonly Document[];
}

const MAX_UNDO_STEPS = 200;

export function createHistory<Document>(present: Document): UndoHistory<Document> {
  return { past: [], present, future: [] };
}

export function recordChange<Document>(
  { past, present }: UndoHistory<Document>,
  next: Document,
): UndoHistory<Document> {
  return { past: [...past, present].slice(-MAX_UNDO_STEPS), present: next, future: [] };
}

export function undo<Document>(history: UndoHistory<Document>): UndoHistory<Document> {
  const before = history.past.at(-1);
  if (before === undefined) return history;
  return { past: history.past.slice(0, -1), present: before, future: [history.present, ...history.future] };
}

export function redo<Document>(history: UndoHistory<Document>): UndoHistory<Document> {
  const [next, ...future] = history.future;
  if (next === undefined) return history;
  return { past: [...history.past, history.present], present: next, future };
}

import type { Page } from 'playwright-core';

/** The bot at this seat resigns the match that the page has open: written into the browser's own store, then reloaded. */
export async function resignForBot(page: Page, seat: number): Promise<void> {
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await page.evaluate(appendResignation, { id, seat });
  await page.reload();
}

/** Runs in the page. */
async function appendResignation({ id, seat }: { readonly id: string; readonly seat: number }): Promise<void> {
  const answer = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const database = await answer(indexedDB.open('safehouse'));
  const store = database.transaction('matches', 'readwrite').objectStore('matches');
  const match = await answer(store.get(id));
  const version = match.entries.length + 1;
  const happening = { type: 'resigned', seat };
  match.entries.push({ version, at: Date.now(), author: null, key: null, happening });
  // Without its summary: it is computed again when the match is listed.
  await answer(store.put({ ...match, isOver: true, summary: undefined }));
  database.close();
}

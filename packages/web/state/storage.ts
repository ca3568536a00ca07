export function readStorage(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Ignores errors, because the app works without storage. */
export function writeStorage(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    return;
  }
}

/** Calls back for changes made in another tab. */
export function onStorageChange(key: string, callback: (value: unknown) => void): void {
  globalThis.addEventListener?.('storage', (event) => {
    if (event.key === key) callback(readStorage(key));
  });
}

import { signal } from '@preact/signals';
import { reloadWhenIdle } from './reload.ts';

/** True if a part of the app could not be loaded. */
export const hasFailedImport = signal(false);

/** Importing a file of the app fails if the network is lost, or if a new release has replaced the file. */
export function watchForFailedImports(): void {
  addEventListener('vite:preloadError', () => {
    hasFailedImport.value = true;
    if (navigator.onLine) reloadWhenIdle();
  });
}

import { signal } from '@preact/signals';
import { reloadWhenIdle } from './reload.ts';

/** Is a part of the app missing on this page? */
export const hasFailedImport = signal(false);

/** A file of the app cannot be loaded when the network is lost, or when a new release has replaced it. */
export function watchForFailedImports(): void {
  addEventListener('vite:preloadError', () => {
    hasFailedImport.value = true;
    if (navigator.onLine) reloadWhenIdle();
  });
}

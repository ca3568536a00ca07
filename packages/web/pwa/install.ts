import { signal } from '@preact/signals';
import { readStorage, writeStorage } from '../state/storage.ts';

/** Chromium's event; other browsers have none. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<unknown>;
}

const DISMISSED_KEY = 'safehouse.install';

/** `ios`: installation is possible, but only manually. Null: installed, not possible, or declined. */
export const installOffer = signal<'prompt' | 'ios' | null>(null);

let promptEvent: InstallPromptEvent | null = null;

export function listenForInstallOffer(): void {
  if (readStorage(DISMISSED_KEY) === true || isInstalled()) return;
  if (isIos()) installOffer.value = 'ios';
  addEventListener('beforeinstallprompt', (event) => {
    // The app shows its own button instead of the browser's banner.
    event.preventDefault();
    promptEvent = event as InstallPromptEvent;
    installOffer.value = 'prompt';
  });
  addEventListener('appinstalled', () => {
    installOffer.value = null;
  });
}

function isInstalled(): boolean {
  return matchMedia('(display-mode: standalone)').matches;
}

/** An iPad identifies itself as a Mac, but Macs have no touch screen. */
function isIos(): boolean {
  return /iPhone|iPad/.test(navigator.userAgent) || (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);
}

export function install(): void {
  installOffer.value = null;
  void promptEvent?.prompt();
}

export function declineInstall(): void {
  installOffer.value = null;
  writeStorage(DISMISSED_KEY, 'true');
}

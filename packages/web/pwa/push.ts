import { ask } from '../online/api.ts';
import { comeIn } from '../online/me.ts';

/** `denied`: the browser says no; `missing`: it cannot, or the server cannot be reached. */
export type Notifying = 'on' | 'off' | 'denied' | 'missing';

async function registration(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator) || !('PushManager' in globalThis)) return null;
  return (await navigator.serviceWorker.getRegistration()) ?? null;
}

export async function isSubscribed(): Promise<Notifying> {
  const worker = await registration();
  if (!worker) return 'missing';
  return (await worker.pushManager.getSubscription()) ? 'on' : 'off';
}

export async function subscribe(): Promise<Notifying> {
  const worker = await registration();
  if (!worker) return 'missing';
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  const key = await ask<{ readonly key: string }>('GET', '/push/key');
  if (!key.ok || (await comeIn())) return 'missing';
  try {
    const subscription = await worker.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: key.value.key,
    });
    const { endpoint, keys } = subscription.toJSON();
    const told = await ask('POST', '/push', { subscription: { endpoint, keys } });
    return told.ok ? 'on' : 'missing';
  } catch {
    return 'missing';
  }
}

export async function unsubscribe(): Promise<Notifying> {
  const subscription = await (await registration())?.pushManager.getSubscription();
  if (!subscription) return 'off';
  await ask('DELETE', `/push?endpoint=${encodeURIComponent(subscription.endpoint)}`);
  await subscription.unsubscribe();
  return 'off';
}

import { apiRequest } from '../online/api.ts';
import { syncLocale } from '../online/locale-sync.ts';
import { ensureSession } from '../online/session.ts';

/** `denied`: the browser blocks notifications. `missing`: it does not support them, or the server cannot be reached. */
export type PushState = 'on' | 'off' | 'denied' | 'missing';

async function serviceWorkerRegistration(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator) || !('PushManager' in globalThis)) return null;
  return (await navigator.serviceWorker.getRegistration()) ?? null;
}

export async function readPushState(): Promise<PushState> {
  const worker = await serviceWorkerRegistration();
  if (!worker) return 'missing';
  return (await worker.pushManager.getSubscription()) ? 'on' : 'off';
}

export async function enablePush(): Promise<PushState> {
  const worker = await serviceWorkerRegistration();
  if (!worker) return 'missing';
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  const key = await apiRequest<{ readonly key: string }>('GET', '/push/key');
  if (!key.ok || (await ensureSession())) return 'missing';
  try {
    const subscription = await worker.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: key.value.key,
    });
    const { endpoint, keys } = subscription.toJSON();
    const result = await apiRequest('POST', '/push', { subscription: { endpoint, keys } });
    if (result.ok) {
      await syncLocale();
      return 'on';
    }
    await subscription.unsubscribe();
    return 'missing';
  } catch {
    return 'missing';
  }
}

export async function disablePush(): Promise<PushState> {
  const subscription = await (await serviceWorkerRegistration())?.pushManager.getSubscription();
  if (!subscription) return 'off';
  await apiRequest('DELETE', `/push?endpoint=${encodeURIComponent(subscription.endpoint)}`);
  await subscription.unsubscribe();
  return 'off';
}

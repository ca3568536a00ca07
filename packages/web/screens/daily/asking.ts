import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { ask, type No } from '../../online/api.ts';
import { comeIn } from '../../online/me.ts';
import { go } from '../../state/router.ts';

const EVERY_MS = 20_000;

/** What the server says about something; asked again now and then, and whenever the page is looked at again. */
export function useAsked<T>(path: string): { readonly value: T | null; readonly no: No | null } {
  const value = useSignal<T | null>(null);
  const no = useSignal<No | null>(null);
  useEffect(() => {
    const load = async () => {
      const answer = await ask<T>('GET', path);
      value.value = answer.ok ? answer.value : value.value;
      no.value = answer.ok ? null : answer.no;
    };
    const again = () => {
      if (document.visibilityState === 'visible') void load();
    };
    void load();
    document.addEventListener('visibilitychange', again);
    const timer = setInterval(again, EVERY_MS);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', again);
    };
  }, [path]);
  return { value: value.value, no: no.value };
}

/** Sits down at a table that the server makes, as a guest if need be; or says why not. */
export async function sitDownAt(path: string, body?: object): Promise<No | null> {
  const no = await comeIn();
  if (no) return no;
  const answer = await ask<{ readonly id: string }>('POST', path, body);
  if (!answer.ok) return answer.no;
  go(`/match/${answer.value.id}`);
  return null;
}

import { signal } from '@preact/signals';
import type { PeopleView } from '@safehouse/protocol';
import { useEffect } from 'preact/hooks';
import { apiRequest, type RequestError } from '../../online/api.ts';
import { loadWithRetries } from '../../online/load-with-retries.ts';
import { currentUser } from '../../online/session.ts';

const people = signal<PeopleView | null>(null);
const error = signal<RequestError | null>(null);

/** Reloads the lists of people. */
export async function reloadPeople(): Promise<RequestError | null> {
  const answer = await apiRequest<PeopleView>('GET', '/me/people');
  error.value = answer.ok ? null : answer.error;
  if (answer.ok) people.value = answer.value;
  return error.value;
}

export function usePeople(): { readonly people: PeopleView | null; readonly error: RequestError | null } {
  const user = currentUser.value?.id;
  useEffect(() => {
    people.value = null;
    return user === undefined ? undefined : loadWithRetries(reloadPeople);
  }, [user]);
  return { people: people.value, error: error.value };
}

import type { ClubView } from '@safehouse/protocol';
import { onTestFinished } from 'vitest';
import { createTestApi } from '../http/test-helpers.ts';

export interface TestPerson {
  readonly id: string;
  readonly token: string;
}

/** An API with accounts, and the requests that tests of clubs make. */
export async function openClubApi(environment: { readonly [name: string]: string } = {}) {
  const api = await createTestApi(environment);
  onTestFinished(() => api.close());
  const account = async (name: string, more: object = {}): Promise<TestPerson> => {
    const body = { name, passphrase: 'a long passphrase', ...more };
    const { json } = await api.request('POST', '/api/account', { body });
    return { token: json.token, id: json.user.id };
  };
  const as = (person: TestPerson | null, method: string, path: string, body?: object) =>
    api.request(method, `/api/clubs${path}`, { ...(person && { token: person.token }), ...(body && { body }) });
  const found = async (person: TestPerson, body: object): Promise<string> =>
    (await as(person, 'POST', '', body)).json.id;
  const viewOf = async (person: TestPerson | null, id: string) =>
    (await as(person, 'GET', `/${id}`)).json as unknown as ClubView;
  /** People join by the invitation link that the organiser sees. */
  const bringIn = async (organiser: TestPerson, id: string, ...people: readonly TestPerson[]) => {
    const { invitation } = await viewOf(organiser, id);
    for (const person of people) await as(person, 'POST', `/${id}/join`, { invitation });
  };
  const [ada, bob, cyd] = [await account('Ada'), await account('Bob'), await account('Cyd')];
  return { api, account, as, found, viewOf, bringIn, ada, bob, cyd };
}

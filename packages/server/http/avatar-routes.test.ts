import { defaultAvatar, formatAvatar } from '@safehouse/protocol';
import { expect, onTestFinished, test } from 'vitest';
import { createTestApi } from './test-helpers.ts';

test('a face is chosen, seen by everybody, and given up again', async () => {
  const api = await createTestApi();
  onTestFinished(() => api.close());
  const account = async (name: string) =>
    (await api.request('POST', '/api/account', { body: { name, passphrase: 'a long passphrase' } })).json;
  const [ann, bob] = [await account('Ann'), await account('Bob')];
  expect(ann.user.avatar).toBeNull();
  const choose = (avatar: unknown) => api.request('PUT', '/api/me', { token: ann.token, body: { avatar } });
  const shown = async () => (await api.request('GET', `/api/avatars?users=${ann.user.id},${bob.user.id},nobody`)).json;
  const code = formatAvatar(defaultAvatar(bob.user.id));
  expect((await choose(code)).json).toMatchObject({ avatar: code });
  expect(await shown()).toEqual({ avatars: { [ann.user.id]: code } });
  for (const faulty of ['', `${code}0`, '9'.repeat(code.length), '<svg>', 7])
    expect((await choose(faulty)).json).toMatchObject({ code: 'bad-request' });
  await choose(null);
  expect(await shown()).toEqual({ avatars: {} });
  expect((await api.request('GET', '/api/avatars')).json).toEqual({ avatars: {} });
});

test('a program that says so is shown as one, and stays one', async () => {
  const api = await createTestApi();
  onTestFinished(() => api.close());
  const { user, token } = await api.createGuest('Deep Drop');
  const view = async () => (await api.request('GET', `/api/avatars?users=${user.id}`)).json;
  expect(user.bot).toBe(false);
  expect(await view()).toEqual({ avatars: {} });
  expect((await api.request('PUT', '/api/me', { token, body: { bot: true } })).json).toMatchObject({ bot: true });
  expect(await view()).toEqual({ avatars: {}, bots: [user.id] });
  expect((await api.request('GET', `/api/users/${user.id}`)).json).toMatchObject({ name: 'Deep Drop', isBot: true });
  expect((await api.request('GET', `/api/users/${user.id}/card`)).json).toMatchObject({ isBot: true });
  expect((await api.request('PUT', '/api/me', { token, body: { bot: false } })).status).toBe(400);
});

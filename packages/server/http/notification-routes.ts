import {
  emailRequest,
  nameKey,
  notificationRequest,
  type OwnNotifications,
  ownNotifications,
  refusal,
  type UserId,
} from '@safehouse/protocol';
import { widestNetworkOf } from '../edge/networks.ts';
import type { Services } from '../services.ts';
import { mayGuess } from './passphrase-guesses.ts';
import { forUser, type Reply, type Route } from './route.ts';

const TOO_MANY_REQUESTS: Reply = { refusal: refusal('too-many-requests', 'too many mails: wait a little') };

const TOO_MANY_GUESSES = refusal('too-many-requests', 'too many attempts: wait a little');

const showNotifications = forUser({
  method: 'get',
  path: '/api/me/notifications',
  summary: 'What you are notified of while you are away, and by which channel; your e-mail address.',
  body: null,
  responseSchema: ownNotifications,
  run: async ({ services, user }) => ({ json: await viewFor(services, user.id) }),
});

const changeNotifications = forUser({
  method: 'put',
  path: '/api/me/notifications',
  summary: 'Turn notifications on or off, by event and channel. What is missing stays as it is.',
  limit: 'tables',
  body: notificationRequest,
  responseSchema: ownNotifications,
  async run({ services, user, body }) {
    await services.notifications.change(user.id, body);
    return { json: await viewFor(services, user.id) };
  },
});

const setEmail = forUser({
  method: 'put',
  path: '/api/me/email',
  summary:
    'Give your account an e-mail address; needs your passphrase. A mail with a link goes there; until the link is followed, an earlier address stays. Nobody else sees it.',
  limit: 'emails',
  body: emailRequest,
  responseSchema: ownNotifications,
  async run({ services, user, body, clientAddress }) {
    if (!services.limits.allows('email-network', clientAddress)) return TOO_MANY_REQUESTS;
    const refused = await services.emailAddresses.set(
      user,
      { address: body.address, from: clientAddress },
      async () => {
        if (!mayGuess(services, clientAddress, nameKey(user.name))) return TOO_MANY_GUESSES;
        return services.identity.passphrases.check(user, body.passphrase, { network: widestNetworkOf(clientAddress) });
      },
    );
    return refused ? { refusal: refused } : { json: await viewFor(services, user.id) };
  },
});

const removeEmail = forUser({
  method: 'delete',
  path: '/api/me/email',
  summary: 'Remove your e-mail address.',
  limit: 'tables',
  body: null,
  responseSchema: ownNotifications,
  async run({ services, user }) {
    await services.emailAddresses.remove(user.id);
    return { json: await viewFor(services, user.id) };
  },
});

async function viewFor({ notifications, emailAddresses }: Services, user: UserId): Promise<OwnNotifications> {
  return { email: await emailAddresses.viewFor(user), switches: await notifications.switchesOf(user) };
}

export const notificationRoutes: readonly Route[] = [showNotifications, changeNotifications, setEmail, removeEmail];

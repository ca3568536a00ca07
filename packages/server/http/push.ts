import { refusal, subscribing } from '@safehouse/protocol';
import { webhookSecret } from '../notify/keys.ts';
import { forAnybody, forUser, type Route } from './route.ts';

/** Devices of one person that are told; the longest unused goes first. */
const MOST_DEVICES = 10;

const key = forAnybody({
  method: 'get',
  path: '/api/push/key',
  summary: "The server's public key, which a browser needs to subscribe to push messages.",
  body: null,
  async run({ house }) {
    return { json: { key: house.notifyKeys.push.publicKey } };
  },
});

const subscribe = forUser({
  method: 'post',
  path: '/api/push',
  summary:
    'Tell this browser when it is your turn and you are away. The message names the match and the game only.',
  body: subscribing,
  async run({ house, user, body }) {
    await house.store.push.subscribe(user.id, body.subscription, house.now(), MOST_DEVICES);
    return { status: 201, json: { subscribed: true } };
  },
});

const unsubscribe = forUser({
  method: 'delete',
  path: '/api/push',
  summary: 'Tell this browser nothing any more, or none of your browsers.',
  body: null,
  query: { endpoint: 'the one subscription to end; without it all of them' },
  async run({ house, user, query: { endpoint } }) {
    const { push } = house.store;
    if (endpoint === undefined) await push.forget(user.id);
    else if ((await push.subscriptionsOf(user.id)).some((own) => own.endpoint === endpoint)) {
      await push.unsubscribe(endpoint);
    } else return { refusal: refusal('not-found', 'you have no such subscription') };
    return { json: { subscribed: false } };
  },
});

const secret = forUser({
  method: 'get',
  path: '/api/push/webhook-secret',
  summary:
    "The key of your webhook's signatures: HMAC-SHA-256 over `safehouse-time`, a dot and the body, in hexadecimal.",
  body: null,
  async run({ house, user }) {
    return { json: { secret: webhookSecret(house.notifyKeys, user.id) } };
  },
});

export const pushRoutes: readonly Route[] = [key, subscribe, unsubscribe, secret];

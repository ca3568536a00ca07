import { pushSubscribeRequest, refusal } from '@safehouse/protocol';
import { webhookSecretFor } from '../notify/notify-keys.ts';
import { forAnybody, forUser, type Route } from './route.ts';

/** Devices of one person that are told; the longest unused goes first. */
const MAX_DEVICES = 10;

const showPublicKey = forAnybody({
  method: 'get',
  path: '/api/push/key',
  summary: "The server's public key, which a browser needs to subscribe to push messages.",
  body: null,
  async run({ services }) {
    return { json: { key: services.notifyKeys.push.publicKey } };
  },
});

const subscribe = forUser({
  method: 'post',
  path: '/api/push',
  summary:
    'Tell this browser when it is your turn and you are away. The message names the match and the game only.',
  body: pushSubscribeRequest,
  async run({ services, user, body }) {
    await services.store.push.subscribe(user.id, body.subscription, services.now(), MAX_DEVICES);
    return { status: 201, json: { subscribed: true } };
  },
});

const unsubscribe = forUser({
  method: 'delete',
  path: '/api/push',
  summary: 'Tell this browser nothing any more, or none of your browsers.',
  body: null,
  query: { endpoint: 'the one subscription to end; without it all of them' },
  async run({ services, user, query: { endpoint } }) {
    const { push } = services.store;
    if (endpoint === undefined) await push.eraseUser(user.id);
    else if ((await push.subscriptionsOf(user.id)).some((own) => own.endpoint === endpoint)) {
      await push.unsubscribe(endpoint);
    } else return { refusal: refusal('not-found', 'you have no such subscription') };
    return { json: { subscribed: false } };
  },
});

const showWebhookSecret = forUser({
  method: 'get',
  path: '/api/push/webhook-secret',
  summary:
    "The key of your webhook's signatures: HMAC-SHA-256 over `safehouse-time`, a dot and the body, in hexadecimal.",
  body: null,
  async run({ services, user }) {
    return { json: { secret: webhookSecretFor(services.notifyKeys, user.id) } };
  },
});

export const pushRoutes: readonly Route[] = [showPublicKey, subscribe, unsubscribe, showWebhookSecret];

import { pushSubscribeRequest, refusal } from '@safehouse/protocol';
import { webhookSecretFor } from '../notify/notify-keys.ts';
import { parsePushEndpoint } from '../notify/push-services.ts';
import { forAnybody, forUser, type Route } from './route.ts';

/** Per user; the oldest subscriptions are dropped first. */
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
    'Notify this browser when it is your turn and you are away. The message contains only the match and the game.',
  limit: 'tables',
  body: pushSubscribeRequest,
  async run({ services, user, body }) {
    if (!parsePushEndpoint(body.subscription.endpoint, services.config.pushHosts))
      return { refusal: refusal('unknown-push-service', 'this server does not know this push service') };
    await services.store.push.subscribe(user.id, body.subscription, services.now(), MAX_DEVICES);
    return { status: 201, json: { subscribed: true } };
  },
});

const unsubscribe = forUser({
  method: 'delete',
  path: '/api/push',
  summary: 'Stop notifying one of your browsers, or all of them.',
  limit: 'tables',
  body: null,
  query: { endpoint: 'the subscription to end; default: all of them' },
  async run({ services, user, query: { endpoint } }) {
    const { push } = services.store;
    if (endpoint === undefined) await push.eraseUser(user.id);
    else if ((await push.subscriptionsOf(user.id)).some((subscription) => subscription.endpoint === endpoint)) {
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

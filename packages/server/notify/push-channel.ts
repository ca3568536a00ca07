import type { PushSubscription, UserId } from '@safehouse/protocol';
import { pickLang } from '@safehouse/ui/languages';
import type { PushStore } from '../store/push-store.ts';
import type { UserStore } from '../store/user-store.ts';
import type { Channel } from './delivery.ts';
import type { Notice } from './notice.ts';
import { digestText, notifyTranslations } from './notice-texts.ts';
import type { PushSender } from './web-push.ts';

interface PushChannelDeps {
  readonly store: { readonly users: UserStore; readonly push: PushStore };
  readonly sendPush: PushSender;
}

/** A limit of push services. A newer message replaces an older one with the same topic. */
const MAX_TOPIC_LENGTH = 32;

/** Push messages to all browsers of a user. There is no retry for an unreachable browser. */
export function createPushChannel({ store, sendPush }: PushChannelDeps): Channel {
  const sendTo = async (user: UserId, subscription: PushSubscription, message: object, topic: string) => {
    const body = JSON.stringify(message);
    const status = await sendPush(subscription, { user, body, topic }).catch(() => 0);
    if (status === 404 || status === 410) await store.push.unsubscribe(subscription.endpoint);
    return status >= 200 && status < 300;
  };
  return {
    name: 'push',
    async send(user, notices) {
      const profile = await store.users.byId(user);
      if (!profile || profile.isBanned) return 'refused';
      const texts = notifyTranslations(pickLang([profile.locale ?? '']));
      const message = { ...pushMessage(notices), title: digestText(notices, texts), settings: texts.pushSettings };
      let outcome: 'sent' | 'refused' = 'refused';
      for (const subscription of await store.push.subscriptionsOf(user))
        if (await sendTo(user, subscription, message, topicOf(notices))) outcome = 'sent';
      return outcome;
    },
  };
}

/** `match` and `game` of a turn are for service workers of earlier releases. */
function pushMessage([first, ...more]: readonly [Notice, ...Notice[]]): object {
  if (more.length > 0) return { type: 'digest', path: '/' };
  const { event, path, key } = first;
  return event === 'turn' ? { type: 'your-turn', match: key.about, path } : { type: event, path };
}

function topicOf([first, ...more]: readonly [Notice, ...Notice[]]): string {
  return (more.length > 0 ? 'digest' : first.key.about).slice(0, MAX_TOPIC_LENGTH);
}

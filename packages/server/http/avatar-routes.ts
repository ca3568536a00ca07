import { type AvatarsView, MAX_AVATARS, parseUserId } from '@safehouse/protocol';
import { forAnybody, type Route } from './route.ts';

const showAvatars = forAnybody({
  method: 'get',
  path: '/api/avatars',
  summary:
    'The codes of the faces that people have chosen; whoever is missing has the default of their id. And who of them is a program (`bots`).',
  body: null,
  query: { users: `the ids of up to ${MAX_AVATARS} people, with commas between them` },
  async run({ services, query: { users = '' } }) {
    const ids = users
      .split(',', MAX_AVATARS)
      .map(parseUserId)
      .filter((id) => id !== null);
    const faces = await services.store.users.facesOf(ids);
    const bots = faces.filter(({ isBot }) => isBot).map(({ id }) => id);
    const view: AvatarsView = {
      avatars: Object.fromEntries(faces.flatMap(({ id, avatar }) => (avatar === null ? [] : [[id, avatar]]))),
      ...(bots.length > 0 && { bots }),
    };
    return { json: view };
  },
});

export const avatarRoutes: readonly Route[] = [showAvatars];

import { type AvatarsView, MAX_AVATARS, parseUserId } from '@safehouse/protocol';
import { forAnybody, type Route } from './route.ts';

const showAvatars = forAnybody({
  method: 'get',
  path: '/api/avatars',
  summary: 'The codes of the faces that people have chosen; whoever is missing has the default of their id.',
  body: null,
  query: { users: `the ids of up to ${MAX_AVATARS} people, with commas between them` },
  async run({ services, query: { users = '' } }) {
    const ids = users
      .split(',', MAX_AVATARS)
      .map(parseUserId)
      .filter((id) => id !== null);
    const avatars: AvatarsView = { avatars: Object.fromEntries(await services.store.users.avatarsOf(ids)) };
    return { json: avatars };
  },
});

export const avatarRoutes: readonly Route[] = [showAvatars];

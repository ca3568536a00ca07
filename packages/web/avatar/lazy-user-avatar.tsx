import { lazyComponent } from '../components/lazy-component.tsx';
import { Initial } from './initial.tsx';

/** Loaded with the avatars, because the server sends both in one response. */
export const BotTag = lazyComponent(
  async () => (await import('./bot-tag.tsx')).BotTag,
  () => null,
);

/** The drawings are loaded when the first user of a page is shown. */
export const UserAvatar = lazyComponent(async () => (await import('./user-avatar.tsx')).UserAvatar, Initial);

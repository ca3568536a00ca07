import { lazyComponent } from '../components/lazy-component.tsx';
import { Initial } from './initial.tsx';

/** Loaded with the faces, as the server tells both together. */
export const BotTag = lazyComponent(
  async () => (await import('./bot-tag.tsx')).BotTag,
  () => null,
);

/** The drawings are loaded with the first person on a page. */
export const UserAvatar = lazyComponent(async () => (await import('./user-avatar.tsx')).UserAvatar, Initial);

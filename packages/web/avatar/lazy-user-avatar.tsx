import { lazyComponent } from '../components/lazy-component.tsx';
import { Initial } from './initial.tsx';

/** The drawings are loaded with the first person on a page. */
export const UserAvatar = lazyComponent(async () => (await import('./user-avatar.tsx')).UserAvatar, Initial);

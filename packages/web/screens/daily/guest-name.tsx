import { NameField } from '../../frame/waiting.tsx';
import { me } from '../../online/me.ts';

/** Under which name one comes; an account has its own. */
export function GuestName() {
  return me.value?.kind === 'account' ? null : <NameField />;
}

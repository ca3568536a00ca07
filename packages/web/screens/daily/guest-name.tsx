import { NameField } from '../../components/name-field.tsx';
import { currentUser } from '../../online/session.ts';

/** Under which name one comes; an account has its own. */
export function GuestName() {
  return currentUser.value?.kind === 'account' ? null : <NameField />;
}

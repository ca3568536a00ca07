import { NameField } from '../../components/name-field.tsx';
import { currentUser } from '../../online/session.ts';

/** Guests can set a name here; an account already has one. */
export function GuestName() {
  return currentUser.value?.kind === 'account' ? null : <NameField />;
}

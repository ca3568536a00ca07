import { UserAvatar } from '../avatar/lazy-user-avatar.tsx';
import { PersonLink } from './person-link.tsx';
import type { CardTarget } from './shown-card.ts';

/** A user's avatar beside a row that is itself a link. A press opens the player card. */
export function PersonFace({ user, name }: CardTarget) {
  return (
    <PersonLink user={user} name={name} class="person-face">
      <UserAvatar user={user} name={name} />
      <span class="hidden">{name}</span>
    </PersonLink>
  );
}

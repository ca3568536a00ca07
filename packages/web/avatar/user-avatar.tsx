import { AvatarPicture } from './avatar-picture.tsx';
import { useAvatar } from './chosen-avatars.ts';
import { Initial } from './initial.tsx';

export interface UserAvatarProps {
  readonly user: string;
  readonly name: string;
}

/** The avatar of a user; until it is loaded, the first letter of the name. */
export function UserAvatar({ user, name }: UserAvatarProps) {
  const avatar = useAvatar(user);
  if (!avatar) return <Initial name={name} />;
  return (
    <span class="character-face" aria-hidden="true">
      <AvatarPicture avatar={avatar} />
    </span>
  );
}

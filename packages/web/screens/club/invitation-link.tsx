import { ShareLink } from '../../components/share-link.tsx';
import type { ClubPartProps } from './club-part.ts';

interface InvitationLinkProps extends Pick<ClubPartProps, 'club' | 'translations'> {
  /** Highlights the button if sharing is the next thing to do, because there are no other members yet. */
  readonly isPrimary?: boolean;
}

/** For organisers. Everybody who has the link may join. */
export function InvitationLink({ club, translations, isPrimary = false }: InvitationLinkProps) {
  return (
    <ShareLink
      label={translations.invite}
      path={`/club/${club.id}?invitation=${club.invitation}`}
      about={translations.inviteAbout[club.access]}
      isPrimary={isPrimary}
    />
  );
}

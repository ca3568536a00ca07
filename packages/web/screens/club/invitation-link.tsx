import { ShareLink } from '../../components/share-link.tsx';
import type { ClubPartProps } from './club-part.ts';

interface InvitationLinkProps extends Pick<ClubPartProps, 'club' | 'translations'> {
  /** Sharing it is the next thing to do: nobody else is there yet. */
  readonly isPrimary?: boolean;
}

/** For organisers: who has the link may join. */
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

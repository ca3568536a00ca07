import type { ClubView } from '@safehouse/protocol';
import type { ClubTranslations } from './locales/index.ts';
import type { LiveClub } from './use-club.ts';

/** The props of every part of a club's page. */
export interface ClubPartProps extends Pick<LiveClub, 'changes' | 'reload' | 'send'> {
  readonly club: ClubView;
  readonly translations: ClubTranslations;
}

export function isOrganiser({ role }: Pick<ClubView, 'role'>): boolean {
  return role === 'founder' || role === 'organiser';
}

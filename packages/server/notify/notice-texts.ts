import type { Lang } from '@safehouse/ui/languages';
import { typeset } from '@safehouse/ui/typography';
import { translations as cs } from './locales/cs.ts';
import { translations as de } from './locales/de.ts';
import { translations as en, type NotifyTranslations } from './locales/en.ts';
import { translations as fr } from './locales/fr.ts';
import { translations as sk } from './locales/sk.ts';
import type { Notice } from './notice.ts';

export type { NotifyTranslations } from './locales/en.ts';

/** Imported statically, because the server is also bundled into one file. */
const TRANSLATIONS: { readonly [lang in Lang]: NotifyTranslations } = { en, sk, cs, de, fr };

export function notifyTranslations(lang: Lang): NotifyTranslations {
  return typeset(lang, TRANSLATIONS[lang]);
}

/** One notification in one line. */
export function noticeText(notice: Notice, texts: NotifyTranslations): string {
  switch (notice.event) {
    case 'turn':
      return notice.others.length === 0
        ? texts.turnAlone(notice.game)
        : texts.turn(notice.game, notice.others.join(', '));
    case 'invitation':
      return texts.invitation(notice.from, notice.game);
    case 'friend-request':
      return texts.friendRequest(notice.from);
    case 'tournament-start':
      return texts.tournamentStart(notice.name);
    case 'club-invitation':
      return texts.clubInvitation(notice.from, notice.name);
    case 'club-tournament': {
      const [first, ...more] = notice.tournaments;
      return more.length === 0
        ? texts.clubTournament(notice.name, first)
        : texts.clubTournaments(notice.name, notice.tournaments.length);
    }
  }
}

/** Several notifications in one line: the subject of an e-mail, or the title of a push message. */
export function digestText(notices: readonly [Notice, ...Notice[]], texts: NotifyTranslations): string {
  const [first, ...more] = notices;
  if (more.length === 0) return noticeText(first, texts);
  return notices.every(({ event }) => event === 'turn') ? texts.turns(notices.length) : texts.several(notices.length);
}

import { plural } from '../../i18n/plural.ts';
import type { OwnMatchesTranslations } from './en.ts';

export const ownMatchesTranslations: OwnMatchesTranslations = {
  recent: 'Letzte Ergebnisse',
  allMatches: 'Alle meine Partien',
  outcomes: { won: 'Gewonnen', lost: 'Verloren', drawn: 'Unentschieden' },
  streak: (days) => plural('de', days, { one: '# Tag in Folge', other: '# Tage in Folge' }),
  left: (count) => plural('de', count, { one: 'heute noch # Partie', other: 'heute noch # Partien' }),
  done: 'Für heute alles gespielt',
  install: 'App installieren',
  installAbout: 'Startet vom Home-Bildschirm, ohne Adresszeile und auch ohne Netz.',
  installIos: 'Auf iPhone oder iPad: auf „Teilen“ tippen, dann „Zum Home-Bildschirm“.',
  notNow: 'Nicht jetzt',
};

import { plural } from '../../i18n/plural.ts';

/** The front page's texts about the user's own matches, in English; the other languages have the same keys. */
export const ownMatchesTranslations = {
  recent: 'Latest results',
  allMatches: 'All my matches',
  outcomes: { won: 'You won', lost: 'You lost', drawn: 'A draw' },
  streak: (days: number) => plural('en', days, { one: '# day in a row', other: '# days in a row' }),
  left: (count: number) => plural('en', count, { one: '# deal left today', other: '# deals left today' }),
  done: 'All played for today',
  install: 'Install the app',
  installAbout: 'Opens from your home screen, without a browser bar, even offline.',
  installIos: 'On an iPhone or iPad: tap Share, then “Add to Home Screen”.',
  notNow: 'Not now',
};

export type OwnMatchesTranslations = typeof ownMatchesTranslations;

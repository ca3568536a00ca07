import { plural } from '../../i18n/plural.ts';
import type { OwnMatchesTranslations } from './en.ts';

export const ownMatchesTranslations: OwnMatchesTranslations = {
  recent: 'Posledné výsledky',
  allMatches: 'Všetky moje partie',
  outcomes: { won: 'Výhra', lost: 'Prehra', drawn: 'Remíza' },
  streak: (days) =>
    plural('sk', days, { one: '# deň po sebe', few: '# dni po sebe', many: '# dňa po sebe', other: '# dní po sebe' }),
  left: (count) =>
    plural('sk', count, {
      one: 'dnes zostáva # rozdanie',
      few: 'dnes zostávajú # rozdania',
      many: 'dnes zostáva # rozdania',
      other: 'dnes zostáva # rozdaní',
    }),
  done: 'Na dnes je odohraté',
  install: 'Nainštalovať aplikáciu',
  installAbout: 'Otvára sa z plochy, bez panela s adresou, aj bez internetu.',
  installIos: 'Na iPhone alebo iPade ťuknite na Zdieľať a potom na „Pridať na plochu“.',
  notNow: 'Teraz nie',
};

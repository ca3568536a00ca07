import { plural } from '../../i18n/plural.ts';
import type { OwnMatchesTranslations } from './en.ts';

export const ownMatchesTranslations: OwnMatchesTranslations = {
  recent: 'Poslední výsledky',
  allMatches: 'Všechny moje partie',
  outcomes: { won: 'Výhra', lost: 'Prohra', drawn: 'Remíza' },
  streak: (days) =>
    plural('cs', days, { one: '# den v řadě', few: '# dny v řadě', many: '# dne v řadě', other: '# dní v řadě' }),
  left: (count) =>
    plural('cs', count, {
      one: 'dnes zbývá # rozdání',
      few: 'dnes zbývají # rozdání',
      many: 'dnes zbývá # rozdání',
      other: 'dnes zbývá # rozdání',
    }),
  done: 'Pro dnešek je odehráno',
  install: 'Nainstalovat aplikaci',
  installAbout: 'Otevírá se z plochy, bez adresního řádku i bez internetu.',
  installIos: 'Na iPhonu nebo iPadu klepněte na Sdílet a pak na „Přidat na plochu“.',
  notNow: 'Teď ne',
};

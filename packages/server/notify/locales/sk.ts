import { plural } from '@safehouse/ui/headless';
import type { NotifyTranslations } from './en.ts';

export const translations: NotifyTranslations = {
  turn: (game, others) => `Ste na ťahu: ${game} (${others})`,
  turnAlone: (game) => `Ste na ťahu: ${game}`,
  turns: (count) =>
    plural('sk', count, {
      one: 'Ste na ťahu: # partia',
      few: 'Ste na ťahu: # partie',
      many: 'Ste na ťahu: # partie',
      other: 'Ste na ťahu: # partií',
    }),
  invitation: (name, game) => `${name} vás pozýva na hru ${game}`,
  friendRequest: (name) => `${name} sa s vami chce priateliť`,
  tournamentStart: (name) => `Turnaj „${name}“ sa začal`,
  clubInvitation: (name, club) => `${name} vás pozýva do klubu „${club}“`,
  clubTournament: (club, name) => `Nový turnaj v klube „${club}“: „${name}“`,
  clubTournaments: (club, count) =>
    plural('sk', count, {
      one: `# nový turnaj v klube „${club}“`,
      few: `# nové turnaje v klube „${club}“`,
      many: `# nového turnaja v klube „${club}“`,
      other: `# nových turnajov v klube „${club}“`,
    }),
  several: (count) =>
    plural('sk', count, {
      one: 'Čaká na vás # novinka',
      few: 'Čakajú na vás # novinky',
      many: 'Čaká na vás # novinky',
      other: 'Čaká na vás # noviniek',
    }),
  hello: (name) => `Dobrý deň, ${name}!`,
  waiting: 'Kým ste boli preč, stalo sa toto:',
  play: 'Hrať',
  answer: 'Odpovedať',
  open: 'Otvoriť',
  pushSettings: 'Nastavenia upozornení',
  why: 'Tento e-mail dostávate, pretože ste na tomto serveri Safehouse uviedli svoju adresu.',
  offFor: {
    turn: 'Neposielať e-maily, keď som na ťahu',
    invitation: 'Neposielať e-maily o pozvánkach',
    'friend-request': 'Neposielať e-maily o žiadostiach o priateľstvo',
    'tournament-start': 'Neposielať e-maily o turnajoch',
    'club-invitation': 'Neposielať e-maily o pozvánkach do klubov',
    'club-tournament': 'Neposielať e-maily o nových turnajoch mojich klubov',
    all: 'Neposielať e-mailom žiadne upozornenia',
  },
  confirm: {
    subject: 'Potvrďte svoju e-mailovú adresu',
    text: (name) =>
      `Túto adresu niekto zadal k účtu „${name}“. Ak ste to boli vy, potvrďte ju do jedného dňa týmto odkazom:`,
    button: 'Potvrdiť adresu',
    ignore: 'Ak nie, nemusíte nič robiť: žiadny ďalší e-mail nepríde.',
  },
  reset: {
    subject: 'Nastavte si nové heslo',
    text: (name) =>
      `Niekto požiadal o nové heslo k vášmu účtu „${name}“. Ak ste to boli vy, nastavte si ho do hodiny týmto odkazom:`,
    button: 'Nastaviť nové heslo',
    ignore: 'Ak nie, nemusíte nič robiť: heslo zostáva rovnaké.',
  },
  page: {
    confirmTitle: 'Potvrdenie e-mailovej adresy',
    confirmAbout: 'Na túto adresu vám budú chodiť upozornenia.',
    confirmed: 'Vaša adresa je potvrdená.',
    offTitle: 'Vypnúť e-maily',
    off: 'Vypnúť',
    isOff: 'Hotovo. Tieto e-maily vám už chodiť nebudú.',
    settings: 'Všetky nastavenia',
    invalidTitle: 'Tento odkaz nefunguje',
    invalid: 'Je neúplný, príliš starý alebo už bol použitý. O nový môžete požiadať v nastaveniach.',
  },
};

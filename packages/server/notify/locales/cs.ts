import { plural } from '@safehouse/ui/headless';
import type { NotifyTranslations } from './en.ts';

export const translations: NotifyTranslations = {
  turn: (game, others) => `Jste na tahu: ${game} (${others})`,
  turnAlone: (game) => `Jste na tahu: ${game}`,
  turns: (count) =>
    plural('cs', count, {
      one: 'Jste na tahu: # partie',
      few: 'Jste na tahu: # partie',
      many: 'Jste na tahu: # partie',
      other: 'Jste na tahu: # partií',
    }),
  invitation: (name, game) => `${name} vás zve ke hře ${game}`,
  friendRequest: (name) => `${name} se s vámi chce přátelit`,
  tournamentStart: (name) => `Turnaj „${name}“ začal`,
  clubInvitation: (name, club) => `${name} vás zve do klubu „${club}“`,
  clubTournament: (club, name) => `Nový turnaj v klubu „${club}“: „${name}“`,
  clubTournaments: (club, count) =>
    plural('cs', count, {
      one: `# nový turnaj v klubu „${club}“`,
      few: `# nové turnaje v klubu „${club}“`,
      many: `# nového turnaje v klubu „${club}“`,
      other: `# nových turnajů v klubu „${club}“`,
    }),
  several: (count) =>
    plural('cs', count, {
      one: 'Čeká na vás # novinka',
      few: 'Čekají na vás # novinky',
      many: 'Čeká na vás # novinky',
      other: 'Čeká na vás # novinek',
    }),
  hello: (name) => `Dobrý den, ${name}!`,
  waiting: 'Co se stalo ve vaší nepřítomnosti:',
  play: 'Hrát',
  answer: 'Odpovědět',
  open: 'Otevřít',
  pushSettings: 'Nastavení upozornění',
  why: 'Tento e-mail dostáváte, protože na tomto serveru Safehouse máte uvedenou svou adresu.',
  offFor: {
    turn: 'Neposílat e-maily, když jsem na tahu',
    invitation: 'Neposílat e-maily o pozvánkách',
    'friend-request': 'Neposílat e-maily o žádostech o přátelství',
    'tournament-start': 'Neposílat e-maily o turnajích',
    'club-invitation': 'Neposílat e-maily o pozvánkách do klubů',
    'club-tournament': 'Neposílat e-maily o nových turnajích mých klubů',
    all: 'Neposílat e-mailem žádná upozornění',
  },
  confirm: {
    subject: 'Potvrďte svou e-mailovou adresu',
    text: (name) =>
      `Tuto adresu někdo zadal k účtu „${name}“. Je-li to váš účet, potvrďte ji do jednoho dne tímto odkazem:`,
    button: 'Potvrdit adresu',
    ignore: 'Pokud ne, nemusíte nic dělat: žádný další e-mail nepřijde.',
  },
  reset: {
    subject: 'Nastavte si nové heslo',
    text: (name) =>
      `Někdo požádal o nové heslo k vašemu účtu „${name}“. Chcete-li ho změnit, udělejte to do hodiny tímto odkazem:`,
    button: 'Nastavit nové heslo',
    ignore: 'Pokud ne, nemusíte nic dělat: heslo zůstává stejné.',
  },
  page: {
    confirmTitle: 'Potvrzení e-mailové adresy',
    confirmAbout: 'Na tuto adresu vám budou chodit upozornění.',
    confirmed: 'Vaše adresa je potvrzená.',
    offTitle: 'Vypnout e-maily',
    off: 'Vypnout',
    isOff: 'Hotovo. Tyto e-maily už vám chodit nebudou.',
    settings: 'Všechna nastavení',
    invalidTitle: 'Tento odkaz nefunguje',
    invalid: 'Je neúplný, příliš starý, nebo už byl použit. O nový si můžete říct v nastavení.',
  },
};

import { plural } from '@safehouse/ui';
import type { DailyTranslations } from './en.ts';

export const translations: DailyTranslations = {
  title: 'Výzva dne',
  about:
    'V každé hře jedno rozdání denně, stejné pro všechny, proti stejnému botovi. Počítá se váš první pokus; potom uvidíte, jak jste dopadli mezi ostatními.',
  next: (when) => `Nová rozdání přijdou ${when}.`,
  play: 'Zahrát dnešní rozdání',
  goOn: 'Pokračovat v pokusu',
  see: 'Jak jste dopadli',
  all: 'Všechny dnešní výzvy',
  today: 'Dnešní výzva',
  yesterday: 'O den dřív',
  none: 'Ten den ji nikdo nehrál.',
  begins: ['Začínáte vy.', 'Začíná bot.'],
  once: 'Počítá se jeden pokus. Potom si můžete totéž rozdání cvičit, kolikrát chcete.',
  unfinished: 'Nebylo dohráno včas, proto se nepočítalo.',
  score: (text) => `Vaše skóre: ${text}`,
  scoring: 'Jak se počítá skóre',
  gaveUp: 'vzdáno',
  place: (rank, of) => `${rank}. místo z ${of}`,
  better: (percent) => `Lépe než ${percent} ostatních.`,
  first: 'Dnes jste tu první. Podívejte se později, jak se dařilo ostatním.',
  histogram: (least, most, count) =>
    `Skóre od ${least} do ${most}, ${plural('cs', count, {
      one: 'hrál # člověk',
      few: 'hráli # lidé',
      many: 'hrálo # člověka',
      other: 'hrálo # lidí',
    })}`,
  gaveUpToo: (count) =>
    plural('cs', count, {
      one: '# člověk to vzdal.',
      few: '# lidé to vzdali.',
      many: '# člověka to vzdalo.',
      other: '# lidí to vzdalo.',
    }),
  you: 'Vy',
  practise: 'Cvičit toto rozdání',
  fair: 'Je toto rozdání férové?',
  fairAbout:
    'Server vybral rozdání a ukazuje zámek: SHA-256 svého semínka. Potom se semínko ukáže a váš prohlížeč ověří, že sedí. To dokazuje, že rozdání bylo dané, než jste hráli, a je stejné pro všechny. Nedokazuje to, že je server vybral náhodně, protože k němu žádný hráč nemůže přidat své semínko.',
  duel: {
    title: 'Souboj s přítelem',
    about:
      'Oba hrajete tatáž dvě rozdání proti témuž botovi: jedno na prvním místě, druhé na druhém. Rozhoduje součet obou skóre. Co dají karty, dají oběma.',
    game: 'Ve které hře?',
    open: 'Otevřít souboj',
    invite: 'Pošlete příteli tento odkaz:',
    waiting: 'Přítel ještě nepřišel. Začít můžete i bez něj.',
    accept: 'Dostali jste výzvu. Zahrajte kterékoli rozdání a jste ve hře.',
    full: 'Tento souboj už hrají dva. Výsledek tu bude, jakmile skončí.',
    legs: ['První rozdání: začínáte vy', 'Druhé rozdání: začíná bot'],
    short: ['První rozdání', 'Druhé rozdání'],
    play: 'Hrát',
    notYet: 'ještě neodehráno',
    secret: 'odehráno; ukáže se, až odehrajete obě',
    sum: 'Součet',
    who: 'Hráč',
    youWin: 'Souboj jste vyhráli',
    wins: (name) => `Souboj vyhrává ${name}`,
    draw: 'Stejný součet: remíza',
    until: (date) => `Obě rozdání je třeba odehrát do ${date}. Co bude chybět, počítá se jako vzdané.`,
    missing: 'Takový souboj tu není',
    missingAbout: 'Odkaz je možná neúplný.',
    another: 'Další souboj',
  },
};

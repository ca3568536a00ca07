import { plural } from '@safehouse/ui';
import type { DailyTranslations } from './en.ts';

export const translations: DailyTranslations = {
  title: 'Výzva dne',
  about:
    'V každé hře jedno rozdání denně, stejné pro všechny, proti stejnému botovi. Počítá se váš první pokus; potom svůj výsledek porovnáte s ostatními.',
  next: (when) => `Nová rozdání: ${when}.`,
  play: 'Zahrát dnešní rozdání',
  goOn: 'Pokračovat v pokusu',
  see: 'Porovnat výsledek',
  all: 'Všechny dnešní výzvy',
  today: 'Dnešní výzva',
  yesterday: 'O den dřív',
  none: 'Ten den ji nikdo nehrál.',
  begins: ['Začínáte vy.', 'Začíná bot.'],
  once: 'Počítá se jeden pokus. Potom si můžete stejné rozdání cvičit, kolikrát chcete.',
  unfinished: 'Partie nebyla dohraná včas, proto se nepočítá.',
  score: (text) => `Vaše skóre: ${text}`,
  scoring: 'Jak se počítá skóre',
  gaveUp: 'vzdáno',
  place: (rank, of) => `${rank}. místo z ${of}`,
  better: (percent) => `Lépe než ${percent} ostatních.`,
  first: 'Dnes tu před vámi nikdo nebyl. Podívejte se později, jak se dařilo ostatním.',
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
    'Server vybral rozdání a ukazuje jeho otisk: SHA-256 svého semínka. Potom ukáže semínko a váš prohlížeč ověří, že odpovídá. To dokazuje, že rozdání bylo dané ještě před hrou a je stejné pro všechny. Nedokazuje to, že ho server vybral náhodně, protože k němu žádný hráč nemůže přidat své semínko.',
  duel: {
    title: 'Souboj s kamarádem',
    about:
      'Oba hrajete stejná dvě rozdání proti stejnému botovi: jedno na prvním místě, druhé na druhém. Rozhoduje součet obou skóre. Dobré karty jsou dobré pro oba.',
    game: 'Ve které hře?',
    open: 'Otevřít souboj',
    invite: 'Pošlete kamarádovi tento odkaz:',
    waiting: 'Soupeř ještě nepřišel. Začít můžete i bez něj.',
    accept: 'Přišla vám výzva. Zahrajte kterékoli rozdání a jste ve hře.',
    full: 'Tento souboj už hrají dva. Výsledek tu bude, jakmile skončí.',
    legs: ['První rozdání: začínáte vy', 'Druhé rozdání: začíná bot'],
    short: ['První rozdání', 'Druhé rozdání'],
    play: 'Hrát',
    notYet: 'ještě neodehráno',
    secret: 'odehráno; ukáže se, až odehrajete obě',
    sum: 'Součet',
    who: 'Hráč',
    youWin: 'Souboj vyhráváte',
    wins: (name) => `Souboj vyhrává ${name}`,
    draw: 'Stejný součet: remíza',
    until: (date) => `Obě rozdání je třeba odehrát do ${date}. Neodehraná se počítají jako vzdaná.`,
    missing: 'Takový souboj neexistuje',
    missingAbout: 'Odkaz je možná neúplný.',
    another: 'Další souboj',
  },
};

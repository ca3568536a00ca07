import { plural } from '@safehouse/ui';
import type { DailyTranslations } from './en.ts';

export const translations: DailyTranslations = {
  title: 'Výzva dňa',
  about:
    'V každej hre jedno rozdanie denne, rovnaké pre všetkých, proti rovnakému botovi. Počíta sa váš prvý pokus; potom svoj výsledok porovnáte s ostatnými.',
  next: (when) => `Nové rozdania: ${when}.`,
  play: 'Zahrať dnešné rozdanie',
  goOn: 'Pokračovať v pokuse',
  see: 'Porovnať výsledok',
  all: 'Všetky dnešné výzvy',
  today: 'Dnešná výzva',
  yesterday: 'O deň skôr',
  none: 'V ten deň ju nikto nehral.',
  begins: ['Začínate vy.', 'Začína bot.'],
  once: 'Počíta sa jeden pokus. Potom si môžete rovnaké rozdanie cvičiť, koľkokrát chcete.',
  unfinished: 'Partia nebola dohraná včas, preto sa nepočíta.',
  score: (text) => `Vaše skóre: ${text}`,
  scoring: 'Ako sa počíta skóre',
  gaveUp: 'vzdané',
  place: (rank, of) => `${rank}. miesto z ${of}`,
  better: (percent) => `Lepšie než ${percent} ostatných.`,
  first: 'Dnes tu pred vami nikto nebol. Pozrite sa neskôr, ako sa darilo ostatným.',
  histogram: (least, most, count) =>
    `Skóre od ${least} do ${most}, ${plural('sk', count, {
      one: 'hral # človek',
      few: 'hrali # ľudia',
      many: 'hralo # človeka',
      other: 'hralo # ľudí',
    })}`,
  gaveUpToo: (count) =>
    plural('sk', count, {
      one: '# človek to vzdal.',
      few: '# ľudia to vzdali.',
      many: '# človeka to vzdalo.',
      other: '# ľudí to vzdalo.',
    }),
  you: 'Vy',
  practise: 'Cvičiť toto rozdanie',
  fair: 'Je toto rozdanie férové?',
  fairAbout:
    'Server vybral rozdanie a ukazuje jeho odtlačok: SHA-256 svojho semienka. Potom ukáže semienko a váš prehliadač overí, že zodpovedá. To dokazuje, že rozdanie bolo dané ešte pred hrou a je rovnaké pre všetkých. Nedokazuje to, že ho server vybral náhodne, pretože k nemu žiadny hráč nemôže pridať svoje semienko.',
  duel: {
    title: 'Súboj s kamarátom',
    about:
      'Obaja hráte rovnaké dve rozdania proti rovnakému botovi: jedno na prvom mieste, druhé na druhom. Rozhoduje súčet oboch skóre. Dobré karty sú dobré pre oboch.',
    game: 'V ktorej hre?',
    open: 'Otvoriť súboj',
    invite: 'Pošlite kamarátovi tento odkaz:',
    waiting: 'Súper ešte neprišiel. Začať môžete aj bez neho.',
    accept: 'Prišla vám výzva. Zahrajte ktorékoľvek rozdanie a ste v hre.',
    full: 'Tento súboj už hrajú dvaja. Výsledok tu bude, len čo skončia.',
    legs: ['Prvé rozdanie: začínate vy', 'Druhé rozdanie: začína bot'],
    short: ['Prvé rozdanie', 'Druhé rozdanie'],
    play: 'Hrať',
    notYet: 'ešte neodohrané',
    secret: 'odohrané; ukáže sa, keď odohráte obe',
    sum: 'Súčet',
    who: 'Hráč',
    youWin: 'Súboj vyhrávate',
    wins: (name) => `Súboj vyhráva ${name}`,
    draw: 'Rovnaký súčet: remíza',
    until: (date) => `Obe rozdania treba odohrať do ${date}. Neodohrané sa počítajú ako vzdané.`,
    missing: 'Taký súboj neexistuje',
    missingAbout: 'Odkaz je možno neúplný.',
    another: 'Ďalší súboj',
  },
};

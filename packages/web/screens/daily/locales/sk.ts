import { plural } from '@safehouse/ui';
import type { DailyTranslations } from './en.ts';

export const translations: DailyTranslations = {
  title: 'Výzva dňa',
  about:
    'V každej hre jedno rozdanie denne, rovnaké pre všetkých, proti rovnakému botovi. Počíta sa váš prvý pokus; potom uvidíte, ako ste dopadli medzi ostatnými.',
  next: (when) => `Nové rozdania prídu ${when}.`,
  play: 'Zahrať dnešné rozdanie',
  goOn: 'Pokračovať v pokuse',
  see: 'Ako ste dopadli',
  all: 'Všetky dnešné výzvy',
  today: 'Dnešná výzva',
  yesterday: 'O deň skôr',
  none: 'V ten deň ju nikto nehral.',
  begins: ['Začínate vy.', 'Začína bot.'],
  once: 'Počíta sa jeden pokus. Potom si môžete to isté rozdanie cvičiť, koľkokrát chcete.',
  unfinished: 'Nebolo dohrané včas, preto sa nepočítalo.',
  score: (text) => `Vaše skóre: ${text}`,
  scoring: 'Ako sa počíta skóre',
  gaveUp: 'vzdané',
  place: (rank, of) => `${rank}. miesto z ${of}`,
  better: (percent) => `Lepšie než ${percent} ostatných.`,
  first: 'Dnes ste tu prví. Nakuknite neskôr, ako sa darilo ostatným.',
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
    'Server vybral rozdanie a ukazuje zámok: SHA-256 svojho semienka. Potom sa semienko ukáže a váš prehliadač overí, že sedí. To dokazuje, že rozdanie bolo dané, skôr než ste hrali, a je rovnaké pre všetkých. Nedokazuje to, že ho server vybral náhodne, pretože k nemu žiadny hráč nemôže pridať svoje semienko.',
  duel: {
    title: 'Súboj s priateľom',
    about:
      'Obaja hráte tie isté dve rozdania proti tomu istému botovi: jedno na prvom mieste, druhé na druhom. Rozhoduje súčet oboch skóre. Čo dajú karty, dajú obom.',
    game: 'V ktorej hre?',
    open: 'Otvoriť súboj',
    invite: 'Pošlite priateľovi tento odkaz:',
    waiting: 'Priateľ ešte neprišiel. Začať môžete aj bez neho.',
    accept: 'Dostali ste výzvu. Zahrajte ktorékoľvek rozdanie a ste v hre.',
    full: 'Tento súboj už hrajú dvaja. Výsledok tu bude, len čo skončia.',
    legs: ['Prvé rozdanie: začínate vy', 'Druhé rozdanie: začína bot'],
    short: ['Prvé rozdanie', 'Druhé rozdanie'],
    play: 'Hrať',
    notYet: 'ešte neodohrané',
    secret: 'odohrané; ukáže sa, keď odohráte obe',
    sum: 'Súčet',
    who: 'Hráč',
    youWin: 'Súboj ste vyhrali',
    wins: (name) => `Súboj vyhráva ${name}`,
    draw: 'Rovnaký súčet: remíza',
    until: (date) => `Obe rozdania treba odohrať do ${date}. Čo bude chýbať, počíta sa ako vzdané.`,
    missing: 'Taký súboj tu nie je',
    missingAbout: 'Odkaz je možno neúplný.',
    another: 'Ďalší súboj',
  },
};

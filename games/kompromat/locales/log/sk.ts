import { person } from '@safehouse/ui/headless';
import { counts } from '../counts/sk.ts';
import type { LogLines } from './en.ts';

const { cards, tokens } = counts;

export const logLines: LogLines = {
  roundBegan: (round, who) => `${round}. kolo. ${person(who, { you: 'Začínate vy', other: 'Začína #' })}.`,
  laidOut: (list) => `Na stole: ${list}.`,
  withCounter: (name, n) => `${name} (kontrarozviedka ${n})`,
  placed: (who, card, m) => `${person(who, { you: 'Otvárate', other: '# otvára' })} misiu ${m + 1}: ${card}.`,
  hit: (who, m) => `${person(who, { you: 'Pridávate', other: '# pridáva' })} zakrytú kartu k misii ${m + 1}.`,
  stopped: (who, m) => `${person(who, { you: 'Končíte', other: '# končí' })} pri misii ${m + 1}.`,
  revealBegan: 'Všetky karty sú zahrané. Odhaľujú sa.',
  passed: (who, m) => `Misia ${m + 1}: ${person(who, { you: 'nepoužívate', other: '# nepoužíva' })} predmet.`,
  passedAgain: (who, m) =>
    `Misia ${m + 1}: medzi súčtami ${person(who, { you: 'nepoužívate', other: '# nepoužíva' })} predmet.`,
  used: (who, item) => `${person(who, { you: 'Používate', other: '# používa' })} predmet: ${item}.`,
  usedAgain: (who, item) => `${person(who, { you: 'Používate', other: '# používa' })} USB kľúč ako: ${item}.`,
  turnedUp: (who, m, list) => `Misia ${m + 1}, ${person(who, { you: 'vaše karty', other: '#' })}: ${list}.`,
  putBack: (who, m) => `${person(who, { you: 'Beriete si', other: '# si berie' })} späť poslednú kartu misie ${m + 1}.`,
  moved: (who, from, to) =>
    `${person(who, { you: 'Prelietate', other: '# prelieta' })} od misie ${from + 1} k misii ${to + 1}.`,
  burdened: (who, m, n) =>
    `Misia ${m + 1}${person(who, { you: ': Noviny zvyšujú váš súčet', other: ', #: Noviny zvyšujú súčet' })} o ${n}.`,
  looked: (who, n) => `${person(who, { you: 'Nazeráte', other: '# nazerá' })} do balíčka: ${cards(n)}.`,
  stunned: (who, m) => `Misia ${m + 1}: ${person(who, { you: 'prichádzate', other: '# prichádza' })} o zakrytú kartu.`,
  declared: (who, m, total) => `Misia ${m + 1}, ${person(who, { you: 'váš súčet:', other: '#: súčet' })} ${total}.`,
  failed: (who, m, total) =>
    `Misia ${m + 1}, ${person(who, { you: 'váš súčet:', other: '#: súčet' })} ${total}. Krytie prezradené.`,
  failureTokens: (who, n) => `${person(who, { you: 'Dostávate', other: '# dostáva' })} ${tokens(n)} za prekročenie 21.`,
  counterTokens: (who, n) =>
    `${person(who, { you: 'Dostávate', other: '# dostáva' })} ${tokens(n)} od kontrarozviedky.`,
  gaveBack: (who, n) => `${person(who, { you: 'Vraciate', other: '# vracia' })} ${tokens(n)}.`,
  kept: (who) => `${person(who, { you: 'Nechávate si', other: '# si necháva' })} žetón.`,
  took: (who, m, card) => `${person(who, { you: 'Získavate', other: '# získava' })} misiu ${m + 1}: ${card}.`,
  untaken: (m, card) => `Misiu ${m + 1} (${card}) nezískal nikto, ide do archívu.`,
};

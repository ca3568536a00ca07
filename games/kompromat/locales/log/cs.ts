import { person } from '@safehouse/ui/headless';
import { counts } from '../counts/cs.ts';
import type { LogLines } from './en.ts';

const { cards, tokens } = counts;

export const logLines: LogLines = {
  roundBegan: (round, who) => `${round}. kolo. ${person(who, { you: 'Začínáte vy', other: 'Začíná #' })}.`,
  laidOut: (list) => `Na stole: ${list}.`,
  withCounter: (name, n) => `${name} (kontrašpionáž ${n})`,
  placed: (who, card, m) => `${person(who, { you: 'Otevíráte', other: '# otevírá' })} misi ${m + 1}: ${card}.`,
  hit: (who, m) => `${person(who, { you: 'Přidáváte', other: '# přidává' })} zakrytou kartu k misi ${m + 1}.`,
  stopped: (who, m) => `${person(who, { you: 'Končíte', other: '# končí' })} u mise ${m + 1}.`,
  revealBegan: 'Všechny karty jsou zahrané. Odhalují se.',
  passed: (who, m) => `Mise ${m + 1}: ${person(who, { you: 'nepoužíváte', other: '# nepoužívá' })} předmět.`,
  passedAgain: (who, m) =>
    `Mise ${m + 1}: mezi součty ${person(who, { you: 'nepoužíváte', other: '# nepoužívá' })} předmět.`,
  used: (who, item) => `${person(who, { you: 'Používáte', other: '# používá' })} předmět: ${item}.`,
  usedAgain: (who, item) => `${person(who, { you: 'Používáte', other: '# používá' })} USB klíč jako: ${item}.`,
  turnedUp: (who, m, list) => `Mise ${m + 1}, ${person(who, { you: 'vaše karty', other: '#' })}: ${list}.`,
  putBack: (who, m) => `${person(who, { you: 'Berete si', other: '# si bere' })} zpět poslední kartu mise ${m + 1}.`,
  moved: (who, from, to) =>
    `${person(who, { you: 'Přelétáte', other: '# přelétá' })} od mise ${from + 1} k misi ${to + 1}.`,
  burdened: (who, m, n) =>
    `Mise ${m + 1}${person(who, { you: ': Noviny zvyšují váš součet', other: ', #: Noviny zvyšují součet' })} o ${n}.`,
  looked: (who, n) => `${person(who, { you: 'Nahlížíte', other: '# nahlíží' })} do balíčku: ${cards(n)}.`,
  stunned: (who, m) => `Mise ${m + 1}: ${person(who, { you: 'přicházíte', other: '# přichází' })} o zakrytou kartu.`,
  declared: (who, m, total) => `Mise ${m + 1}, ${person(who, { you: 'váš součet:', other: '#: součet' })} ${total}.`,
  failed: (who, m, total) =>
    `Mise ${m + 1}, ${person(who, { you: 'váš součet:', other: '#: součet' })} ${total}. Krytí prozrazeno.`,
  failureTokens: (who, n) => `${person(who, { you: 'Dostáváte', other: '# dostává' })} ${tokens(n)} za překročení 21.`,
  counterTokens: (who, n) => `${person(who, { you: 'Dostáváte', other: '# dostává' })} ${tokens(n)} za kontrašpionáž.`,
  gaveBack: (who, n) => `${person(who, { you: 'Vracíte', other: '# vrací' })} ${tokens(n)}.`,
  kept: (who) => `${person(who, { you: 'Necháváte si', other: '# si nechává' })} žeton.`,
  took: (who, m, card) => `${person(who, { you: 'Získáváte', other: '# získává' })} misi ${m + 1}: ${card}.`,
  untaken: (m, card) => `Misi ${m + 1} (${card}) nezískal nikdo, jde do archivu.`,
};

import { person } from '@safehouse/ui/headless';
import { counts } from '../counts/de.ts';
import type { LogLines } from './en.ts';

const { tokens } = counts;

export const logLines: LogLines = {
  roundBegan: (round, who) => `Runde ${round}. ${person(who, { you: 'Du beginnst', other: '# beginnt' })}.`,
  laidOut: (list) => `Auf dem Tisch: ${list}.`,
  withCounter: (name, n) => `${name} (Gegenspionage ${n})`,
  placed: (who, card, m) => `${person(who, { you: 'Du eröffnest', other: '# eröffnet' })} Mission ${m + 1}: ${card}.`,
  hit: (who, m) => `${person(who, { you: 'Du legst', other: '# legt' })} bei Mission ${m + 1} verdeckt nach.`,
  stopped: (who, m) => `${person(who, { you: 'Du hörst', other: '# hört' })} bei Mission ${m + 1} auf.`,
  revealBegan: 'Alle Karten sind gespielt. Jetzt wird aufgedeckt.',
  passed: (who, m) =>
    `${person(who, { you: 'Du benutzt', other: '# benutzt' })} vor Mission ${m + 1} keinen Gegenstand.`,
  passedAgain: (who, m) =>
    `${person(who, { you: 'Du benutzt', other: '# benutzt' })} zwischen den Summen von Mission ${m + 1} keinen Gegenstand.`,
  used: (who, item) => `${person(who, { you: 'Du benutzt', other: '# benutzt' })}: ${item}.`,
  usedAgain: (who, item) => `${person(who, { you: 'Du benutzt', other: '# benutzt' })} den USB-Stick als: ${item}.`,
  turnedUp: (who, m, list) => `Mission ${m + 1}, ${person(who, { you: 'deine Karten', other: '#' })}: ${list}.`,
  putBack: (who, m) =>
    `${person(who, { you: 'Du nimmst', other: '# nimmt' })} die letzte Karte von Mission ${m + 1} zurück.`,
  moved: (who, from, to) =>
    `${person(who, { you: 'Du fliegst', other: '# fliegt' })} von Mission ${from + 1} zu Mission ${to + 1}.`,
  burdened: (who, m, n) =>
    `Mission ${m + 1}: ${person(who, { you: 'Du hast', other: '# hat' })} durch die Zeitung ${n} mehr.`,
  looked: (who, n) => `${person(who, { you: 'Du siehst dir', other: '# sieht sich' })} die nächsten Karten an (${n}).`,
  stunned: (who, m) =>
    `Mission ${m + 1}: ${person(who, { you: 'Du verlierst', other: '# verliert' })} eine verdeckte Karte.`,
  declared: (who, m, total) => `Mission ${m + 1}, ${person(who, { you: 'deine Summe:', other: '#: Summe' })} ${total}.`,
  failed: (who, m, total) =>
    `Mission ${m + 1}, ${person(who, { you: 'deine Summe:', other: '#: Summe' })} ${total}. Aufgeflogen.`,
  failureTokens: (who, n) => `${person(who, { you: 'Du bekommst', other: '# bekommt' })} ${tokens(n)} für mehr als 21.`,
  counterTokens: (who, n) =>
    `${person(who, { you: 'Du bekommst', other: '# bekommt' })} ${tokens(n)} von der Gegenspionage.`,
  gaveBack: (who, n) => `${person(who, { you: 'Du gibst', other: '# gibt' })} ${tokens(n)} zurück.`,
  kept: (who) => `${person(who, { you: 'Du behältst', other: '# behält' })} die Marke.`,
  took: (who, m, card) => `${person(who, { you: 'Du holst', other: '# holt' })} Mission ${m + 1}: ${card}.`,
  untaken: (m, card) => `Mission ${m + 1} (${card}) geht an niemanden und kommt ins Archiv.`,
};

import { person } from '@safehouse/ui/headless';
import { counts } from '../counts/fr.ts';
import type { LogLines } from './en.ts';

const { tokens } = counts;

export const logLines: LogLines = {
  roundBegan: (round, who) => `Manche ${round}. ${person(who, { you: 'Vous commencez', other: '# commence' })}.`,
  laidOut: (list) => `Sur le bureau : ${list}.`,
  withCounter: (name, n) => `${name} (contre-espionnage ${n})`,
  placed: (who, card, m) => `${person(who, { you: 'Vous ouvrez', other: '# ouvre' })} la mission ${m + 1} : ${card}.`,
  hit: (who, m) => `${person(who, { you: 'Vous ajoutez', other: '# ajoute' })} une carte cachée à la mission ${m + 1}.`,
  stopped: (who, m) => `${person(who, { you: 'Vous vous arrêtez', other: '# s’arrête' })} à la mission ${m + 1}.`,
  revealBegan: 'Toutes les cartes sont posées. On révèle.',
  passed: (who, m) =>
    `${person(who, { you: 'Vous n’utilisez', other: '# n’utilise' })} pas d’objet avant la mission ${m + 1}.`,
  passedAgain: (who, m) =>
    `${person(who, { you: 'Vous n’utilisez', other: '# n’utilise' })} pas d’objet entre les totaux de la mission ${m + 1}.`,
  used: (who, item) => `${person(who, { you: 'Vous utilisez', other: '# utilise' })} : ${item}.`,
  usedAgain: (who, item) => `${person(who, { you: 'Vous utilisez', other: '# utilise' })} la clé USB comme : ${item}.`,
  turnedUp: (who, m, list) => `Mission ${m + 1}, ${person(who, { you: 'vos cartes', other: '#' })} : ${list}.`,
  putBack: (who, m) =>
    `${person(who, { you: 'Vous reprenez', other: '# reprend' })} la dernière carte de la mission ${m + 1}.`,
  moved: (who, from, to) =>
    `${person(who, { you: 'Vous volez', other: '# vole' })} de la mission ${from + 1} à la mission ${to + 1}.`,
  burdened: (who, m, n) =>
    `Mission ${m + 1}${person(who, { you: ' : le Journal ajoute', other: ', # : le Journal ajoute' })} ${n} ${person(who, { you: 'à votre', other: 'au' })} total.`,
  looked: (who, n) => `${person(who, { you: 'Vous regardez', other: '# regarde' })} les prochaines cartes (${n}).`,
  stunned: (who, m) => `Mission ${m + 1} : ${person(who, { you: 'vous perdez', other: '# perd' })} une carte cachée.`,
  declared: (who, m, total) =>
    `Mission ${m + 1}, ${person(who, { you: 'votre total :', other: '# : total' })} ${total}.`,
  failed: (who, m, total) =>
    `Mission ${m + 1}, ${person(who, { you: 'votre total :', other: '# : total' })} ${total}. Couverture grillée.`,
  failureTokens: (who, n) =>
    `${person(who, { you: 'Vous recevez', other: '# reçoit' })} ${tokens(n)} pour avoir dépassé 21.`,
  counterTokens: (who, n) =>
    `${person(who, { you: 'Vous recevez', other: '# reçoit' })} ${tokens(n)} du contre-espionnage.`,
  gaveBack: (who, n) => `${person(who, { you: 'Vous rendez', other: '# rend' })} ${tokens(n)}.`,
  kept: (who) => `${person(who, { you: 'Vous gardez', other: '# garde' })} le jeton.`,
  took: (who, m, card) =>
    `${person(who, { you: 'Vous remportez', other: '# remporte' })} la mission ${m + 1} : ${card}.`,
  untaken: (m, card) => `Personne ne remporte la mission ${m + 1} (${card}) ; elle est classée.`,
};

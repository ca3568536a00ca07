import { plural } from '@safehouse/ui/headless';
import { counts } from '../counts/de.ts';
import type { HintReasons } from './en.ts';

const { cards, points, tokens } = counts;

export const hintReasons: HintReasons = {
  draw: (total, tooMuch, left) => `Du hast ${total}. In deinem Stapel: ${cards(left)}, davon zu hoch: ${tooMuch}.`,
  onlyMission: 'Nur bei dieser Mission kannst du noch spielen.',
  bestMission: (n, extra) =>
    `Von den offenen Missionen bringt sie dir am meisten: ${points(n)}${extra > 0 ? ` und ${tokens(extra)}` : ''}.`,
  mission: (n, item, extra) =>
    `Hier gibt es: ${[points(n), ...(item === null ? [] : [item]), ...(extra > 0 ? [tokens(extra)] : [])].join(', ')}.`,
  over: (total) => `${total} ist über 21: Du bekommst eine Marke.`,
  exactly: 'Das macht genau 21.',
  beats: (total, rival) => `Deine Summe ${total} schlägt die gegnerische (${rival}).`,
  highest: (total) => `${total} ist hier deine höchste Summe, die nicht über 21 liegt.`,
  total: (total) => `Deine Summe hier ist dann ${total}.`,
  keepItems: (n) => `Du behältst ${plural('de', n, { one: '# Gegenstand', other: '# Gegenstände' })} für später.`,
  lastItems: 'Benutzt oder nicht, ein Gegenstand zählt am Ende 1 Punkt.',
  keepToken: (more) => `Jede Marke zählt am Ende 1 Punkt; erst mit ${more} weiteren verlierst du.`,
  giveBack: (left) => `Du hast dann ${tokens(left)}; mit der neunten ist die Partie verloren.`,
  takeTokens: (n) => `Du hast dann ${tokens(n)}: je 1 Punkt am Ende, erst mit der neunten verlierst du.`,
  shieldSaves: 'Sonst verlierst du mit der neunten Marke die Partie.',
  drone: (n) => `Du siehst, was verdeckt beim Gegner liegt: ${cards(n)}.`,
  newspaper: (m) => `Die gegnerische Summe bei Mission ${m + 1} steigt um 3.`,
  stunGun: (before, after) => `Gegnerische Karten, die dort zählen: ${after} statt ${before}.`,
  nightVision: (n) => `Du weißt dann, was als Nächstes kommt: ${cards(n)}.`,
  jetpackPoints: (to, from) => `Für deine Karten geht es dann um ${points(to)} statt um ${from}.`,
  jetpackTokens: (n) => `Deine Karten entkommen der Gegenspionage (${tokens(n)}).`,
  jetpackOpens: (m) => `Bei Mission ${m + 1} kannst du dann noch einmal spielen.`,
};

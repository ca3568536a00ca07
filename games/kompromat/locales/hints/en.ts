import { plural } from '@safehouse/ui/headless';
import { counts } from '../counts/en.ts';

const { cards, points, tokens } = counts;

/** Why a move is suggested. */
export const hintReasons = {
  draw: (total: string, tooMuch: number, left: number) =>
    `You have ${total}. Your deck has ${cards(left)} left; ${tooMuch === 0 ? 'none' : tooMuch} would take you over 21.`,
  onlyMission: 'It’s the only mission still open to you.',
  bestMission: (n: number, extra: number) =>
    `It brings the most of the missions open to you: ${points(n)}${extra > 0 ? ` and ${tokens(extra)}` : ''}.`,
  mission: (n: number, item: string | null, extra: number) =>
    `To be won here: ${[points(n), ...(item === null ? [] : [item]), ...(extra > 0 ? [tokens(extra)] : [])].join(', ')}.`,
  over: (total: string) => `${total} is over 21: you get a token.`,
  exactly: 'That makes exactly 21.',
  beats: (total: string, rival: string) => `Your ${total} beats your opponent’s ${rival}.`,
  highest: (total: string) => `${total} is your highest total here that isn’t over 21.`,
  total: (total: string) => `Your total here will be ${total}.`,
  keepItems: (n: number) => `You keep ${plural('en', n, { one: '# item', other: '# items' })} for later.`,
  lastItems: 'Used or not, an item is worth 1 point at the end.',
  keepToken: (more: number) => `A token is a point at the end, and ${more} more would lose you the match.`,
  giveBack: (left: number) => `That leaves you ${tokens(left)}; the ninth loses the match.`,
  takeTokens: (n: number) => `You’ll have ${tokens(n)}: each is a point at the end, only the ninth loses.`,
  shieldSaves: 'Without it, the ninth token would lose you the match.',
  drone: (n: number) =>
    `You’ll see ${plural('en', n, { one: '# face-down card', other: '# face-down cards' })} of your opponent.`,
  newspaper: (m: number) => `Your opponent’s total at mission ${m + 1} goes up by 3.`,
  stunGun: (before: number, after: number) => `Your opponent’s cards that count there: ${after} instead of ${before}.`,
  nightVision: (n: number) => `You’ll know what comes next: ${cards(n)}.`,
  jetpackPoints: (to: number, from: number) => `Your cards will compete for ${points(to)} instead of ${from}.`,
  jetpackTokens: (n: number) => `Your cards leave the counter-intelligence and its ${tokens(n)}.`,
  jetpackOpens: (m: number) => `You can play at mission ${m + 1} again.`,
};

export type HintReasons = typeof hintReasons;

import { type Person, person } from '@safehouse/ui/headless';
import { counts } from '../counts/en.ts';

const { cards, tokens } = counts;

/** What happens, as the log tells it. */
export const logLines = {
  roundBegan: (round: number, who: Person) =>
    `Round ${round}. ${person(who, { you: 'You start', other: '# starts' })}.`,
  laidOut: (list: string) => `On the desk: ${list}.`,
  withCounter: (name: string, n: number) => `${name} (counter-intelligence ${n})`,
  placed: (who: Person, card: string, m: number) =>
    `${person(who, { you: 'You open', other: '# opens' })} mission ${m + 1}: ${card}.`,
  hit: (who: Person, m: number) =>
    `${person(who, { you: 'You add', other: '# adds' })} a face-down card at mission ${m + 1}.`,
  stopped: (who: Person, m: number) => `${person(who, { you: 'You stop', other: '# stops' })} at mission ${m + 1}.`,
  revealBegan: 'All cards are played. Time to reveal them.',
  passed: (who: Person, m: number) =>
    `${person(who, { you: 'You use', other: '# uses' })} no item before mission ${m + 1}.`,
  passedAgain: (who: Person, m: number) =>
    `${person(who, { you: 'You use', other: '# uses' })} no item between the totals of mission ${m + 1}.`,
  used: (who: Person, item: string) => `${person(who, { you: 'You use', other: '# uses' })}: ${item}.`,
  usedAgain: (who: Person, item: string) =>
    `${person(who, { you: 'You use', other: '# uses' })} the USB stick as: ${item}.`,
  turnedUp: (who: Person, m: number, list: string) =>
    `Mission ${m + 1}, ${person(who, { you: 'your cards', other: '#' })}: ${list}.`,
  putBack: (who: Person, m: number) =>
    `${person(who, { you: 'You take', other: '# takes' })} back the last card at mission ${m + 1}.`,
  moved: (who: Person, from: number, to: number) =>
    `${person(who, { you: 'You fly', other: '# flies' })} from mission ${from + 1} to mission ${to + 1}.`,
  burdened: (who: Person, m: number, n: number) =>
    `Mission ${m + 1}: the Newspaper adds ${n} to ${person(who, { you: 'your', other: '#’s' })} total.`,
  looked: (who: Person, n: number) => `${person(who, { you: 'You look', other: '# looks' })} at the next ${cards(n)}.`,
  stunned: (who: Person, m: number) =>
    `Mission ${m + 1}: ${person(who, { you: 'you lose', other: '# loses' })} a face-down card.`,
  declared: (who: Person, m: number, total: string) =>
    `Mission ${m + 1}, ${person(who, { you: 'your total:', other: '#: total' })} ${total}.`,
  failed: (who: Person, m: number, total: string) =>
    `Mission ${m + 1}, ${person(who, { you: 'your total:', other: '#: total' })} ${total}. Cover blown.`,
  failureTokens: (who: Person, n: number) =>
    `${person(who, { you: 'You get', other: '# gets' })} ${tokens(n)} for going over 21.`,
  counterTokens: (who: Person, n: number) =>
    `${person(who, { you: 'You get', other: '# gets' })} ${tokens(n)} from counter-intelligence.`,
  gaveBack: (who: Person, n: number) => `${person(who, { you: 'You give', other: '# gives' })} back ${tokens(n)}.`,
  kept: (who: Person) => `${person(who, { you: 'You keep', other: '# keeps' })} the token.`,
  took: (who: Person, m: number, card: string) =>
    `${person(who, { you: 'You take', other: '# takes' })} mission ${m + 1}: ${card}.`,
  untaken: (m: number, card: string) => `Nobody takes mission ${m + 1} (${card}); it is filed away.`,
};

export type LogLines = typeof logLines;

import { plural } from '@safehouse/ui';

export const translations = {
  title: 'Learn to play',
  about: 'At the real table, with a coach beside you. No clock, nothing at stake, and you can stop whenever you like.',
  minutes: (n: number) => plural('en', n, { one: 'about # minute', other: 'about # minutes' }),
  done: 'done',
  begun: 'begun',
  all: 'All lessons',
  coach: 'Coach',
  yourTurn: 'Your move',
  next: 'Next',
  back: 'Back',
  showMe: 'Show me',
  skip: 'Go on',
  step: (n: number, of: number) => `Step ${n} of ${of}`,
  rule: (id: string) => `rule ${id}`,
  rules: (ids: string) => `The rule book: ${ids}`,
  readFirst: 'All in good time: press “Next” first.',
  notYet: 'A fair idea for another day. For now, try the move that is lit up.',
  following: (lesson: string) => `Next lesson: ${lesson}`,
  again: 'Once more',
  restart: 'From the beginning',
};

export type LearnTranslations = typeof translations;

import { plural } from '@safehouse/ui';

export const translations = {
  title: 'Learn to play',
  about: 'At a real table, with a coach beside you. No clock, nothing at stake, and you can stop whenever you like.',
  minutes: (n: number) => plural('en', n, { one: 'about # minute', other: 'about # minutes' }),
  done: 'done',
  begun: 'started',
  all: 'All lessons',
  coach: 'Coach',
  yourTurn: 'Your move',
  next: 'Next',
  back: 'Back',
  showMe: 'Show me',
  skip: 'Continue',
  step: (n: number, of: number) => `Step ${n} of ${of}`,
  rule: (id: string) => `rule ${id}`,
  rules: (ids: string) => `In the rules: ${ids}`,
  readFirst: 'One thing at a time: press “Next” first.',
  notYet: 'A good idea for another time. For now, try the highlighted move.',
  following: (lesson: string) => `Next lesson: ${lesson}`,
  again: 'Play it again',
  restart: 'From the beginning',
};

export type LearnTranslations = typeof translations;

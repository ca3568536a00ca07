import type { PosterTranslations } from './en.ts';

export const translations: PosterTranslations = {
  kicker: {
    won: 'Výhra!',
    lost: 'Prohra',
    drawn: 'Remíza',
    seen: (names) => `Vítězství: ${names}`,
  },
  stamps: {
    won: 'Úkol splněn',
    lost: 'Krytí padlo',
    drawn: 'Nerozhodně',
    resigned: 'Vzdáno',
    rivalResigned: 'Soupeř to vzdal',
    timedOut: 'Čas vypršel',
    rivalTimedOut: 'Soupeř to nestihl',
    seen: 'Případ uzavřen',
  },
  resigned: {
    you: 'Vzdáváte partii.',
    other: (name) => `${name} vzdává partii.`,
  },
  timedOut: {
    you: 'Vypršel vám čas.',
    other: (name) => `${name}: vypršel čas.`,
  },
  absent: {
    you: 'Jste pryč příliš dlouho.',
    other: (name) => `${name} se nevrací.`,
  },
  points: 'Body',
  rating: 'Hodnocení',
  ratingOpen: 'Hodnocení se počítá.',
  notCounted: 'Příliš krátká partie, do hodnocení se nepočítá.',
  rematch: 'Odveta',
  wants: (name) => `${name} chce odvetu`,
  somebodyWants: 'Čeká na vás odveta',
  accept: 'Přijmout',
  series: {
    next: 'Další partie',
    ready: (name) => `${name} čeká s další partií`,
    waiting: 'Čeká na vás další partie',
    drawn: 'Remíza se nikomu nepočítá: tato partie se opakuje.',
    won: { you: (score) => `Vyhráváte sérii ${score}.`, other: (name, score) => `${name} vyhrává sérii ${score}.` },
    ended: { you: 'Ukončujete sérii.', other: (name) => `${name} ukončuje sérii.` },
  },
  turning: 'Kde se to zlomilo',
  challenge: (name) => `${name} vás vyzývá`,
  play: (name) => `Hrát proti: ${name}`,
  more: 'Více',
};

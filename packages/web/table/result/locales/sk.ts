import type { PosterTranslations } from './en.ts';

export const translations: PosterTranslations = {
  kicker: {
    won: 'Výhra!',
    lost: 'Prehra',
    drawn: 'Remíza',
    seen: (names) => `Víťazstvo: ${names}`,
  },
  stamps: {
    won: 'Úloha splnená',
    lost: 'Krytie padlo',
    drawn: 'Nerozhodne',
    resigned: 'Vzdané',
    rivalResigned: 'Súper to vzdal',
    timedOut: 'Čas vypršal',
    rivalTimedOut: 'Súper to nestihol',
    seen: 'Prípad uzavretý',
  },
  resigned: {
    you: 'Vzdali ste partiu.',
    other: (name) => `${name} vzdáva partiu.`,
  },
  timedOut: {
    you: 'Vypršal vám čas.',
    other: (name) => `${name}: vypršal čas.`,
  },
  absent: {
    you: 'Boli ste preč pridlho.',
    other: (name) => `${name} sa nevracia.`,
  },
  points: 'Body',
  rating: 'Hodnotenie',
  ratingOpen: 'Hodnotenie sa počíta.',
  notCounted: 'Príliš krátka partia, do hodnotenia sa nepočíta.',
  rematch: 'Odveta',
  wants: (name) => `${name} chce odvetu`,
  somebodyWants: 'Čaká na vás odveta',
  accept: 'Prijať',
  series: {
    next: 'Ďalšia partia',
    ready: (name) => `${name} čaká s ďalšou partiou`,
    waiting: 'Čaká na vás ďalšia partia',
    drawn: 'Remíza sa nikomu nepočíta: táto partia sa opakuje.',
    won: { you: (score) => `Vyhrávate sériu ${score}.`, other: (name, score) => `${name} vyhráva sériu ${score}.` },
    ended: { you: 'Ukončili ste sériu.', other: (name) => `${name} ukončuje sériu.` },
  },
  turning: 'Kde sa to zlomilo',
  challenge: (name) => `${name} vás vyzýva`,
  play: (name) => `Hrať proti: ${name}`,
  more: 'Viac',
};

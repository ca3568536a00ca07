import type { PosterTranslations } from './en.ts';

export const translations: PosterTranslations = {
  kicker: {
    won: 'Gewonnen',
    lost: 'Verloren',
    drawn: 'Unentschieden',
    seen: (names) => `Sieg: ${names}`,
  },
  stamps: {
    won: 'Auftrag erfüllt',
    lost: 'Enttarnt',
    drawn: 'Patt',
    resigned: 'Rückzug',
    rivalResigned: 'Gegner gibt auf',
    timedOut: 'Zeit abgelaufen',
    rivalTimedOut: 'Gegner zu spät',
    seen: 'Fall erledigt',
  },
  resigned: {
    you: 'Du hast aufgegeben.',
    other: (name) => `${name} hat aufgegeben.`,
  },
  timedOut: {
    you: 'Deine Zeit ist abgelaufen.',
    other: (name) => `Die Zeit von ${name} ist abgelaufen.`,
  },
  absent: {
    you: 'Du warst zu lange weg.',
    other: (name) => `${name} war zu lange weg.`,
  },
  points: 'Punkte',
  rating: 'Wertung',
  ratingOpen: 'Die Wertung wird berechnet.',
  notCounted: 'Zu kurz, um für die Wertung zu zählen.',
  rematch: 'Revanche',
  wants: (name) => `${name} will eine Revanche`,
  somebodyWants: 'Eine Revanche wartet',
  accept: 'Annehmen',
  series: {
    next: 'Nächste Partie',
    ready: (name) => `${name} ist bereit für die nächste Partie`,
    waiting: 'Die nächste Partie wartet',
    drawn: 'Ein Unentschieden zählt für niemanden: Diese Partie wird wiederholt.',
    won: {
      you: (score) => `Du hast die Serie ${score} gewonnen.`,
      other: (name, score) => `${name} hat die Serie ${score} gewonnen.`,
    },
    ended: { you: 'Du hast die Serie beendet.', other: (name) => `${name} hat die Serie beendet.` },
  },
  turning: 'Wo es kippte',
  challenge: (name) => `${name} fordert dich heraus`,
  play: (name) => `Gegen ${name} spielen`,
  more: 'Mehr',
};

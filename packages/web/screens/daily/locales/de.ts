import { plural } from '@safehouse/ui';
import type { DailyTranslations } from './en.ts';

export const translations: DailyTranslations = {
  title: 'Herausforderung des Tages',
  about:
    'In jedem Spiel eine Verteilung am Tag, für alle dieselbe, gegen denselben Bot. Dein erster Versuch zählt; danach siehst du, wo du stehst.',
  next: (when) => `Neue Verteilungen gibt es ${when}.`,
  play: 'Verteilung von heute spielen',
  goOn: 'Deinen Versuch fortsetzen',
  see: 'Wo du stehst',
  all: 'Alle Herausforderungen von heute',
  today: 'Herausforderung von heute',
  yesterday: 'Am Tag davor',
  none: 'An diesem Tag hat sie niemand gespielt.',
  begins: ['Du beginnst.', 'Der Bot beginnt.'],
  once: 'Ein Versuch zählt. Danach kannst du dieselbe Verteilung üben, so oft du willst.',
  unfinished: 'Nicht rechtzeitig zu Ende gespielt, darum zählte es nicht.',
  score: (text) => `Dein Ergebnis: ${text}`,
  scoring: 'So wird gezählt',
  gaveUp: 'aufgegeben',
  place: (rank, of) => `Platz ${rank} von ${of}`,
  better: (percent) => `Besser als ${percent} der anderen.`,
  first: 'Du bist heute die Nummer eins: Noch war sonst niemand da. Schau später wieder herein.',
  histogram: (least, most, count) =>
    `Die Ergebnisse von ${plural('de', count, { one: '# Person', other: '# Leuten' })}, von ${least} bis ${most}`,
  gaveUpToo: (count) =>
    plural('de', count, { one: '# Person hat aufgegeben.', other: '# Leute haben aufgegeben.' }),
  you: 'Du',
  practise: 'Diese Verteilung üben',
  fair: 'Ist diese Verteilung fair?',
  fairAbout:
    'Der Server hat die Verteilung gezogen und zeigt ein Schloss: die SHA-256 seiner Zahl. Danach wird die Zahl gezeigt, und dein Browser prüft, ob sie passt. Das beweist, dass die Verteilung feststand, bevor du gespielt hast, und für alle dieselbe ist. Es beweist nicht, dass der Server sie zufällig gezogen hat, denn niemand kann eine eigene Zahl dazugeben.',
  duel: {
    title: 'Duell unter Freunden',
    about:
      'Ihr spielt beide dieselben zwei Verteilungen gegen denselben Bot: eine auf dem ersten Platz, eine auf dem zweiten. Die Summe beider Ergebnisse entscheidet. Was die Karten geben, geben sie beiden.',
    game: 'In welchem Spiel?',
    open: 'Duell eröffnen',
    invite: 'Schick diesen Link weiter:',
    waiting: 'Noch ist niemand da. Du kannst trotzdem schon anfangen.',
    accept: 'Du bist herausgefordert. Spiel eine der Verteilungen, und du bist dabei.',
    full: 'Dieses Duell spielen schon zwei. Das Ergebnis steht hier, sobald sie fertig sind.',
    legs: ['Erste Verteilung: Du beginnst', 'Zweite Verteilung: Der Bot beginnt'],
    short: ['Erste Verteilung', 'Zweite Verteilung'],
    play: 'Spielen',
    notYet: 'noch nicht gespielt',
    secret: 'gespielt; zu sehen, wenn du beide gespielt hast',
    sum: 'Summe',
    who: 'Wer',
    youWin: 'Du gewinnst das Duell',
    wins: (name) => `${name} gewinnt das Duell`,
    draw: 'Gleiche Summen: unentschieden',
    until: (date) => `Spielt beide Verteilungen bis ${date}. Was dann fehlt, gilt als aufgegeben.`,
    missing: 'Dieses Duell gibt es nicht',
    missingAbout: 'Vielleicht ist der Link unvollständig.',
    another: 'Noch ein Duell',
  },
};

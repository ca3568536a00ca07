import { plural } from '@safehouse/ui';
import type { ProfileTranslations } from './en.ts';

const matchCount = (count: number) => plural('de', count, { one: '# Partie', other: '# Partien' });

export const translations: ProfileTranslations = {
  title: 'Profil',
  stranger:
    'Mit einem Konto gehört der Name dir, deine Partien folgen dir auf jedes Gerät, und gewertete Partien zählen.',
  guest: (name) =>
    `Du spielst als Gast ${name}. Mit einem Konto behältst du deinen Namen und alles, was du bisher gespielt hast.`,
  isGuest: 'Gast',
  isAccount: 'Konto',
  since: (date) => `Hier seit dem ${date}`,
  signUp: 'Konto eröffnen',
  signIn: 'Anmelden',
  which: 'Neu hier oder wieder da?',
  name: 'Name',
  passphrase: 'Passwort',
  invitation: 'Einladungscode',
  administration: 'Verwaltung',
  passphraseAbout:
    'Mindestens 8 Zeichen; am besten ein paar eigene Wörter. Eine E-Mail-Adresse haben wir nicht, und niemand kann es zurücksetzen: also aufschreiben.',
  show: 'Passwort zeigen',
  wrong: 'Name und Passwort passen nicht zusammen.',
  short: 'Ein Passwort braucht mindestens 8 Zeichen.',
  setupCode: 'Einrichtungscode',
  setupCodeAbout:
    'Nur für die Person, die diesen Server betreibt: Mit dem Code, den er beim ersten Start ausgegeben hat, wird dies das Admin-Konto. Sonst bleibt das Feld leer.',
  setupCodeWrong: 'Das ist nicht der Einrichtungscode, oder er wurde schon benutzt.',
  share: 'Dieses Profil zum Teilen',
  seenByOthers: 'Andere sehen deinen Namen, deine Wertung und wie oft du gespielt und gewonnen hast. Sonst nichts.',
  ratings: 'Wertung',
  ratingsNone: 'Noch keine. Es zählen gewertete Partien zwischen Leuten mit Konto.',
  history: (from, to, count) =>
    `Von ${from} auf ${to} in ${plural('de', count, { one: '# gewerteten Partie', other: '# gewerteten Partien' })}`,
  matches: matchCount,
  statistics: 'Statistik',
  statisticsAbout: 'Aus deinen letzten 150 Partien auf diesem Server.',
  statisticsNone: 'Noch nichts: Hier erscheint die erste Partie, die du auf diesem Server zu Ende spielst.',
  won: 'Gewonnen',
  drawn: 'Unentschieden',
  length: 'Durchschnittliche Länge',
  moves: (count) => plural('de', count, { one: '# Zug', other: '# Züge' }),
  bySeat: 'Gewonnen nach Platz',
  seat: (n) => `Platz ${n}`,
  shareOf: (percent, wins, of) => `${percent} (${wins} von ${of})`,
  openings: 'Lieblingseröffnungen',
  times: (count) => plural('de', count, { one: 'einmal', other: '#-mal' }),
  luck: 'Glück',
  luckAbout:
    'Um wie viel die Karten deine Gewinnchance gehoben oder gesenkt haben, in den Partien, die du in diesem Browser analysiert hast. Null heißt: weder Glück noch Pech.',
  luckNone: 'Noch nichts: Analysiere eine beendete Partie, dann zählt ihr Glück hier mit.',
  luckOver: (count) =>
    plural('de', count, {
      one: 'in # analysierten Partie',
      other: 'im Durchschnitt über # analysierte Partien',
    }),
  played: 'Gespielt',
  playedNone: 'Hat hier noch keine Partie zu Ende gespielt.',
  playedRow: (count, wins) => `${matchCount(count)}, ${wins} gewonnen`,
  finished: 'Beendete Partien',
  finishedNone: 'Auf diesem Server noch keine.',
  outcomes: { won: 'Gewonnen', lost: 'Verloren', drawn: 'Unentschieden' },
  alone: 'gegen Bots',
  replay: 'Ansehen',
  rematch: 'Revanche',
  more: 'Mehr zeigen',
  yours: 'Dein Konto und was über dich gespeichert ist',
  rekey: 'Passwort ändern',
  rekeyAbout: 'Dazu brauchst du das aktuelle. Auf allen anderen Geräten wirst du abgemeldet.',
  present: 'Aktuelles Passwort',
  next: 'Neues Passwort',
  rekeyWrong: 'Das ist nicht dein aktuelles Passwort.',
  rekeyed: 'Das Passwort ist geändert, und überall sonst bist du abgemeldet.',
  signOut: 'Abmelden',
  guestSignOut:
    'Ein Gast, der sich abmeldet, kann nicht zurück. Eröffne zuerst ein Konto, wenn du nichts verlieren willst.',
  take: 'Alles über mich herunterladen',
  takeAbout: 'Eine Datei (JSON) mit Profil, Partien, Chat, Wertung und Herausforderungen.',
  remove: 'Mein Konto löschen',
  removeAbout:
    'Name, Anmeldungen, Chat, Wertung und Herausforderungen werden gelöscht, laufende Partien aufgegeben. Beendete Partien bleiben, aber ohne deinen Namen.',
  removeSure: 'Wirklich alles löschen? Das lässt sich nicht rückgängig machen.',
  removeYes: 'Ja, alles löschen',
  removed: 'Erledigt. Hier trägt nichts mehr deinen Namen.',
  nobody: 'Hier ist niemand',
  nobodyAbout: 'Vielleicht ist der Link unvollständig, oder die Person ist gegangen.',
};

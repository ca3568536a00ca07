import { plural } from '@safehouse/ui/headless';
import type { NotifyTranslations } from './en.ts';

export const translations: NotifyTranslations = {
  turn: (game, others) => `Du bist am Zug: ${game} mit ${others}`,
  turnAlone: (game) => `Du bist am Zug: ${game}`,
  turns: (count) => plural('de', count, { one: 'Du bist in # Partie am Zug', other: 'Du bist in # Partien am Zug' }),
  invitation: (name, game) => `${name} lädt dich zu einer Partie ${game} ein`,
  friendRequest: (name) => `${name} möchte mit dir befreundet sein`,
  tournamentStart: (name) => `Das Turnier „${name}“ hat begonnen`,
  clubInvitation: (name, club) => `${name} lädt dich in den Club „${club}“ ein`,
  clubTournament: (club, name) => `Neues Turnier im Club „${club}“: „${name}“`,
  clubTournaments: (club, count) =>
    plural('de', count, { one: `# neues Turnier im Club „${club}“`, other: `# neue Turniere im Club „${club}“` }),
  several: (count) =>
    plural('de', count, { one: '# Neuigkeit wartet auf dich', other: '# Neuigkeiten warten auf dich' }),
  hello: (name) => `Hallo ${name}!`,
  waiting: 'Während du weg warst, ist das passiert:',
  play: 'Spielen',
  answer: 'Antworten',
  open: 'Öffnen',
  pushSettings: 'Benachrichtigungen einstellen',
  why: 'Du bekommst diese E-Mail, weil du deine Adresse auf diesem Safehouse-Server angegeben hast.',
  offFor: {
    turn: 'Keine E-Mails mehr, wenn ich am Zug bin',
    invitation: 'Keine E-Mails mehr zu Einladungen',
    'friend-request': 'Keine E-Mails mehr zu Freundschaftsanfragen',
    'tournament-start': 'Keine E-Mails mehr zu Turnieren',
    'club-invitation': 'Keine E-Mails mehr zu Einladungen in Clubs',
    'club-tournament': 'Keine E-Mails mehr zu neuen Turnieren meiner Clubs',
    all: 'Gar keine Benachrichtigungen mehr per E-Mail',
  },
  confirm: {
    subject: 'Bestätige deine E-Mail-Adresse',
    text: (name) =>
      `Jemand hat diese Adresse für das Konto „${name}“ eingetragen. Wenn du das warst, bestätige sie innerhalb eines Tages mit diesem Link:`,
    button: 'Adresse bestätigen',
    ignore: 'Wenn du das nicht warst, musst du nichts tun: Es kommen keine weiteren E-Mails.',
  },
  reset: {
    subject: 'Neues Passwort festlegen',
    text: (name) =>
      `Jemand hat ein neues Passwort für dein Konto „${name}“ angefordert. Wenn du das warst, lege es innerhalb einer Stunde mit diesem Link fest:`,
    button: 'Neues Passwort festlegen',
    ignore: 'Wenn du das nicht warst, musst du nichts tun: Dein Passwort bleibt, wie es ist.',
  },
  page: {
    confirmTitle: 'E-Mail-Adresse bestätigen',
    confirmAbout: 'An diese Adresse gehen dann deine Benachrichtigungen.',
    confirmed: 'Deine Adresse ist bestätigt.',
    offTitle: 'E-Mails abbestellen',
    off: 'Abbestellen',
    isOff: 'Erledigt. Du bekommst diese E-Mails nicht mehr.',
    settings: 'Alle Einstellungen',
    invalidTitle: 'Dieser Link funktioniert nicht',
    invalid: 'Er ist unvollständig, zu alt oder wurde schon benutzt. Einen neuen bekommst du in den Einstellungen.',
  },
};

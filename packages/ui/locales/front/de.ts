import { plural } from '../../i18n/plural.ts';
import type { FrontTranslations } from './en.ts';

const playerCount = (count: number) => plural('de', count, { one: '# Person', other: '# Personen' });

export const frontTranslations: FrontTranslations = {
  invited: (name) => `Eingeladen von: ${name}`,
  daily: 'Herausforderung des Tages',
  dailyAbout: 'Jeden Tag neue Karten, für alle dieselben. Wie schneidest du ab?',
  duel: 'Duell unter Freunden',
  tournaments: 'Turniere',
  clubs: 'Clubs',
  lookBack: 'Partien ansehen',
  games: 'Spiele',
  players: (least, most) => (least === most ? playerCount(most) : `${least} bis ${playerCount(most)}`),
  playBot: 'Sofort gegen einen Bot spielen',
  playAgainst: (names) => `Gegen ${names} spielen`,
  chooseOpponent: 'Gegner',
  inEnglish: 'Bisher nur auf Englisch.',
  beaten: 'besiegt',
  botOptions: 'Modus, Spieler',
  friends: 'Mit Freunden',
  device: 'Am selben Gerät',
  opponent: 'Gegner suchen',
  learn: 'Spielen lernen',
  mine: 'Meine Partien',
  mineNone: 'Noch keine Partien. Wähl oben ein Spiel.',
  yourTurn: 'Du bist am Zug',
  waiting: 'Die anderen sind am Zug',
  notStarted: 'Es fehlen noch Leute',
  goOn: 'Weiterspielen',
  remove: 'Entfernen',
  open: 'Wer gerade wartet',
  openNone: 'Gerade wartet niemand. Eröffne einen Tisch oder suche einen Gegner, dann sehen es die anderen hier.',
  live: 'Live',
  liveNone: 'Gerade spielt niemand öffentlich.',
  liveAll: (count) => plural('de', count, { one: 'Zur laufenden Partie', other: 'Alle # laufenden Partien' }),
  watchTable: (what) => `Zuschauen: ${what}`,
  playSeeker: 'Spielen',
  sitDown: 'Platz nehmen',
  offline:
    'Der Server ist nicht erreichbar. Gegen Bots und am selben Gerät kannst du trotzdem spielen; die Online-Tische sind mit der Verbindung wieder da.',
  alone: 'noch niemand',
};

import { person, plural } from '@safehouse/ui';
import { type SideName, sideForm } from '../side-form.ts';
import type { ReplayTranslations } from './en.ts';

const moveCount = (count: number) => plural('de', count, { one: '# Zug', other: '# Züge' });
const sideLabel = (who: SideName) => sideForm(who, { you: 'Du', team: 'Dein Team', other: '#' });

export const translations: ReplayTranslations = {
  title: 'Partien ansehen',
  about:
    'Geh eine beendete Partie von jedem Platz aus durch, sieh, wo sie gekippt ist, und probier eine andere Variante.',
  mine: 'Meine beendeten Partien',
  mineNone: 'Noch keine beendete Partie. Spiel eine, dann wartet sie hier.',
  here: 'in diesem Browser',
  file: 'Eine Aufzeichnung',
  fileAbout: 'Zieh eine Aufzeichnung hierher, wähle eine Datei oder füge ihren Text ein. Sie bleibt in deinem Browser.',
  choose: 'Datei wählen',
  paste: 'Text der Aufzeichnung',
  open: 'Aufzeichnung öffnen',
  faultTitle: 'Diese Aufzeichnung lässt sich nicht abspielen.',
  faultMove: (move) => `Der Fehler steckt in Zug ${move}: Er ist dort nicht erlaubt.`,
  faultGame: (game) => `Ein Spiel namens ${game} gibt es hier nicht.`,
  faultRules: (version) => `Die Regeln, nach denen gespielt wurde (Version ${version}), gibt es hier nicht.`,
  running: 'Diese Partie läuft noch. Ihre Karten bleiben bis zum Ende verdeckt.',
  missing: 'Eine solche Partie gibt es hier nicht.',
  back: 'Eine andere wählen',
  board: 'Der Tisch, wie er war',
  controls: 'Wiedergabe',
  first: 'Zum Anfang',
  previous: 'Einen Zug zurück',
  next: 'Einen Zug weiter',
  last: 'Zum Ende',
  play: 'Abspielen',
  pause: 'Anhalten',
  speed: 'Tempo',
  slider: 'Stelle in der Partie',
  position: (at, all) => `Zug ${at} von ${all}`,
  start: 'Anfang',
  round: (n) => `Runde ${n}`,
  mission: (n) => `Mission ${n} entschieden`,
  turn: (name) => `Am Zug: ${name}`,
  view: 'Ansicht und Tempo',
  chapter: 'Springen zu',
  eyes: 'Sicht',
  spectator: 'Zuschauer',
  all: 'Alles offen',
  log: 'Was geschah',
  share: 'Link zu dieser Stellung kopieren',
  copied: 'Kopiert.',
  download: 'Aufzeichnung herunterladen',
  downloadRemembered: 'Herunterladen, was dieser Browser notiert hat',
  analysis: 'Analyse',
  analyse: 'Diese Partie analysieren',
  analyseAbout: 'Der beste Bot sieht sich in diesem Browser jeden Zug an. Das dauert ein paar Sekunden.',
  working: 'Der Bot sieht sich jeden Zug an …',
  failed: 'Die Analyse konnte nicht abgeschlossen werden.',
  graph: (name) => `Die Gewinnchancen jeder Seite vom ersten bis zum letzten Zug. ${name}`,
  chances: (who, share) => `${sideLabel(who)}: ${share}`,
  verdict: (who, luck, play) => `${sideLabel(who)}: ${luck} durch die Karten, ${play} durch das Spiel.`,
  verdictAbout:
    'Gezählt ab einem ausgeglichenen Anfang. Karten: das Austeilen, das Ziehen und was verdeckt war. Spiel: was am Tisch entschieden wurde.',
  cost: (who, cost) => {
    const decisions = sideForm(who, {
      you: 'deine Entscheidungen',
      team: 'die Entscheidungen deines Teams',
      other: 'die Entscheidungen von #',
    });
    return `Verglichen mit dem Bot kosteten ${decisions} insgesamt ${cost}.`;
  },
  moments: 'Wo es kippte',
  momentsNone: 'Kein einzelner Zug gab den Ausschlag.',
  mistake: (at, who, cost) =>
    `Zug ${at}: ${sideForm(who, { you: 'dein Fehler', team: 'Fehler deines Teams', other: 'Fehler von #' })}, ${cost}`,
  luck: (at, who, gain) =>
    `Zug ${at}: Glück für ${sideForm(who, { you: 'dich', team: 'dein Team', other: '#' })}, ${gain}`,
  decisions: (count) => `Alle Entscheidungen: ${moveCount(count)}`,
  played: (who, move) => `${person(who, { you: 'Du hast gespielt', other: '# spielte' })}: ${move}`,
  asBot: 'Der Bot hätte dasselbe gespielt.',
  botWould: (move, cost) => `Der Bot: ${move}. Unterschied: ${cost}.`,
  asGood: (move) => `Der Bot: ${move}. Das ist gleich gut.`,
  nowBest: (who, move, share) =>
    `Hier würde der Bot für ${person(who, { you: 'dich', other: '#' })} spielen: ${move} (${share}).`,
  tryLine: 'Eine andere Variante probieren',
  tryAbout:
    'Übernimm in dieser Stellung einen Platz und spiel gegen Bots weiter. Die Partie selbst bleibt, wie sie war.',
  trySeat: 'Spielen als',
  tryLevel: 'Gegner',
  tryGo: 'Von hier weiterspielen',
  fair: 'Fair gemischt?',
  fairCheck: 'Mischung prüfen',
  fairYes: 'Grün: gemischt wie versprochen.',
  fairYesAbout: {
    table:
      'Bevor dein Browser seinen Startwert schickte, hatte der Server seinen eigenen festgelegt und dessen Fingerabdruck gezeigt. Dein Browser hat beides notiert. Jetzt passt der Fingerabdruck zum Startwert des Servers, dein Startwert steht an deinem Platz, die Karten folgen aus allen Startwerten, und alle Züge passen dazu. Aussuchen konnte der Server sich diese Karten nur zusammen mit jemandem am Tisch, oder wenn dort ein Programm mitspielt, das nichts prüft.',
    seek: 'Bevor dein Browser seinen Startwert schickte, hatte der Server einen eigenen für dich festgelegt und dessen Fingerabdruck gezeigt. Dein Browser hat beides notiert. Jetzt passt der Fingerabdruck, dein Startwert steht an deinem Platz, die Karten folgen aus allen Startwerten, und alle Züge passen dazu. Ein zweiter Startwert des Servers ist für dein Gegenüber festgelegt, dessen Browser ihn prüft. Aussuchen konnte der Server sich diese Karten nur zusammen mit deinem Gegenüber, oder wenn dessen Programm nichts prüft.',
    pair: 'Der Fingerabdruck, den dein Browser vor dem Platznehmen gesehen hat, passt zum Startwert des Servers, die Karten folgen aus ihm und dem Startwert des Gastgebers, und alle Züge passen dazu. Bei zwei Tischen mit denselben Karten gibt nur der Gastgeber einen Startwert dazu. Allen anderen zeigt das, dass die Karten nicht geändert wurden, aber nicht, dass niemand sie ausgesucht hat.',
    challenge:
      'Der Fingerabdruck, den dein Browser vor dem Spielen gesehen hat, passt zum Startwert des Servers, die Karten folgen aus ihm, und alle Züge passen dazu. Die Karten standen also fest, bevor du gespielt hast, und sind für alle dieselben. Dass der Server sie zufällig gemischt hat, lässt sich so nicht zeigen: Hier gibt niemand am Tisch einen Startwert dazu.',
  },
  fairSameCards:
    'Die Wiedergabe zeigt dieselben Karten. Hast du mit anderen gespielt, ist das nicht die Aufzeichnung deiner Partie.',
  fairRecord: 'Die Aufzeichnung ist in sich stimmig. Mehr lässt sich hier nicht prüfen.',
  fairRecordAbout:
    'Die Startwerte der Aufzeichnung ergeben diese Karten, und alle Züge passen dazu. Aber dieser Browser hat vor der Partie nichts notiert, vielleicht weil sie auf einem anderen Gerät oder von anderen gespielt wurde. Ob der Server seinen Startwert festgelegt hat, bevor er die der Spieler kannte, kann er also nicht sagen.',
  fairNo: 'Rot: Das sind nicht die versprochenen Karten.',
  fairWhy: {
    'wrong-commitment':
      'Der nach der Partie gezeigte Startwert passt nicht zum Fingerabdruck, der vorher gezeigt wurde.',
    'wrong-seed': 'Gemischt wurde mit einem anderen Startwert als dem, den alle Teile zusammen ergeben.',
    'moves-do-not-fit':
      'Mischt man mit dem versprochenen Startwert, lassen sich die Züge dieser Aufzeichnung nicht spielen.',
    'other-decks': 'Die Karten dieser Aufzeichnung liegen anders, als es der versprochene Startwert ergibt.',
    'other-result': 'Mit dem versprochenen Startwert endet die Partie anders.',
    'other-match': 'Die Aufzeichnung gehört zu einer anderen Partie als der, die dieser Browser notiert hat.',
    'other-commitment':
      'Der Startwert des Servers passt nicht zum Fingerabdruck, den dieser Browser vor der Partie gesehen hat.',
    'own-seed-missing': 'Der Startwert, den dieser Browser geschickt hat, steht nicht an deinem Platz.',
    'unknown-seeds': 'Hier steckt ein Startwert, den niemand am Tisch beigesteuert hat.',
    'no-fairness':
      'Die Aufzeichnung zeigt die Startwerte nicht, der notierte Fingerabdruck lässt sich also nicht prüfen.',
  },
  fairHere: 'Gemischt hat dein eigener Browser.',
  fairHereAbout:
    'Kein Server war beteiligt, es gibt also niemanden zu prüfen: Dein Browser hat den Startwert gezogen, und die Bots sahen nicht mehr als ihre Plätze.',
  fairLine: 'Diese Partie setzt eine andere mit deren Karten fort.',
  fairNone: 'Diese Aufzeichnung sagt nicht, wie gemischt wurde. Es gibt also nichts zu prüfen.',
  details: 'Einzelheiten',
  commitment: 'Fingerabdruck (SHA-256 des Startwerts des Servers)',
  serverSeed: 'Startwert des Servers',
  chairSeeds: 'Startwerte der Spieler, in der Reihenfolge ihrer Plätze',
  noSeed: 'keiner (ein Bot)',
  seed: 'Startwert, mit dem gemischt wurde',
  order: 'Die Plätze der Reihe nach',
  faults: {
    'bad-json': 'Die Datei lässt sich nicht lesen: Sie ist kein JSON.',
    'bad-header': 'Der Fehler steckt im Kopf der Datei, vor den Zügen.',
    'bad-deck': 'Der Fehler steckt in den Karten: Sie ergeben kein Blatt dieses Spiels.',
    'illegal-move': 'Einer der Züge ist nicht erlaubt.',
  },
};

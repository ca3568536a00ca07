import { type Lang, person, plural } from '@safehouse/ui/headless';
import { coverTranslations } from './cover/de.ts';
import type { GameTranslations } from './en.ts';

const lang: Lang = 'de';
const agents = (count: number) => plural(lang, count, { one: '# Agent', other: '# Agenten' });
const points = (count: number) => plural(lang, count, { one: '# Punkt', other: '# Punkte' });

export const translations: GameTranslations = {
  lang,
  ...coverTranslations,
  agents,
  points,

  groups: {
    choose: 'Startmission wählen',
    accept: 'Mission annehmen',
    connect: 'Stadt anschließen',
    travel: 'Reisen',
    mark: 'Stadt markieren',
    recall: 'Agenten zurücknehmen',
    unmark: 'Markierungen zurücknehmen',
    discard: 'Mission abwerfen',
    end: 'Zug beenden',
  },
  verbs: {
    choose: 'Wählen',
    accept: 'Annehmen',
    connect: 'Anschließen',
    travel: 'Reisen',
    mark: 'Markieren',
    recall: 'Zurücknehmen',
    unmark: 'Zurücknehmen',
    discard: 'Abwerfen',
    end: 'Zug beenden',
  },
  cancel: 'Abbrechen',
  hinted: 'Tipp',
  unmarkLabel: (city, mission) => `${city} (${mission})`,
  cost: (count) => (count === 0 ? 'keine Agenten nötig' : agents(count)),
  planning: (count) => (count === 0 ? 'ohne Planung' : `Planung: ${agents(count)}`),
  back: (count) => `${agents(count)} zurück`,

  moves: {
    choose: (mission) => `Mission ${mission} wählen`,
    accept: (mission) => `Mission ${mission} annehmen`,
    acceptAt: (place) => `Mission auf Platz ${place} annehmen`,
    travel: (city) => `Nach ${city} reisen`,
    connect: (from, to) => `${from} – ${to} verbinden`,
    mark: (mission) => `Stadt des Spions markieren: ${mission}`,
    recall: (space) => `Agenten zurücknehmen: ${space}`,
    unmark: (city, mission) => `Markierung zurücknehmen: ${city} (${mission})`,
    discard: (mission) => `Mission ${mission} abwerfen`,
    end: 'Zug beenden',
  },

  now: {
    draft: 'Wähle deine Startmission.',
    action: 'Du bist am Zug: annehmen, anschließen oder reisen.',
    stuck: 'Nichts ist in Reichweite: Nimm zuerst Agenten zurück.',
    travelled: 'Du bist gereist: Stadt anschließen, markieren oder Zug beenden.',
    wrapUp: 'Aktion erledigt: Beende den Zug.',
    canMark: (city) => `Dein Spion ist in ${city}: Markiere die Stadt, dann beende den Zug.`,
    waiting: (name) => `${name} ist am Zug.`,
    over: 'Der letzte Flug ist gelandet.',
  },
  extraTurns: (count) => plural(lang, count, { one: '# Extrazug', other: '# Extrazüge' }),
  lastTurns: 'Letzte Züge',

  shortHeadings: { open: 'Offen', start: 'Start', own: 'Deine' },
  openMissions: 'Offene Missionen',
  startMissions: 'Startmissionen',
  deck: (count) => plural(lang, count, { one: 'noch # Karte', other: 'noch # Karten' }),
  yourMissions: 'Deine Missionen',
  missionsOf: (name) => `Missionen: ${name}`,
  noMissions: 'Keine Missionen',
  players: 'Spieler',
  possible: 'Das kannst du tun',
  lastTurn: 'Voriger Zug',
  thisTurn: 'Dieser Zug',
  tile: {
    supply: 'Vorrat',
    supplyText: (n) => `${agents(n)} im Vorrat`,
    missions: 'Missionen',
    missionsText: (done) => `Erfüllte Missionen: ${done}`,
    points: 'Punkte',
  },
  supply: 'im Vorrat',
  extraTurn: 'Extrazug',
  marked: 'markiert',

  steps: {
    moved: (from, to) => `${from} – ${to}`,
    placed: (count) => `${agents(count)} gesetzt`,
    recalled: (count) => `${agents(count)} zurückgenommen`,
    accepted: (mission) => `${mission} angenommen`,
    completed: (mission) => `${mission} erfüllt`,
    discarded: (mission) => `${mission} abgeworfen`,
    marked: (city) => `${city} markiert`,
    unmarked: (city) => `Markierung zurückgenommen: ${city}`,
  },

  map: {
    label: 'Streckenkarte',
    spy: (who, city) => `${person(who, { you: 'Dein Spion ist in', other: '#: Spion in' })} ${city}.`,
    noSpy: (who) => person(who, { you: 'Du bist noch nicht auf dem Plan.', other: '#: noch nicht auf dem Plan.' }),
    network: (cities) => `Netzwerk: ${cities}.`,
    agentsOn: (spaces) => `Agenten: ${spaces}.`,
    noAgents: 'Keine Agenten auf dem Plan.',
  },

  preview: {
    hint: 'Zeig auf eine Stadt, eine Verbindung oder eine Mission und sieh, wozu sie führt.',
    left: (count) => `Im Vorrat bleiben: ${agents(count)}.`,
    canMark: (city, mission) => `Dann kannst du ${city} auf ${mission} markieren.`,
    canComplete: (mission, worth) => `Dann kannst du ${mission} erfüllen: ${points(worth)}.`,
    completes: (mission, worth) => `Erfüllt ${mission}: ${points(worth)}.`,
    flag: (number) => `Fähnchen ${number} auf der Karte`,
  },
  zoom: {
    keys: '+ und − zoomen die Karte, die Pfeiltasten verschieben sie, 0 zeigt sie ganz.',
    reset: 'Ganze Karte zeigen',
  },

  score: {
    missions: 'Missionen',
    missionPoints: 'Punkte',
    marks: 'Markierungen',
    total: 'Summe',
  },

  log: {
    startChosen: (who, mission, city) =>
      `${person(who, { you: 'Du beginnst', other: '# beginnt' })} in ${city} mit ${mission}.`,
    extraTurn: (who) => `${person(who, { you: 'Du bist', other: '# ist' })} noch einmal dran: Extrazug.`,
    lastTurn: (who) => `Letzter Zug für ${person(who, { you: 'dich', other: '#' })}.`,
    accepted: (who, mission, planning) =>
      `${person(who, { you: 'Du nimmst', other: '# nimmt' })} ${mission} an${planning === 0 ? '' : `, Planung: ${agents(planning)}`}.`,
    revealed: (mission, worth) => `Neu in der Auslage: ${mission}, ${points(worth)}.`,
    travelled: (who, from, to) => `${person(who, { you: 'Du reist', other: '# reist' })} von ${from} nach ${to}.`,
    connected: (who, from, to, count) =>
      `${person(who, { you: 'Du verbindest', other: '# verbindet' })} ${from} – ${to} mit ${agents(count)}.`,
    recalled: (who, space, count) =>
      `${person(who, { you: 'Du nimmst', other: '# nimmt' })} ${agents(count)} zurück: ${space}.`,
    marked: (who, city, mission) =>
      `${person(who, { you: 'Du markierst', other: '# markiert' })} ${city} auf ${mission}.`,
    unmarked: (who, city, mission) =>
      `${person(who, { you: 'Du nimmst', other: '# nimmt' })} eine Markierung zurück: ${city} auf ${mission}.`,
    completed: (who, mission, worth) =>
      `${person(who, { you: 'Du erfüllst', other: '# erfüllt' })} ${mission}: ${points(worth)}.`,
    discarded: (who, mission) => `${person(who, { you: 'Du wirfst', other: '# wirft' })} ${mission} ab.`,
    discardedWithAgents: (who, mission, count) =>
      `${person(who, { you: 'Du wirfst', other: '# wirft' })} ${mission} ab und ${person(who, { you: 'nimmst', other: 'nimmt' })} ${agents(count)} zurück.`,
    lastTurns: (who) =>
      `${person(who, { you: 'Du hast', other: '# hat' })} genug Missionen erfüllt: Alle anderen haben einen letzten Zug.`,
    ended: (who) => `Akte geschlossen. ${person(who, { you: 'Du gewinnst', other: '# gewinnt' })}.`,
  },

  refusals: {
    'match-over': 'Die Partie ist zu Ende.',
    'not-your-turn': 'Du bist nicht am Zug.',
    'draft-first': 'Wähle zuerst eine Startmission.',
    'no-draft': 'Startmissionen werden nur vor dem ersten Zug gewählt.',
    'card-not-open': 'Diese Startmission liegt nicht aus.',
    'turn-used': 'Deine Aktion ist schon gemacht. Markiere, nimm Agenten zurück oder beende den Zug.',
    'nothing-done': 'Bevor du den Zug beendest, musst du annehmen, anschließen oder reisen.',
    'mission-limit': 'Mehr unerfüllte Missionen darfst du nicht haben. Erfülle eine oder wirf eine ab.',
    'planning-too-dear': 'Für die Planung fehlen dir Agenten. Nimm welche zurück oder wähl eine ältere Mission.',
    'empty-place': 'Auf diesem Platz liegt keine Mission.',
    'accept-after-travel': 'Nach dem Reisen kannst du in diesem Zug nichts mehr annehmen.',
    'spy-elsewhere': 'Anschließen kannst du nur von der Stadt deines Spions aus.',
    'already-connected': 'Diese Stadt gehört schon zu deinem Netzwerk: Reise einfach hin.',
    'connection-too-dear': 'Für diese Verbindung fehlen dir Agenten. Nimm zuerst welche zurück.',
    'already-there': 'Dein Spion ist schon dort.',
    'outside-network': 'Diese Stadt gehört nicht zu deinem Netzwerk.',
    'travelled-already': 'Dein Spion ist in diesem Zug schon gereist.',
    'no-agents-there': 'Dort hast du keine Agenten.',
    'breaks-coherence': 'Deine anderen Agenten wären vom Spion abgeschnitten. Beginne am anderen Ende.',
    'not-your-mission': 'Diese Mission hast du nicht.',
    'not-marked': 'Diese Stadt ist nicht markiert.',
    'marked-this-turn': 'Eine Markierung aus diesem Zug bleibt bis zu deinem nächsten.',
    'mark-too-early': 'Erst annehmen, anschließen oder reisen, dann markieren.',
    'city-not-shown': 'Die Stadt deines Spions steht nicht auf dieser Mission.',
    'already-marked': 'Diese Stadt ist schon markiert.',
    'supply-empty': 'Kein Agent im Vorrat. Nimm zuerst einen zurück.',
  },
  refused: 'Das geht jetzt nicht.',

  why: {
    completes: (points) =>
      `Damit ist die Mission erfüllt: ${plural('de', points, { one: '# Punkt', other: '# Punkte' })}.`,
    marks: (rest) => `Das bringt die Mission voran. Noch ${plural('de', rest, { one: '# Stadt', other: '# Städte' })}.`,
    accepts: (points, cities) =>
      `${plural('de', points, { one: '# Punkt', other: '# Punkte' })} für ${plural('de', cities, { one: '# Stadt', other: '# Städte' })}.`,
    acceptsOnWay: (points, cities) =>
      `${plural('de', points, { one: '# Punkt', other: '# Punkte' })} für ${plural('de', cities, { one: '# Stadt', other: '# Städte' })}, und die Mission liegt auf deinem Weg.`,
    travels: (mission) => `Dorthin führt die Mission ${mission}.`,
    connects: (mission) => `Das liegt auf dem Weg für die Mission ${mission}.`,
    closer: (city) => `Das bringt dich näher an ${city}.`,
    recalls: 'Diese Agenten brauchst du woanders.',
    unmarks: 'Diesen Agenten brauchst du woanders.',
    discards: 'Diese Mission ist ihre Züge nicht mehr wert, und du bekommst ihre Agenten zurück.',
    holds: 'Eine Mission jetzt zu erfüllen würde die Partie zu früh für dich beenden.',
    ends: 'In diesem Zug ist nichts mehr zu gewinnen.',
  },
  endings: {
    points: 'Nach Punkten entschieden.',
    exhaustion: 'Es sind zu wenige Missionen übrig, um noch genug zu erfüllen: nach Punkten entschieden.',
  },
  decided: {
    points: {
      won: ({ points }) => `Dein Netzwerk ist am meisten wert: ${points}.`,
      lost: ({ winner, points }) => `Das Netzwerk von ${winner} ist am meisten wert: ${points}.`,
      seen: ({ winner, points }) => `Das Netzwerk von ${winner} ist am meisten wert: ${points}.`,
    },
    tie: {
      won: ({ points }) => `Gleichstand bei ${points}: Du kommst später dran und gewinnst.`,
      lost: ({ winner, points }) => `Gleichstand bei ${points}: ${winner} kommt später dran und gewinnt.`,
      seen: ({ winner, points }) => `Gleichstand bei ${points}: ${winner} kommt später dran und gewinnt.`,
    },
    exhaustion: {
      won: ({ points }) => `Die Missionen sind aus, und du führst: ${points}.`,
      lost: ({ winner, points }) => `Die Missionen sind aus, und ${winner} führt: ${points}.`,
      seen: ({ winner, points }) => `Die Missionen sind aus, und ${winner} führt: ${points}.`,
    },
  },
  ended: 'Die Partie ist zu Ende.',

  choices: {
    board: {
      label: 'Spielplan',
      light: 'Tagflug',
      aboutLight: 'Die helle Seite: Planung kostet 0, 1, 2 oder 2 Agenten.',
      dark: 'Nachtflug',
      aboutDark: 'Die dunkle Seite: Planung kostet 1, 2, 3 oder 3 Agenten, ohne unerfüllte Mission aber nichts.',
    },
    start: {
      label: 'Startmissionen',
      dealt: 'Ausgeteilt',
      aboutDealt: 'Alle bekommen zufällig eine: gut für die erste Partie.',
      draft: 'Ausgewählt',
      aboutDraft: 'Sie liegen offen aus; wer als Letztes am Zug ist, wählt zuerst.',
    },
    agents: {
      label: 'Agenten',
      all: 'Je 15',
      aboutAll: 'Wie in der Anleitung.',
      fewer: 'Je 14',
      aboutFewer: 'Knapper: für alle, die das Spiel schon kennen.',
      handicap: (seat) => `14 auf Platz ${seat}, sonst 15`,
      aboutHandicap: (seat) =>
        `Wer auf Platz ${seat} sitzt, kennt das Spiel; für die anderen ist es neu. Gespielt wird dann in der Reihenfolge der Liste.`,
    },
  },
};

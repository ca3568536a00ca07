import { type Lang, plural } from '@safehouse/ui';
import type { GameTranslations } from './en.ts';

const lang: Lang = 'cs';
const agents = (count: number) =>
  plural(lang, count, { one: '# agent', few: '# agenti', many: '# agenta', other: '# agentů' });
const points = (count: number) => plural(lang, count, { one: '# bod', few: '# body', many: '# bodu', other: '# bodů' });

export const translations: GameTranslations = {
  lang,
  title: 'Spy Connection',
  invitation: 'Natáhněte síť napříč Evropou, projděte po ní a stáhněte ji dřív, než vám dojdou agenti.',
  challenge: 'Skóre je váš bodový náskok před botem.',
  agents,
  points,

  groups: {
    choose: 'Výběr počáteční mise',
    accept: 'Přijmout misi',
    connect: 'Spojit',
    travel: 'Přesunout se',
    mark: 'Označit město',
    recall: 'Stáhnout agenty',
    unmark: 'Stáhnout značky',
    discard: 'Odhodit misi',
    end: 'Ukončit tah',
  },
  verbs: {
    choose: 'Vybrat',
    accept: 'Přijmout',
    connect: 'Spojit',
    travel: 'Přesunout',
    mark: 'Označit',
    recall: 'Stáhnout',
    unmark: 'Stáhnout',
    discard: 'Odhodit',
    end: 'Konec tahu',
  },
  cancel: 'Zrušit',
  hinted: 'Rada',
  unmarkLabel: (city, mission) => `${city} (${mission})`,
  cost: (count) => (count === 0 ? 'bez agentů' : agents(count)),
  planning: (count) => (count === 0 ? 'bez plánování' : `plánování: ${agents(count)}`),
  back: (count) => `zpět ${agents(count)}`,

  moves: {
    choose: (mission) => `Vybrat misi ${mission}`,
    accept: (mission) => `Přijmout misi ${mission}`,
    acceptAt: (place) => `Přijmout misi na ${place}. místě`,
    travel: (city) => `Přesun: ${city}`,
    connect: (from, to) => `Spojení ${from} – ${to}`,
    mark: (mission) => `Označit město špiona na misi ${mission}`,
    recall: (space) => `Stáhnout agenty: ${space}`,
    unmark: (city, mission) => `Stáhnout značku: ${city} (${mission})`,
    discard: (mission) => `Odhodit misi ${mission}`,
    end: 'Ukončit tah',
  },

  now: {
    draft: 'Vyberte si misi, se kterou začnete.',
    action: 'Jste na tahu: přijměte misi, spojte města nebo se přesuňte.',
    stuck: 'Nic není na dosah: nejdřív stáhněte agenty.',
    travelled: 'Přesun hotov: spojte dál, označte město nebo ukončete tah.',
    wrapUp: 'Akce hotova: ukončete tah.',
    canMark: (city) => `Špion je zde: ${city}. Označte město a ukončete tah.`,
    waiting: (name) => `Na tahu: ${name}.`,
    over: 'Poslední let přistál.',
  },
  extraTurns: (count) =>
    plural(lang, count, {
      one: '# tah navíc',
      few: '# tahy navíc',
      many: '# tahu navíc',
      other: '# tahů navíc',
    }),
  lastTurns: 'Poslední tahy',

  openMissions: 'Mise v nabídce',
  startMissions: 'Počáteční mise',
  deck: (count) =>
    plural(lang, count, {
      one: 'ještě # karta',
      few: 'ještě # karty',
      many: 'ještě # karty',
      other: 'ještě # karet',
    }),
  yourMissions: 'Vaše mise',
  missionsOf: (name) => `Mise: ${name}`,
  noMissions: 'Žádná mise.',
  players: 'Hráči',
  possible: 'Co můžete udělat',
  lastTurn: 'Minulý tah',
  thisTurn: 'Tento tah',
  supply: 'v zásobě',
  completed: 'splněno',
  extraTurn: 'Tah navíc',
  marked: 'označeno',
  legend: { cost: 'cena spojení v agentech', lift: 'lze stáhnout', network: 'vaše síť' },

  steps: {
    moved: (from, to) => `${from} → ${to}`,
    placed: (count) => `na mapu ${agents(count)}`,
    recalled: (count) => `zpět ${agents(count)}`,
    accepted: (mission) => `přijata mise ${mission}`,
    completed: (mission) => `splněna mise ${mission}`,
    discarded: (mission) => `odhozena mise ${mission}`,
    marked: (city) => `označeno: ${city}`,
    unmarked: (city) => `značka pryč: ${city}`,
  },

  map: {
    label: 'Mapa linek',
    spy: (name, city) => `${name}: špion ve městě ${city}.`,
    noSpy: (name) => `${name}: zatím mimo mapu.`,
    network: (cities) => `Síť: ${cities}.`,
    agentsOn: (spaces) => `Agenti: ${spaces}.`,
    noAgents: 'Na mapě žádní agenti.',
  },

  score: {
    title: 'Závěrečné hlášení',
    player: 'Hráč',
    missions: 'Mise',
    missionPoints: 'Body',
    marks: 'Značky',
    total: 'Celkem',
    winner: 'Vítězství',
    tie: 'Rovnost bodů: vyhrává místo pozdější v pořadí.',
  },

  log: {
    startChosen: (who, mission, city) => `${who}: začátek ${city}, mise ${mission}.`,
    extraTurn: (who) => `${who}: tah navíc.`,
    lastTurn: (who) => `${who}: poslední tah.`,
    accepted: (who, mission, planning) =>
      planning === 0
        ? `${who}: přijata mise ${mission}.`
        : `${who}: přijata mise ${mission}, plánování ${agents(planning)}.`,
    revealed: (mission, worth) => `Nová mise: ${mission}, ${points(worth)}.`,
    travelled: (who, from, to) => `${who}: přesun ${from} → ${to}.`,
    connected: (who, from, to, count) => `${who}: spojení ${from} → ${to}, ${agents(count)}.`,
    recalled: (who, space, count) => `${who}: zpět ${agents(count)}, ${space}.`,
    marked: (who, city, mission) => `${who}: označeno ${city} na misi ${mission}.`,
    unmarked: (who, city, mission) => `${who}: značka pryč, ${city} na misi ${mission}.`,
    completed: (who, mission, worth) => `${who}: splněna mise ${mission}, ${points(worth)}.`,
    discarded: (who, mission, count) => `${who}: odhozena mise ${mission}, zpět ${agents(count)}.`,
    lastTurns: (who) => `${who} má splněno dost: všichni ostatní mají poslední tah.`,
    ended: (winners) => `Případ uzavřen. Vyhrává ${winners}.`,
  },

  refusals: {
    'match-over': 'Partie skončila.',
    'not-your-turn': 'Nejste na tahu.',
    'draft-first': 'Nejdřív si vyberte počáteční misi.',
    'no-draft': 'Počáteční mise se vybírají jen před prvním tahem.',
    'card-not-open': 'Tato počáteční mise není v nabídce.',
    'turn-used': 'Akci tohoto tahu jste už využili. Označte město, stáhněte agenty nebo ukončete tah.',
    'nothing-done': 'Před koncem tahu přijměte misi, spojte města nebo se přesuňte.',
    'mission-limit': 'Víc nesplněných misí mít nemůžete. Nejdřív některou splňte nebo odhoďte.',
    'planning-too-dear': 'Na plánování nemáte v zásobě dost agentů. Některé stáhněte, nebo vezměte starší misi.',
    'empty-place': 'Na tomto místě žádná mise není.',
    'accept-after-travel': 'Po přesunu už v tomto tahu misi nepřijmete.',
    'spy-elsewhere': 'Spojovat lze jen z města, kde je váš špion.',
    'already-connected': 'To město už ve vaší síti je: stačí se tam přesunout.',
    'connection-too-dear': 'Na toto spojení nemáte v zásobě dost agentů. Nejdřív některé stáhněte.',
    'already-there': 'Váš špion tam už je.',
    'outside-network': 'To město není ve vaší síti.',
    'travelled-already': 'Špion se v tomto tahu už přesunul.',
    'no-agents-there': 'Nemáte tam agenty.',
    'breaks-coherence': 'Ostatní agenti by ztratili spojení se špionem. Začněte od vzdáleného konce.',
    'not-your-mission': 'Tuto misi nemáte.',
    'not-marked': 'To město není označené.',
    'marked-this-turn': 'Značka z tohoto tahu zůstává do příštího.',
    'mark-too-early': 'Nejdřív přijměte, spojte nebo se přesuňte; potom označujte.',
    'city-not-shown': 'Město vašeho špiona na té misi není.',
    'already-marked': 'To město už je označené.',
    'supply-empty': 'V zásobě není agent. Nejdřív nějakého stáhněte.',
  },
  refused: 'To teď nelze zahrát.',

  why: {
    completes: (points) =>
      `Tím je mise splněna: ${plural('cs', points, { one: '# bod', few: '# body', many: '# bodu', other: '# bodů' })}.`,
    marks: (rest) =>
      `Mise je blíž k cíli. Ještě ${plural('cs', rest, { one: '# město', few: '# města', many: '# města', other: '# měst' })}.`,
    accepts: (points, cities) =>
      `Přináší ${plural('cs', points, { one: '# bod', few: '# body', many: '# bodu', other: '# bodů' })} za ${plural('cs', cities, { one: '# město', few: '# města', many: '# města', other: '# měst' })} a leží vám po cestě.`,
    travels: (mission) => `Vede tam mise ${mission}.`,
    connects: (mission) => `Je to po cestě k misi ${mission}.`,
    ends: 'V tomto tahu už není co získat.',
  },
  endings: {
    points: 'Rozhodly body.',
    exhaustion: 'Misí zbylo příliš málo, než aby někdo došel k cíli: rozhodly body.',
  },
  ended: 'Partie skončila.',

  choices: {
    board: {
      label: 'Mapa',
      light: 'Denní let',
      aboutLight: 'Světlá strana: plánování mise stojí 0, 1, 2 nebo 2 agenty.',
      dark: 'Noční let',
      aboutDark: 'Tmavá strana: plánování stojí 1, 2, 3 nebo 3 agenty, ale bez mise v ruce nic.',
    },
    start: {
      label: 'Počáteční mise',
      dealt: 'Rozdané',
      aboutDealt: 'Každý dostane jednu náhodně: vhodné pro první hru.',
      draft: 'Vybírané',
      aboutDraft: 'Leží otevřené; první si vybírá poslední v pořadí.',
    },
    agents: {
      label: 'Agenti',
      all: '15 pro každého',
      aboutAll: 'Podle pravidel.',
      fewer: '14 pro každého',
      aboutFewer: 'Těsnější hra pro ty, kdo ji už znají.',
      handicap: '14 na místě 1, jinde 15',
      aboutHandicap: 'Kdo sedí první, hru zná; ostatní jsou nováčci.',
    },
  },
};

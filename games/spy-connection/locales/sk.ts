import { type Lang, plural } from '@safehouse/ui';
import type { GameTranslations } from './en.ts';

const lang: Lang = 'sk';
const agents = (count: number) =>
  plural(lang, count, { one: '# agent', few: '# agenti', many: '# agenta', other: '# agentov' });
const points = (count: number) =>
  plural(lang, count, { one: '# bod', few: '# body', many: '# bodu', other: '# bodov' });

export const translations: GameTranslations = {
  lang,
  title: 'Spy Connection',
  invitation: 'Natiahnite sieť naprieč Európou, prejdite po nej a stiahnite ju skôr, než vám dôjdu agenti.',
  challenge: 'Skóre je váš bodový náskok pred botom.',
  agents,
  points,

  groups: {
    choose: 'Výber začiatočnej misie',
    accept: 'Prijať misiu',
    connect: 'Spojiť',
    travel: 'Presunúť sa',
    mark: 'Označiť mesto',
    recall: 'Stiahnuť agentov',
    unmark: 'Stiahnuť značky',
    discard: 'Zahodiť misiu',
    end: 'Ukončiť ťah',
  },
  verbs: {
    choose: 'Vybrať',
    accept: 'Prijať',
    connect: 'Spojiť',
    travel: 'Presunúť',
    mark: 'Označiť',
    recall: 'Stiahnuť',
    unmark: 'Stiahnuť',
    discard: 'Zahodiť',
    end: 'Koniec ťahu',
  },
  cancel: 'Zrušiť',
  hinted: 'Rada',
  unmarkLabel: (city, mission) => `${city} (${mission})`,
  cost: (count) => (count === 0 ? 'bez agentov' : agents(count)),
  planning: (count) => (count === 0 ? 'bez plánovania' : `plánovanie: ${agents(count)}`),
  back: (count) => `späť ${agents(count)}`,

  moves: {
    choose: (mission) => `Vybrať misiu ${mission}`,
    accept: (mission) => `Prijať misiu ${mission}`,
    acceptAt: (place) => `Prijať misiu na ${place}. mieste`,
    travel: (city) => `Presun: ${city}`,
    connect: (from, to) => `Spojenie ${from} – ${to}`,
    mark: (mission) => `Označiť mesto špióna na misii ${mission}`,
    recall: (space) => `Stiahnuť agentov: ${space}`,
    unmark: (city, mission) => `Stiahnuť značku: ${city} (${mission})`,
    discard: (mission) => `Zahodiť misiu ${mission}`,
    end: 'Ukončiť ťah',
  },

  now: {
    draft: 'Vyberte si misiu, s ktorou začnete.',
    action: 'Ste na ťahu: prijmite misiu, spojte mestá alebo sa presuňte.',
    stuck: 'Nič nie je na dosah: najprv stiahnite agentov.',
    travelled: 'Presun hotový: spojte ďalej, označte mesto alebo ukončite ťah.',
    wrapUp: 'Akcia hotová: ukončite ťah.',
    canMark: (city) => `Špión je tu: ${city}. Označte mesto a ukončite ťah.`,
    waiting: (name) => `Na ťahu: ${name}.`,
    over: 'Posledný let pristál.',
  },
  extraTurns: (count) =>
    plural(lang, count, {
      one: '# ťah navyše',
      few: '# ťahy navyše',
      many: '# ťahu navyše',
      other: '# ťahov navyše',
    }),
  lastTurns: 'Posledné ťahy',

  openMissions: 'Misie v ponuke',
  startMissions: 'Začiatočné misie',
  deck: (count) =>
    plural(lang, count, {
      one: 'ešte # karta',
      few: 'ešte # karty',
      many: 'ešte # karty',
      other: 'ešte # kariet',
    }),
  yourMissions: 'Vaše misie',
  missionsOf: (name) => `Misie: ${name}`,
  noMissions: 'Žiadna misia.',
  players: 'Hráči',
  possible: 'Čo môžete urobiť',
  lastTurn: 'Minulý ťah',
  thisTurn: 'Tento ťah',
  supply: 'v zásobe',
  completed: 'splnené',
  extraTurn: 'Ťah navyše',
  marked: 'označené',
  legend: { cost: 'cena spojenia v agentoch', lift: 'možno stiahnuť', network: 'vaša sieť' },

  steps: {
    moved: (from, to) => `${from} → ${to}`,
    placed: (count) => `na mapu ${agents(count)}`,
    recalled: (count) => `späť ${agents(count)}`,
    accepted: (mission) => `prijatá misia ${mission}`,
    completed: (mission) => `splnená misia ${mission}`,
    discarded: (mission) => `zahodená misia ${mission}`,
    marked: (city) => `označené: ${city}`,
    unmarked: (city) => `značka preč: ${city}`,
  },

  map: {
    label: 'Mapa liniek',
    spy: (name, city) => `${name}: špión v meste ${city}.`,
    noSpy: (name) => `${name}: zatiaľ mimo mapy.`,
    network: (cities) => `Sieť: ${cities}.`,
    agentsOn: (spaces) => `Agenti: ${spaces}.`,
    noAgents: 'Na mape žiadni agenti.',
  },

  score: {
    title: 'Záverečné hlásenie',
    player: 'Hráč',
    missions: 'Misie',
    missionPoints: 'Body',
    marks: 'Značky',
    total: 'Spolu',
    winner: 'Víťazstvo',
    tie: 'Rovnosť bodov: vyhráva miesto neskoršie v poradí.',
  },

  log: {
    startChosen: (who, mission, city) => `${who}: začiatok ${city}, misia ${mission}.`,
    extraTurn: (who) => `${who}: ťah navyše.`,
    lastTurn: (who) => `${who}: posledný ťah.`,
    accepted: (who, mission, planning) =>
      planning === 0
        ? `${who}: prijatá misia ${mission}.`
        : `${who}: prijatá misia ${mission}, plánovanie ${agents(planning)}.`,
    revealed: (mission, worth) => `Nová misia: ${mission}, ${points(worth)}.`,
    travelled: (who, from, to) => `${who}: presun ${from} → ${to}.`,
    connected: (who, from, to, count) => `${who}: spojenie ${from} → ${to}, ${agents(count)}.`,
    recalled: (who, space, count) => `${who}: späť ${agents(count)}, ${space}.`,
    marked: (who, city, mission) => `${who}: označené ${city} na misii ${mission}.`,
    unmarked: (who, city, mission) => `${who}: značka preč, ${city} na misii ${mission}.`,
    completed: (who, mission, worth) => `${who}: splnená misia ${mission}, ${points(worth)}.`,
    discarded: (who, mission, count) => `${who}: zahodená misia ${mission}, späť ${agents(count)}.`,
    lastTurns: (who) => `${who} má splnené dosť: všetci ostatní majú posledný ťah.`,
    ended: (winners) => `Prípad uzavretý. Vyhráva ${winners}.`,
  },

  refusals: {
    'match-over': 'Partia sa skončila.',
    'not-your-turn': 'Nie ste na ťahu.',
    'draft-first': 'Najprv si vyberte začiatočnú misiu.',
    'no-draft': 'Začiatočné misie sa vyberajú len pred prvým ťahom.',
    'card-not-open': 'Táto začiatočná misia nie je v ponuke.',
    'turn-used': 'Akciu tohto ťahu ste už využili. Označte mesto, stiahnite agentov alebo ukončite ťah.',
    'nothing-done': 'Pred koncom ťahu prijmite misiu, spojte mestá alebo sa presuňte.',
    'mission-limit': 'Viac nesplnených misií mať nemôžete. Najprv nejakú splňte alebo zahoďte.',
    'planning-too-dear':
      'Na plánovanie nemáte v zásobe dosť agentov. Stiahnite niektorých alebo vezmite staršiu misiu.',
    'empty-place': 'Na tomto mieste nie je žiadna misia.',
    'accept-after-travel': 'Po presune už v tomto ťahu misiu neprijmete.',
    'spy-elsewhere': 'Spájať možno len z mesta, kde je váš špión.',
    'already-connected': 'To mesto už je vo vašej sieti: stačí sa tam presunúť.',
    'connection-too-dear': 'Na toto spojenie nemáte v zásobe dosť agentov. Najprv niektorých stiahnite.',
    'already-there': 'Váš špión tam už je.',
    'outside-network': 'To mesto nie je vo vašej sieti.',
    'travelled-already': 'Špión sa v tomto ťahu už presunul.',
    'no-agents-there': 'Nemáte tam agentov.',
    'breaks-coherence': 'Ostatní agenti by stratili spojenie so špiónom. Začnite od vzdialeného konca.',
    'not-your-mission': 'Túto misiu nemáte.',
    'not-marked': 'To mesto nie je označené.',
    'marked-this-turn': 'Značka z tohto ťahu ostáva do ďalšieho.',
    'mark-too-early': 'Najprv prijmite, spojte alebo sa presuňte; potom označujte.',
    'city-not-shown': 'Mesto vášho špióna na tej misii nie je.',
    'already-marked': 'To mesto už je označené.',
    'supply-empty': 'V zásobe nie je agent. Najprv nejakého stiahnite.',
  },
  refused: 'To teraz nemožno zahrať.',

  why: {
    completes: (points) =>
      `Tým je misia splnená: ${plural('sk', points, { one: '# bod', few: '# body', many: '# bodu', other: '# bodov' })}.`,
    marks: (rest) =>
      `Misia je bližšie k cieľu. Ešte ${plural('sk', rest, { one: '# mesto', few: '# mestá', many: '# mesta', other: '# miest' })}.`,
    accepts: (points, cities) =>
      `Prináša ${plural('sk', points, { one: '# bod', few: '# body', many: '# bodu', other: '# bodov' })} za ${plural('sk', cities, { one: '# mesto', few: '# mestá', many: '# mesta', other: '# miest' })} a leží vám po ceste.`,
    travels: (mission) => `Vedie tam misia ${mission}.`,
    connects: (mission) => `Je to po ceste k misii ${mission}.`,
    ends: 'V tomto ťahu už niet čo získať.',
  },
  endings: {
    points: 'Rozhodli body.',
    exhaustion: 'Misií ostalo primálo na to, aby niekto došiel do cieľa: rozhodli body.',
  },
  ended: 'Partia sa skončila.',

  choices: {
    board: {
      label: 'Mapa',
      light: 'Denný let',
      aboutLight: 'Svetlá strana: plánovanie misie stojí 0, 1, 2 alebo 2 agentov.',
      dark: 'Nočný let',
      aboutDark: 'Tmavá strana: plánovanie stojí 1, 2, 3 alebo 3 agentov, no bez misie v ruke nič.',
    },
    start: {
      label: 'Začiatočné misie',
      dealt: 'Rozdané',
      aboutDealt: 'Každý dostane jednu náhodne: vhodné na prvú hru.',
      draft: 'Vyberané',
      aboutDraft: 'Ležia otvorené; prvý si vyberá posledný v poradí.',
    },
    agents: {
      label: 'Agenti',
      all: '15 pre každého',
      aboutAll: 'Podľa pravidiel.',
      fewer: '14 pre každého',
      aboutFewer: 'Tesnejšia hra pre tých, ktorí ju už poznajú.',
      handicap: '14 na mieste 1, inde 15',
      aboutHandicap: 'Kto sedí prvý, hru pozná; ostatní sú nováčikovia.',
    },
  },
};

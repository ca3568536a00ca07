import { type Lang, person, plural } from '@safehouse/ui/headless';
import { coverTranslations } from './cover/cs.ts';
import type { GameTranslations } from './en.ts';

const lang: Lang = 'cs';
const agents = (count: number) =>
  plural(lang, count, { one: '# agent', few: '# agenti', many: '# agenta', other: '# agentů' });
/** In the accusative. */
const takenAgents = (count: number) =>
  plural(lang, count, { one: '# agenta', few: '# agenty', many: '# agenta', other: '# agentů' });
const points = (count: number) => plural(lang, count, { one: '# bod', few: '# body', many: '# bodu', other: '# bodů' });

export const translations: GameTranslations = {
  lang,
  ...coverTranslations,
  agents,
  points,

  groups: {
    choose: 'Vybrat startovní misi',
    accept: 'Přijmout misi',
    connect: 'Připojit město',
    travel: 'Přesunout se',
    mark: 'Označit město',
    recall: 'Vzít zpět agenty',
    unmark: 'Vzít zpět značky',
    discard: 'Odhodit misi',
    end: 'Ukončit tah',
  },
  verbs: {
    choose: 'Vybrat',
    accept: 'Přijmout',
    connect: 'Připojit',
    travel: 'Přesunout',
    mark: 'Označit',
    recall: 'Vzít zpět',
    unmark: 'Vzít zpět',
    discard: 'Odhodit',
    end: 'Ukončit tah',
  },
  cancel: 'Zrušit',
  hinted: 'Rada',
  unmarkLabel: (city, mission) => `${city} (${mission})`,
  cost: (count) => (count === 0 ? 'bez agentů' : agents(count)),
  planning: (count) => (count === 0 ? 'bez plánování' : `plánování: ${agents(count)}`),
  back: (count) => `zpět: ${agents(count)}`,

  moves: {
    choose: (mission) => `Vybrat misi ${mission}`,
    accept: (mission) => `Přijmout misi ${mission}`,
    acceptAt: (place) => `Přijmout misi na ${place}. místě`,
    travel: (city) => `Přesunout se: ${city}`,
    connect: (from, to) => `Připojit: ${from} – ${to}`,
    mark: (mission) => `Označit město špiona na misi ${mission}`,
    recall: (space) => `Vzít zpět agenty: ${space}`,
    unmark: (city, mission) => `Vzít zpět značku: ${city} (${mission})`,
    discard: (mission) => `Odhodit misi ${mission}`,
    end: 'Ukončit tah',
  },

  now: {
    draft: 'Vyberte si startovní misi.',
    action: 'Jste na tahu: přijměte misi, připojte město nebo se přesuňte.',
    stuck: 'Nic není na dosah: nejdřív vezměte zpět agenty.',
    travelled: 'Přesun hotov: připojte město, označte ho nebo ukončete tah.',
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

  shortHeadings: { open: 'Nabídka', start: 'Start', own: 'Vaše' },
  openMissions: 'Mise v nabídce',
  startMissions: 'Startovní mise',
  deck: (count) =>
    plural(lang, count, {
      one: 'ještě # karta',
      few: 'ještě # karty',
      many: 'ještě # karty',
      other: 'ještě # karet',
    }),
  yourMissions: 'Vaše mise',
  missionsOf: (name) => `Mise: ${name}`,
  noMissions: 'Žádné mise',
  players: 'Hráči',
  possible: 'Co můžete udělat',
  lastTurn: 'Minulý tah',
  thisTurn: 'Tento tah',
  tile: {
    supply: 'zásoba',
    supplyText: (n) => `${agents(n)} v zásobě`,
    missions: 'mise',
    missionsText: (done) => `Splněné mise: ${done}`,
    points: 'body',
  },
  supply: 'v zásobě',
  extraTurn: 'Tah navíc',
  marked: 'označeno',

  steps: {
    moved: (from, to) => `${from} – ${to}`,
    placed: (count) => `na plán: ${agents(count)}`,
    recalled: (count) => `zpět: ${agents(count)}`,
    accepted: (mission) => `přijata mise ${mission}`,
    completed: (mission) => `splněna mise ${mission}`,
    discarded: (mission) => `odhozena mise ${mission}`,
    marked: (city) => `označeno: ${city}`,
    unmarked: (city) => `značka zpět: ${city}`,
  },

  map: {
    label: 'Mapa linek',
    spy: (who, city) => `${person(who, { you: 'Váš špion je ve městě', other: '#: špion ve městě' })} ${city}.`,
    noSpy: (who) => person(who, { you: 'Zatím nejste na herním plánu.', other: '#: zatím mimo herní plán.' }),
    network: (cities) => `Síť: ${cities}.`,
    agentsOn: (spaces) => `Agenti: ${spaces}.`,
    noAgents: 'Na herním plánu nejsou žádní agenti.',
  },

  preview: {
    hint: 'Ukažte na město, spojení nebo misi a uvidíte, k čemu vede.',
    left: (count) => `V zásobě pak: ${agents(count)}.`,
    canMark: (city, mission) => `Pak můžete označit město ${city} na misi ${mission}.`,
    canComplete: (mission, worth) => `Pak můžete splnit misi ${mission}: ${points(worth)}.`,
    completes: (mission, worth) => `Splní misi ${mission}: ${points(worth)}.`,
    flag: (number) => `Vlaječka ${number} na mapě`,
  },
  zoom: {
    keys: '+ a − mapu zvětší a zmenší, šipky ji posunou, 0 ukáže celou.',
    reset: 'Ukázat celou mapu',
  },

  score: {
    missions: 'Mise',
    missionPoints: 'Body',
    marks: 'Značky',
    total: 'Celkem',
  },

  log: {
    startChosen: (who, mission, city) =>
      `${person(who, { you: 'Začínáte', other: '# začíná' })}: ${city}, mise ${mission}.`,
    extraTurn: (who) => `${person(who, { you: 'Máte', other: '# má' })} tah navíc.`,
    lastTurn: (who) => `${person(who, { you: 'Máte', other: '# má' })} poslední tah.`,
    accepted: (who, mission, planning) =>
      `${person(who, { you: 'Přijímáte', other: '# přijímá' })} misi ${mission}${planning === 0 ? '' : `, plánování: ${agents(planning)}`}.`,
    revealed: (mission, worth) => `Nová mise: ${mission}, ${points(worth)}.`,
    travelled: (who, from, to) => `${person(who, { you: 'Přesouváte se', other: '# se přesouvá' })}: ${from} – ${to}.`,
    connected: (who, from, to, count) =>
      `${person(who, { you: 'Připojujete', other: '# připojuje' })}: ${from} – ${to}, ${agents(count)}.`,
    recalled: (who, space, count) =>
      `${person(who, { you: 'Berete', other: '# bere' })} zpět ${takenAgents(count)}: ${space}.`,
    marked: (who, city, mission) =>
      `${person(who, { you: 'Označujete', other: '# označuje' })} město ${city} na misi ${mission}.`,
    unmarked: (who, city, mission) =>
      `${person(who, { you: 'Berete', other: '# bere' })} zpět značku: ${city} na misi ${mission}.`,
    completed: (who, mission, worth) =>
      `${person(who, { you: 'Plníte', other: '# plní' })} misi ${mission}: ${points(worth)}.`,
    discarded: (who, mission) => `${person(who, { you: 'Odhazujete', other: '# odhazuje' })} misi ${mission}.`,
    discardedWithAgents: (who, mission, count) =>
      `${person(who, { you: 'Odhazujete', other: '# odhazuje' })} misi ${mission} a ${person(who, { you: 'berete', other: 'bere' })} zpět ${takenAgents(count)}.`,
    lastTurns: (who) =>
      `${person(who, { you: 'Máte', other: '# má' })} splněno dost misí: všichni ostatní mají poslední tah.`,
    ended: (who) => `Případ uzavřen. ${person(who, { you: 'Vyhráváte', other: 'Vyhrává #' })}.`,
  },

  refusals: {
    'match-over': 'Partie skončila.',
    'not-your-turn': 'Nejste na tahu.',
    'draft-first': 'Nejdřív si vyberte startovní misi.',
    'no-draft': 'Startovní mise se vybírají jen před prvním tahem.',
    'card-not-open': 'Tato startovní mise není v nabídce.',
    'turn-used': 'Akce tohoto tahu už je hotová. Označte město, vezměte zpět agenty nebo ukončete tah.',
    'nothing-done': 'Před koncem tahu přijměte misi, připojte město nebo se přesuňte.',
    'mission-limit': 'Víc nesplněných misí mít nemůžete. Nejdřív některou splňte nebo odhoďte.',
    'planning-too-dear': 'Na plánování nemáte dost agentů. Vezměte některé zpět, nebo přijměte starší misi.',
    'empty-place': 'Na tomto místě žádná mise není.',
    'accept-after-travel': 'Po přesunu už v tomto tahu misi přijmout nemůžete.',
    'spy-elsewhere': 'Připojit město můžete jen z města, kde je váš špion.',
    'already-connected': 'To město už ve vaší síti je: stačí se tam přesunout.',
    'connection-too-dear': 'Na toto připojení nemáte dost agentů. Nejdřív některé vezměte zpět.',
    'already-there': 'Váš špion tam už je.',
    'outside-network': 'To město není ve vaší síti.',
    'travelled-already': 'Špion se v tomto tahu už přesunul.',
    'no-agents-there': 'Nemáte tam agenty.',
    'breaks-coherence': 'Ostatní agenti by ztratili spojení se špionem. Začněte od opačného konce.',
    'not-your-mission': 'Tuto misi nemáte.',
    'not-marked': 'To město není označené.',
    'marked-this-turn': 'Značka z tohoto tahu zůstává do příštího.',
    'mark-too-early': 'Nejdřív přijměte misi, připojte město nebo se přesuňte; potom označujte.',
    'city-not-shown': 'Město vašeho špiona na té misi není.',
    'already-marked': 'To město už je označené.',
    'supply-empty': 'V zásobě není žádný agent. Nejdřív nějakého vezměte zpět.',
  },
  refused: 'To teď nejde.',

  why: {
    completes: (points) =>
      `Tím je mise splněna: ${plural('cs', points, { one: '# bod', few: '# body', many: '# bodu', other: '# bodů' })}.`,
    marks: (rest) =>
      `Mise je blíž k cíli. Ještě ${plural('cs', rest, { one: '# město', few: '# města', many: '# města', other: '# měst' })}.`,
    accepts: (points, cities) =>
      `Přináší ${plural('cs', points, { one: '# bod', few: '# body', many: '# bodu', other: '# bodů' })} za ${plural('cs', cities, { one: '# město', few: '# města', many: '# města', other: '# měst' })}.`,
    acceptsOnWay: (points, cities) =>
      `Přináší ${plural('cs', points, { one: '# bod', few: '# body', many: '# bodu', other: '# bodů' })} za ${plural('cs', cities, { one: '# město', few: '# města', many: '# města', other: '# měst' })} a máte ji při cestě.`,
    travels: (mission) => `Vede tam mise ${mission}.`,
    connects: (mission) => `Je to na cestě pro misi ${mission}.`,
    closer: (city) => `Tím se přiblížíte k cíli: ${city}.`,
    recalls: 'Tyto agenty potřebujete jinde.',
    unmarks: 'Tohoto agenta potřebujete jinde.',
    discards: 'Tato mise už za ty tahy nestojí a její agenti se vám vrátí.',
    holds: 'Kdybyste teď splnili misi, partie by pro vás skončila příliš brzy.',
    ends: 'V tomto tahu už není co získat.',
  },
  endings: {
    points: 'Rozhodly body.',
    exhaustion: 'Zbývá příliš málo misí, než aby jich někdo splnil dost: rozhodly body.',
  },
  decided: {
    points: {
      won: ({ points }) => `Vaše síť vynesla nejvíc: ${points}.`,
      lost: ({ winner, points }) => `${winner} má nejcennější síť: ${points}.`,
      seen: ({ winner, points }) => `${winner} má nejcennější síť: ${points}.`,
    },
    tie: {
      won: ({ points }) => `Shodně ${points}, ale hrajete později, a proto vyhráváte.`,
      lost: ({ winner, points }) => `Shodně ${points}, ale ${winner} hraje později, a proto vyhrává.`,
      seen: ({ winner, points }) => `Shodně ${points}, ale ${winner} hraje později, a proto vyhrává.`,
    },
    exhaustion: {
      won: ({ points }) => `Došly mise a vedete vy: ${points}.`,
      lost: ({ winner, points }) => `Došly mise a vede ${winner}: ${points}.`,
      seen: ({ winner, points }) => `Došly mise a vede ${winner}: ${points}.`,
    },
  },
  ended: 'Partie skončila.',

  choices: {
    board: {
      label: 'Herní plán',
      light: 'Denní let',
      aboutLight: 'Světlá strana: plánování mise stojí 0, 1, 2 nebo 2 agenty.',
      dark: 'Noční let',
      aboutDark: 'Tmavá strana: plánování stojí 1, 2, 3 nebo 3 agenty, ale bez nesplněné mise nic.',
    },
    start: {
      label: 'Startovní mise',
      dealt: 'Rozdané',
      aboutDealt: 'Každý dostane jednu náhodně: vhodné pro první hru.',
      draft: 'Vybírané',
      aboutDraft: 'Leží odkryté; první si vybírá poslední v pořadí.',
    },
    agents: {
      label: 'Agenti',
      all: '15 pro každého',
      aboutAll: 'Podle pravidel.',
      fewer: '14 pro každého',
      aboutFewer: 'Těsnější hra pro ty, kdo ji už znají.',
      handicap: (seat) => `14 na místě ${seat}, jinde 15`,
      aboutHandicap: (seat) =>
        `Kdo sedí na místě ${seat}, hru zná; ostatní jsou nováčci. Hraje se pak v pořadí ze seznamu.`,
    },
  },
};

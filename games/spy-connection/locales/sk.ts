import { type Lang, person, plural } from '@safehouse/ui/headless';
import { coverTranslations } from './cover/sk.ts';
import type { GameTranslations } from './en.ts';

const lang: Lang = 'sk';
const agents = (count: number) =>
  plural(lang, count, { one: '# agent', few: '# agenti', many: '# agenta', other: '# agentov' });
/** In the accusative. */
const takenAgents = (count: number) =>
  plural(lang, count, { one: '# agenta', few: '# agentov', many: '# agenta', other: '# agentov' });
const points = (count: number) =>
  plural(lang, count, { one: '# bod', few: '# body', many: '# bodu', other: '# bodov' });

export const translations: GameTranslations = {
  lang,
  ...coverTranslations,
  agents,
  points,

  groups: {
    choose: 'Vybrať štartovnú misiu',
    accept: 'Prijať misiu',
    connect: 'Pripojiť mesto',
    travel: 'Presunúť sa',
    mark: 'Označiť mesto',
    recall: 'Vziať späť agentov',
    unmark: 'Vziať späť značky',
    discard: 'Odhodiť misiu',
    end: 'Ukončiť ťah',
  },
  verbs: {
    choose: 'Vybrať',
    accept: 'Prijať',
    connect: 'Pripojiť',
    travel: 'Presunúť',
    mark: 'Označiť',
    recall: 'Vziať späť',
    unmark: 'Vziať späť',
    discard: 'Odhodiť',
    end: 'Ukončiť ťah',
  },
  cancel: 'Zrušiť',
  hinted: 'Rada',
  unmarkLabel: (city, mission) => `${city} (${mission})`,
  cost: (count) => (count === 0 ? 'bez agentov' : agents(count)),
  planning: (count) => (count === 0 ? 'bez plánovania' : `plánovanie: ${agents(count)}`),
  back: (count) => `späť: ${agents(count)}`,

  moves: {
    choose: (mission) => `Vybrať misiu ${mission}`,
    accept: (mission) => `Prijať misiu ${mission}`,
    acceptAt: (place) => `Prijať misiu na ${place}. mieste`,
    travel: (city) => `Presunúť sa: ${city}`,
    connect: (from, to) => `Pripojiť: ${from} – ${to}`,
    mark: (mission) => `Označiť mesto špióna na misii ${mission}`,
    recall: (space) => `Vziať späť agentov: ${space}`,
    unmark: (city, mission) => `Vziať späť značku: ${city} (${mission})`,
    discard: (mission) => `Odhodiť misiu ${mission}`,
    end: 'Ukončiť ťah',
  },

  now: {
    draft: 'Vyberte si štartovnú misiu.',
    action: 'Ste na ťahu: prijmite misiu, pripojte mesto alebo sa presuňte.',
    stuck: 'Nič nie je na dosah: najprv si vezmite späť agentov.',
    travelled: 'Presun hotový: pripojte mesto, označte ho alebo ukončite ťah.',
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

  shortHeadings: { open: 'Ponuka', start: 'Štart', own: 'Vaše' },
  openMissions: 'Misie v ponuke',
  startMissions: 'Štartovné misie',
  deck: (count) =>
    plural(lang, count, {
      one: 'ešte # karta',
      few: 'ešte # karty',
      many: 'ešte # karty',
      other: 'ešte # kariet',
    }),
  yourMissions: 'Vaše misie',
  missionsOf: (name) => `Misie: ${name}`,
  noMissions: 'Žiadne misie',
  players: 'Hráči',
  possible: 'Čo môžete urobiť',
  lastTurn: 'Minulý ťah',
  thisTurn: 'Tento ťah',
  tile: {
    supply: 'zásoba',
    supplyText: (n) => `${agents(n)} v zásobe`,
    missions: 'misie',
    missionsText: (done) => `Splnené misie: ${done}`,
    points: 'body',
  },
  supply: 'v zásobe',
  extraTurn: 'Ťah navyše',
  marked: 'označené',

  steps: {
    moved: (from, to) => `${from} – ${to}`,
    placed: (count) => `na plán: ${agents(count)}`,
    recalled: (count) => `späť: ${agents(count)}`,
    accepted: (mission) => `prijatá misia ${mission}`,
    completed: (mission) => `splnená misia ${mission}`,
    discarded: (mission) => `odhodená misia ${mission}`,
    marked: (city) => `označené: ${city}`,
    unmarked: (city) => `značka späť: ${city}`,
  },

  map: {
    label: 'Mapa liniek',
    spy: (who, city) => `${person(who, { you: 'Váš špión je v meste', other: '#: špión v meste' })} ${city}.`,
    noSpy: (who) => person(who, { you: 'Zatiaľ nie ste na hernom pláne.', other: '#: zatiaľ mimo herného plánu.' }),
    network: (cities) => `Sieť: ${cities}.`,
    agentsOn: (spaces) => `Agenti: ${spaces}.`,
    noAgents: 'Na hernom pláne nie sú žiadni agenti.',
  },

  preview: {
    hint: 'Ukážte na mesto, spojenie alebo misiu a uvidíte, k čomu vedie.',
    left: (count) => `V zásobe potom: ${agents(count)}.`,
    canMark: (city, mission) => `Potom môžete označiť mesto ${city} na misii ${mission}.`,
    canComplete: (mission, worth) => `Potom môžete splniť misiu ${mission}: ${points(worth)}.`,
    completes: (mission, worth) => `Splní misiu ${mission}: ${points(worth)}.`,
    flag: (number) => `Vlajočka ${number} na mape`,
  },
  zoom: {
    keys: '+ a − mapu zväčšia a zmenšia, šípky ju posunú, 0 ukáže celú.',
    reset: 'Ukázať celú mapu',
  },

  score: {
    missions: 'Misie',
    missionPoints: 'Body',
    marks: 'Značky',
    total: 'Spolu',
  },

  log: {
    startChosen: (who, mission, city) =>
      `${person(who, { you: 'Začínate', other: '# začína' })}: ${city}, misia ${mission}.`,
    extraTurn: (who) => `${person(who, { you: 'Máte', other: '# má' })} ťah navyše.`,
    lastTurn: (who) => `${person(who, { you: 'Máte', other: '# má' })} posledný ťah.`,
    accepted: (who, mission, planning) =>
      `${person(who, { you: 'Prijímate', other: '# prijíma' })} misiu ${mission}${planning === 0 ? '' : `, plánovanie: ${agents(planning)}`}.`,
    revealed: (mission, worth) => `Nová misia: ${mission}, ${points(worth)}.`,
    travelled: (who, from, to) => `${person(who, { you: 'Presúvate sa', other: '# sa presúva' })}: ${from} – ${to}.`,
    connected: (who, from, to, count) =>
      `${person(who, { you: 'Pripájate', other: '# pripája' })}: ${from} – ${to}, ${agents(count)}.`,
    recalled: (who, space, count) =>
      `${person(who, { you: 'Beriete si', other: '# si berie' })} späť ${takenAgents(count)}: ${space}.`,
    marked: (who, city, mission) =>
      `${person(who, { you: 'Označujete', other: '# označuje' })} mesto ${city} na misii ${mission}.`,
    unmarked: (who, city, mission) =>
      `${person(who, { you: 'Beriete si', other: '# si berie' })} späť značku: ${city} na misii ${mission}.`,
    completed: (who, mission, worth) =>
      `${person(who, { you: 'Plníte', other: '# plní' })} misiu ${mission}: ${points(worth)}.`,
    discarded: (who, mission) => `${person(who, { you: 'Odhadzujete', other: '# odhadzuje' })} misiu ${mission}.`,
    discardedWithAgents: (who, mission, count) =>
      `${person(who, { you: 'Odhadzujete', other: '# odhadzuje' })} misiu ${mission} a ${person(who, { you: 'beriete', other: 'berie' })} si späť ${takenAgents(count)}.`,
    lastTurns: (who) =>
      `${person(who, { you: 'Máte', other: '# má' })} splnených dosť misií: všetci ostatní majú posledný ťah.`,
    ended: (who) => `Prípad uzavretý. ${person(who, { you: 'Vyhrávate', other: 'Vyhráva #' })}.`,
  },

  refusals: {
    'match-over': 'Partia sa skončila.',
    'not-your-turn': 'Nie ste na ťahu.',
    'draft-first': 'Najprv si vyberte štartovnú misiu.',
    'no-draft': 'Štartovné misie sa vyberajú len pred prvým ťahom.',
    'card-not-open': 'Táto štartovná misia nie je v ponuke.',
    'turn-used': 'Akcia tohto ťahu je už hotová. Označte mesto, vezmite si späť agentov alebo ukončite ťah.',
    'nothing-done': 'Pred koncom ťahu prijmite misiu, pripojte mesto alebo sa presuňte.',
    'mission-limit': 'Viac nesplnených misií mať nemôžete. Najprv niektorú splňte alebo odhoďte.',
    'planning-too-dear': 'Na plánovanie nemáte dosť agentov. Vezmite si niektorých späť alebo prijmite staršiu misiu.',
    'empty-place': 'Na tomto mieste nie je žiadna misia.',
    'accept-after-travel': 'Po presune už v tomto ťahu misiu prijať nemôžete.',
    'spy-elsewhere': 'Pripojiť mesto môžete len z mesta, kde je váš špión.',
    'already-connected': 'To mesto už je vo vašej sieti: stačí sa tam presunúť.',
    'connection-too-dear': 'Na toto pripojenie nemáte dosť agentov. Najprv si niektorých vezmite späť.',
    'already-there': 'Váš špión tam už je.',
    'outside-network': 'To mesto nie je vo vašej sieti.',
    'travelled-already': 'Špión sa v tomto ťahu už presunul.',
    'no-agents-there': 'Nemáte tam agentov.',
    'breaks-coherence': 'Ostatní agenti by stratili spojenie so špiónom. Začnite od opačného konca.',
    'not-your-mission': 'Túto misiu nemáte.',
    'not-marked': 'To mesto nie je označené.',
    'marked-this-turn': 'Značka z tohto ťahu zostáva do ďalšieho.',
    'mark-too-early': 'Najprv prijmite misiu, pripojte mesto alebo sa presuňte; potom označujte.',
    'city-not-shown': 'Mesto vášho špióna na tej misii nie je.',
    'already-marked': 'To mesto už je označené.',
    'supply-empty': 'V zásobe nie je žiadny agent. Najprv si nejakého vezmite späť.',
  },
  refused: 'To teraz nejde.',

  why: {
    completes: (points) =>
      `Tým je misia splnená: ${plural('sk', points, { one: '# bod', few: '# body', many: '# bodu', other: '# bodov' })}.`,
    marks: (rest) =>
      `Misia je bližšie k cieľu. Ešte ${plural('sk', rest, { one: '# mesto', few: '# mestá', many: '# mesta', other: '# miest' })}.`,
    accepts: (points, cities) =>
      `Prináša ${plural('sk', points, { one: '# bod', few: '# body', many: '# bodu', other: '# bodov' })} za ${plural('sk', cities, { one: '# mesto', few: '# mestá', many: '# mesta', other: '# miest' })}.`,
    acceptsOnWay: (points, cities) =>
      `Prináša ${plural('sk', points, { one: '# bod', few: '# body', many: '# bodu', other: '# bodov' })} za ${plural('sk', cities, { one: '# mesto', few: '# mestá', many: '# mesta', other: '# miest' })} a máte ju po ceste.`,
    travels: (mission) => `Vedie tam misia ${mission}.`,
    connects: (mission) => `Je to na ceste pre misiu ${mission}.`,
    closer: (city) => `Tým sa priblížite k cieľu: ${city}.`,
    recalls: 'Týchto agentov potrebujete inde.',
    unmarks: 'Tohto agenta potrebujete inde.',
    discards: 'Táto misia už nestojí za tie ťahy a jej agenti sa vám vrátia.',
    holds: 'Keby ste teraz splnili misiu, partia by sa pre vás skončila priskoro.',
    ends: 'V tomto ťahu už nie je čo získať.',
  },
  endings: {
    points: 'Rozhodli body.',
    exhaustion: 'Zostáva primálo misií na to, aby ich niekto splnil dosť: rozhodli body.',
  },
  decided: {
    points: {
      won: ({ points }) => `Vaša sieť vyniesla najviac: ${points}.`,
      lost: ({ winner, points }) => `${winner} má najcennejšiu sieť: ${points}.`,
      seen: ({ winner, points }) => `${winner} má najcennejšiu sieť: ${points}.`,
    },
    tie: {
      won: ({ points }) => `Zhodne ${points}, ale hráte neskôr, a preto vyhrávate.`,
      lost: ({ winner, points }) => `Zhodne ${points}, ale ${winner} hrá neskôr, a preto vyhráva.`,
      seen: ({ winner, points }) => `Zhodne ${points}, ale ${winner} hrá neskôr, a preto vyhráva.`,
    },
    exhaustion: {
      won: ({ points }) => `Došli misie a vediete vy: ${points}.`,
      lost: ({ winner, points }) => `Došli misie a vedie ${winner}: ${points}.`,
      seen: ({ winner, points }) => `Došli misie a vedie ${winner}: ${points}.`,
    },
  },
  ended: 'Partia sa skončila.',

  choices: {
    board: {
      label: 'Herný plán',
      light: 'Denný let',
      aboutLight: 'Svetlá strana: plánovanie misie stojí 0, 1, 2 alebo 2 agentov.',
      dark: 'Nočný let',
      aboutDark: 'Tmavá strana: plánovanie stojí 1, 2, 3 alebo 3 agentov, no ak nemáte nesplnenú misiu, nič.',
    },
    start: {
      label: 'Štartovné misie',
      dealt: 'Rozdané',
      aboutDealt: 'Každý dostane jednu náhodne: vhodné na prvú hru.',
      draft: 'Vyberané',
      aboutDraft: 'Ležia odkryté; ako prvý si vyberá posledný v poradí.',
    },
    agents: {
      label: 'Agenti',
      all: '15 pre každého',
      aboutAll: 'Podľa pravidiel.',
      fewer: '14 pre každého',
      aboutFewer: 'Tesnejšia hra pre tých, ktorí ju už poznajú.',
      handicap: (seat) => `14 na mieste ${seat}, inde 15`,
      aboutHandicap: (seat) =>
        `Kto sedí na mieste ${seat}, hru pozná; ostatní sú nováčikovia. Hrá sa potom v poradí zo zoznamu.`,
    },
  },
};

import { type Lang, type Person, person, plural, type Viewpoint } from '@safehouse/ui/headless';
import { coverTranslations } from './cover/en.ts';

const lang: Lang = 'en';
const agents = (count: number) => plural(lang, count, { one: '# agent', other: '# agents' });
const points = (count: number) => plural(lang, count, { one: '# point', other: '# points' });

/** The names of the sides, and details for the sentence about the end. */
export interface Decision {
  readonly winner: string;
  readonly points: string;
}

export const translations = {
  lang: lang as Lang,
  ...coverTranslations,
  agents,
  points,

  groups: {
    choose: 'Choose a start mission',
    accept: 'Accept a mission',
    connect: 'Connect',
    travel: 'Travel',
    mark: 'Mark the city',
    recall: 'Take back agents',
    unmark: 'Take back marks',
    discard: 'Discard a mission',
    end: 'End the turn',
  },
  verbs: {
    choose: 'Choose',
    accept: 'Accept',
    connect: 'Connect',
    travel: 'Travel',
    mark: 'Mark',
    recall: 'Take back',
    unmark: 'Take back',
    discard: 'Discard',
    end: 'End turn',
  },
  cancel: 'Cancel',
  hinted: 'Hint',
  unmarkLabel: (city: string, mission: string) => `${city} on ${mission}`,
  cost: (count: number) => (count === 0 ? 'no agents needed' : agents(count)),
  planning: (count: number) => (count === 0 ? 'no planning' : `planning: ${agents(count)}`),
  back: (count: number) => `${agents(count)} back`,

  moves: {
    choose: (mission: string) => `Choose ${mission}`,
    accept: (mission: string) => `Accept ${mission}`,
    acceptAt: (place: number) => `Accept the mission in place ${place}`,
    travel: (city: string) => `Travel to ${city}`,
    connect: (from: string, to: string) => `Connect ${from} – ${to}`,
    mark: (mission: string) => `Mark the spy’s city on ${mission}`,
    recall: (space: string) => `Take back agents: ${space}`,
    unmark: (city: string, mission: string) => `Take back the mark: ${city} (${mission})`,
    discard: (mission: string) => `Discard ${mission}`,
    end: 'End the turn',
  },

  now: {
    draft: 'Choose your start mission.',
    action: 'Your turn: accept, connect or travel.',
    stuck: 'Nothing is within reach: take back agents first.',
    travelled: 'You’ve travelled: connect a city, mark, or end your turn.',
    wrapUp: 'Action done: end your turn.',
    canMark: (city: string) => `Your spy is in ${city}: mark it, then end your turn.`,
    waiting: (name: string) => `It’s ${name}’s turn.`,
    over: 'The last flight has landed.',
  },
  extraTurns: (count: number) => plural(lang, count, { one: '# extra turn won', other: '# extra turns won' }),
  lastTurns: 'Last turns',

  /** Next to the missions, where there is little room. */
  shortHeadings: { open: 'Open', start: 'Start', own: 'Yours' },
  openMissions: 'Open missions',
  startMissions: 'Start missions',
  deck: (count: number) => plural(lang, count, { one: '# card left', other: '# cards left' }),
  yourMissions: 'Your missions',
  missionsOf: (name: string) => `${name}’s missions`,
  noMissions: 'No missions',
  players: 'Players',
  possible: 'What you can do',
  lastTurn: 'Previous turn',
  thisTurn: 'This turn',
  tile: {
    supply: 'supply',
    supplyText: (n: number) => `${agents(n)} in supply`,
    missions: 'missions',
    missionsText: (done: string) => `Missions completed: ${done}`,
    points: 'points',
  },
  supply: 'in supply',
  extraTurn: 'Extra turn',
  marked: 'marked',

  steps: {
    moved: (from: string, to: string) => `${from} – ${to}`,
    placed: (count: number) => `${agents(count)} placed`,
    recalled: (count: number) => `${agents(count)} taken back`,
    accepted: (mission: string) => `accepted ${mission}`,
    completed: (mission: string) => `completed ${mission}`,
    discarded: (mission: string) => `discarded ${mission}`,
    marked: (city: string) => `${city} marked`,
    unmarked: (city: string) => `${city} unmarked`,
  },

  map: {
    label: 'Route map',
    spy: (who: Person, city: string) => `${person(who, { you: 'Your spy is in', other: '#: spy in' })} ${city}.`,
    noSpy: (who: Person) => person(who, { you: 'You’re not on the board yet.', other: '#: not on the board yet.' }),
    network: (cities: string) => `Network: ${cities}.`,
    agentsOn: (spaces: string) => `Agents on ${spaces}.`,
    noAgents: 'No agents on the board.',
  },

  preview: {
    hint: 'Point at a city, a connection or a mission to see what it leads to.',
    left: (count: number) => `Leaves ${agents(count)} in supply.`,
    canMark: (city: string, mission: string) => `Then you can mark ${city} on ${mission}.`,
    canComplete: (mission: string, worth: number) => `Then you can complete ${mission}: ${points(worth)}.`,
    completes: (mission: string, worth: number) => `Completes ${mission}: ${points(worth)}.`,
    flag: (number: number) => `Flag ${number} on the map`,
  },
  zoom: {
    keys: '+ and − zoom the map, the arrow keys move it, 0 shows all of it.',
    reset: 'Show the whole map',
  },

  score: {
    missions: 'Missions',
    missionPoints: 'Points',
    marks: 'Marks',
    total: 'Total',
  },

  log: {
    startChosen: (who: Person, mission: string, city: string) =>
      `${person(who, { you: 'You start', other: '# starts' })} in ${city} with ${mission}.`,
    extraTurn: (who: Person) => `${person(who, { you: 'You take', other: '# takes' })} an extra turn.`,
    lastTurn: (who: Person) => `It’s ${person(who, { you: 'your', other: '#’s' })} last turn.`,
    accepted: (who: Person, mission: string, planning: number) =>
      `${person(who, { you: 'You accept', other: '# accepts' })} ${mission}${planning === 0 ? '' : `, with ${agents(planning)} planning it`}.`,
    revealed: (mission: string, worth: number) => `New mission: ${mission}, ${points(worth)}.`,
    travelled: (who: Person, from: string, to: string) =>
      `${person(who, { you: 'You travel', other: '# travels' })} from ${from} to ${to}.`,
    connected: (who: Person, from: string, to: string, count: number) =>
      `${person(who, { you: 'You connect', other: '# connects' })} ${from} – ${to} with ${agents(count)}.`,
    recalled: (who: Person, space: string, count: number) =>
      `${person(who, { you: 'You take', other: '# takes' })} back ${agents(count)}: ${space}.`,
    marked: (who: Person, city: string, mission: string) =>
      `${person(who, { you: 'You mark', other: '# marks' })} ${city} on ${mission}.`,
    unmarked: (who: Person, city: string, mission: string) =>
      `${person(who, { you: 'You take', other: '# takes' })} back a mark: ${city} on ${mission}.`,
    completed: (who: Person, mission: string, worth: number) =>
      `${person(who, { you: 'You complete', other: '# completes' })} ${mission}: ${points(worth)}.`,
    discarded: (who: Person, mission: string) =>
      `${person(who, { you: 'You discard', other: '# discards' })} ${mission}.`,
    discardedWithAgents: (who: Person, mission: string, count: number) =>
      `${person(who, { you: 'You discard', other: '# discards' })} ${mission} and ${person(who, { you: 'take', other: 'takes' })} back ${agents(count)}.`,
    lastTurns: (who: Person) =>
      `${person(who, { you: 'You have', other: '# has' })} completed enough missions: everyone else has one last turn.`,
    ended: (who: Person) => `Case closed. ${person(who, { you: 'You win', other: '# wins' })}.`,
  },

  refusals: {
    'match-over': 'The match is over.',
    'not-your-turn': 'It’s not your turn.',
    'draft-first': 'Choose a start mission first.',
    'no-draft': 'You can choose a start mission only before the first turn.',
    'card-not-open': 'That start mission isn’t available.',
    'turn-used': 'You’ve already taken your action. Mark, take back agents, or end your turn.',
    'nothing-done': 'Accept, connect or travel before you end your turn.',
    'mission-limit': 'You can’t have more unfinished missions. Complete or discard one first.',
    'planning-too-dear': 'You don’t have enough agents for the planning. Take some back, or pick an older mission.',
    'empty-place': 'There’s no mission in that place.',
    'accept-after-travel': 'After travelling you can’t accept a mission this turn.',
    'spy-elsewhere': 'You can connect only from your spy’s city.',
    'already-connected': 'That city is already in your network: just travel there.',
    'connection-too-dear': 'You don’t have enough agents for this connection. Take some back first.',
    'already-there': 'Your spy is already there.',
    'outside-network': 'That city isn’t in your network.',
    'travelled-already': 'Your spy has already travelled this turn.',
    'no-agents-there': 'You have no agents there.',
    'breaks-coherence': 'Your other agents would be cut off from your spy. Start at the far end.',
    'not-your-mission': 'You don’t have that mission.',
    'not-marked': 'That city isn’t marked.',
    'marked-this-turn': 'A mark you made this turn stays until your next turn.',
    'mark-too-early': 'First accept, connect or travel; then mark.',
    'city-not-shown': 'Your spy’s city isn’t on that mission.',
    'already-marked': 'That city is already marked.',
    'supply-empty': 'You have no agents left. Take one back first.',
  },
  refused: 'You can’t do that now.',

  why: {
    completes: (points: number) =>
      `That completes the mission: ${plural('en', points, { one: '# point', other: '# points' })}.`,
    marks: (rest: number) =>
      `That brings the mission closer: ${plural('en', rest, { one: '# city', other: '# cities' })} to go.`,
    accepts: (points: number, cities: number) =>
      `${plural('en', points, { one: '# point', other: '# points' })} for ${plural('en', cities, { one: '# city', other: '# cities' })}.`,
    acceptsOnWay: (points: number, cities: number) =>
      `${plural('en', points, { one: '# point', other: '# points' })} for ${plural('en', cities, { one: '# city', other: '# cities' })}, and it’s on your way.`,
    travels: (mission: string) => `The mission ${mission} takes you there.`,
    connects: (mission: string) => `It’s on the way for the mission ${mission}.`,
    closer: (city: string) => `It brings you closer to ${city}.`,
    recalls: 'You need these agents elsewhere.',
    unmarks: 'You need this agent elsewhere.',
    discards: 'This mission isn’t worth its turns any more, and you get its agents back.',
    holds: 'Completing a mission now would end the match too early for you.',
    ends: 'There’s nothing more to gain this turn.',
  },
  endings: {
    points: 'Decided on points.',
    exhaustion: 'Too few missions are left for anyone to complete enough: decided on points.',
  },
  /** How the match was decided: for the winner, for the loser, and for others. */
  decided: {
    points: {
      won: ({ points }) => `Your network is worth the most: ${points}.`,
      lost: ({ winner, points }) => `${winner}’s network is worth the most: ${points}.`,
      seen: ({ winner, points }) => `${winner}’s network is worth the most: ${points}.`,
    },
    tie: {
      won: ({ points }) => `Level at ${points}, and you come later in turn order: you win.`,
      lost: ({ winner, points }) => `Level at ${points}, but ${winner} comes later in turn order and wins.`,
      seen: ({ winner, points }) => `Level at ${points}, but ${winner} comes later in turn order and wins.`,
    },
    exhaustion: {
      won: ({ points }) => `The missions ran out, and you lead: ${points}.`,
      lost: ({ winner, points }) => `The missions ran out, and ${winner} leads: ${points}.`,
      seen: ({ winner, points }) => `The missions ran out, and ${winner} leads: ${points}.`,
    },
  } as { readonly [reason: string]: { readonly [viewpoint in Viewpoint]: (decision: Decision) => string } },
  ended: 'The match is over.',

  choices: {
    board: {
      label: 'Board',
      light: 'Day flight',
      aboutLight: 'The light side: planning a mission costs 0, 1, 2 or 2 agents.',
      dark: 'Night flight',
      aboutDark: 'The dark side: planning costs 1, 2, 3 or 3 agents, but nothing while you have no unfinished mission.',
    },
    start: {
      label: 'Start missions',
      dealt: 'Dealt',
      aboutDealt: 'Everyone gets one at random: best for a first match.',
      draft: 'Chosen',
      aboutDraft: 'They lie face up; the last player in turn order chooses first.',
    },
    agents: {
      label: 'Agents',
      all: '15 each',
      aboutAll: 'As in the rulebook.',
      fewer: '14 each',
      aboutFewer: 'A tighter match for players who know the game.',
      handicap: (seat: number) => `14 at seat ${seat}, 15 elsewhere`,
      aboutHandicap: (seat: number) =>
        `For a player at seat ${seat} who knows the game, with others who are new to it. You then start in the order listed.`,
    },
  },
};

export type GameTranslations = typeof translations;

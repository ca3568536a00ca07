import { type Lang, plural } from '@safehouse/ui';

const lang: Lang = 'en';
const agents = (count: number) => plural(lang, count, { one: '# agent', other: '# agents' });
const points = (count: number) => plural(lang, count, { one: '# point', other: '# points' });

export const translations = {
  lang: lang as Lang,
  title: 'Spy Connection',
  invitation: 'Lay a network across Europe, slip along it, and take it up again before your agents run out.',
  challenge: 'Your lead in points over the bot is your score.',
  agents,
  points,

  groups: {
    choose: 'Choose a start mission',
    accept: 'Accept a mission',
    connect: 'Connect',
    travel: 'Travel',
    mark: 'Mark the city',
    recall: 'Take agents back',
    unmark: 'Take marks back',
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
    acceptAt: (place: number) => `Accept the mission on place ${place}`,
    travel: (city: string) => `Travel to ${city}`,
    connect: (from: string, to: string) => `Connect ${from} – ${to}`,
    mark: (mission: string) => `Mark the spy’s city on ${mission}`,
    recall: (space: string) => `Take agents back: ${space}`,
    unmark: (city: string, mission: string) => `Take the mark off ${city} (${mission})`,
    discard: (mission: string) => `Discard ${mission}`,
    end: 'End the turn',
  },

  now: {
    draft: 'Choose the mission you start with.',
    action: 'Your turn: accept, connect or travel.',
    stuck: 'Nothing within reach: take agents back first.',
    travelled: 'You have travelled: connect on, mark, or end the turn.',
    wrapUp: 'Action done: end the turn.',
    canMark: (city: string) => `Your spy is in ${city}: mark it, then end the turn.`,
    waiting: (name: string) => `${name} is on the move.`,
    over: 'The last flight has landed.',
  },
  extraTurns: (count: number) => plural(lang, count, { one: '# extra turn won', other: '# extra turns won' }),
  lastTurns: 'Last turns',

  openMissions: 'Open missions',
  startMissions: 'Start missions',
  deck: (count: number) => plural(lang, count, { one: '# card left', other: '# cards left' }),
  yourMissions: 'Your missions',
  missionsOf: (name: string) => `Missions of ${name}`,
  noMissions: 'No mission at hand.',
  players: 'Players',
  possible: 'What you can do',
  lastTurn: 'Last turn',
  thisTurn: 'This turn',
  supply: 'in supply',
  completed: 'done',
  extraTurn: 'Extra turn',
  marked: 'marked',
  legend: { cost: 'agents a connection costs', lift: 'can be taken back', network: 'your network' },

  steps: {
    moved: (from: string, to: string) => `${from} → ${to}`,
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
    spy: (name: string, city: string) => `${name}: spy in ${city}.`,
    noSpy: (name: string) => `${name}: not on the map yet.`,
    network: (cities: string) => `Network: ${cities}.`,
    agentsOn: (spaces: string) => `Agents on ${spaces}.`,
    noAgents: 'No agents on the map.',
  },

  score: {
    title: 'Debriefing',
    player: 'Player',
    missions: 'Missions',
    missionPoints: 'Points',
    marks: 'Marks',
    total: 'Total',
    winner: 'Winner',
    tie: 'Equal points: the later seat wins.',
  },

  log: {
    startChosen: (who: string, mission: string, city: string) => `${who} starts in ${city} with ${mission}.`,
    extraTurn: (who: string) => `${who} goes again: extra turn.`,
    lastTurn: (who: string) => `Last turn for ${who}.`,
    accepted: (who: string, mission: string, planning: number) =>
      planning === 0
        ? `${who} accepts ${mission}.`
        : `${who} accepts ${mission}; ${agents(planning)} planning.`,
    revealed: (mission: string, worth: number) => `New on the board: ${mission}, ${points(worth)}.`,
    travelled: (who: string, from: string, to: string) => `${who} travels ${from} → ${to}.`,
    connected: (who: string, from: string, to: string, count: number) =>
      `${who} connects ${from} → ${to} with ${agents(count)}.`,
    recalled: (who: string, space: string, count: number) => `${who} takes back ${agents(count)}: ${space}.`,
    marked: (who: string, city: string, mission: string) => `${who} marks ${city} on ${mission}.`,
    unmarked: (who: string, city: string, mission: string) =>
      `${who} takes the mark off ${city} on ${mission}.`,
    completed: (who: string, mission: string, worth: number) =>
      `${who} completes ${mission}: ${points(worth)}.`,
    discarded: (who: string, mission: string, count: number) =>
      `${who} discards ${mission}; ${agents(count)} back.`,
    lastTurns: (who: string) => `${who} has done enough: everybody else has one last turn.`,
    ended: (winners: string) => `Case closed. ${winners} wins.`,
  },

  refusals: {
    'match-over': 'The match is over.',
    'not-your-turn': 'It is not your turn.',
    'draft-first': 'Choose a start mission first.',
    'no-draft': 'Start missions are only chosen before the first turn.',
    'card-not-open': 'That start mission is not on offer.',
    'turn-used': 'You have had your action this turn. Mark, take back, or end the turn.',
    'nothing-done': 'Accept, connect or travel before you end the turn.',
    'mission-limit': 'You have as many unfinished missions as you may. Complete or discard one first.',
    'planning-too-dear':
      'Not enough agents in supply for the planning. Take some back, or pick an older mission.',
    'empty-place': 'There is no mission on that place.',
    'accept-after-travel': 'You have travelled: no accepting this turn.',
    'spy-elsewhere': 'Only connections from your spy’s city can be made.',
    'already-connected': 'That city is in your network already: travel there instead.',
    'connection-too-dear': 'Not enough agents in supply for this connection. Take some back first.',
    'already-there': 'Your spy is there already.',
    'outside-network': 'That city is not in your network.',
    'travelled-already': 'Your spy has travelled already this turn.',
    'no-agents-there': 'You have no agents there.',
    'breaks-coherence': 'Your other agents would be cut off from your spy. Start at the far end.',
    'not-your-mission': 'You do not have that mission.',
    'not-marked': 'That city is not marked.',
    'marked-this-turn': 'A mark made this turn stays until the next.',
    'mark-too-early': 'First accept, connect or travel; then mark.',
    'city-not-shown': 'Your spy’s city is not on that mission.',
    'already-marked': 'That city is marked already.',
    'supply-empty': 'No agent in supply. Take one back first.',
  },
  refused: 'That cannot be played now.',

  why: {
    completes: (points: number) =>
      `It completes the mission: ${plural('en', points, { one: '# point', other: '# points' })}.`,
    marks: (rest: number) =>
      `It brings the mission closer: ${plural('en', rest, { one: '# city', other: '# cities' })} to go.`,
    accepts: (points: number, cities: number) =>
      `${plural('en', points, { one: '# point', other: '# points' })} for ${plural('en', cities, { one: '# city', other: '# cities' })}, and it lies on your way.`,
    travels: (mission: string) => `The mission ${mission} leads there.`,
    connects: (mission: string) => `It is on the way for the mission ${mission}.`,
    ends: 'There is nothing more to gain in this turn.',
  },
  endings: {
    points: 'Decided on points.',
    exhaustion: 'Too few missions are left for anyone to finish: decided on points.',
  },
  ended: 'The match is over.',

  choices: {
    board: {
      label: 'Board',
      light: 'Day flight',
      aboutLight: 'The light side: planning a mission costs 0, 1, 2 or 2 agents.',
      dark: 'Night flight',
      aboutDark: 'The dark side: planning costs 1, 2, 3 or 3 agents, but nothing when you have no mission.',
    },
    start: {
      label: 'Start missions',
      dealt: 'Dealt',
      aboutDealt: 'Everybody gets one by chance: best for a first game.',
      draft: 'Chosen',
      aboutDraft: 'They lie open; the last in turn order chooses first.',
    },
    agents: {
      label: 'Agents',
      all: '15 each',
      aboutAll: 'By the book.',
      fewer: '14 each',
      aboutFewer: 'A tighter game for those who know it.',
      handicap: '14 at seat 1, 15 elsewhere',
      aboutHandicap: 'Whoever sits first knows the game, the others are new to it.',
    },
  },
};

export type GameTranslations = typeof translations;

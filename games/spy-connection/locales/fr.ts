import { type Lang, person, plural } from '@safehouse/ui/headless';
import { coverTranslations } from './cover/fr.ts';
import type { GameTranslations } from './en.ts';

const lang: Lang = 'fr';
const agents = (count: number) => plural(lang, count, { one: '# agent', other: '# agents' });
const points = (count: number) => plural(lang, count, { one: '# point', other: '# points' });

export const translations: GameTranslations = {
  lang,
  ...coverTranslations,
  agents,
  points,

  groups: {
    choose: 'Choisir une mission de départ',
    accept: 'Accepter une mission',
    connect: 'Relier',
    travel: 'Voyager',
    mark: 'Marquer la ville',
    recall: 'Récupérer des agents',
    unmark: 'Récupérer des marques',
    discard: 'Se défausser d’une mission',
    end: 'Terminer le tour',
  },
  verbs: {
    choose: 'Choisir',
    accept: 'Accepter',
    connect: 'Relier',
    travel: 'Voyager',
    mark: 'Marquer',
    recall: 'Récupérer',
    unmark: 'Récupérer',
    discard: 'Défausser',
    end: 'Terminer le tour',
  },
  cancel: 'Annuler',
  hinted: 'Conseil',
  unmarkLabel: (city, mission) => `${city} (${mission})`,
  cost: (count) => (count === 0 ? 'sans agent' : agents(count)),
  planning: (count) => (count === 0 ? 'sans planification' : `planification : ${agents(count)}`),
  back: (count) => plural(lang, count, { one: '# agent récupéré', other: '# agents récupérés' }),

  moves: {
    choose: (mission) => `Choisir ${mission}`,
    accept: (mission) => `Accepter ${mission}`,
    acceptAt: (place) => `Accepter la mission de l’emplacement ${place}`,
    travel: (city) => `Voyager : ${city}`,
    connect: (from, to) => `Relier ${from} – ${to}`,
    mark: (mission) => `Marquer la ville de l’espion sur ${mission}`,
    recall: (space) => `Récupérer des agents : ${space}`,
    unmark: (city, mission) => `Récupérer la marque : ${city} (${mission})`,
    discard: (mission) => `Défausser ${mission}`,
    end: 'Terminer le tour',
  },

  now: {
    draft: 'Choisissez votre mission de départ.',
    action: 'À vous : acceptez, reliez ou voyagez.',
    stuck: 'Rien à portée : récupérez d’abord des agents.',
    travelled: 'Déplacement effectué : reliez une ville, marquez ou terminez le tour.',
    wrapUp: 'Action effectuée : terminez le tour.',
    canMark: (city) => `Votre espion est ici : ${city}. Marquez la ville, puis terminez le tour.`,
    waiting: (name) => `À ${name} de jouer.`,
    over: 'Le dernier vol a atterri.',
  },
  extraTurns: (count) => plural(lang, count, { one: '# tour supplémentaire', other: '# tours supplémentaires' }),
  lastTurns: 'Derniers tours',

  shortHeadings: { open: 'Au choix', start: 'Départ', own: 'Les vôtres' },
  openMissions: 'Missions disponibles',
  startMissions: 'Missions de départ',
  deck: (count) => plural(lang, count, { one: '# carte restante', other: '# cartes restantes' }),
  yourMissions: 'Vos missions',
  missionsOf: (name) => `Missions : ${name}`,
  noMissions: 'Aucune mission',
  players: 'Joueurs',
  possible: 'Ce que vous pouvez faire',
  lastTurn: 'Tour précédent',
  thisTurn: 'Ce tour',
  tile: {
    supply: 'réserve',
    supplyText: (n) => `${agents(n)} en réserve`,
    missions: 'missions',
    missionsText: (done) => `Missions accomplies : ${done}`,
    points: 'points',
  },
  supply: 'en réserve',
  extraTurn: 'Tour supplémentaire',
  marked: 'marquée',

  steps: {
    moved: (from, to) => `${from} – ${to}`,
    placed: (count) => plural(lang, count, { one: '# agent placé', other: '# agents placés' }),
    recalled: (count) => plural(lang, count, { one: '# agent récupéré', other: '# agents récupérés' }),
    accepted: (mission) => `${mission} acceptée`,
    completed: (mission) => `${mission} accomplie`,
    discarded: (mission) => `${mission} défaussée`,
    marked: (city) => `${city} : marquée`,
    unmarked: (city) => `${city} : marque récupérée`,
  },

  map: {
    label: 'Carte des lignes',
    spy: (who, city) => `${person(who, { you: 'Votre espion est à', other: '# : espion à' })} ${city}.`,
    noSpy: (who) =>
      person(who, { you: 'Vous n’êtes pas encore sur le plateau.', other: '# : pas encore sur le plateau.' }),
    network: (cities) => `Réseau : ${cities}.`,
    agentsOn: (spaces) => `Agents : ${spaces}.`,
    noAgents: 'Aucun agent sur le plateau.',
  },

  preview: {
    hint: 'Pointez une ville, une connexion ou une mission pour voir où elle mène.',
    left: (count) => `En réserve ensuite : ${agents(count)}.`,
    canMark: (city, mission) => `Vous pourrez alors marquer ${city} sur ${mission}.`,
    canComplete: (mission, worth) => `Vous pourrez alors accomplir ${mission} : ${points(worth)}.`,
    completes: (mission, worth) => `Accomplit ${mission} : ${points(worth)}.`,
    flag: (number) => `Fanion ${number} sur la carte`,
  },
  zoom: {
    keys: '+ et − agrandissent ou réduisent la carte, les flèches la déplacent, 0 la montre en entier.',
    reset: 'Voir toute la carte',
  },

  score: {
    missions: 'Missions',
    missionPoints: 'Points',
    marks: 'Marques',
    total: 'Total',
  },

  log: {
    startChosen: (who, mission, city) =>
      `${person(who, { you: 'Votre départ :', other: '# : départ' })} ${city}, mission ${mission}.`,
    extraTurn: (who) => `${person(who, { you: 'Vous rejouez', other: '# rejoue' })} : tour supplémentaire.`,
    lastTurn: (who) => `Dernier tour pour ${person(who, { you: 'vous', other: '#' })}.`,
    accepted: (who, mission, planning) =>
      `${person(who, { you: 'Vous acceptez', other: '# accepte' })} ${mission}${planning === 0 ? '' : `, planification : ${agents(planning)}`}.`,
    revealed: (mission, worth) => `Nouvelle mission : ${mission}, ${points(worth)}.`,
    travelled: (who, from, to) => `${person(who, { you: 'Vous voyagez', other: '# voyage' })} : ${from} – ${to}.`,
    connected: (who, from, to, count) =>
      `${person(who, { you: 'Vous reliez', other: '# relie' })} ${from} – ${to} avec ${agents(count)}.`,
    recalled: (who, space, count) =>
      `${person(who, { you: 'Vous récupérez', other: '# récupère' })} ${agents(count)} : ${space}.`,
    marked: (who, city, mission) =>
      `${person(who, { you: 'Vous marquez', other: '# marque' })} ${city} sur ${mission}.`,
    unmarked: (who, city, mission) =>
      `${person(who, { you: 'Vous récupérez', other: '# récupère' })} une marque : ${city} sur ${mission}.`,
    completed: (who, mission, worth) =>
      `${person(who, { you: 'Vous accomplissez', other: '# accomplit' })} ${mission} : ${points(worth)}.`,
    discarded: (who, mission) => `${person(who, { you: 'Vous défaussez', other: '# défausse' })} ${mission}.`,
    discardedWithAgents: (who, mission, count) =>
      `${person(who, { you: 'Vous défaussez', other: '# défausse' })} ${mission} et ${person(who, { you: 'récupérez', other: 'récupère' })} ${agents(count)}.`,
    lastTurns: (who) =>
      `${person(who, { you: 'Vous avez', other: '# a' })} accompli assez de missions : un dernier tour pour tous les autres.`,
    ended: (who) => `Dossier classé. ${person(who, { you: 'Vous gagnez', other: 'Victoire : #' })}.`,
  },

  refusals: {
    'match-over': 'La partie est terminée.',
    'not-your-turn': 'Ce n’est pas votre tour.',
    'draft-first': 'Choisissez d’abord une mission de départ.',
    'no-draft': 'Les missions de départ ne se choisissent qu’avant le premier tour.',
    'card-not-open': 'Cette mission de départ n’est pas proposée.',
    'turn-used': 'Votre action est déjà faite. Marquez, récupérez des agents ou terminez le tour.',
    'nothing-done': 'Avant de terminer le tour, acceptez, reliez ou voyagez.',
    'mission-limit': 'Vous avez déjà toutes les missions permises. Accomplissez-en une ou défaussez-en une.',
    'planning-too-dear':
      'Pas assez d’agents en réserve pour la planification. Récupérez-en ou prenez une mission plus ancienne.',
    'empty-place': 'Il n’y a pas de mission à cet emplacement.',
    'accept-after-travel': 'Après un voyage, vous ne pouvez plus accepter de mission ce tour-ci.',
    'spy-elsewhere': 'Vous ne pouvez relier qu’à partir de la ville de votre espion.',
    'already-connected': 'Cette ville est déjà dans votre réseau : il suffit d’y voyager.',
    'connection-too-dear': 'Pas assez d’agents en réserve pour cette connexion. Récupérez-en d’abord.',
    'already-there': 'Votre espion y est déjà.',
    'outside-network': 'Cette ville n’est pas dans votre réseau.',
    'travelled-already': 'Votre espion a déjà voyagé ce tour-ci.',
    'no-agents-there': 'Vous n’y avez pas d’agents.',
    'breaks-coherence': 'Vos autres agents seraient coupés de l’espion. Commencez par le bout le plus éloigné.',
    'not-your-mission': 'Vous n’avez pas cette mission.',
    'not-marked': 'Cette ville n’est pas marquée.',
    'marked-this-turn': 'Une marque posée ce tour-ci reste jusqu’au suivant.',
    'mark-too-early': 'D’abord accepter, relier ou voyager ; ensuite marquer.',
    'city-not-shown': 'La ville de votre espion n’est pas sur cette mission.',
    'already-marked': 'Cette ville est déjà marquée.',
    'supply-empty': 'Plus d’agent en réserve. Récupérez-en un d’abord.',
  },
  refused: 'Ce coup n’est pas possible maintenant.',

  why: {
    completes: (points) => `Mission accomplie : ${plural('fr', points, { one: '# point', other: '# points' })}.`,
    marks: (rest) => `La mission avance. Encore ${plural('fr', rest, { one: '# ville', other: '# villes' })}.`,
    accepts: (points, cities) =>
      `${plural('fr', points, { one: '# point', other: '# points' })} pour ${plural('fr', cities, { one: '# ville', other: '# villes' })}.`,
    acceptsOnWay: (points, cities) =>
      `${plural('fr', points, { one: '# point', other: '# points' })} pour ${plural('fr', cities, { one: '# ville', other: '# villes' })}, et la mission est sur votre chemin.`,
    travels: (mission) => `La mission ${mission} y mène.`,
    connects: (mission) => `C’est sur le chemin pour la mission ${mission}.`,
    closer: (city) => `Cela vous rapproche de votre but : ${city}.`,
    recalls: 'Vous avez besoin de ces agents ailleurs.',
    unmarks: 'Vous avez besoin de cet agent ailleurs.',
    discards: 'Cette mission ne vaut plus les tours qu’elle demande, et vous récupérez ses agents.',
    holds: 'Accomplir une mission maintenant terminerait la partie trop tôt pour vous.',
    ends: 'Il n’y a plus rien à gagner ce tour-ci.',
  },
  endings: {
    points: 'Décision aux points.',
    exhaustion: 'Il reste trop peu de missions pour en accomplir assez : décision aux points.',
  },
  decided: {
    points: {
      won: ({ points }) => `Votre réseau vaut le plus : ${points}.`,
      lost: ({ winner, points }) => `${winner} a le meilleur réseau : ${points}.`,
      seen: ({ winner, points }) => `${winner} a le meilleur réseau : ${points}.`,
    },
    tie: {
      won: ({ points }) => `Égalité à ${points} : vous jouez plus tard, vous gagnez.`,
      lost: ({ winner, points }) => `Égalité à ${points} : ${winner} joue plus tard et gagne.`,
      seen: ({ winner, points }) => `Égalité à ${points} : ${winner} joue plus tard et gagne.`,
    },
    exhaustion: {
      won: ({ points }) => `Plus assez de missions, et vous menez : ${points}.`,
      lost: ({ winner, points }) => `Plus assez de missions, et ${winner} mène : ${points}.`,
      seen: ({ winner, points }) => `Plus assez de missions, et ${winner} mène : ${points}.`,
    },
  },
  ended: 'La partie est terminée.',

  choices: {
    board: {
      label: 'Plateau',
      light: 'Vol de jour',
      aboutLight: 'La face claire : la planification coûte 0, 1, 2 ou 2 agents.',
      dark: 'Vol de nuit',
      aboutDark:
        'La face sombre : la planification coûte 1, 2, 3 ou 3 agents, mais rien si vous n’avez aucune mission en cours.',
    },
    start: {
      label: 'Missions de départ',
      dealt: 'Distribuées',
      aboutDealt: 'Chacun en reçoit une au hasard : idéal pour une première partie.',
      draft: 'Choisies',
      aboutDraft: 'Elles sont visibles ; le dernier dans l’ordre du tour choisit en premier.',
    },
    agents: {
      label: 'Agents',
      all: '15 chacun',
      aboutAll: 'Comme dans les règles.',
      fewer: '14 chacun',
      aboutFewer: 'Plus serré : pour ceux qui connaissent déjà le jeu.',
      handicap: (seat) => `14 à la place ${seat}, 15 ailleurs`,
      aboutHandicap: (seat) =>
        `La place ${seat} connaît le jeu, les autres le découvrent. L’ordre de jeu est alors celui de la liste.`,
    },
  },
};

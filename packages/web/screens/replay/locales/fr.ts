import { person, plural } from '@safehouse/ui';
import { type SideName, sideForm } from '../side-form.ts';
import type { ReplayTranslations } from './en.ts';

const moveCount = (count: number) => plural('fr', count, { one: '# coup', many: '# coups', other: '# coups' });
const sideLabel = (who: SideName) => sideForm(who, { you: 'Vous', team: 'Votre équipe', other: '#' });

export const translations: ReplayTranslations = {
  title: 'Revoir une partie',
  about:
    'Parcourez une partie terminée depuis n’importe quelle place, voyez où elle a basculé et essayez une autre variante.',
  mine: 'Mes parties terminées',
  mineNone: 'Aucune partie terminée pour l’instant. Jouez-en une, elle vous attendra ici.',
  here: 'dans ce navigateur',
  file: 'Un fichier de partie',
  fileAbout:
    'Déposez ici une partie enregistrée, choisissez un fichier ou collez son texte. Il reste dans votre navigateur.',
  choose: 'Choisir un fichier',
  paste: 'Le texte de la partie',
  open: 'Ouvrir la partie',
  faultTitle: 'Cette partie ne peut pas être rejouée.',
  faultMove: (move) => `Le problème se trouve au coup ${move} : il n’est pas permis à cet endroit.`,
  faultGame: (game) => `Aucun jeu ne s’appelle ${game} ici.`,
  faultRules: (version) => `Les règles de cette partie (version ${version}) ne sont pas disponibles ici.`,
  running: 'Cette partie est encore en cours. Ses cartes restent cachées jusqu’à la fin.',
  missing: 'Cette partie ne se trouve pas ici.',
  back: 'En choisir une autre',
  board: 'La table, telle qu’elle était',
  controls: 'Lecture',
  first: 'Au début',
  previous: 'Un coup en arrière',
  next: 'Un coup en avant',
  last: 'À la fin',
  play: 'Lecture',
  pause: 'Pause',
  speed: 'Vitesse',
  slider: 'Position dans la partie',
  position: (at, all) => `Coup ${at} sur ${all}`,
  start: 'Début',
  round: (n) => `Manche ${n}`,
  mission: (n) => `Mission ${n} résolue`,
  turn: (name) => `À ${name} de jouer`,
  view: 'Vue et vitesse',
  chapter: 'Aller à',
  eyes: 'Point de vue',
  spectator: 'Spectateur',
  all: 'Tout visible',
  log: 'Ce qui s’est passé',
  share: 'Copier un lien vers cette position',
  copied: 'Copié.',
  download: 'Télécharger la partie',
  downloadRemembered: 'Télécharger ce que ce navigateur a noté',
  analysis: 'Analyse',
  analyse: 'Analyser cette partie',
  analyseAbout: 'Le meilleur bot examine chaque coup, dans ce navigateur. Cela prend quelques secondes.',
  working: 'Le bot examine chaque coup…',
  failed: 'L’analyse n’a pas abouti.',
  graph: (name) => `Les chances de victoire de chaque camp, du premier coup au dernier. ${name}`,
  chances: (who, share) => `${sideLabel(who)} : ${share}`,
  verdict: (who, luck, play) => `${sideLabel(who)} : ${luck} par les cartes, ${play} par le jeu.`,
  verdictAbout:
    'À partir d’un début à égalité. Cartes : la donne, les pioches et ce qui était caché. Jeu : ce qui s’est décidé à la table.',
  cost: (who, cost) => {
    const decisions = sideForm(who, {
      you: 'Par rapport au bot, vos décisions',
      team: 'Par rapport au bot, les décisions de votre équipe',
      other: '# : par rapport au bot, ses décisions',
    });
    return `${decisions} ont coûté ${cost} en tout.`;
  },
  moments: 'Où tout a basculé',
  momentsNone: 'Aucun coup n’a décidé à lui seul.',
  mistake: (at, who, cost) => {
    const mistake = sideForm(who, {
      you: ' : erreur de votre part',
      team: ' : erreur de votre équipe',
      other: ', # : erreur',
    });
    return `Coup ${at}${mistake}, ${cost}`;
  },
  luck: (at, who, gain) => {
    const luck = sideForm(who, {
      you: ' : chance pour vous',
      team: ' : chance pour votre équipe',
      other: ', # : chance',
    });
    return `Coup ${at}${luck}, ${gain}`;
  },
  decisions: (count) => `Toutes les décisions : ${moveCount(count)}`,
  played: (who, move) => `${person(who, { you: 'Vous avez joué', other: '# a joué' })} : ${move}`,
  asBot: 'Le bot aurait joué la même chose.',
  botWould: (move, cost) => `Le bot : ${move}. Différence : ${cost}.`,
  asGood: (move) => `Le bot : ${move}. Cela revient au même.`,
  nowBest: (who, move, share) => {
    const beginning = person(who, { you: 'Ici, à votre place, le bot jouerait', other: 'Ici, le bot jouerait pour #' });
    return `${beginning} : ${move} (${share}).`;
  },
  tryLine: 'Essayer une autre variante',
  tryAbout:
    'Prenez une place dans cette position et continuez contre des bots. La partie elle-même reste telle qu’elle était.',
  trySeat: 'Jouer à la place de',
  tryLevel: 'Adversaire',
  tryGo: 'Continuer à partir d’ici',
  fair: 'Donne équitable',
  fairCheck: 'Vérifier la donne',
  fairYes: 'Vert : la donne est bien celle promise.',
  fairYesAbout: {
    table:
      'Avant que votre navigateur n’envoie sa graine, le serveur avait fixé la sienne et montré son empreinte. Votre navigateur a noté les deux. L’empreinte correspond maintenant à la graine du serveur, votre graine est bien à votre place, la donne découle de toutes les graines, et tous les coups concordent. Le serveur n’a pu choisir ces cartes qu’en s’entendant avec un autre joueur, ou pour un joueur dont le programme ne vérifie rien.',
    seek: 'Avant que votre navigateur n’envoie sa graine, le serveur en avait fixé une pour vous et montré son empreinte. Votre navigateur a noté les deux. L’empreinte correspond, votre graine est bien à votre place, la donne découle de toutes les graines, et tous les coups concordent. Une seconde graine du serveur est fixée pour l’adversaire, dont le navigateur la vérifie. Le serveur n’a pu choisir ces cartes qu’en s’entendant avec votre adversaire, ou si son programme ne vérifie rien.',
    pair: 'L’empreinte montrée à votre navigateur avant que vous ne preniez place correspond à la graine du serveur, la donne découle de cette graine et de celle de l’hôte, et tous les coups concordent. À deux tables avec une même donne, seul l’hôte ajoute une graine. Aux autres, cela montre que la donne n’a pas été changée, mais pas que personne ne l’a choisie.',
    challenge:
      'L’empreinte montrée à votre navigateur avant que vous ne jouiez correspond à la graine du serveur, la donne en découle, et tous les coups concordent. La donne était donc fixée avant que vous ne jouiez, et elle est la même pour tout le monde. Cela ne peut pas montrer que le serveur l’a tirée au hasard : aucun joueur n’ajoute de graine à une telle donne.',
  },
  fairSameCards:
    'La relecture montre les cartes de cette donne. Si vous avez joué avec d’autres, ce n’est pas l’enregistrement de votre partie.',
  fairRecord: 'La partie enregistrée est cohérente. On ne peut rien vérifier de plus ici.',
  fairRecordAbout:
    'Les graines enregistrées donnent bien cette donne, et tous les coups concordent. Mais ce navigateur n’a rien noté avant la partie, peut-être parce qu’elle a été jouée sur un autre appareil ou par quelqu’un d’autre. Il ne peut donc pas dire si le serveur a fixé sa graine avant de connaître celles des joueurs.',
  fairNo: 'Rouge : cette donne n’est pas celle qui était promise.',
  fairWhy: {
    'wrong-commitment': 'La graine montrée après la partie ne correspond pas à l’empreinte montrée avant.',
    'wrong-seed': 'Les cartes ont été mélangées avec une autre graine que celle formée par toutes les parts.',
    'moves-do-not-fit': 'Avec la graine promise, les coups de cette partie ne peuvent pas être joués.',
    'other-decks': 'Les cartes de cette partie ne sont pas dans l’ordre que donne la graine promise.',
    'other-result': 'Rejouée avec la graine promise, la partie se termine autrement.',
    'other-match': 'La partie enregistrée n’est pas celle que ce navigateur a notée.',
    'other-commitment': 'La graine du serveur ne correspond pas à l’empreinte montrée à ce navigateur avant la partie.',
    'own-seed-missing': 'La graine envoyée par ce navigateur n’est pas à votre place dans cette donne.',
    'unknown-seeds': 'Cette donne contient une graine qu’aucun joueur de cette table n’a ajoutée.',
    'no-fairness':
      'La partie enregistrée ne montre pas les graines : l’empreinte notée par ce navigateur ne peut pas être vérifiée.',
  },
  fairHere: 'Cette donne a été faite dans votre propre navigateur.',
  fairHereAbout:
    'Aucun serveur n’y a pris part, il n’y a donc personne à vérifier : votre navigateur a tiré la graine, et les bots n’ont vu que leur place.',
  fairLine: 'Cette partie en prolonge une autre, avec les mêmes cartes.',
  fairNone: 'Cette partie ne dit pas comment elle a été distribuée : il n’y a rien à vérifier.',
  details: 'Détails',
  commitment: 'Empreinte (SHA-256 de la graine du serveur)',
  serverSeed: 'Graine du serveur',
  chairSeeds: 'Graines des joueurs, dans l’ordre des places',
  noSeed: 'aucune (un bot)',
  seed: 'Graine de la donne',
  order: 'Places, dans l’ordre',
  faults: {
    'bad-json': 'Le fichier est illisible : ce n’est pas du JSON.',
    'bad-header': 'Le problème se trouve dans l’en-tête, avant les coups.',
    'bad-deck': 'Le problème se trouve dans les cartes : elles ne forment pas une donne de ce jeu.',
    'illegal-move': 'Un des coups n’est pas permis.',
  },
};

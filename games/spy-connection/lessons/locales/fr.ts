import type { LessonTranslations } from './en.ts';

export const translations: LessonTranslations = {
  basics: {
    title: 'Les bases',
    about: 'Relier des villes, les visiter, accomplir des missions : deux d’entre elles, du premier agent au dernier.',
    texts: {
      welcome:
        'Douze villes, et entre elles des connexions faites de cases. Vous menez un espion et 15 agents. Les agents sécurisent les connexions, l’espion y voyage.',
      start:
        'Votre mission de départ montre quatre villes. Votre espion est dans la première, Madrid, et un agent la marque déjà sur la carte. Marquez les quatre, et la mission est accomplie.',
      turn: 'À votre tour, vous faites exactement une chose : accepter une mission, relier une ville ou voyager.',
      accept:
        'Quatre missions sont disponibles. La plus ancienne est gratuite : Paris et Madrid, et vous êtes à Madrid. Choisissez-la et acceptez-la.',
      acceptOther: 'Cela viendra. Acceptez d’abord la mission la plus ancienne, Paris et Madrid : elle ne coûte rien.',
      mark: 'En fin de tour, vous pouvez marquer la ville où se trouve votre espion. Cela coûte un agent de la réserve. Marquez Madrid.',
      markOther: 'Marquez d’abord Madrid sur la nouvelle mission : choisissez sa carte, puis appuyez sur « Marquer ».',
      end: 'Voilà un tour. Terminez-le.',
      endOther: 'Tout est fait pour ce tour. Appuyez sur « Terminer le tour ».',
      connect:
        'Petra a relié Rome et Monaco. À vous de relier Madrid à Paris : un agent par case, trois en tout. Choisissez Paris sur le plateau ou dans la liste, puis confirmez.',
      connectOther: 'Il vous faut Paris pour votre mission. Reliez Madrid à Paris.',
      complete: 'Votre espion est allé aussitôt à Paris. Marquez cette ville sur votre mission.',
      completeOther: 'Paris manque encore à votre mission. Marquez-la.',
      completed:
        'Les deux villes sont marquées : 2 points, et les deux agents de la carte reviennent en réserve. La flèche ronde de la carte donne un tour supplémentaire.',
      extra: 'Terminez ce tour. Le prochain est encore à vous.',
      plan: 'Plus une mission est récente, plus sa planification demande d’agents. Acceptez Paris et Rome, au deuxième emplacement : un agent, jusqu’à ce qu’elle soit accomplie.',
      planOther: 'Regardez la deuxième carte : Paris et Rome. Vous êtes déjà à Paris.',
      planMark: 'Et vous êtes justement à Paris : marquez-la tout de suite. Désormais, je termine vos tours pour vous.',
      crowded:
        'Petra est venue de Monaco à Paris. Une connexion peut servir à tous, mais là où un autre a des agents, il vous en faut deux par case.',
      pay: 'Reliez quand même Paris à Monaco : deux cases à deux agents, quatre en tout.',
      payOther: 'Rome est derrière Monaco, et votre mission de départ veut aussi Monaco. Allez-y.',
      monaco: 'Monaco est sur votre mission de départ. Marquez-la.',
      short:
        'Rome coûterait encore quatre agents, et vous n’en avez plus que quatre : il n’en resterait aucun pour marquer. Mais qui a encore besoin de la connexion avec Madrid ?',
      recall:
        'À votre tour, vous pouvez récupérer des agents à tout moment. Les autres doivent rester reliés à votre espion : commencez donc par le bout, la case voisine de Madrid. Je récupère les deux autres.',
      recallOther: 'Récupérez d’abord l’agent le plus proche de Madrid.',
      rome: 'Sept agents : cela suffit. Récupérer n’est pas une action, votre tour est encore devant vous. Reliez Monaco à Rome.',
      romeMark: 'Rome ! Marquez-la d’abord sur la mission avec Paris : ses agents reviendront.',
      romeMarkOther: 'D’abord la mission Paris et Rome : elle sera accomplie, et trois agents reviendront.',
      romeStart:
        'Accomplie : 3 points et encore un tour supplémentaire. Rome est aussi sur votre mission de départ. Marquez-la là aussi.',
      travel:
        'Votre réseau remonte jusqu’à Paris. Y voyager ne coûte rien, aussi loin que vous voulez. Voyagez jusqu’à Paris.',
      travelOther: 'Cette fois, voyagez d’abord : jusqu’à Paris, par vos propres connexions.',
      onward: 'Après un voyage, vous pouvez encore relier dans le même tour. Continuez vers Londres : deux agents.',
      dropped:
        'Petra a changé de plan : elle s’est défaussée d’une mission et a récupéré une marque. Les deux sont permis pendant son propre tour. Les agents affectés à la planification ne reviennent qu’avec la carte entière.',
      finish:
        'Celui qui a accompli sept missions met fin à la partie : tous les autres ont un dernier tour. On compte alors les points, plus 1 par ville marquée sur les missions inachevées.',
      bye: 'C’est tout. Déployez votre réseau devant vous, et repliez-le derrière vous.',
    },
  },
  'last-turns': {
    title: 'Les derniers tours',
    about: 'Quelqu’un accomplit une septième mission : un tour pour les autres, puis on compte les points.',
    texts: {
      welcome:
        'La partie touche à sa fin. Petra a accompli six missions, vous cinq. Mais vous avez 20 points, et elle 19.',
      seventh:
        'Avec Paris, Petra a accompli sa septième mission. La fin approche. Mais elle joue d’abord le tour supplémentaire que lui donne la flèche ronde.',
      london:
        'Maintenant, tous les autres ont un dernier tour : le vôtre. Petra mène 21 à 20. Londres est sur deux de vos missions. Reliez Berlin à Londres.',
      londonOther: 'C’est votre dernier tour, et deux de vos missions veulent Londres. Allez-y.',
      recall:
        'Il ne reste aucun agent pour marquer. Mais vous n’aurez plus besoin de votre réseau : récupérez les deux agents près de Varsovie, sur la route de Belgrade.',
      recallOther: 'Il vous faut des agents pour marquer. Récupérez les deux près de Varsovie.',
      mark: 'Chaque ville marquée compte 1 point, même sur les missions qui restent inachevées. Marquez Londres sur la mission avec Paris.',
      markOther: 'D’abord sur la mission avec Paris.',
      markMore: 'Et sur celle avec Madrid.',
      end: 'Vous ne pouvez rien faire de plus. Terminez votre tour, et la partie avec lui.',
      endOther: 'Laissez tout en place et appuyez sur « Terminer le tour ».',
      score:
        '22 à 21 : vous gagnez, avec cinq missions contre sept. Ce sont les points qui décident, pas le nombre de missions.',
      bye: 'À égalité de points, le joueur placé le plus loin dans l’ordre du tour gagne. Et quand il reste trop peu de missions pour que quelqu’un arrive à sept, on compte aussitôt les points.',
    },
  },
  dark: {
    title: 'Vol de nuit',
    about:
      'À trois dans la nuit : choisissez votre départ, payez plus cher la planification, et apprenez quand elle est gratuite.',
    texts: {
      welcome:
        'L’autre face du plateau est plus sombre à tous égards : planifier coûte plus cher. Et vous êtes trois sur les connexions : Marlow, Petra et vous.',
      draft:
        'Les joueurs aguerris choisissent leur mission de départ. Le dernier à jouer choisit le premier, et aujourd’hui c’est vous.',
      choose: 'Prenez celle qui part de Londres.',
      chooseOther: 'Toutes iraient, mais cette leçon part de Londres.',
      cost: 'Petra a choisi Rome, et il restait Helsinki pour Marlow, qui commence. Regardez les points : planifier coûte ici 1, 2, 3 et 3 agents.',
      discard:
        'Varsovie, Helsinki, Belgrade : votre mission de départ est bien loin. S’en défausser ne coûte pas d’action. Et dans un vol de nuit, cela a du charme, vous verrez. Défaussez-la.',
      discardOther: 'Défaussez d’abord votre mission de départ. C’est dans la liste de ce que vous pouvez faire.',
      free: 'Si vous n’avez aucune mission inachevée, la planification est gratuite, où que soit la carte. La plus récente montre Londres, Paris, Monaco et Rome. Acceptez-la, sans frais !',
      freeOther: 'Regardez la carte la plus récente, la dernière : quatre villes voisines, et gratuites.',
      mark: 'Vous êtes à Londres. Marquez-la.',
      end: 'Terminez le tour.',
      paris: 'Marlow est à Berlin, Petra à Paris. Reliez Londres à Paris.',
      parisMark: 'Marquez Paris.',
      crowd:
        'Entre Paris et Berlin, on se bouscule : Marlow a un agent par case, Petra a donc dû en mettre deux. Il vous en faudrait deux aussi : jamais plus, quel que soit le nombre des autres.',
      south: 'Votre route va au sud. Petra y a des agents : deux par case, donc. Reliez Paris à Monaco.',
      southOther: 'Votre mission veut Monaco et Rome. Allez au sud.',
      tie: 'L’ordre du tour compte tout à la fin : à égalité de points, le joueur placé le plus loin dans l’ordre du tour gagne.',
      bye: 'Bonne nuit, et bon vol.',
    },
  },
};

import type { GuideTexts } from './en.ts';

export const texts: GuideTexts = {
  goal: {
    title: 'Le but du jeu',
    text: 'Vous êtes des espions à la tête d’une poignée d’agents. Tissez un réseau d’agents entre les villes d’Europe, voyagez-y et **accomplissez des missions** en visitant les villes de leurs cartes. Les agents manquent toujours : on replie le réseau derrière soi pour le déployer devant.',
    end: 'Quand quelqu’un a accompli **7 missions**, les derniers tours commencent. **Celui qui a le plus de points l’emporte.**',
  },
  setup: {
    title: 'Matériel et mise en place',
    spy: 'Espion',
    spyText: 'Votre figurine. Elle est toujours dans une ville, où il y a de la place pour tous les espions.',
    agent: 'Agent',
    agentKind: '15 par joueur',
    agentText:
      'Se pose sur les cases entre les villes et sur vos missions, jamais dans une ville. Une case peut accueillir les agents de tous.',
    mission: 'Mission',
    missionKind: '43 missions, 5 missions de départ',
    missionText:
      'Montre les villes à visiter et ses points. La flèche ronde donne un tour supplémentaire ; les pastilles sont les agents affectés à sa planification.',
    steps: [
      'Chacun reçoit un espion et **15 agents** : c’est sa réserve.',
      'Quatre missions sont visibles à côté du plateau, de la plus ancienne à la plus récente.',
      'Chacun reçoit une **mission de départ**. Posez un agent sur sa ville surlignée et votre espion dans cette ville sur le plateau.',
    ],
    notes: [
      'Nous ne connaissons qu’en partie le plateau et les cartes imprimés. Le plateau, les missions et leurs points sont notre reconstitution. Si vous avez la boîte, vous pouvez les saisir comme édition.',
      'Le sort décide qui commence, ou celui qui ouvre la table.',
      'Laquelle des quatre premières missions est la plus ancienne, les règles imprimées ne le disent pas. Nous les disposons dans l’ordre de la pioche.',
    ],
  },
  turn: {
    title: 'Votre tour',
    text: 'Faites **exactement une** de ces trois choses. L’une d’elles est toujours possible.',
    actions: [
      '**A. Accepter une mission.** Prenez l’une des quatre. Jamais plus de 3 missions inachevées à la fois. Plus elle est récente, plus il faut d’agents pour la planifier : **0, 1, 2 ou 2** de votre réserve, de la plus ancienne à la plus récente. Ils y restent jusqu’à ce qu’elle soit accomplie ou défaussée. Les autres avancent et une nouvelle arrive.',
      '**B. Relier une ville.** Vous pouvez d’abord déplacer votre espion dans n’importe quelle ville de votre réseau. Reliez-la ensuite à une ville voisine qui n’en fait pas partie : **1 agent par case, 2 là où un autre joueur a des agents**, aucun là où vous en avez déjà. Votre espion s’y rend aussitôt.',
      '**C. Voyager.** Déplacez votre espion dans une autre ville de votre réseau, sans rien relier.',
    ],
    network:
      'Votre **réseau**, ce sont toutes les villes que votre espion peut atteindre par des connexions dont chaque case porte vos agents.',
    notes: [
      'La mission de départ compte parmi les trois.',
      'Quand la pioche des missions est vide, rien n’est remélangé : le choix se réduit.',
    ],
  },
  example: {
    title: 'combien coûte une connexion ?',
    about: 'Appuyez sur une case pour changer qui s’y trouve. Vos agents sont les ronds.',
    spaces: 'Cases',
    space: (n) => `Case ${n}`,
    empty: 'vide',
    other: 'un agent adverse',
    own: 'votre agent',
    cost: (from, to, sum, agents) => `${from} – ${to} : ${sum}. Il vous faut ${agents}.`,
    free: (from, to) => `${from} – ${to} est déjà dans votre réseau : votre espion peut y voyager.`,
  },
  back: {
    title: 'À tout moment de votre tour',
    list: [
      '**Récupérez des agents** d’une case ; là où vous en avez deux, les deux. Vos agents et votre espion doivent rester reliés : commencez par le bout.',
      '**Récupérez une marque** d’une mission inachevée. Les agents affectés à sa planification restent.',
      '**Défaussez une mission inachevée.** Tous ses agents reviennent dans votre réserve et la carte quitte la partie.',
    ],
    notes: ['On ne peut pas récupérer une marque pendant le tour où on l’a posée.'],
  },
  marks: {
    title: 'Fin de votre tour',
    text: 'Regardez la ville où se trouve votre espion. Sur chacune de vos missions inachevées qui la montre, vous pouvez poser un agent de votre réserve : la ville est **marquée**. Les villes seulement traversées ne comptent pas.',
    done: 'Quand toutes ses villes sont marquées, la mission est **accomplie**. Tous ses agents reviennent aussitôt dans votre réserve et peuvent resservir tout de suite. Si elle montre la flèche ronde, vous jouez **un tour supplémentaire**.',
    notes: [
      'Le résumé du livret français se lit comme si l’on devait marquer ; son chapitre sur la fin de tour dit que l’on peut. Ici, on peut.',
      'Les tours supplémentaires doivent être joués, même si l’on préférerait s’en passer.',
    ],
  },
  end: {
    title: 'Fin de la partie',
    text: 'Quand quelqu’un a accompli 7 missions, il finit son tour et ses tours supplémentaires. Puis **chacun des autres joue un dernier tour**.',
    score:
      'Comptez les points de vos missions accomplies et **1 point par ville marquée** sur les inachevées. À égalité, le joueur placé le plus loin dans l’ordre du tour l’emporte.',
    notes: [
      'Le livret français dit à la fin que chaque joueur a un dernier tour, mais dans son résumé que ce sont les autres, comme les livrets slovaque et allemand. Ici, ce sont les autres.',
      'La mission de départ compte parmi les sept.',
      'Les tours supplémentaires gagnés dans un dernier tour sont joués.',
      'Si les missions s’épuisent et que personne ne peut plus en atteindre 7, la partie s’arrête aussitôt et on compte.',
    ],
  },
  variants: {
    title: 'Pour les parties suivantes',
    list: [
      '**Choisir sa mission de départ :** on en révèle autant que de joueurs. Le dernier dans l’ordre du tour choisit d’abord, le premier joueur reçoit celle qui reste.',
      '**14 agents** rendent la partie plus serrée. Les nouveaux peuvent en garder 15.',
      '**La face sombre du plateau :** la planification coûte **1, 2, 3 ou 3** agents, mais rien si vous n’avez aucune mission inachevée en l’acceptant.',
    ],
    notes: ['La face sombre se joue toujours avec 15 agents : le livret français l’exige, le slovaque le conseille.'],
  },
};

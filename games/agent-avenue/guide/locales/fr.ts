import { plural } from '@safehouse/ui';
import type { GuideTexts } from './en.ts';

export const texts: GuideTexts = {
  goal: {
    title: 'Le but du jeu',
    text: 'Deux espions habitent la même rue. À chaque tour, l’un pose deux voisins comme agents, **l’un face visible, l’autre face cachée**. L’adversaire en prend un, celui qui reste revient au joueur actif, et les deux pions se déplacent.',
    ways: [
      '**Attrapez le pion adverse** et vous gagnez.',
      '**Trois Cryptologues** devant vous : vous gagnez.',
      '**Trois Risque-tout** devant vous : vous perdez.',
    ],
  },
  setup: {
    title: 'Matériel et mise en place',
    parts: [
      'Une **rue** de 14 maisons en boucle. Avancer, c’est aller dans le sens des aiguilles d’une montre, vers les numéros plus élevés.',
      'Deux **pions**. Ils partent de chez eux, face à face : la maison 1 et la maison 8.',
      '38 **cartes Agent**. Mélangez-les et donnez-en 4 à chacun ; le reste forme la pioche.',
      '15 **cartes du marché noir**, pour le jeu avancé seulement.',
    ],
    notes: [
      'D’après les règles imprimées, c’est au dernier à avoir vu un film d’espionnage de commencer. Ici, c’est tiré au sort, ou choisi par celui qui ouvre la table.',
      'Le texte imprimé ne dit pas combien la rue compte de maisons. Les 14 maisons d’ici sont notre reconstitution.',
    ],
  },
  turn: {
    title: 'Votre tour',
    steps: [
      '**Poser :** posez au milieu deux cartes de votre main, une face visible et une face cachée. Elles doivent montrer des agents différents, sauf si toute votre main montre le même. Complétez ensuite votre main à 4 cartes.',
      '**Recruter :** votre adversaire prend l’une des deux cartes, vous recevez l’autre. Toutes deux sont posées face visible.',
      '**Se déplacer :** chacun lit un symbole sur la carte qu’il vient de recruter : le premier si c’est sa première carte de cet agent, le deuxième à la deuxième, le troisième à partir de la troisième. Plus : on avance ; moins : on recule. Les deux pions se déplacent en même temps.',
      '**Vérifier** si la partie est finie. Sinon, c’est à votre adversaire de jouer.',
    ],
    swap: '**Échanger :** avant de poser vos deux cartes, vous pouvez mettre une carte de votre main de côté, face cachée, et en piocher une autre. **Quatre fois par partie**, même plusieurs fois dans un tour, tant que la pioche n’est pas vide. La carte sort du jeu.',
    notes: [
      'Un échange fait toujours piocher exactement une carte, même si vous en avez plus de quatre.',
      'Les cartes échangées restent secrètes jusqu’à la fin. Vous pouvez regarder les vôtres.',
    ],
  },
  example: {
    title: 'recrutez des agents et suivez votre pion',
    about:
      'Dans une vraie partie, on ne choisit pas librement et l’autre pion se déplace aussi. Ici, il attend chez lui, 7 maisons plus loin.',
    agents: 'Agents',
    start: (house) => `Vous partez de la maison ${house}.`,
    recruited: (agent, copy, icon) => `${agent}, carte ${copy} : ${icon}.`,
    standing: (house) => `Vous êtes à la maison ${house}.`,
    caught: 'Vous avez attrapé l’autre pion : gagné !',
    wasCaught: 'Vous avez reculé jusqu’à l’autre pion : vous êtes pris.',
    won: 'Trois Cryptologues : gagné !',
    lost: 'Trois Risque-tout : perdu.',
    again: 'Recommencer',
  },
  agents: {
    title: 'Les agents',
    text: 'Chaque agent a trois symboles, pour votre première, deuxième et troisième carte. Une étoile fait gagner la partie, une croix la fait perdre. L’Acolyte et la Taupe n’existent qu’une fois.',
    copies: (n) => plural('fr', n, { one: '# carte', other: '# cartes' }),
  },
  end: {
    title: 'Fin de la partie',
    text: 'On ne gagne ou ne perd qu’**à la fin d’un tour**, quand les deux pions se sont déplacés.',
    list: [
      '**Capture :** un pion qui rejoint ou dépasse l’autre l’a attrapé, de même si l’autre recule jusqu’à lui ou derrière lui. Comme vous partez à 7 maisons l’un de l’autre, il vous faut 7 pas de plus que l’adversaire. Dépasser un pion qui reprend de l’avance dans le même tour n’est pas une capture.',
      '**Trois Cryptologues** gagnent, **trois Risque-tout** perdent. Les suivants n’y changent rien.',
      '**Les deux à la fois ?** Si les deux joueurs gagnaient, ou perdaient, c’est celui dont c’est le tour qui gagne. De même pour un joueur qui gagnerait et perdrait à la fois.',
      '**Plus de cartes :** si la pioche est vide et que le joueur suivant ne peut pas poser deux cartes, celui qui a le plus avancé gagne ; à égalité, celui dont c’était le tour.',
    ],
  },
  market: {
    title: 'Jeu avancé : le marché noir',
    text: 'Les maisons 3, 6, 10 et 13 sont des marchés noirs, et trois cartes du marché sont visibles à côté de la rue. Si votre pion **se déplace et s’arrête exactement sur un marché**, en avançant ou en reculant, vous devez prendre l’une des trois. Elle est aussitôt remplacée. Passer devant ou rester sur place ne rapporte rien.',
    list: [
      '**Immédiat :** la carte agit une fois, puis elle est défaussée. Si elle fait recruter un agent, seul votre pion se déplace. S’il s’arrête encore à un marché, terminez la première carte avant de prendre la suivante.',
      '**Durable :** la carte reste devant vous. Elle agit à partir de votre prochain recrutement, pas pour celui qui vous a mené au marché.',
      'Si les deux pions s’arrêtent à un marché, celui dont c’est le tour se sert d’abord. Une carte qui ne peut rien faire est sans effet. Un agent qui quitte le jeu ne déplace aucun pion.',
    ],
    notes: [
      'Le livret ne répète pas ce qui est imprimé sur les cartes du marché. Leurs effets sont décrits ici avec nos mots, pour autant que nous les connaissions.',
      'Ce qui est possible doit être fait. Seule la seconde moitié du Congé d’espion est facultative.',
      'Une carte qui fait gagner à la fin d’un tour compte dès le tour où vous la prenez.',
      'Les pas de la Tour de guet et du Supercalculateur font partie du déplacement de l’agent. La Voiture de fuite est un déplacement à part, et votre pion doit vraiment être venu s’arrêter sur la case de départ.',
      'Après une carte immédiate, vous complétez votre main avant de prendre la suivante.',
      'Une pioche du marché vide n’est pas remélangée : le choix se réduit, et à la fin il n’y a plus rien.',
    ],
  },
  teams: {
    title: 'En équipe : à 3 ou 4',
    text: 'Deux contre deux, ou deux contre un. Les partenaires partagent le pion, les agents et les cartes du marché. Chacun a sa propre main de 4 cartes, qu’il ne doit ni montrer ni décrire.',
    list: [
      '**Poser :** l’un pose une carte face visible, puis l’autre un agent différent face cachée (le même seulement s’il n’a rien d’autre en main).',
      '**Échanges :** deux par joueur, avant de poser sa propre carte. Un joueur seul pose les deux cartes et dispose de quatre échanges.',
      '**Piocher :** celui qui a posé face visible pioche d’abord. S’il ne reste qu’une carte dans la pioche au début de votre tour, elle est pour celui qui pose face visible : celui qui échange pour l’avoir doit aussi poser face visible, et ensuite son partenaire ne peut plus échanger pour la prendre.',
      '**Décidez ensemble** quelle carte recruter et quelle carte du marché prendre.',
      '**Plus de cartes :** la partie se termine si la pioche est vide et qu’un membre de l’équipe suivante n’a plus de carte, ou un joueur seul moins de deux.',
    ],
    notes: [
      'D’après les règles imprimées, les partenaires conviennent de qui pose face visible. Ici, c’est le premier qui pose.',
      'Chacun fait une proposition, et elle vaut dès que les deux sont identiques. Les adversaires voient que vous proposez, mais pas quoi. Pour la Recrue secrète et le Doublé, seul décide celui dont c’est la main.',
      'La discussion d’équipe est coupée pendant la partie.',
      'À partir de quand un joueur seul a trop peu de cartes, c’est notre interprétation.',
    ],
  },
};

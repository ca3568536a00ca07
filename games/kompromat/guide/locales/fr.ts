import { plural } from '@safehouse/ui';
import type { GuideTexts } from './en.ts';

export const texts: GuideTexts = {
  goal: {
    title: 'Le but du jeu',
    text: 'Deux agents rivaux convoitent les mêmes secrets. À chacune des **6 manches**, quatre missions sont sur la table. Vous posez tous deux des cartes à chaque mission, la première face visible, les autres face cachée. **Le plus haut total remporte la mission, sans dépasser 21.**',
    end: 'Après six manches, celui qui a le plus de points l’emporte. Celui qui reçoit un **neuvième jeton de notoriété** perd sur-le-champ.',
    notes: [
      'D’après les règles imprimées, c’est à celui qui a l’air le plus suspect de commencer. Ici, c’est tiré au sort, ou choisi par celui qui ouvre la table.',
    ],
  },
  setup: {
    title: 'Matériel et mise en place',
    parts: [
      '**14 cartes Équipement** chacun, les mêmes pour les deux : ½, les nombres de 2 à 10 avec trois 7, et deux **as** qui valent 1 ou 11.',
      '**29 cartes Mission :** 8 cibles, 3 codes, 3 documents, 10 objets et 5 cartes Contre-espionnage.',
      '**18 jetons de notoriété.** Personne n’en a au départ.',
    ],
    round:
      'À chaque manche, vous mélangez tous deux vos 14 cartes Équipement, et quatre missions sont alignées ; la mission 1 est la plus proche de la pioche. Si l’une d’elles est un **contre-espionnage**, on pose une autre mission par-dessus ; on voit combien de jetons s’y cachent. Vous ouvrez les manches à tour de rôle.',
    notes: [
      'La liste imprimée des cartes Équipement ne cite que deux 7, ce qui ferait 13 cartes au lieu de 14. Nous jouons avec trois.',
      'Les règles imprimées ne parlent de mélanger les cartes Équipement qu’avant la partie. Nous les mélangeons avant chaque manche.',
      'La répartition des missions par genre n’est pas dans le texte imprimé. Les nombres d’ici sont notre reconstitution.',
    ],
  },
  turn: {
    title: 'Votre tour',
    steps: [
      '**Piochez** la première carte de votre pioche et regardez-la.',
      '**Choisissez une mission** où vous n’avez pas encore joué pendant cette manche et posez-y la carte, face visible.',
      '**Piochez encore** si vous voulez, une carte à la fois. Regardez-la et posez-la, face cachée, à la même mission.',
      '**Arrêtez-vous** quand vous voulez. Dès que votre total dépasse 21, chaque as comptant 1, il le faut. L’adversaire n’en saura pas la raison.',
    ],
    after:
      'C’est alors à l’adversaire. Vous ne pouvez plus regarder vos cartes cachées : retenez-les ! Quand vous avez tous deux joué aux quatre missions, on révèle les cartes. Si votre pioche est vide, vous passez jusqu’à la fin de la manche.',
    notes: [
      'En ouvrant une table, on peut choisir de continuer à voir ses propres cartes cachées. Cela change ce que l’on voit, jamais ce qui est permis.',
    ],
  },
  example: {
    title: 'un total avec des as',
    about:
      'Piochez des cartes et décidez de la valeur de chaque as. Dans une vraie partie, on ne décide qu’à la révélation.',
    aces: 'As',
    ace: (n, value) => `L’as ${n} vaut ${value}`,
    draw: 'Piocher une carte',
    again: 'Recommencer',
    total: (cards, total) => `${cards} : total ${total}.`,
    below: (n) => `${n} de moins que 21.`,
    exactly: '21 pile : vous pouvez rendre un jeton !',
    tooHigh: 'Plus de 21 : comptez un as pour 1.',
    failed: 'Plus de 21 même avec chaque as à 1 : il faut s’arrêter, et c’est l’échec.',
  },
  reveal: {
    title: 'La révélation',
    text: 'Les missions sont résolues l’une après l’autre, de la mission 1 à la mission 4. À chacune, celui qui a ouvert la manche retourne d’abord ses cartes et fixe la valeur de ses as. Puis l’autre fait de même.',
    list: [
      '**Plus de 21 :** échec. Vous recevez un jeton et vos cartes ne comptent pas.',
      '**21 pile :** vous pouvez rendre un jeton, que vous remportiez la mission ou non.',
      '**Le plus haut total remporte la mission.** À égalité, c’est celui qui y a le plus de cartes. Encore égalité : personne.',
    ],
    notes: [
      'Sans carte à une mission, vous ne pouvez pas la remporter et ne recevez pas de jeton. Si vous n’en avez ni l’un ni l’autre, ou si vous échouez tous deux, personne ne la remporte.',
      'Une mission que personne ne remporte quitte la partie, avec son contre-espionnage.',
      'D’après les règles imprimées, les missions remportées sont face cachée. Ici, vous les voyez tous deux, avec les points du moment, sauf à une table « comme dans les règles ».',
      'Les jetons arrivent un par un, dans cet ordre : échec de celui qui a ouvert, échec de l’autre, contre-espionnage. Au neuvième, tout s’arrête.',
      'Une carte neutralisée ne compte pas non plus en cas d’égalité.',
    ],
  },
  missions: {
    title: 'Les missions',
    text: 'Ce que vous remportez, vous le gardez jusqu’à la fin.',
    cards: (n) => plural('fr', n, { one: '# carte', other: '# cartes' }),
    counter: 'Se trouve sous une autre mission : celui qui la remporte reçoit aussitôt 1, 2 ou 3 jetons.',
  },
  items: {
    title: 'Les objets',
    text: 'Un objet reste visible devant vous et sert **une fois**. Il vaut 1 point à la fin, utilisé ou non.',
    when: 'Utilisez vos objets **pendant votre tour**, ou **quand une mission est résolue** : avant que ses cartes soient retournées, et de nouveau quand celui qui a ouvert la manche a annoncé son total. Certains ont leur propre moment.',
    notes: [
      'Les règles imprimées permettent les objets à tout moment. En ligne, ce serait une course, et hésiter vous trahirait. Il y a donc des moments fixes, et l’on ne vous demande que si vous avez un objet utile.',
      'Celui qui a ouvert la manche utilise d’abord autant d’objets qu’il veut, puis l’autre.',
      'Une fois un total annoncé, plus aucun objet ne peut toucher à ces cartes.',
      'Le texte imprimé ne dit pas ce que fait chaque objet. Les effets sont décrits ici avec nos mots, pour autant que nous les connaissions.',
      'Le Journal et le Vesper Martini changent le total avant toute vérification : 22 devient 21, et 19 avec un Journal devient 22. Ils ne comptent pas comme des cartes. Deux Journaux s’additionnent et restent à leur mission. Un seul Martini par total.',
      'Une mission que votre Jetpack a quittée vous est rouverte. À votre tour, il ne peut ni quitter ni rejoindre la mission où vous jouez.',
      'On ne peut pas neutraliser une carte qu’un drone a retournée.',
      'Un objet peut déjà servir contre le contre-espionnage sur lequel il se trouvait.',
    ],
  },
  end: {
    title: 'Fin de la partie',
    text: 'Après la manche 6, additionnez vos points :',
    list: [
      '**Cibles :** le nombre sur la carte.',
      '**Codes** et **documents**, chaque genre à part : 2 points pour une carte, 6 pour deux, 12 pour les trois.',
      '**Objets** et **jetons :** 1 point chacun. Un peu de renommée, ça paie !',
    ],
    tie: 'Celui qui a le plus de points l’emporte. À égalité, celui qui a le plus de jetons. Encore égalité : match nul.',
  },
};

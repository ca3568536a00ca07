import type { LessonTranslations } from './en.ts';

export const translations: LessonTranslations = {
  basics: {
    title: 'Les bases',
    about: 'Posez deux voisins, dont un face cachée, et attrapez l’autre espionne. Une partie entière en cinq tours.',
    texts: {
      welcome:
        'Bienvenue dans une rue très calme. Vous êtes le rond, Petra est le carré. Vous avancez tous deux dans le sens horaire, et celui qui attrape l’autre gagne.',
      gap: 'Le nombre avec la flèche dit combien de pas il vous manque pour une capture. Une demi-boucle vous sépare au départ : sept pas chacun.',
      hand: 'Votre main : quatre voisins. Les trois symboles d’une carte disent ce que fait votre premier, deuxième et troisième agent de ce nom. Un Mercenaire : 1, puis 2, puis 3 pas.',
      offer:
        'À votre tour, vous posez deux cartes : une face visible, une face cachée. Choisissez d’abord le Mercenaire, puis le Saboteur, et posez les deux.',
      offerOther: 'Un bon choix aussi. Mais pour cette leçon : le Mercenaire face visible, le Saboteur face cachée.',
      moved:
        'Petra a fait confiance à la carte cachée : un Saboteur, un pas en arrière. Celle qu’elle laisse est à vous : un Mercenaire, un pas en avant. Les deux pions bougent toujours ensemble.',
      refill:
        'Votre main est revenue à quatre cartes avant même le choix de Petra. Tant qu’il y a une pioche, vous ne manquerez pas de cartes.',
      hidden:
        'C’est le tour de Petra. Un Saboteur est visible : un pas en arrière pour vous. L’autre peut être n’importe qui. Un peu d’audace : recrutez la carte cachée.',
      hiddenOther: 'Le Saboteur vous ferait reculer, et le secret irait à Petra. Essayez la carte cachée.',
      codebreaker:
        'Une carte Cryptologue ! Elle ne fait jamais un pas, mais celui qui en a trois à la fin d’un tour gagne. Ici, vous voyez le compte des deux camps.',
      daredevil:
        'À l’inverse, les Risque-tout courent vite, 2 puis 3 pas, mais celui qui en a trois à la fin d’un tour a perdu.',
      swap: 'À vous. La Taupe fait reculer de 3 pas celui qui la reçoit, et ce pourrait être vous. Choisissez la Taupe et échangez-la contre une autre carte. C’est permis quatre fois par partie.',
      swapOther: 'Débarrassons-nous d’abord de la Taupe : choisissez-la seule, puis appuyez sur « Échanger la carte ».',
      names:
        'Une carte Cryptologue est arrivée. Vous avez aussi deux Sentinelles, mais deux cartes du même nom ne se posent pas ensemble, sauf si toute la main porte ce nom.',
      second: 'Posez une Sentinelle face visible et l’Agent double face cachée.',
      danger:
        'Petra a pris l’Agent double : un pas en arrière. Mais regardez le symbole suivant de sa ligne : le deuxième Agent double la fera avancer de 6 pas !',
      deny: 'Et elle en montre déjà un. Ce que vous laissez est à elle. Que faites-vous ?',
      denyOther:
        'Petra aurait alors son deuxième Agent double et avancerait de 6 pas. Mieux vaut reculer d’un pas vous-même.',
      ready:
        'Bien joué : un pas en arrière pour vous, un en avant pour Petra. Et maintenant, c’est votre prochain Agent double qui vaut 6. Il vous faut 5 pas pour une capture.',
      trap: 'Tendez un piège : montrez une carte Cryptologue, que Petra aimerait avoir, et cachez l’Agent double à côté.',
      trapOther: 'L’Agent double doit être caché, sinon Petra verra le piège. Montrez la carte Cryptologue.',
      caught:
        'Attrapée ! Six pas, et cinq suffisaient : il faut rejoindre ou dépasser l’autre pion à la fin du tour, quand les deux ont bougé.',
      ties: 'Si les deux camps gagnent au même moment, c’est celui dont c’est le tour qui l’emporte. Si les cartes s’épuisent, c’est celui qui a fait le plus de pas.',
      end: 'Voilà tout le jeu simple. Montrez ce qu’ils désirent, cachez ce qu’ils craignent, et de temps en temps faites l’inverse.',
    },
  },
  threes: {
    title: 'Par trois',
    about: 'Troisièmes et quatrièmes agents, trois Cryptologues, trois Risque-tout : comptez avant de choisir.',
    texts: {
      welcome:
        'Une partie bien lancée. Vous avez deux Mercenaires, deux Cryptologues et deux Risque-tout. Les symboles de votre ligne disent ce que ferait chaque troisième.',
      third:
        'Petra montre un Mercenaire. Ce serait votre troisième : son troisième symbole compte, 3 pas. Recrutez-le.',
      thirdOther: 'Regardez votre ligne : un troisième Mercenaire vaut 3 pas. Prenez la carte visible.',
      fourth:
        'Vous en avez encore un en main. Le quatrième fait comme le troisième, et de même le cinquième et le sixième. Montrez le Mercenaire et cachez le Saboteur.',
      fourthOther: 'Le Mercenaire face visible et le Saboteur face cachée, s’il vous plaît.',
      daredevil:
        'Encore trois pas, et un seul suffirait pour une capture. Petra vous tente avec un Risque-tout. Mais ce serait votre troisième, et celui qui en a trois a perdu. Que prenez-vous ?',
      daredevilOther:
        'Avec un troisième Risque-tout, vous auriez perdu, où que soient les pions. Prenez la carte cachée.',
      won: 'Une carte Cryptologue, votre troisième : vous gagnez, où que soient les pions. Pour Petra, le Risque-tout n’était que le deuxième.',
      end: 'Tout cela n’est vérifié qu’à la fin d’un tour. Si les deux camps gagnaient alors, c’est celui dont c’est le tour qui gagne. Comptez donc des deux côtés.',
    },
  },
  'end-step': {
    title: 'La fin du tour',
    about: 'Trois Cryptologues et une capture dans le même tour : qui gagne ?',
    texts: {
      welcome: 'Petra a déjà deux cartes Cryptologue. Si elle en a trois à la fin d’un tour, elle gagne.',
      need: 'Il vous faut 4 pas pour une capture. Votre deuxième Agent double vous ferait avancer de 6.',
      trap: 'Osez : montrez la carte Cryptologue que Petra attend, et cachez l’Agent double à côté.',
      trapOther: 'La carte Cryptologue face visible, l’Agent double face cachée : Petra doit vouloir la carte visible.',
      both: 'Petra a son troisième Cryptologue, mais rien ne se gagne au milieu d’un tour. Les deux pions ont d’abord bougé, et vous l’avez attrapée. C’est seulement maintenant, à la fin du tour, que tout est vérifié : vous gagneriez tous les deux.',
      yours: 'Dans ce cas, c’est le camp dont c’est le tour qui gagne. C’était le vôtre : la partie est à vous.',
      end: 'Si Petra avait posé ces cartes, elle aurait gagné. Avant de compter sur une troisième carte, regardez à qui est le tour.',
    },
  },
  'last-cards': {
    title: 'Les dernières cartes',
    about: 'La pioche est vide et personne n’est attrapé : maintenant, chaque pas compte.',
    texts: {
      welcome:
        'Une longue partie. La pioche vient de s’épuiser : les mains ne se complètent plus, et personne ne peut plus échanger.',
      steps:
        'C’est fini dès que quelqu’un ne peut plus poser deux cartes. Alors, celui qui a fait le plus de pas gagne. Vous êtes à égalité : il manque sept pas à chacun pour une capture.',
      offer: 'Il vous reste quatre cartes. Montrez un Saboteur et cachez l’Acolyte à côté.',
      offerOther: 'Pour cette leçon : un Saboteur face visible, l’Acolyte face cachée.',
      hidden:
        'Petra a vu clair dans votre jeu : 4 pas pour elle, un en arrière pour vous. Elle montre un Saboteur, qui serait votre troisième : deux pas en arrière. Prenez la carte cachée.',
      hiddenOther: 'Un troisième Saboteur vous ferait reculer de deux pas. Essayez la carte cachée.',
      rest: 'Une Sentinelle : 2 pas pour vous, et deux en arrière pour Petra. Voici vos deux dernières cartes. Posez-les, le Saboteur face visible.',
      restOther: 'Le Saboteur face visible, l’Agent double face cachée.',
      final:
        'Deux pas en arrière pour Petra, un pour vous : de nouveau à égalité. Ce sont les toutes dernières cartes, et la Sentinelle visible serait votre troisième.',
      finalOther: 'Le troisième symbole de la Sentinelle dit 6 pas. Vous n’aurez pas mieux.',
      over: 'Six pas pour vous, trois pour Petra. Personne n’est attrapé, vous ne pouvez plus rien poser et vous avez fait trois pas de plus : vous gagnez.',
      end: 'À nombre de pas égal, le camp dont c’était le tour aurait gagné, et c’était Petra. Gardez donc un bon coureur pour la fin.',
    },
  },
  market: {
    title: 'Le marché noir',
    about: 'Le mode avancé : aux quatre coins de la rue, on vend des cartes qui changent les règles.',
    texts: {
      welcome: 'La même rue, un nouveau commerce : quatre maisons marquées sont des cases de marché.',
      supply:
        'Trois cartes y sont toujours visibles. Certaines agissent aussitôt puis disparaissent, d’autres restent devant vous. Touchez-en une pour la lire.',
      offer: 'Allons-y. Posez la carte Cryptologue face visible et le Risque-tout face cachée.',
      take: 'Deux pas, et vous voilà pile sur une case de marché : il faut prendre une carte. Prenez la Tour de guet.',
      takeOther: 'Tentant. Mais avec la Tour de guet vos Mercenaires courent, et Petra va en montrer un.',
      ongoing:
        'La Tour de guet reste chez vous : chaque Mercenaire recruté désormais fait 2 pas de plus. La place libre a été remplie aussitôt.',
      enforcer: 'Petra montre un Mercenaire. Pour vous, il vaut 1 pas, et 2 de plus. Recrutez-le.',
      enforcerOther: 'Regardez encore : avec votre Tour de guet, le Mercenaire visible vaut 3 pas.',
      instant: 'Trois pas, et vous revoilà au marché ! Prenez la Recrue secrète : elle agit tout de suite.',
      resolve:
        'Recrue secrète : un agent de votre main, d’un nom que vous n’avez pas encore. Seul votre pion bouge. Qui vous mène le plus loin ?',
      resolveOther: 'Regardez les symboles : l’Acolyte fait 4 pas d’un coup.',
      chain:
        'Quatre pas, et vous finissez encore sur une case de marché : une carte de plus. Le Camion d’écoute fait 1 pas en avant.',
      caught:
        'Un tel enchaînement vaut une partie : Petra est attrapée. Seule compte la fin du tour, après tous les achats.',
      end: 'Certaines cartes ouvrent d’autres voies vers la victoire : sept agents différents, trois Risque-tout, un visiteur sur votre case de départ. Passer par-dessus une case de marché ne donne rien : il faut s’y arrêter.',
    },
  },
  teams: {
    title: 'En équipes',
    about: 'À trois ou quatre : un pion, deux mains, et pas un mot sur les cartes.',
    texts: {
      welcome:
        'Quatre à table. Otto et vous partagez un pion et tous vos agents ; Petra et Vesna aussi. Mais chacun garde sa main : on ne montre rien, on ne souffle rien.',
      lead: 'L’un de vous deux commence en posant une carte face visible. Posez votre Mercenaire.',
      vote: 'Otto a posé à côté une carte face cachée ; vous ne la voyez pas non plus. Petra vient de faire une proposition. Sa partenaire doit être d’accord.',
      agreed:
        'Vesna était d’accord : elles ont pris la carte cachée, un Saboteur. Votre équipe a reçu le Mercenaire et avancé d’un pas.',
      propose: 'C’est à elles de poser deux cartes, et vous choisissez avec Otto. Proposez la Sentinelle visible.',
      proposeOther: 'Proposez la carte visible cette fois, et voyez ce qu’en pense Otto.',
      change:
        'Otto propose la carte cachée. Rien ne se passe tant que vous n’êtes pas d’accord, et vous pouvez changer d’avis. Suivez Otto.',
      took: 'Un Risque-tout, deux pas en avant. Otto a du flair.',
      follow:
        'Cette fois, Otto a posé une Sentinelle face visible. À vous de poser la carte cachée : n’importe qui, sauf une Sentinelle. Prenez le Saboteur.',
      followOther: 'Gardez celle-là. Posez le Saboteur face cachée.',
      end: 'Chacun peut échanger deux cartes par partie. À trois, un camp n’a qu’un espion solitaire : il pose les deux cartes et a quatre échanges. Le reste, vous le savez déjà.',
    },
  },
};

import type { LessonTranslations } from './en.ts';

export const translations: LessonTranslations = {
  basics: {
    title: 'Les bases',
    about: 'Quatre missions, une limite : 21. Jouez une manche entière, de la première carte au dernier jeton.',
    texts: {
      welcome:
        'Quatre missions vous séparent de Petra. Une partie compte six manches, avec quatre nouvelles missions à chaque fois.',
      aim: 'À chaque mission, vous réunissez tous deux des cartes. Celui qui a le plus sans dépasser 21 la remporte. Le nombre sur le dossier dit ce qu’elle vaut.',
      deck: 'Vous avez tous deux les mêmes 14 cartes : d’un demi à 10, plus deux as qui valent 1 ou 11. La première carte de votre tour est déjà piochée : un as.',
      place:
        'Votre première carte va à une mission, face visible. L’Informateur vaut le plus : 5 points. Posez-y votre as.',
      placeOther:
        'C’est possible aussi, mais un as est un beau début. Mettez-le là où il y a le plus de points : à l’Informateur.',
      hit: 'Vous pouvez maintenant piocher d’autres cartes, autant que vous voulez. Elles restent cachées : Petra ne les voit pas. Piochez-en une.',
      hitOther: 'Onze, c’est encore peu. Piochez encore, il n’y a aucun risque.',
      stop: 'As et 10 : 21 pile, on ne fait pas mieux. Arrêtez-vous.',
      stopOther: 'Vous avez déjà 21. Une carte de plus ne peut que nuire.',
      theirs:
        'Tour de Petra : un 9 à la Consigne et une carte cachée. Vous voyez combien elle en a, jamais lesquelles. Et votre tour fini, vos cartes cachées le sont aussi pour vous.',
      codes:
        'Vous avez un 7. Plus on a de Codes, plus ils valent : 2, 6 ou 12 points pour une, deux ou trois cartes. Posez-le là. Désormais, je pioche la deuxième carte pour vous.',
      again: 'Un 4 : onze. Quoi que vous piochiez, vous ne dépasserez pas 21. Encore une.',
      againOther: 'Avec 11, aucun risque : la plus forte carte est un 10. Piochez.',
      enough: '18, c’est un beau total. Il est temps de s’arrêter.',
      enoughOther: 'À 18, la plupart des cartes vous feraient dépasser 21. Mieux vaut s’arrêter.',
      locker:
        'Petra vise aussi les Codes : un 10 et une carte cachée. Vous avez un 9. Les missions où vous avez joué vous sont fermées : essayez la Consigne.',
      risk: 'Petra montre un 9 ici aussi, et vous avez 14. C’est peut-être trop peu, et une de plus peut-être trop. Soyons audacieux.',
      riskOther: 'Ce serait sage. Mais il faut l’avoir vu une fois : piochez encore.',
      bust: 'Un 8 : 22. Au-delà de 21 il faut s’arrêter : c’est un échec à cette mission. Mais Petra n’en sait rien. Arrêtez-vous comme si de rien n’était.',
      watched:
        'Petra a pioché trois cartes cachées à la dernière mission. Celle-ci est surveillée : le contre-espionnage est dessous, et celui qui la remporte reçoit un jeton de notoriété.',
      half: 'Vous avez pioché le demi. Il ne vous reste que cette mission.',
      halfAgain: 'Le demi et un 7, c’est peu. Encore une.',
      halfStop: 'Le second as ! Compté 11, il donne 18 et demi. Petra ne peut être sûre de rien. Arrêtez-vous.',
      halfStopOther: 'À 18 et demi, vous êtes bien. Arrêtez-vous ici.',
      failed:
        'Tout le monde a joué partout : on résout les missions dans l’ordre. À la Consigne, votre 22 a échoué et vous coûte un jeton. Petra la remporte avec 12, pas plus.',
      declare: 'À l’Informateur, vous décidez de la valeur de votre as.',
      declareOther: 'Ici, 11 vaut mieux que 1 : 10 et 11 font 21.',
      giveBack:
        '21 pile a sa récompense : vous pouvez rendre un jeton. À neuf, vous auriez perdu la partie aussitôt. Rendez-le.',
      giveBackOther: 'Le garder peut être malin : à la fin, chaque jeton vaut un point. Mais aujourd’hui, rendez-le.',
      tie: 'L’Informateur est à vous. Aux Codes, vous aviez tous deux 18 : le nombre de cartes décide, vos trois contre deux. À égalité là aussi, personne ne les aurait eus.',
      last: 'Il ne reste que le Drone, et encore un as à compter.',
      lastOther: 'Avec l’as à 1, vous auriez 8 et demi. Pourquoi tant de modestie ?',
      counter:
        'Petra avait 22 et reçoit un jeton. Vous remportez le Drone, et avec lui un jeton du contre-espionnage. Une nouvelle manche commence, et c’est Petra qui ouvre.',
      score:
        'Après six manches, on compte : les cibles à leur valeur, les séries de Codes et de Documents, 1 par objet et 1 par jeton. Un peu de notoriété paie donc, mais neuf jetons font perdre.',
      end: 'Vous savez jouer. Votre Drone est d’ailleurs un objet : la leçon suivante montre ce qu’ils savent faire.',
    },
  },
  items: {
    title: 'Les objets',
    about: 'Dix gadgets, chacun bon pour un seul coup. Utilisez-en quatre au bon moment.',
    texts: {
      welcome:
        'Manche 2. Dans la première, vous avez remporté quatre objets. Ils sont devant vous, visibles de tous, et chacun sert une fois.',
      when: 'Un objet s’utilise quand il a quelque chose à faire : le plus souvent à votre tour ou juste avant la résolution d’une mission. Touchez-en un pour le lire.',
      look: 'Vous avez un 8. Avant de le poser, regardez plus loin : ouvrez la Vision nocturne et utilisez-la.',
      lookOther: 'D’abord la Vision nocturne : ouvrez-la parmi vos objets et appuyez sur « Utiliser ».',
      ahead:
        'Voici vos cinq prochaines cartes : vous savez ce que vous allez piocher. Avançons maintenant jusqu’à ce que tout soit sur la table.',
      window:
        'Avant chaque résolution, il y a un moment pour les objets. Petra montre un 10 à la première mission, avec une carte cachée. À la deuxième, vous saviez que vous auriez 22 : vous verrez pourquoi.',
      news: 'Le Journal ajoute 3 au total de Petra. Avec 10 et une forte carte, cela peut être trop. Utilisez-le à la mission 1.',
      newsOther: 'Le Journal va à la mission 1, où Petra montre un 10.',
      keep: '10 et 9 et 3 : 22 ! Petra a échoué. Vos 17 suffisent tels quels ; gardez le Martini.',
      keepOther: 'Vous gagnez ici de toute façon. Gardez le Martini pour la mission suivante.',
      martini:
        'Et le voici : vous avez 22, mais un Vesper Martini change un total de 1, en moins ou en plus. Que prendrez-vous ?',
      martiniOther: 'Un de moins, s’il vous plaît : 22 devient 21 pile.',
      shield: 'Vous remportez l’Hôtel, mais deux jetons l’accompagnent. Le Chloroforme endort le contre-espionnage.',
      shieldOther: 'Deux jetons, c’est beaucoup quand neuf font perdre. Utilisez le Chloroforme.',
      spent: 'Les quatre ont servi, et valent toujours 1 point chacun. Un objet remporté n’est jamais perdu.',
      end: 'Un gadget au bon moment vaut mieux qu’une bonne carte. Les six autres viennent dans la leçon suivante.',
    },
  },
  gadgets: {
    title: 'D’autres gadgets',
    about: 'Les six autres : reprendre, regarder, s’envoler, se cacher, neutraliser, et encore une fois.',
    texts: {
      welcome:
        'Manche 3. Vous avez maintenant six autres objets, et deux jetons. Votre tour est en cours : à l’Informateur, vous avez un 9, un 8 et un 7. Cela fait 24, une carte de trop.',
      tracker: 'La Balise GPS reprend votre dernière carte cachée, même une de trop. Ouvrez-la et utilisez-la.',
      trackerOther: 'Avec 24, vous échoueriez ici. Utilisez d’abord la Balise GPS.',
      stop: 'De nouveau 17. Le 7 est sur votre pioche et ouvrira votre prochain tour. Arrêtez-vous.',
      stopOther: 'Vous savez ce qui viendrait : le 7. Arrêtez-vous.',
      drone:
        'Petra est venue ici aussi : un 6 et deux cartes cachées. Le Drone retourne toutes ses cartes à une mission. Utilisez-le à la mission 1.',
      droneOther: 'Regardez avant de poser votre carte : utilisez le Drone à la mission 1.',
      seen: 'Un 6, un 5 et un 9 : 20 ! Vos 17 perdraient ici.',
      jetpack:
        'Le Jetpack emporte toutes vos cartes vers une mission où vous n’en avez pas. Volez de la mission 1 à la mission 2.',
      jetpackOther: 'Loin des 20 de Petra : utilisez le Jetpack, de la mission 1 à la mission 2.',
      balaclava:
        'La mission 1 vous est de nouveau ouverte. Et les deux jetons ? Enfilez la Cagoule : elle rend les deux.',
      balaclavaOther: 'D’abord la Cagoule : elle rend vos jetons.',
      ahead: 'Avançons maintenant jusqu’à ce que toutes les cartes soient sur la table.',
      window: 'Avant la résolution d’une mission, il y a un moment pour les objets, et un autre entre vos deux totaux.',
      wait: 'Vous avez ouvert la manche et révélez en premier. Laissez d’abord votre total s’établir : appuyez sur « Ne rien utiliser ».',
      waitOther: 'Pas encore : appuyez sur « Ne rien utiliser » et attendez votre propre total.',
      stun: 'Votre total à la mission 1 est acquis, aucun objet ne peut plus le changer. Mais avant que Petra révèle ses cartes, il y a encore un moment. Le Paralyseur retire une carte cachée, sans la montrer : utilisez-le à la mission 2, où elle montre un 10.',
      stunOther: 'Neutralisez sa carte cachée à la mission 2 : vos 17 y affrontent un 10 et un secret.',
      stick: 'La Clé USB répète un objet déjà utilisé. Neutralisez encore une carte : mission 3, carte 2.',
      stickOther: 'Comme Paralyseur, s’il vous plaît : mission 3, carte 2.',
      result:
        'Aux deux missions, Petra avait 18 contre vos 17. Sans les cartes neutralisées, les deux sont à vous, et la Consigne aussi.',
      end: 'Les six ont servi, et chacun vaut encore 1 point. Vous connaissez maintenant les dix.',
    },
  },
  notoriety: {
    title: 'Le neuvième jeton',
    about: 'Petra mène largement, à un jeton de tout perdre.',
    texts: {
      welcome:
        'Manche 2. Petra a remporté les quatre missions de la première manche, toutes surveillées : huit jetons.',
      eight:
        'Ses points ne l’aideront pas : celui qui reçoit un neuvième jeton perd aussitôt. Et la première mission est surveillée, elle aussi.',
      place: 'Petra y a posé un 5. Vous avez pioché un 2 : posez-le à la mission 1 et laissez-la gagner.',
      placeOther: 'Aujourd’hui, vous voulez perdre la première mission : posez le 2 là.',
      stop: 'Avec un 2, vous perdrez, et c’est bien le plan. Arrêtez-vous.',
      stopOther: 'Une carte de plus pourrait vous donner la mission, et son jeton. Arrêtez-vous.',
      ninth:
        'Petra remporte la mission et reçoit son neuvième jeton : la partie s’arrête sur-le-champ. Les autres missions ne sont pas résolues, et on ne compte aucun point.',
      end: 'Un jeton vaut un point à la fin, mais neuf, c’est trop. Gardez un œil sur les jetons des deux côtés.',
    },
  },
  'equal-points': {
    title: 'Égalité de points',
    about: 'La sixième manche se termine, et vous avez le même nombre de points.',
    texts: {
      welcome: 'La dernière manche, la dernière mission : un 9, un 8 et un 4. Petra a déjà joué partout.',
      stop: '21 pile. Arrêtez-vous, et toutes les missions seront résolues.',
      stopOther: 'Impossible de faire mieux que 21. Arrêtez-vous.',
      keep: 'Les codes vous ont valu trois jetons. Pour 21, vous pouvez en rendre un, mais chaque jeton compte maintenant 1 point. Gardez-le.',
      keepOther: 'Il vous manquerait alors un point. Gardez le jeton.',
      result:
        'Après six manches, on compte : 15 points chacun. À égalité de points, celui qui a le plus de jetons l’emporte : vos trois contre les deux de Petra.',
      end: 'Tout à la fin, la notoriété paie donc deux fois : en points et en cas d’égalité.',
    },
  },
  draw: {
    title: 'Match nul',
    about: 'Mêmes points et mêmes jetons : la fin la plus rare.',
    texts: {
      welcome: 'La même dernière manche, mais cette fois Petra a trois jetons.',
      stop: 'Encore 21 pile. Arrêtez-vous.',
      stopOther: 'Impossible de faire mieux que 21. Arrêtez-vous.',
      keep: 'Vous avez trois jetons, vous aussi. Gardez-les tous : chacun vaut un point.',
      keepOther: 'Avec un jeton de moins, Petra gagnerait. Gardez-le.',
      result: '15 points chacun, trois jetons chacun : personne ne gagne. La partie est nulle.',
      end: 'Vous connaissez maintenant toutes les fins : neuf jetons, plus de points, plus de jetons, ou match nul.',
    },
  },
};

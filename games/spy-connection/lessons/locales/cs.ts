import type { LessonTranslations } from './en.ts';

export const translations: LessonTranslations = {
  basics: {
    title: 'Základy',
    about: 'Připojujte města, navštěvujte je a plňte mise: dvě od prvního agenta po posledního.',
    texts: {
      welcome:
        'Dvanáct měst a mezi nimi spojení z polí. Vedete špiona a 15 agentů. Agenti spojení zajišťují, špion se po nich přesouvá.',
      start:
        'Vaše startovní mise ukazuje čtyři města. Špion je v prvním, v Madridu, a jeden agent ho už na kartě označuje. Až označíte všechna čtyři, mise je splněna.',
      turn: 'V tahu uděláte přesně jednu věc: přijmete misi, připojíte město nebo se přesunete.',
      accept:
        'Čtyři mise leží odkryté. Nejstarší nic nestojí: Paříž a Madrid, a v Madridu právě jste. Vyberte ji a přijměte.',
      acceptOther: 'I na to dojde. Nejdřív přijměte nejstarší misi, tu s Paříží a Madridem: je zadarmo.',
      mark: 'Na konci tahu smíte označit město, kde stojí váš špion. Stojí to agenta ze zásoby. Označte Madrid.',
      markOther: 'Nejdřív označte Madrid na nové misi: vyberte její kartu a stiskněte „Označit“.',
      end: 'To byl celý tah. Ukončete ho.',
      endOther: 'V tomto tahu je všechno hotovo. Stiskněte „Ukončit tah“.',
      connect:
        'Petra spojila Řím a Monako. Teď spojte Madrid s Paříží: na každé pole jeden agent, dohromady tři. Vyberte Paříž na plánu nebo v seznamu a potvrďte.',
      connectOther: 'Pro svou misi potřebujete Paříž. Spojte Madrid s Paříží.',
      complete: 'Špion hned přešel do Paříže. Označte ji na své misi.',
      completeOther: 'Na misi ještě chybí Paříž. Označte ji.',
      completed:
        'Obě města jsou označena: 2 body a dva agenti z karty jsou zpět v zásobě. Kulatá šipka na kartě znamená tah navíc.',
      extra: 'Ukončete tento tah. Další je zase váš.',
      plan: 'Čím novější mise, tím víc agentů chce na plánování. Přijměte Paříž a Řím na druhém místě: stojí jednoho agenta, dokud misi nesplníte.',
      planOther: 'Podívejte se na druhou kartu: Paříž a Řím. V Paříži už jste.',
      planMark: 'A v Paříži právě jste: hned ji označte. Vaše tahy odteď ukončím já.',
      crowded:
        'Petra přišla z Monaka do Paříže. Spojení může používat libovolný počet hráčů, ale kde má agenty někdo jiný, potřebujete na pole dva své.',
      pay: 'I tak spojte Paříž s Monakem: dvě pole po dvou agentech, dohromady čtyři.',
      payOther: 'Řím leží za Monakem a Monako chce i vaše startovní mise. Jděte tam.',
      monaco: 'Monako je na vaší startovní misi. Označte ho.',
      short:
        'Řím by stál další čtyři agenty, a víc jich ani nemáte: na značky by nezbyl nikdo. Kdo ale ještě potřebuje spojení s Madridem?',
      recall:
        'Ve svém tahu si smíte kdykoli vzít zpět agenty. Ostatní musí zůstat spojeni se špionem, proto začněte od opačného konce: na poli u Madridu. Další dva vezmu zpět já.',
      recallOther: 'Nejdřív vezměte zpět agenta, který je nejblíž Madridu.',
      rome: 'Sedm agentů: to stačí. Vzít zpět agenty není akce, celý tah máte ještě před sebou. Spojte Monako s Římem.',
      romeMark: 'Řím! Nejdřív ho označte na misi s Paříží: její agenti se pak vrátí.',
      romeMarkOther: 'Nejdřív mise s Paříží a Římem: splní se a tři agenti se vrátí.',
      romeStart: 'Splněno: 3 body a další tah navíc. Řím je i na startovní misi. Označte ho i tam.',
      travel: 'Vaše síť sahá zpět do Paříže. Přesun v ní nic nestojí, ať je jakkoli dlouhý. Přesuňte se do Paříže.',
      travelOther: 'Tentokrát se nejdřív přesuňte: do Paříže, po vlastních spojeních.',
      onward: 'Po přesunu smíte v témže tahu ještě připojit město. Pokračujte do Londýna: dva agenti.',
      dropped:
        'Petra změnila plány: odhodila misi a vzala zpět značku. Ve vlastním tahu se smí obojí. Agenti z plánování se vrátí jen s celou kartou.',
      finish:
        'Kdo splní sedm misí, končí partii: všichni ostatní mají ještě jeden poslední tah. Pak se sečtou body a přidá se 1 za každé označené město na nesplněných misích.',
      bye: 'To je všechno. Síť rozkládejte před sebou a skládejte za sebou.',
    },
  },
  'last-turns': {
    title: 'Poslední tahy',
    about: 'Někdo splní sedmou misi: ostatní mají ještě jeden tah a pak rozhodují body.',
    texts: {
      welcome: 'Partie se chýlí ke konci. Petra splnila šest misí, vy pět. Bodů ale máte 20, ona 19.',
      seventh:
        'Paříží splnila Petra svou sedmou misi. Tím začíná konec. Nejdřív ale odehraje tah navíc, který jí dala kulatá šipka.',
      london:
        'Teď mají všichni ostatní jeden poslední tah, a to jste vy. Petra vede 21 : 20. Londýn je na dvou vašich misích. Spojte Berlín s Londýnem.',
      londonOther: 'Je to váš poslední tah a Londýn chtějí dvě vaše mise. Jděte tam.',
      recall:
        'Na značky vám nezbyl žádný agent. Síť už ale potřebovat nebudete: vezměte zpět dva agenty u Varšavy, na cestě do Bělehradu.',
      recallOther: 'Na značky potřebujete agenty. Vezměte zpět ty dva u Varšavy.',
      mark: 'Každé označené město se počítá za 1 bod, i na misích, které zůstanou nesplněné. Označte Londýn na misi s Paříží.',
      markOther: 'Nejdřív na misi s Paříží.',
      markMore: 'A na té s Madridem.',
      end: 'Víc se udělat nedá. Ukončete tah a s ním celou partii.',
      endOther: 'Nechte všechno, jak je, a stiskněte „Ukončit tah“.',
      score: '22 : 21, vyhráváte s pěti misemi proti sedmi. Rozhodují body, ne počet misí.',
      bye: 'Při rovnosti bodů vyhrává, kdo sedí v pořadí později. A když zbude tak málo misí, že sedm už nikdo nesplní, body se sečtou hned.',
    },
  },
  dark: {
    title: 'Noční let',
    about: 'Tři hráči v noci: vyberte si začátek, plánujte dráž a zjistěte, kdy je plánování zadarmo.',
    texts: {
      welcome:
        'Druhá strana plánu je temnější v každém smyslu: plánování je dražší. A o spojení se dělíte tři: Marlow, Petra a vy.',
      draft: 'Zkušení hráči si startovní misi vybírají. Poslední v pořadí vybírá první, a to jste dnes vy.',
      choose: 'Vezměte si tu, která začíná v Londýně.',
      chooseOther: 'Hodila by se každá, ale tato lekce začíná v Londýně.',
      cost: 'Petra si vybrala Řím a pro Marlowa, který začíná, zbyly Helsinky. Podívejte se na tečky: plánování tu stojí 1, 2, 3 a 3 agenty.',
      discard:
        'Varšava, Helsinky, Bělehrad: vaše startovní mise je daleko. Odhodit ji nestojí akci. A při nočním letu to má své kouzlo, uvidíte. Odhoďte ji.',
      discardOther: 'Nejdřív odhoďte startovní misi. Najdete to v seznamu toho, co můžete udělat.',
      free: 'Kdo nemá nesplněnou misi, plánuje zadarmo, ať karta leží kdekoli. Nejnovější ukazuje Londýn, Paříž, Monako a Řím. Přijměte ji úplně zadarmo!',
      freeOther: 'Podívejte se na nejnovější kartu, tu poslední: čtyři města blízko sebe, a zadarmo.',
      mark: 'Jste v Londýně. Označte ho.',
      end: 'Ukončete tah.',
      paris: 'Marlow je v Berlíně, Petra v Paříži. Spojte Londýn s Paříží.',
      parisMark: 'Označte Paříž.',
      crowd:
        'Mezi Paříží a Berlínem je těsno: Marlow má na každém poli jednoho agenta, Petra proto potřebovala dva. I vám by jich bylo potřeba po dvou: nikdy víc, ať je tam ostatních jakkoli mnoho.',
      south:
        'Vaše cesta vede na jih. Jsou tam Petřini agenti, stojí to tedy dva na každé pole. Spojte Paříž s Monakem.',
      southOther: 'Vaše mise chce Monako a Řím. Jděte na jih.',
      tie: 'Pořadí u stolu má váhu až na samém konci: při rovnosti bodů vyhrává ten, kdo je v pořadí později.',
      bye: 'Dobrou noc a šťastný let.',
    },
  },
};

import type { LessonTranslations } from './en.ts';

export const translations: LessonTranslations = {
  basics: {
    title: 'Základy',
    about: 'Čtyři mise, jedna hranice: 21. Zahrajte si celé kolo od první karty po poslední žeton.',
    texts: {
      welcome: 'Mezi vámi a Petrou leží čtyři mise. Partie má šest kol a v každém jsou čtyři nové.',
      aim: 'U každé mise oba sbíráte karty. Získá ji ten, kdo má víc a nepřekročí 21. Číslo na spisu říká, jakou má hodnotu.',
      deck: 'Oba máte týchž 14 karet: od poloviny po 10 a k tomu dvě esa, která platí za 1 nebo 11. První kartu tahu už máte: eso.',
      place: 'První karta jde k misi odkrytá. Nejvíc, 5 bodů, má Informátor. Položte eso k němu.',
      placeOther: 'I tak to jde, ale eso je skvělý začátek. Dejte ho tam, kde je nejvíc bodů: k Informátorovi.',
      hit: 'Teď můžete lízat další karty, kolik chcete. Jdou zakryté: znáte je jen vy. Lízněte si jednu.',
      hitOther: 'Jedenáct je ještě málo. Lízněte si další, nic se nemůže pokazit.',
      stop: 'Eso a 10: přesně 21, lepší už to nebude. Přestaňte.',
      stopOther: 'Už máte 21. Další karta může jedině uškodit.',
      theirs:
        'Petřin tah: ke Skříňce dala 9 a jednu kartu zakrytou. Vidíte, kolik jich má, ale nikdy ne jaké. A když váš tah skončí, své zakryté karty už nevidíte ani vy.',
      codes:
        'Vaše karta je 7. Kódy mají tím větší hodnotu, čím jich je víc: 2, 6 nebo 12 bodů za jednu, dvě či tři karty. Položte ji tam. Druhou kartu si odteď líznu za vás.',
      again: 'Čtyřka: teď jedenáct. Ať přijde cokoli, 21 nepřekročíte. Ještě jednu.',
      againOther: 'S 11 nic neriskujete: nejvyšší karta je 10. Lízněte si.',
      enough: '18 je pěkný součet. Čas přestat.',
      enoughOther: 'S 18 by vás většina karet dostala nad 21. Raději přestaňte.',
      locker:
        'I Petra jde po kódech: 10 a něco zakrytého. Vaše karta je 9. Mise, kde jste už hráli, jsou pro vás uzavřené, zkuste tedy Skříňku.',
      risk: 'I Petra tu ukazuje 9 a vy máte 14. Může to být málo, a další karta může být moc. Buďme odvážní.',
      riskOther: 'To by bylo rozumné. Ale jednou je to třeba vidět: lízněte si ještě jednu.',
      bust: '8: dohromady 22. Nad 21 musíte přestat a u této mise jste neuspěli. Petra to ale neví. Přestaňte, jako by se nic nestalo.',
      watched:
        'Petra si u poslední mise lízla tři zakryté karty. Mise je hlídaná: leží pod ní kontrarozvědka a kdo misi získá, dostane žeton prozrazení.',
      half: 'Vaše karta je polovina. Zbývá vám jen tato mise.',
      halfAgain: 'Polovina a 7 není moc. Ještě jednu.',
      halfStop: 'Druhé eso! Bude-li za 11, máte 18 a půl. Petra si nemůže být ničím jistá. Přestaňte.',
      halfStopOther: 'S 18 a půl jste na tom dobře. Přestaňte.',
      failed:
        'Oba jste hráli všude: mise se postupně vyhodnocují. U Skříňky jste s 22 neuspěli a stálo vás to žeton. Petře na ni stačilo 12.',
      declare: 'U Informátora se rozhodujete, kolik platí vaše eso.',
      declareOther: 'Tady je 11 lepší než 1: 10 a 11 je 21.',
      giveBack: 'Za přesně 21 je odměna: smíte vrátit žeton. S devíti byste partii okamžitě prohráli. Vraťte ho.',
      giveBackOther: 'Nechat si ho může být chytré, na konci je přece každý žeton bod. Dnes ho ale vraťte.',
      tie: 'Informátor je váš. U kódů jste měli oba 18: pak rozhoduje počet karet, vaše tři proti dvěma. Kdyby se rovnal i ten, nezískal by je nikdo.',
      last: 'Zbývá Dron a ještě jednou se rozhodujete o esu.',
      lastOther: 'S esem za 1 byste měli 8 a půl. Nač ta skromnost?',
      counter:
        'Petra měla 22 a dostala žeton. Vy jste získali Dron a s ním žeton od kontrarozvědky. Začíná nové kolo a teď začíná Petra.',
      score:
        'Po šesti kolech se počítá: cíle podle čísla, sady kódů a dokumentů, 1 bod za každý předmět a 1 za každý žeton. Trocha špatné pověsti se tedy vyplatí, ale devět žetonů znamená prohru.',
      end: 'Hrát už umíte. Váš Dron je mimochodem předmět: co předměty dovedou, ukáže další lekce.',
    },
  },
  items: {
    title: 'Předměty',
    about: 'Deset vychytávek, každá na jeden kousek. Použijte čtyři z nich v pravou chvíli.',
    texts: {
      welcome:
        'Druhé kolo. V prvním jste získali čtyři předměty. Leží před vámi, vidíte je oba a každý se dá použít jednou.',
      when: 'Předmět se dá použít tehdy, když má co udělat: většinou ve vašem tahu nebo těsně před vyhodnocením mise. Dotkněte se ho a přečtěte si, co dělá.',
      look: 'Vaše karta je 8. Než ji položíte, podívejte se dopředu: otevřete Noční vidění a použijte ho.',
      lookOther: 'Nejdřív Noční vidění: otevřete ho mezi předměty a stiskněte „Použít“.',
      ahead: 'Tady je vašich dalších pět karet: víte, co přijde. A teď poskočme, dokud nebudou všechny karty na stole.',
      window:
        'Před vyhodnocením každé mise je chvíle na předměty. Petra ukazuje u první mise 10 a jednu kartu má zakrytou. U druhé jste věděli, že budete mít 22: uvidíte proč.',
      news: 'Noviny přidají Petřinu součtu 3. S desítkou a vysokou kartou to může být moc. Použijte je u mise 1.',
      newsOther: 'Noviny patří k misi 1, kde Petra ukazuje 10.',
      keep: '10 a 9 a 3: 22! Petra neuspěla. Vašich 17 stačí tak, jak jsou; martini si nechte.',
      keepOther: 'Tady vyhrajete tak jako tak. Martini si nechte na další misi.',
      martini: 'A už je to tu: máte 22, ale Vesper Martini změní součet o 1 dolů nebo nahoru. Co si dáte?',
      martiniOther: 'O 1 méně, prosím: z 22 bude přesně 21.',
      shield: 'Získáváte Hotel, ale jdou s ním dva žetony. Chloroform kontrarozvědku uspí.',
      shieldOther: 'Dva žetony jsou hodně, když devět znamená prohru. Použijte Chloroform.',
      spent: 'Všechny čtyři jsou použité, a přece má každý hodnotu 1 bodu. Získaný předmět nikdy nepřijde nazmar.',
      end: 'Vychytávka v pravou chvíli má větší cenu než dobrá karta. Dalších šest přijde v příští lekci.',
    },
  },
  gadgets: {
    title: 'Další vychytávky',
    about: 'Zbývajících šest: vrátit, nahlédnout, uletět, zamaskovat se, omráčit, a ještě jednou.',
    texts: {
      welcome:
        'Třetí kolo. Máte už šest dalších předmětů a dva žetony. Váš tah právě běží: u Informátora máte 9, 8 a 7. To je 24, o jednu kartu víc, než je třeba.',
      tracker: 'GPS lokátor vrátí vaši poslední zakrytou kartu, i když byla navíc. Otevřete ho a použijte.',
      trackerOther: 'S 24 byste tu neuspěli. Nejdřív použijte GPS lokátor.',
      stop: 'Zase 17. Sedmička leží navrchu balíčku a začne váš příští tah. Přestaňte.',
      stopOther: 'Víte, co by přišlo: 7. Přestaňte.',
      drone:
        'Přišla sem i Petra: 6 a dvě zakryté karty. Dron otočí všechny její karty u jedné mise. Použijte ho u mise 1.',
      droneOther: 'Než kartu položíte, nahlédněte: použijte Dron u mise 1.',
      seen: '6, 5 a 9: 20! Vašich 17 by tu prohrálo.',
      jetpack: 'Jetpack přenese všechny vaše karty k misi, kde žádné nemáte. Přeleťte od mise 1 k misi 2.',
      jetpackOther: 'Pryč od Petřiných 20: použijte Jetpack, od mise 1 k misi 2.',
      balaclava: 'Mise 1 je pro vás zase otevřená. A co ty dva žetony? Natáhněte si Kuklu: vrátí oba.',
      balaclavaOther: 'Nejdřív Kukla: vrátí vaše žetony.',
      ahead: 'A teď přeskočme dopředu, dokud nebudou na stole všechny karty.',
      window: 'Před vyhodnocením mise je čas na předměty a ještě jednou mezi vašimi dvěma součty.',
      wait: 'Kolo jste začínali vy, takže odkrýváte první. Nechte nejdřív platit svůj součet: stiskněte „Nic nepoužít“.',
      waitOther: 'Ještě ne: stiskněte „Nic nepoužít“ a počkejte na svůj součet.',
      stun: 'Váš součet u mise 1 už platí a žádný předmět ho nezmění. Než ale odkryje Petra, je ještě čas. Paralyzér zakrytou kartu vyřadí, nikdo ji neuvidí: použijte ho u mise 2, kde ukazuje 10.',
      stunOther: 'Omračte její zakrytou kartu u mise 2: proti vašim 17 stojí 10 a tajemství.',
      stick: 'USB klíč zopakuje předmět, který jste už použili. Omračte ještě jednou: mise 3, karta 2.',
      stickOther: 'Jako Paralyzér, prosím: mise 3, karta 2.',
      result: 'U obou misí měla Petra 18 proti vašim 17. Bez omráčených karet jsou obě vaše a Skříňka také.',
      end: 'Všech šest je použitých a každý se dál počítá za 1 bod. Teď znáte všech deset.',
    },
  },
  notoriety: {
    title: 'Devátý žeton',
    about: 'Petra vysoko vede a od prohry ji dělí jediný žeton.',
    texts: {
      welcome: 'Kolo 2. Petra získala všechny čtyři mise prvního kola a každá byla hlídaná: osm žetonů.',
      eight: 'Body jí nepomohou: kdo dostane devátý žeton, okamžitě prohrává. A první mise je hlídaná také.',
      place: 'Petra tam dala pětku. Vy jste si lízli dvojku: položte ji k misi 1 a nechte Petru vyhrát.',
      placeOther: 'Dnes chcete první misi prohrát: dejte dvojku tam.',
      stop: 'S dvojkou prohrajete, a to je přesně plán. Skončete.',
      stopOther: 'Další karta by vám mohla misi přinést, i s žetonem. Skončete.',
      ninth:
        'Petra získává misi a s ní devátý žeton: hra okamžitě končí. Ostatní mise se nevyhodnocují a body se nepočítají.',
      end: 'Žeton je na konci bod, ale devět už je moc. Hlídejte si žetony na obou stranách.',
    },
  },
  'equal-points': {
    title: 'Stejně bodů',
    about: 'Šesté kolo končí a oba máte stejně bodů.',
    texts: {
      welcome: 'Poslední kolo, poslední mise: devítka, osmička a čtyřka. Petra už zahrála všude.',
      stop: 'Přesně 21. Skončete a všechny mise se vyhodnotí.',
      stopOther: 'Líp než 21 to nejde. Skončete.',
      keep: 'Kódy vám přinesly tři žetony. Za 21 smíte jeden vrátit, ale každý je teď 1 bod. Nechte si ho.',
      keepOther: 'Pak by vám bod chyběl. Žeton si nechte.',
      result:
        'Po šesti kolech se počítá: oba máte 15 bodů. Při shodě vyhrává, kdo má víc žetonů: vaše tři proti Petřiným dvěma.',
      end: 'Na samém konci se tedy žetony vyplatí dvakrát: jako body a při shodě.',
    },
  },
  draw: {
    title: 'Remíza',
    about: 'Stejně bodů i žetonů: nejvzácnější konec.',
    texts: {
      welcome: 'Totéž poslední kolo, jenže tentokrát má Petra tři žetony.',
      stop: 'Zase přesně 21. Skončete.',
      stopOther: 'Líp než 21 to nejde. Skončete.',
      keep: 'I vy máte tři žetony. Nechte si všechny: každý je bod.',
      keepOther: 'S žetonem méně by vyhrála Petra. Nechte si ho.',
      result: 'Oba máte 15 bodů a tři žetony: nevyhrává nikdo. Partie končí remízou.',
      end: 'Teď znáte všechny konce: devět žetonů, víc bodů, víc žetonů, nebo remíza.',
    },
  },
};

import type { LessonTranslations } from './en.ts';

export const translations: LessonTranslations = {
  basics: {
    title: 'Základy',
    about: 'Štyri misie, jedna hranica: 21. Zahrajte si celé kolo od prvej karty po posledný žetón.',
    texts: {
      welcome: 'Medzi vami a Petrou ležia štyri misie. Partia má šesť kôl a v každom sú štyri nové.',
      aim: 'Pri každej misii obaja zbierate karty. Získa ju ten, kto má viac a neprekročí 21. Číslo na spise hovorí, akú má hodnotu.',
      deck: 'Obaja máte rovnakých 14 kariet: od ½ po 10 a k tomu dve esá, ktoré platia za 1 alebo 11. Prvú kartu ťahu už máte: eso.',
      place: 'Prvá karta ide k misii odkrytá. Najviac, 5 bodov, má Informátor. Položte eso k nemu.',
      placeOther: 'Aj tak sa dá, ale eso je skvelý začiatok. Dajte ho tam, kde je najviac bodov: k Informátorovi.',
      hit: 'Teraz môžete ťahať ďalšie karty, koľko chcete. Idú zakryté: poznáte ich len vy. Potiahnite jednu.',
      hitOther: 'Jedenásť je ešte málo. Potiahnite ďalšiu, nič sa nemôže pokaziť.',
      stop: 'Eso a 10: presne 21, lepšie to už nebude. Prestaňte.',
      stopOther: 'Už máte 21. Ďalšia karta môže iba uškodiť.',
      theirs:
        'Petrin ťah: k Skrinke dala 9 a jednu kartu zakrytú. Vidíte, koľko ich má, ale nikdy nie aké. A keď váš ťah skončí, svoje zakryté karty už nevidíte ani vy.',
      codes:
        'Potiahli ste 7. Kódy majú tým väčšiu hodnotu, čím ich je viac: 2, 6 alebo 12 bodov za jednu, dve či tri karty. Položte ju tam. Druhú kartu odteraz potiahnem za vás.',
      again: 'Štvorka: teraz jedenásť. Nech potiahnete čokoľvek, 21 neprekročíte. Ešte jednu.',
      againOther: 'Pri 11 nič neriskujete: najvyššia karta je 10. Ťahajte.',
      enough: '18 je pekný súčet. Čas prestať.',
      enoughOther: 'Pri 18 by vás väčšina kariet dostala nad 21. Radšej prestaňte.',
      locker:
        'Aj Petra ide po kódoch: 10 a niečo zakryté. Potiahli ste 9. Misie, kde ste už hrali, sú pre vás zatvorené, skúste teda Skrinku.',
      risk: 'Aj Petra tu ukazuje 9 a vy máte 14. Môže to byť málo, a ďalšia karta môže byť priveľa. Buďme odvážni.',
      riskOther: 'To by bolo rozumné. Ale raz to treba vidieť: potiahnite ešte jednu.',
      bust: '8: spolu 22. Nad 21 musíte prestať a pri tejto misii ste neuspeli. Petra to však nevie. Prestaňte, akoby sa nič nestalo.',
      watched:
        'Petra potiahla pri poslednej misii tri zakryté karty. Misia je strážená: leží pod ňou kontrarozviedka a kto misiu získa, dostane žetón prezradenia.',
      half: 'Potiahli ste ½. Zostáva vám iba táto misia.',
      halfAgain: '½ a 7 nie je veľa. Ešte jednu.',
      halfStop: 'Druhé eso! Ak bude za 11, máte 18 a pol. Petra si nemôže byť ničím istá. Prestaňte.',
      halfStopOther: 'S 18 a pol ste na tom dobre. Prestaňte.',
      failed:
        'Obaja ste hrali všade: misie sa postupne vyhodnocujú. Pri Skrinke ste s 22 neuspeli a stálo vás to žetón. Petre na ňu stačilo 12.',
      declare: 'Pri Informátorovi sa rozhodujete, koľko platí vaše eso.',
      declareOther: 'Tu je 11 lepšia ako 1: 10 a 11 je 21.',
      giveBack: 'Za presne 21 je odmena: smiete vrátiť žetón. S deviatimi by ste partiu okamžite prehrali. Vráťte ho.',
      giveBackOther: 'Nechať si ho môže byť chytré, veď na konci je každý žetón bod. Dnes ho však vráťte.',
      tie: 'Informátor je váš. Pri kódoch ste mali obaja 18: vtedy rozhoduje počet kariet, vaše tri proti dvom. Keby sa rovnal aj ten, nezískal by ich nikto.',
      last: 'Zostáva Dron a ešte raz sa rozhodujete o ese.',
      lastOther: 'S esom za 1 by ste mali 8 a pol. Prečo tak skromne?',
      counter:
        'Petra mala 22 a dostala žetón. Vy ste získali Dron a s ním žetón od kontrarozviedky. Začína sa nové kolo a teraz začína Petra.',
      score:
        'Po šiestich kolách sa počíta: ciele podľa čísla, sady kódov a dokumentov, 1 bod za každý predmet a 1 za každý žetón. Trocha zlej povesti sa teda oplatí, ale deväť žetónov znamená prehru.',
      end: 'Hrať už viete. Váš Dron je mimochodom predmet: čo predmety dokážu, ukáže ďalšia lekcia.',
    },
  },
  items: {
    title: 'Predmety',
    about: 'Desať vychytávok, každá na jeden kúsok. Použite štyri z nich v pravej chvíli.',
    texts: {
      welcome:
        'Druhé kolo. V prvom ste získali štyri predmety. Ležia pred vami, vidíte ich obaja a každý sa dá použiť raz.',
      when: 'Predmet sa dá použiť vtedy, keď má čo urobiť: väčšinou vo vašom ťahu alebo tesne pred vyhodnotením misie. Dotknite sa ho a prečítajte si, čo robí.',
      look: 'Potiahli ste 8. Skôr než ju položíte, pozrite sa dopredu: otvorte Nočné videnie a použite ho.',
      lookOther: 'Najprv Nočné videnie: otvorte ho medzi predmetmi a stlačte „Použiť“.',
      ahead:
        'Tu je vašich ďalších päť kariet: viete, čo potiahnete. A teraz poskočme, kým nebudú všetky karty na stole.',
      window:
        'Pred vyhodnotením každej misie je chvíľa na predmety. Petra ukazuje pri prvej misii 10 a jednu kartu má zakrytú. Pri druhej ste vedeli, že budete mať 22: uvidíte prečo.',
      news: 'Noviny pridajú Petrinmu súčtu 3. S desiatkou a vysokou kartou to môže byť priveľa. Použite ich pri misii 1.',
      newsOther: 'Noviny patria k misii 1, kde Petra ukazuje 10.',
      keep: '10 a 9 a 3: 22! Petra neuspela. Vašich 17 stačí tak, ako sú; martini si nechajte.',
      keepOther: 'Tu vyhráte tak či tak. Martini si nechajte na ďalšiu misiu.',
      martini: 'A už je to tu: máte 22, ale Vesper Martini zmení súčet o 1 nadol alebo nahor. Čo si dáte?',
      martiniOther: 'O 1 menej, prosím: z 22 bude presne 21.',
      shield: 'Získavate Hotel, ale idú s ním dva žetóny. Chloroform kontrarozviedku uspí.',
      shieldOther: 'Dva žetóny sú veľa, keď deväť znamená prehru. Použite Chloroform.',
      spent: 'Všetky štyri sú použité, a predsa má každý hodnotu 1 bodu. Získaný predmet nikdy nevyjde nazmar.',
      end: 'Vychytávka v pravej chvíli má väčšiu cenu ako dobrá karta. Ostatných šesť príde v ďalšej lekcii.',
    },
  },
  gadgets: {
    title: 'Ďalšie vychytávky',
    about: 'Zvyšných šesť: vrátiť, nazrieť, uletieť, zamaskovať sa, vyradiť, a ešte raz.',
    texts: {
      welcome:
        'Tretie kolo. Máte už šesť ďalších predmetov a dva žetóny. Váš ťah práve beží: pri Informátorovi máte 9, 8 a 7. To je 24, o jednu kartu priveľa.',
      tracker: 'GPS lokátor vráti vašu poslednú zakrytú kartu, aj keď bola navyše. Otvorte ho a použite.',
      trackerOther: 'S 24 by ste tu neuspeli. Najprv použite GPS lokátor.',
      stop: 'Znova 17. Sedmička leží navrchu balíčka a začne váš ďalší ťah. Prestaňte.',
      stopOther: 'Viete, čo by prišlo: 7. Prestaňte.',
      drone:
        'Prišla sem aj Petra: 6 a dve zakryté karty. Dron otočí všetky jej karty pri jednej misii. Použite ho pri misii 1.',
      droneOther: 'Skôr než kartu položíte, nazrite: použite Dron pri misii 1.',
      seen: '6, 5 a 9: 20! Vašich 17 by tu prehralo.',
      jetpack: 'Jetpack prenesie všetky vaše karty k misii, kde žiadne nemáte. Preleťte od misie 1 k misii 2.',
      jetpackOther: 'Preč od Petriných 20: použite Jetpack, od misie 1 k misii 2.',
      balaclava: 'Misia 1 je pre vás znova otvorená. A čo tie dva žetóny? Natiahnite si Kuklu: vráti oba.',
      balaclavaOther: 'Najprv Kukla: vráti vaše žetóny.',
      ahead: 'A teraz preskočme dopredu, kým nebudú na stole všetky karty.',
      window: 'Pred vyhodnotením misie je čas na predmety a ešte raz medzi vašimi dvoma súčtami.',
      wait: 'Kolo ste začínali vy, takže odkrývate prví. Nechajte najprv platiť svoj súčet: stlačte „Nič nepoužiť“.',
      waitOther: 'Ešte nie: stlačte „Nič nepoužiť“ a počkajte na svoj súčet.',
      stun: 'Váš súčet pri misii 1 už platí a žiadny predmet ho nezmení. Skôr než odkryje Petra, je však ešte čas. Paralyzér zakrytú kartu vyradí, nikto ju neuvidí: použite ho pri misii 2, kde ukazuje 10.',
      stunOther: 'Vyraďte jej zakrytú kartu pri misii 2: proti vašim 17 stojí 10 a tajomstvo.',
      stick: 'USB kľúč zopakuje predmet, ktorý ste už použili. Vyraďte ešte jednu: misia 3, karta 2.',
      stickOther: 'Ako Paralyzér, prosím: misia 3, karta 2.',
      result: 'Pri oboch misiách mala Petra 18 proti vašim 17. Bez vyradených kariet sú obe vaše a Skrinka tiež.',
      end: 'Všetkých šesť je použitých a každý sa ďalej počíta za 1 bod. Teraz poznáte všetkých desať.',
    },
  },
  notoriety: {
    title: 'Deviaty žetón',
    about: 'Petra vysoko vedie a od prehry ju delí jediný žetón.',
    texts: {
      welcome: 'Druhé kolo. Petra získala všetky štyri misie prvého kola a každá bola strážená: osem žetónov.',
      eight: 'Body jej nepomôžu: kto dostane deviaty žetón, okamžite prehráva. A prvá misia je strážená tiež.',
      place: 'Petra tam dala päťku. Vy ste si potiahli dvojku: položte ju k misii 1 a nechajte Petru vyhrať.',
      placeOther: 'Dnes chcete prvú misiu prehrať: dajte dvojku tam.',
      stop: 'S dvojkou prehráte, a to je presne plán. Prestaňte.',
      stopOther: 'Ďalšia karta by vám mohla misiu priniesť, aj so žetónom. Prestaňte.',
      ninth:
        'Petra získava misiu a s ňou deviaty žetón: hra sa okamžite končí. Ostatné misie sa nevyhodnocujú a body sa nepočítajú.',
      end: 'Žetón je na konci bod, ale deväť je už priveľa. Strážte si žetóny na oboch stranách.',
    },
  },
  'equal-points': {
    title: 'Rovnako bodov',
    about: 'Šieste kolo sa končí a obaja máte rovnako bodov.',
    texts: {
      welcome: 'Posledné kolo, posledná misia: deviatka, osmička a štvorka. Petra už zahrala všade.',
      stop: 'Presne 21. Prestaňte a všetky misie sa vyhodnotia.',
      stopOther: 'Lepšie ako 21 to nejde. Prestaňte.',
      keep: 'Kódy vám priniesli tri žetóny. Za 21 smiete jeden vrátiť, ale každý je teraz 1 bod. Nechajte si ho.',
      keepOther: 'Potom by vám bod chýbal. Žetón si nechajte.',
      result:
        'Po šiestich kolách sa počíta: obaja máte 15 bodov. Pri zhode vyhráva, kto má viac žetónov: vaše tri proti Petriným dvom.',
      end: 'Na samom konci sa teda žetóny oplatia dvakrát: ako body a pri zhode.',
    },
  },
  draw: {
    title: 'Remíza',
    about: 'Rovnako bodov aj žetónov: najvzácnejší koniec.',
    texts: {
      welcome: 'To isté posledné kolo, lenže tentoraz má Petra tri žetóny.',
      stop: 'Znova presne 21. Prestaňte.',
      stopOther: 'Lepšie ako 21 to nejde. Prestaňte.',
      keep: 'Aj vy máte tri žetóny. Nechajte si všetky: každý je bod.',
      keepOther: 'So žetónom menej by vyhrala Petra. Nechajte si ho.',
      result: 'Obaja máte 15 bodov a tri žetóny: nevyhráva nikto. Partia sa končí remízou.',
      end: 'Teraz poznáte všetky konce: deväť žetónov, viac bodov, viac žetónov alebo remíza.',
    },
  },
};

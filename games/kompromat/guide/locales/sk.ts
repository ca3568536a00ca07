import { plural } from '@safehouse/ui';
import type { GuideTexts } from './en.ts';

export const texts: GuideTexts = {
  goal: {
    title: 'Cieľ hry',
    text: 'Dvaja znepriatelení agenti idú po rovnakých tajomstvách. V každom zo **6 kôl** ležia na stole štyri misie. Obaja ku každej prikladáte karty, prvú odkrytú, ostatné zakryté. **Misiu získa vyšší súčet, ale nesmie prekročiť 21.**',
    end: 'Po šiestich kolách vyhráva ten, kto má viac bodov. Kto dostane **deviaty žetón prezradenia**, okamžite prehráva.',
    notes: [
      'Podľa tlačených pravidiel začína ten, kto vyzerá podozrivejšie. Tu rozhoduje žreb, alebo ten, kto otvorí stôl.',
    ],
  },
  setup: {
    title: 'Obsah hry a príprava',
    parts: [
      '**14 kariet výbavy** pre každého, obaja majú rovnaké: ½, čísla 2 až 10 s tromi sedmičkami a dve **esá**, ktoré platia za 1 alebo 11.',
      '**29 kariet misií:** 8 cieľov, 3 kódy, 3 dokumenty, 10 predmetov a 5 kariet kontrarozviedky.',
      '**18 žetónov prezradenia.** Na začiatku nemá nikto žiadny.',
    ],
    round:
      'V každom kole obaja zamiešate všetkých 14 kariet výbavy a do radu sa vyložia štyri misie; misia 1 je najbližšie k balíčku. Ak je medzi nimi **kontrarozviedka**, položí sa na ňu ďalšia misia a všetci vidia, koľko žetónov sa pod ňou skrýva. Začína ten, kto nezačínal minulé kolo.',
    notes: [
      'Tlačený zoznam kariet výbavy uvádza len dve sedmičky, to by bolo 13 kariet namiesto 14. Hráme s tromi.',
      'O miešaní kariet výbavy hovoria tlačené pravidlá len pred hrou. My ich miešame pred každým kolom.',
      'Koľko je ktorých misií, tlačený text nehovorí. Čísla sú naša rekonštrukcia.',
    ],
  },
  turn: {
    title: 'Váš ťah',
    steps: [
      '**Potiahnite si** vrchnú kartu svojho balíčka a pozrite si ju.',
      '**Vyberte misiu**, ku ktorej ste v tomto kole ešte nehrali, a položte k nej kartu odkrytú.',
      '**Ťahajte ďalej**, ak chcete, vždy po jednej karte. Pozrite si ju a priložte ju zakrytú k tej istej misii.',
      '**Prestať** môžete kedykoľvek. Keď súčet prekročí 21, aj keď každé eso počítate za 1, prestať musíte. Súper sa nedozvie prečo.',
    ],
    after:
      'Potom hrá súper. Na svoje zakryté karty sa už pozrieť nesmiete: zapamätajte si ich! Keď ste obaja hrali ku všetkým štyrom misiám, karty sa odkryjú. Ak sa vám minie balíček, do konca kola nehráte.',
    notes: [
      'Keď otvárate stôl, môžete zvoliť, že svoje zakryté karty uvidíte aj ďalej. Mení sa tým len to, čo vidíte, nikdy to, čo smiete.',
    ],
  },
  example: {
    title: 'súčet s esami',
    about: 'Ťahajte karty a určujte, za koľko platí každé eso. V skutočnej hre to určíte až pri odkrývaní.',
    aces: 'Esá',
    ace: (n, value) => `${n}. eso platí za ${value}`,
    draw: 'Potiahnuť kartu',
    again: 'Začať odznova',
    total: (cards, total) => `${cards}: súčet ${total}.`,
    below: (n) => `Do 21 chýba ${n}.`,
    exactly: 'Presne 21: môžete vrátiť žetón!',
    tooHigh: 'Viac ako 21: počítajte eso za 1.',
    failed: 'Viac ako 21, aj s každým esom za 1: musíte prestať a misia je neúspešná.',
  },
  reveal: {
    title: 'Odkrývanie kariet',
    text: 'Misie sa vyhodnocujú jedna po druhej, od misie 1 po misiu 4. Pri každej najprv otočí karty ten, kto začínal kolo, a určí, za koľko platia jeho esá. Potom to isté urobí druhý hráč.',
    list: [
      '**Viac ako 21:** neúspešná misia. Dostanete žetón a vaše karty sa nepočítajú.',
      '**Presne 21:** môžete vrátiť žetón, či už misiu získate, alebo nie.',
      '**Misiu získa vyšší súčet.** Pri zhode ten, kto k nej priložil viac kariet. Ak je zhoda aj v tom, nikto.',
    ],
    notes: [
      'Bez karty pri misii ju nemôžete získať a nedostanete ani žetón. Ak tam nemá karty nikto, alebo neuspejete obaja, nezíska ju nikto.',
      'Misia, ktorú nikto nezískal, opúšťa hru aj so svojou kontrarozviedkou.',
      'Podľa tlačených pravidiel ležia získané misie lícom nadol. Tu ich obaja vidíte, aj s doterajšími bodmi, okrem stola „podľa pravidiel“.',
      'Žetóny prichádzajú po jednom a v tomto poradí: za neúspech začínajúceho, za neúspech druhého, za kontrarozviedku. Deviatym sa všetko zastaví.',
      'Vyradená karta sa nepočíta ani pri zhode.',
    ],
  },
  missions: {
    title: 'Misie',
    text: 'Čo získate, to vám zostane až do konca.',
    cards: (n) => plural('sk', n, { one: '# karta', few: '# karty', many: '# karty', other: '# kariet' }),
    counter: 'Leží pod inou misiou: kto tú misiu získa, dostane hneď 1, 2 alebo 3 žetóny.',
  },
  items: {
    title: 'Predmety',
    text: 'Predmet leží odkrytý pred vami a môžete ho použiť **raz**. Na konci je zaň 1 bod, či ho použijete, alebo nie.',
    when: 'Predmety používate **vo svojom ťahu**, alebo **keď sa vyhodnocuje misia**: skôr než sa jej karty otočia a znova, keď začínajúci hráč určí svoj súčet. Niektoré majú vlastnú chvíľu.',
    notes: [
      'Tlačené pravidlá dovoľujú predmety kedykoľvek. Online by to boli preteky a zaváhanie by prezrádzalo. Preto sú dané chvíle a hra sa vás pýta, len keď máte predmet, ktorý niečo zmôže.',
      'Najprv používa predmety ten, kto začínal kolo, koľko chce, potom druhý.',
      'Len čo je súčet určený, žiadny predmet už tie karty nezmení.',
      'Čo ktorý predmet vie, tlačený text nehovorí. Účinky opisujeme vlastnými slovami, ako ich poznáme.',
      'Noviny a Vesper Martini menia súčet skôr, než sa čokoľvek posudzuje: z 22 je 21 a z 19 s novinami 22. Ako karty sa nepočítajú. Dvoje noviny sa sčítajú a zostávajú pri svojej misii. Na jeden súčet ide len jedno martini.',
      'Misia, ktorú opustil váš jetpack, je pre vás znova otvorená. Vo vašom ťahu nemôže opustiť misiu, ku ktorej práve hráte, ani k nej priletieť.',
      'Karty, ktoré otočil dron, sa paralyzérom vyradiť nedajú.',
      'Predmet sa dá použiť už proti kontrarozviedke, na ktorej ležal.',
    ],
  },
  end: {
    title: 'Koniec hry',
    text: 'Po 6. kole spočítajte body:',
    list: [
      '**Ciele:** číslo na karte.',
      '**Kódy** a **dokumenty**, každý druh zvlášť: za jednu kartu 2 body, za dve 6, za všetky tri 12.',
      '**Predmety** a **žetóny:** každý 1 bod. Trocha slávy sa vyplatí!',
    ],
    tie: 'Vyhráva ten, kto má viac bodov; pri zhode ten, kto má viac žetónov. Ak je zhoda aj v nich, je to remíza.',
  },
};

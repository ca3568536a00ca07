import { plural } from '@safehouse/ui';
import type { GuideTexts } from './en.ts';

export const texts: GuideTexts = {
  goal: {
    title: 'Cíl hry',
    text: 'Dva znepřátelení agenti jdou po stejných tajemstvích. V každém ze **6 kol** leží na stole čtyři mise. Oba ke každé přikládáte karty, první odkrytou, ostatní zakryté. **Misi získá vyšší součet, ale nesmí překročit 21.**',
    end: 'Po šesti kolech vyhrává ten, kdo má víc bodů. Kdo dostane **devátý žeton proslulosti**, okamžitě prohrává.',
    notes: [
      'Podle tištěných pravidel začíná ten, kdo vypadá podezřeleji. Tady rozhoduje los, nebo ten, kdo otevře stůl.',
    ],
  },
  setup: {
    title: 'Obsah hry a příprava',
    parts: [
      '**14 karet vybavení** pro každého, oba mají stejné: ½, čísla 2 až 10 se třemi sedmičkami a dvě **esa**, která platí za 1 nebo 11.',
      '**29 karet misí:** 8 cílů, 3 kódy, 3 dokumenty, 10 předmětů a 5 karet kontrašpionáže.',
      '**18 žetonů proslulosti.** Na začátku nemá nikdo žádný.',
    ],
    round:
      'V každém kole oba zamícháte všech 14 karet vybavení a do řady se vyloží čtyři mise; mise 1 je nejblíž balíčku. Je-li mezi nimi **kontrašpionáž**, položí se na ni další mise a všichni vidí, kolik žetonů se pod ní skrývá. Začíná ten, kdo nezačínal minulé kolo.',
    notes: [
      'Tištěný seznam karet vybavení uvádí jen dvě sedmičky, to by bylo 13 karet místo 14. Hrajeme se třemi.',
      'O míchání karet vybavení mluví tištěná pravidla jen před hrou. My je mícháme před každým kolem.',
      'Kolik je kterých misí, tištěný text neříká. Čísla jsou naše rekonstrukce.',
    ],
  },
  turn: {
    title: 'Váš tah',
    steps: [
      '**Doberte si** vrchní kartu svého balíčku a podívejte se na ni.',
      '**Vyberte misi**, ke které jste v tomto kole ještě nehráli, a položte k ní kartu odkrytou.',
      '**Dobírejte dál**, chcete-li, vždy po jedné kartě. Podívejte se na ni a přiložte ji zakrytou k téže misi.',
      '**Přestat** můžete kdykoli. Jakmile součet překročí 21, i když každé eso počítáte za 1, přestat musíte. Soupeř se nedozví proč.',
    ],
    after:
      'Pak hraje soupeř. Na své zakryté karty se už podívat nesmíte: pamatujte si je! Když jste oba hráli ke všem čtyřem misím, karty se odkryjí. Dojde-li vám balíček, do konce kola nehrajete.',
    notes: [
      'Když otevíráte stůl, můžete zvolit, že své zakryté karty uvidíte i dál. Mění se tím jen to, co vidíte, nikdy to, co smíte.',
    ],
  },
  example: {
    title: 'součet s esy',
    about: 'Dobírejte karty a určujte, za kolik platí každé eso. Ve skutečné hře to určíte až při odkrývání.',
    aces: 'Esa',
    ace: (n, value) => `${n}. eso platí za ${value}`,
    draw: 'Dobrat kartu',
    again: 'Začít znovu',
    total: (cards, total) => `${cards}: součet ${total}.`,
    below: (n) => `Do 21 chybí ${n}.`,
    exactly: 'Přesně 21: můžete vrátit žeton!',
    tooHigh: 'Víc než 21: počítejte eso za 1.',
    failed: 'Víc než 21, i s každým esem za 1: musíte přestat a mise je neúspěšná.',
  },
  reveal: {
    title: 'Odkrývání karet',
    text: 'Mise se vyhodnocují jedna po druhé, od mise 1 po misi 4. U každé nejdřív otočí karty ten, kdo začínal kolo, a určí, za kolik platí jeho esa. Pak totéž udělá druhý hráč.',
    list: [
      '**Víc než 21:** neúspěšná mise. Dostanete žeton a vaše karty se nepočítají.',
      '**Přesně 21:** můžete vrátit žeton, ať misi získáte, nebo ne.',
      '**Misi získá vyšší součet.** Při shodě ten, kdo k ní přiložil víc karet. Je-li shoda i v tom, nikdo.',
    ],
    notes: [
      'Bez karty u mise ji nemůžete získat a nedostanete ani žeton. Nemá-li tam karty nikdo, nebo neuspějete oba, nezíská ji nikdo.',
      'Mise, kterou nikdo nezískal, opouští hru i se svou kontrašpionáží.',
      'Podle tištěných pravidel leží získané mise lícem dolů. Tady je oba vidíte, i s dosavadními body, kromě stolu „podle pravidel“.',
      'Žetony přicházejí po jednom a v tomto pořadí: za neúspěch začínajícího, za neúspěch druhého, za kontrašpionáž. Devátým se vše zastaví.',
      'Vyřazená karta se nepočítá ani při shodě.',
    ],
  },
  missions: {
    title: 'Mise',
    text: 'Co získáte, to vám zůstane až do konce.',
    cards: (n) => plural('cs', n, { one: '# karta', few: '# karty', many: '# karty', other: '# karet' }),
    counter: 'Leží pod jinou misí: kdo tu misi získá, dostane hned 1, 2 nebo 3 žetony.',
  },
  items: {
    title: 'Předměty',
    text: 'Předmět leží odkrytý před vámi a můžete ho použít **jednou**. Na konci je za něj 1 bod, ať ho použijete, nebo ne.',
    when: 'Předměty používáte **ve svém tahu**, nebo **když se vyhodnocuje mise**: než se její karty otočí a znovu, když začínající hráč určí svůj součet. Některé mají vlastní chvíli.',
    notes: [
      'Tištěná pravidla dovolují předměty kdykoli. Online by to byl závod a zaváhání by prozrazovalo. Proto jsou dané chvíle a hra se vás ptá, jen když máte předmět, který něco zmůže.',
      'Nejdřív používá předměty ten, kdo začínal kolo, kolik chce, potom druhý.',
      'Jakmile je součet určený, žádný předmět už ty karty nezmění.',
      'Co který předmět umí, tištěný text neříká. Účinky popisujeme vlastními slovy, jak je známe.',
      'Noviny a Vesper Martini mění součet dřív, než se cokoli posuzuje: z 22 je 21 a z 19 s novinami 22. Jako karty se nepočítají. Dvoje noviny se sčítají a zůstávají u své mise. Na jeden součet jde jen jedno martini.',
      'Mise, kterou opustil váš jetpack, je pro vás znovu otevřená. Ve vašem tahu nemůže opustit misi, ke které právě hrajete, ani k ní přiletět.',
      'Karty, které otočil dron, nelze paralyzérem vyřadit.',
      'Předmět lze použít už proti kontrašpionáži, na které ležel.',
    ],
  },
  end: {
    title: 'Konec hry',
    text: 'Po 6. kole sečtěte body:',
    list: [
      '**Cíle:** číslo na kartě.',
      '**Kódy** a **dokumenty**, každý druh zvlášť: za jednu kartu 2 body, za dvě 6, za všechny tři 12.',
      '**Předměty** a **žetony:** každý 1 bod. Trocha slávy se vyplatí!',
    ],
    tie: 'Vyhrává ten, kdo má víc bodů; při shodě ten, kdo má víc žetonů. Je-li shoda i v nich, je to remíza.',
  },
};

import { plural } from '@safehouse/ui';
import type { GuideTexts } from './en.ts';

export const texts: GuideTexts = {
  goal: {
    title: 'Cieľ hry',
    text: 'Dvaja špióni bývajú v tej istej ulici. V každom ťahu jeden z vás vyloží dvoch susedov ako agentov, **jedného odkrytého a jedného zakrytého**. Súper si jedného z nich naverbuje, druhý zostane tomu, kto ich vyložil, a obe figúrky sa pohnú.',
    ways: [
      '**Chyťte súperovu figúrku** a vyhráte.',
      '**Tri Kryptografky** pred vami: vyhrávate.',
      '**Traja Odvážlivci** pred vami: prehrávate.',
    ],
  },
  setup: {
    title: 'Herný materiál a príprava',
    parts: [
      '**Ulica** so 14 domami v kruhu. Dopredu znamená v smere hodinových ručičiek, k vyšším číslam domov.',
      'Dve **figúrky**. Začínajú doma, oproti sebe: pri dome 1 a pri dome 8.',
      '38 **kariet agentov**. Zamiešajte ich a rozdajte každému 4; zvyšok je balíček.',
      '15 **kariet čierneho trhu**, len pre pokročilý režim.',
    ],
    notes: [
      'Podľa tlačených pravidiel začína ten, kto naposledy pozeral špionážny film. Tu rozhoduje žreb, alebo ten, kto otvorí stôl.',
      'Koľko domov má ulica, tlačený text nehovorí. Tých 14 domov je naša rekonštrukcia.',
    ],
  },
  turn: {
    title: 'Váš ťah',
    steps: [
      '**Vyloženie:** vyložte z ruky do stredu dve karty, jednu odkrytú a jednu zakrytú. Musia ukazovať rôznych agentov, okrem prípadu, že celú ruku tvorí jediný agent. Potom si doberte do 4 kariet.',
      '**Verbovanie:** súper si vezme jednu z kariet, vy dostanete druhú. Obe sa vyložia odkryté pred svojich nových majiteľov.',
      '**Pohyb:** každý si na svojej novej karte prečíta jeden symbol: prvý, ak je to jeho prvá karta tohto agenta, druhý pri druhej a tretí od tretej karty ďalej. Plus znamená dopredu, mínus dozadu. Obe figúrky sa pohnú naraz.',
      '**Koniec ťahu:** skontrolujte, či sa hra neskončila. Ak nie, na ťahu je súper.',
    ],
    swap: '**Výmena:** skôr než vyložíte svoje dve karty, môžete odložiť kartu z ruky zakrytú nabok a dobrať si novú. Smiete to urobiť **štyrikrát za hru**, aj viackrát v jednom ťahu, kým nie je balíček prázdny. Odložená karta zostáva mimo hry.',
    notes: [
      'Pri výmene si vždy doberiete práve jednu kartu, aj keď ich máte v ruke viac ako štyri.',
      'Odložené karty zostávajú tajné až do konca. Na svoje vlastné sa pozrieť smiete.',
    ],
  },
  example: {
    title: 'verbujte agentov a sledujte svoju figúrku',
    about: 'V skutočnej hre si nevyberáte voľne a druhá figúrka sa hýbe tiež. Tu čaká doma, 7 domov pred vami.',
    agents: 'Agenti',
    start: (house) => `Začínate pri dome ${house}.`,
    recruited: (agent, copy, icon) => `${agent}, ${copy}. karta: ${icon}.`,
    standing: (house) => `Stojíte pri dome ${house}.`,
    caught: 'Chytili ste súperovu figúrku: vyhrávate!',
    wasCaught: 'Cúvli ste až k súperovej figúrke: ste chytení.',
    won: 'Tri Kryptografky: vyhrávate!',
    lost: 'Traja Odvážlivci: prehrávate.',
    again: 'Začať odznova',
  },
  agents: {
    title: 'Agenti',
    text: 'Každý agent má tri symboly: pre vašu prvú, druhú a tretiu kartu. Hviezda znamená výhru, krížik prehru. Parťák a Krtko sú v hre len raz.',
    copies: (n) => plural('sk', n, { one: '# karta', few: '# karty', many: '# karty', other: '# kariet' }),
  },
  end: {
    title: 'Koniec hry',
    text: 'Vyhrať alebo prehrať sa dá len **na konci ťahu**, keď sa obe figúrky pohli.',
    list: [
      '**Chytenie:** kto druhú figúrku dobehne alebo predbehne, chytil ju; rovnako, keď súper cúvne na vašu figúrku alebo za ňu. Začínate 7 domov od seba, takže potrebujete o 7 krokov viac ako súper. Figúrka, ktorá v tom istom ťahu zase utečie, chytená nie je.',
      '**Tri Kryptografky** vyhrávajú, **traja Odvážlivci** prehrávajú. Ďalšie karty na tom už nič nemenia.',
      '**Oboje naraz?** Keby vyhrali obaja alebo prehrali obaja, vyhráva ten, kto je na ťahu. Rovnako je to s hráčom, ktorý by zároveň vyhral aj prehral.',
      '**Minuli sa karty:** ak je balíček prázdny a ďalší hráč nemôže vyložiť dve karty, vyhráva ten, kto prešiel viac krokov; pri rovnosti ten, kto bol na ťahu.',
    ],
  },
  market: {
    title: 'Pokročilý režim: čierny trh',
    text: 'Domy 3, 6, 10 a 13 sú čierny trh a vedľa ulice leží odkrytá ponuka troch kariet. Keď sa vaša figúrka **pohne a skončí presne na čiernom trhu**, dopredu alebo dozadu, musíte si jednu z nich vziať. Hneď sa doplní. Prebehnutie ani státie na mieste nič neprinesie.',
    list: [
      '**Okamžitá** karta sa vykoná raz a potom sa odloží. Ak vďaka nej verbujete agenta, pohne sa len vaša figúrka. Ak skončí znova na čiernom trhu, najprv dokončite prvú kartu a potom si vezmite ďalšiu.',
      '**Trvalá** karta zostáva pred vami. Platí od ďalšieho verbovania, nie pre to, ktoré vás na trh priviedlo.',
      'Ak na trhu skončia obe figúrky, berie najprv ten, kto je na ťahu. Karta, ktorá nič nezmôže, nemá účinok. Agent, ktorý opúšťa hru, nepohne žiadnou figúrkou.',
    ],
    notes: [
      'Pravidlá neopakujú, čo je na kartách čierneho trhu. Ich účinky opisujeme vlastnými slovami, ako ich poznáme.',
      'Čo sa dá vykonať, vykonať sa musí. Dobrovoľná je len druhá polovica Špiónskych prázdnin.',
      'Karta, ktorá vyhráva na konci ťahu, platí už v ťahu, keď si ju vezmete.',
      'Kroky Strážnej veže a Superpočítača patria k pohybu agenta. Únikové auto je ďalší, samostatný pohyb a figúrka musí na pole domova naozaj prísť.',
      'Po okamžitej karte si doberiete do ruky skôr, než si vezmete ďalšiu.',
      'Prázdny balíček čierneho trhu sa znova nemieša: ponuka sa zmenšuje, až neostane nič.',
    ],
  },
  teams: {
    title: 'Tímy: 3 alebo 4 hráči',
    text: 'Dvaja proti dvom, alebo dvaja proti jednému. Spoluhráči majú spoločnú figúrku, agentov aj karty čierneho trhu. Každý má vlastné 4 karty v ruke a nesmie ich ukazovať ani opisovať.',
    list: [
      '**Vyloženie:** jeden vyloží kartu odkrytú, druhý k nej zakrytú s iným agentom (s rovnakým len vtedy, keď v ruke nič iné nemá).',
      '**Výmeny:** každý dve, vždy pred vyložením vlastnej karty. Kto hrá sám, vykladá obe karty a má štyri výmeny.',
      '**Dobieranie:** prvý si doberá ten, kto vyložil odkrytú. Ak na začiatku vášho ťahu zostáva v balíčku jediná karta, patrí tomu, kto vyloží odkrytú: kto si ju vezme výmenou, musí vyložiť odkrytú a spoluhráč si ju už vymeniť nemôže.',
      '**Spoločne rozhodujete**, ktorú kartu naverbujete a ktorú kartu čierneho trhu si vezmete.',
      '**Minuli sa karty:** hra sa končí, keď je balíček prázdny a niekto z ďalšieho tímu nemá žiadnu kartu; pri hráčovi bez spoluhráča menej ako dve.',
    ],
    notes: [
      'Podľa tlačených pravidiel sa spoluhráči dohodnú, kto vyloží odkrytú. Tu je to ten, kto vyloží ako prvý.',
      'Každý podá návrh a platí, len čo sú oba rovnaké. Súperi vidia, že niečo navrhujete, ale nie čo. O Tajnom nábore a Dvojitom probléme rozhoduje len ten, o koho ruku ide.',
      'Tímový chat je počas partie vypnutý.',
      'Koľko kariet je pre hráča bez spoluhráča primálo, je náš výklad.',
    ],
  },
};

import type { GuideTexts } from './en.ts';

export const texts: GuideTexts = {
  goal: {
    title: 'Cieľ hry',
    text: 'Ste špióni s hŕstkou agentov. Budujte sieť agentov medzi európskymi mestami, cestujte po nej a **plňte misie** tým, že navštívite mestá na ich kartách. Agentov je vždy málo: za sebou sieť zbierate, aby ste ju pred sebou zase rozložili.',
    end: 'Keď niekto splní **7 misií**, začínajú sa posledné ťahy. **Vyhráva ten, kto má najviac bodov.**',
  },
  setup: {
    title: 'Herný materiál a príprava',
    spy: 'Špión',
    spyText: 'Vaša figúrka. Stojí vždy v niektorom meste a v tom istom meste môže byť ľubovoľný počet špiónov.',
    agent: 'Agent',
    agentKind: '15 pre každého hráča',
    agentText:
      'Leží na políčkach medzi mestami a na vašich misiách, nikdy v meste. Na jednom políčku môžu byť agenti všetkých hráčov.',
    mission: 'Misia',
    missionKind: '43 misií, 5 štartovných misií',
    missionText:
      'Ukazuje mestá, ktoré máte navštíviť, a svoje body. Okrúhla šípka znamená ťah navyše; bodky sú agenti, ktorí misiu plánujú.',
    steps: [
      'Každý dostane špióna a **15 agentov** do zásoby.',
      'Vedľa herného plánu ležia štyri odkryté misie, od najstaršej po najnovšiu.',
      'Každý dostane **štartovnú misiu**. Položte agenta na jej zvýraznené mesto a svojho špióna do toho mesta na hernom pláne.',
    ],
    notes: [
      'Tlačený herný plán a karty poznáme len sčasti. Plán, misie aj body sú naša rekonštrukcia. Kto má škatuľu, môže ich zadať ako vlastnú edíciu.',
      'Kto začína, rozhoduje žreb, alebo ten, kto otvorí stôl.',
      'Ktorá z prvých štyroch misií je najstaršia, tlačené pravidlá nehovoria. Vykladáme ich v poradí, v akom prišli.',
    ],
  },
  turn: {
    title: 'Váš ťah',
    text: 'Urobte **práve jednu** z troch vecí. Niektorá z nich sa dá vždy.',
    actions: [
      '**A. Prijať misiu.** Vezmite si jednu zo štyroch. Nesplnené smiete mať najviac 3. Čím je novšia, tým viac agentov ju musí plánovať: **0, 1, 2 alebo 2** z vašej zásoby, od najstaršej po najnovšiu. Zostanú na karte, kým ju nesplníte alebo neodhodíte. Ostatné sa posunú a príde nová.',
      '**B. Pripojiť mesto.** Najprv môžete presunúť špióna do ktoréhokoľvek mesta svojej siete. Potom pripojte susedné mesto, ktoré v sieti nie je: **1 agent na každé políčko, 2 tam, kde má agentov niekto iný**, žiadny tam, kde už svojho máte. Špión sa tam hneď presunie.',
      '**C. Presunúť sa.** Presuňte špióna do iného mesta svojej siete a nič nepripájajte.',
    ],
    network:
      'Vaša **sieť** sú všetky mestá, kam sa špión dostane po spojeniach s vašimi agentmi na všetkých políčkach.',
    notes: [
      'Štartovná misia sa do tých troch počíta.',
      'Keď sa minie balíček misií, nič sa nezamiešava späť: ponuka sa zmenšuje.',
    ],
  },
  example: {
    title: 'koľko stojí spojenie?',
    about: 'Stlačením políčka zmeníte, kto na ňom je. Vaši agenti sú tí okrúhli.',
    spaces: 'Políčka',
    space: (n) => `Políčko ${n}`,
    empty: 'prázdne',
    other: 'cudzí agent',
    own: 'váš agent',
    cost: (from, to, sum, agents) => `${from} – ${to}: ${sum}. Treba: ${agents}.`,
    free: (from, to) => `${from} – ${to} už vo vašej sieti je: špión tam môže cestovať.`,
  },
  back: {
    title: 'Kedykoľvek vo svojom ťahu',
    list: [
      '**Vezmite späť agentov** z políčka; kde máte dvoch, tam oboch. Agenti a špión musia ďalej držať pokope, začnite teda od vzdialeného konca.',
      '**Vezmite späť značku** z nesplnenej misie. Agenti, ktorí ju plánujú, zostávajú.',
      '**Odhoďte nesplnenú misiu.** Všetci jej agenti sa vrátia do zásoby a karta odchádza z hry.',
    ],
    notes: ['Značku nemožno vziať späť v ťahu, v ktorom ste ju položili.'],
  },
  marks: {
    title: 'Koniec ťahu',
    text: 'Pozrite sa, v ktorom meste teraz špión stojí. Na každú svoju nesplnenú misiu, ktorá to mesto ukazuje, môžete položiť agenta zo zásoby: mesto je **označené**. Mestá, cez ktoré ste len prešli, sa nepočítajú.',
    done: 'Keď sú označené všetky mestá, misia je **splnená**. Všetci jej agenti sa hneď vrátia do zásoby a môžete ich rovno použiť. Ak má okrúhlu šípku, máte **ďalší ťah**.',
    notes: ['Slovenské pravidlá hovoria, že ťah navyše môžete vykonať. Tu ho treba odohrať.'],
  },
  end: {
    title: 'Koniec hry',
    text: 'Keď niekto splní 7 misií, dohrá svoj ťah aj ťahy navyše. Potom má **každý z ostatných jeden posledný ťah**.',
    score:
      'Spočítajte body splnených misií a **1 bod za každé označené mesto** na nesplnených. Pri rovnosti vyhráva ten, kto je v poradí neskôr.',
    notes: [
      'Štartovná misia sa do tých siedmich počíta.',
      'Ťahy navyše získané v poslednom ťahu sa odohrajú.',
      'Keď sa misie minú a nikto už na 7 nedosiahne, hra sa hneď končí a spočítajú sa body.',
    ],
  },
  variants: {
    title: 'Pre ďalšie hry',
    list: [
      '**Výber štartovnej misie:** odkryje sa ich toľko, koľko je hráčov. Posledný v poradí si vyberá prvý, na začínajúceho ostane posledná.',
      'So **14 agentmi** je hra tesnejšia. Nováčikovia si môžu nechať 15.',
      '**Tmavá strana herného plánu:** plánovanie stojí **1, 2, 3 alebo 3** agentov, ale nič, ak pri prijatí nemáte žiadnu nesplnenú misiu.',
    ],
    notes: ['Na tmavej strane sa vždy hrá s 15 agentmi; slovenské pravidlá to odporúčajú, francúzske prikazujú.'],
  },
};

import type { GuideTexts } from './en.ts';

export const texts: GuideTexts = {
  goal: {
    title: 'Cíl hry',
    text: 'Jste špioni s hrstkou agentů. Budujte síť agentů mezi evropskými městy, cestujte po ní a **plňte mise** tím, že navštívíte města na jejich kartách. Agentů je vždycky málo: za sebou síť sbíráte, abyste ji před sebou zase rozložili.',
    end: 'Jakmile někdo splní **7 misí**, začínají poslední tahy. **Vyhrává ten, kdo má nejvíc bodů.**',
  },
  setup: {
    title: 'Herní materiál a příprava',
    spy: 'Špion',
    spyText: 'Vaše figurka. Stojí vždy v některém městě a v tomtéž městě může být libovolný počet špionů.',
    agent: 'Agent',
    agentKind: '15 pro každého hráče',
    agentText:
      'Leží na polích mezi městy a na vašich misích, nikdy ve městě. Na jednom poli mohou být agenti všech hráčů.',
    mission: 'Mise',
    missionKind: '43 misí, 5 startovních misí',
    missionText:
      'Ukazuje města, která máte navštívit, a své body. Kulatá šipka znamená tah navíc; tečky jsou agenti, kteří misi plánují.',
    steps: [
      'Každý dostane špiona a **15 agentů** do zásoby.',
      'Vedle herního plánu leží čtyři odkryté mise, od nejstarší po nejnovější.',
      'Každý dostane **startovní misi**. Položte agenta na její zvýrazněné město a svého špiona do toho města na herním plánu.',
    ],
    notes: [
      'Tištěný herní plán a karty známe jen zčásti. Plán, mise i body jsou naše rekonstrukce. Kdo má krabici, může je zadat jako vlastní edici.',
      'Kdo začíná, rozhoduje los, nebo ten, kdo otevře stůl.',
      'Která z prvních čtyř misí je nejstarší, tištěná pravidla neříkají. Vykládáme je v pořadí, v jakém přišly.',
    ],
  },
  turn: {
    title: 'Váš tah',
    text: 'Udělejte **právě jednu** ze tří věcí. Některá z nich jde vždycky.',
    actions: [
      '**A. Přijmout misi.** Vezměte si jednu ze čtyř. Nesplněné smíte mít nejvýš 3. Čím je novější, tím víc agentů ji musí plánovat: **0, 1, 2 nebo 2** z vaší zásoby, od nejstarší po nejnovější. Zůstanou na kartě, dokud ji nesplníte nebo neodhodíte. Ostatní se posunou a přijde nová.',
      '**B. Připojit město.** Nejdřív můžete přesunout špiona do kteréhokoli města své sítě. Potom připojte sousední město, které v síti není: **1 agent na každé pole, 2 tam, kde má agenty někdo jiný**, žádný tam, kde už svého máte. Špion se tam hned přesune.',
      '**C. Přesunout se.** Přesuňte špiona do jiného města své sítě a nic nepřipojujte.',
    ],
    network: 'Vaše **síť** jsou všechna města, kam se špion dostane po spojeních s vašimi agenty na všech polích.',
    notes: [
      'Startovní mise se do těch tří počítá.',
      'Když dojde balíček misí, nic se nezamíchává zpět: nabídka se zmenšuje.',
    ],
  },
  example: {
    title: 'kolik stojí spojení?',
    about: 'Stisknutím pole změníte, kdo na něm je. Vaši agenti jsou ti kulatí.',
    spaces: 'Pole',
    space: (n) => `Pole ${n}`,
    empty: 'prázdné',
    other: 'cizí agent',
    own: 'váš agent',
    cost: (from, to, sum, agents) => `${from} – ${to}: ${sum}. Potřeba: ${agents}.`,
    free: (from, to) => `${from} – ${to} už ve vaší síti je: špion tam může cestovat.`,
  },
  back: {
    title: 'Kdykoli ve svém tahu',
    list: [
      '**Vezměte zpět agenty** z pole; kde máte dva, tam oba. Agenti a špion musí dál držet pohromadě, začněte tedy od vzdáleného konce.',
      '**Vezměte zpět značku** z nesplněné mise. Agenti, kteří ji plánují, zůstávají.',
      '**Odhoďte nesplněnou misi.** Všichni její agenti se vrátí do zásoby a karta odchází ze hry.',
    ],
    notes: ['Značku nejde vzít zpět v tahu, ve kterém jste ji položili.'],
  },
  marks: {
    title: 'Konec tahu',
    text: 'Podívejte se, ve kterém městě teď špion stojí. Na každou svou nesplněnou misi, která to město ukazuje, můžete položit agenta ze zásoby: město je **označené**. Města, kterými špion jen projel, se nepočítají.',
    done: 'Když jsou označená všechna města, mise je **splněná**. Všichni její agenti se hned vrátí do zásoby a můžete je rovnou použít. Má-li kulatou šipku, máte **další tah**.',
    notes: ['Tahy navíc se musí odehrát, i kdybyste raději nehráli.'],
  },
  end: {
    title: 'Konec hry',
    text: 'Když někdo splní 7 misí, dohraje svůj tah i tahy navíc. Potom má **každý z ostatních jeden poslední tah**.',
    score:
      'Sečtěte body splněných misí a **1 bod za každé označené město** na nesplněných. Při rovnosti vyhrává ten, kdo je v pořadí později.',
    notes: [
      'Startovní mise se do těch sedmi počítá.',
      'Tahy navíc získané v posledním tahu se odehrají.',
      'Když mise dojdou a nikdo už na 7 nedosáhne, hra hned končí a spočítají se body.',
    ],
  },
  variants: {
    title: 'Pro další hry',
    list: [
      '**Výběr startovní mise:** odkryje se jich tolik, kolik je hráčů. Poslední v pořadí si vybírá první, na začínajícího zbude poslední.',
      'Se **14 agenty** je hra těsnější. Nováčci si mohou nechat 15.',
      '**Tmavá strana herního plánu:** plánování stojí **1, 2, 3 nebo 3** agenty, ale nic, pokud při přijetí nemáte žádnou nesplněnou misi.',
    ],
    notes: ['Na tmavé straně se vždy hraje s 15 agenty; tištěná pravidla říkají „měli byste“ nebo „musíte“.'],
  },
};

import type { CardTranslations } from './en.ts';

export const cardTranslations: CardTranslations = {
  agents: {
    'double-agent': 'Dvojitá agentka',
    enforcer: 'Bojovnice',
    codebreaker: 'Kryptografka',
    saboteur: 'Sabotér',
    daredevil: 'Odvážlivec',
    sentinel: 'Pozorovatel',
    sidekick: 'Parťák',
    mole: 'Krtek',
  },

  market: {
    'pack-leader': { name: 'Vůdce smečky', text: 'Tři Odvážlivci pro vás znamenají výhru místo prohry.' },
    masterplan: { name: 'Velký plán', text: 'Sedm různých agentů ve hře znamená výhru.' },
    'security-system': {
      name: 'Alarm',
      text: 'Vyhráváte, pokud na konci tahu stojí soupeřova figurka na vašem poli domova.',
    },
    'getaway-car': {
      name: 'Únikový vůz',
      text: 'Když vaše figurka skončí pohyb na poli domova, jde ještě 3 kroky dopředu.',
    },
    watchtower: { name: 'Strážní věž', text: 'Každá naverbovaná Bojovnice vás posune o 2 kroky víc.' },
    supercomputer: {
      name: 'Superpočítač',
      text: 'Každá naverbovaná Kryptografka vás posune o 3 kroky dopředu.',
    },
    'distraction-device': { name: 'Návnada', text: 'Vaši Sabotéři vás posouvají dopředu, ne dozadu.' },
    'sinister-twin': {
      name: 'Zlověstné dvojče',
      text: 'Vaše Dvojité agentky platí dvojnásob, dopředu i dozadu.',
    },
    'surveillance-truck': { name: 'Sledovací dodávka', text: 'Jděte 1 krok dopředu.' },
    'smoke-screen': { name: 'Kouřová clona', text: 'Naverbujte vrchní kartu balíčku, ať je to kdokoli.' },
    outpost: { name: 'Pozorovatelna', text: 'Naverbujte z ruky Pozorovatele.' },
    'secret-recruit': { name: 'Tajný nábor', text: 'Naverbujte z ruky agenta, jakého ještě nemáte ve hře.' },
    'double-trouble': {
      name: 'Dvojitá potíž',
      text: 'Ukažte dvě karty téhož agenta, jednu naverbujte a druhou si nechte.',
    },
    spycation: {
      name: 'Špionské prázdniny',
      text: 'Vezměte si jednoho svého agenta zpět do ruky; můžete ho hned znovu naverbovat.',
    },
    'mind-control': {
      name: 'Ovládání mysli',
      text: 'Vezměte si do ruky agenta, kterého má ve hře druhá strana.',
    },
  },
};

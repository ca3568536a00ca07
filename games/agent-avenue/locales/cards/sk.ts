import type { CardTranslations } from './en.ts';

export const cardTranslations: CardTranslations = {
  agents: {
    'double-agent': 'Dvojitá agentka',
    enforcer: 'Bojovníčka',
    codebreaker: 'Kryptografka',
    saboteur: 'Sabotér',
    daredevil: 'Odvážlivec',
    sentinel: 'Pozorovateľ',
    sidekick: 'Parťák',
    mole: 'Krtko',
  },

  market: {
    'pack-leader': { name: 'Vodca svorky', text: 'Traja Odvážlivci pre vás znamenajú výhru namiesto prehry.' },
    masterplan: { name: 'Veľký plán', text: 'Sedem rôznych agentov v hre znamená výhru.' },
    'security-system': {
      name: 'Alarm',
      text: 'Vyhrávate, ak na konci ťahu stojí súperova figúrka na vašom poli domova.',
    },
    'getaway-car': {
      name: 'Únikové auto',
      text: 'Keď vaša figúrka skončí pohyb na poli domova, ide ešte 3 kroky dopredu.',
    },
    watchtower: { name: 'Strážna veža', text: 'Každá naverbovaná Bojovníčka vás posunie o 2 kroky viac.' },
    supercomputer: {
      name: 'Superpočítač',
      text: 'Každá naverbovaná Kryptografka vás posunie o 3 kroky dopredu.',
    },
    'distraction-device': { name: 'Návnada', text: 'Vaši Sabotéri vás posúvajú dopredu, nie dozadu.' },
    'sinister-twin': {
      name: 'Zlovestné dvojča',
      text: 'Vaše Dvojité agentky platia dvojnásobne, dopredu aj dozadu.',
    },
    'surveillance-truck': { name: 'Sledovacia dodávka', text: 'Choďte 1 krok dopredu.' },
    'smoke-screen': { name: 'Dymová clona', text: 'Naverbujte vrchnú kartu balíčka, nech je to ktokoľvek.' },
    outpost: { name: 'Pozorovateľňa', text: 'Naverbujte z ruky Pozorovateľa.' },
    'secret-recruit': {
      name: 'Tajný nábor',
      text: 'Naverbujte z ruky agenta, akého ešte nemáte v hre.',
    },
    'double-trouble': {
      name: 'Dvojitý problém',
      text: 'Ukážte dve karty toho istého agenta, jednu naverbujte a druhú si nechajte.',
    },
    spycation: {
      name: 'Špiónske prázdniny',
      text: 'Vezmite si jedného svojho agenta späť do ruky; môžete ho hneď znova naverbovať.',
    },
    'mind-control': {
      name: 'Ovládanie mysle',
      text: 'Vezmite si do ruky agenta, ktorého má v hre druhá strana.',
    },
  },
};

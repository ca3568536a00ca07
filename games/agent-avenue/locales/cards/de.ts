import type { CardTranslations } from './en.ts';

export const cardTranslations: CardTranslations = {
  agents: {
    'double-agent': 'Doppelagentin',
    enforcer: 'Vollstrecker',
    codebreaker: 'Codeknackerin',
    saboteur: 'Saboteur',
    daredevil: 'Draufgänger',
    sentinel: 'Wachposten',
    sidekick: 'Handlanger',
    mole: 'Maulwurf',
  },

  market: {
    'pack-leader': { name: 'Rudelführer', text: 'Mit drei Draufgängern gewinnst du, statt zu verlieren.' },
    masterplan: { name: 'Meisterplan', text: 'Sieben verschiedene Agenten im Spiel gewinnen die Partie.' },
    'security-system': {
      name: 'Alarmanlage',
      text: 'Du gewinnst, wenn am Ende eines Zuges die andere Figur auf deinem Heimatfeld steht.',
    },
    'getaway-car': {
      name: 'Fluchtwagen',
      text: 'Endet deine Figur auf einem Heimatfeld, geht sie noch 3 Schritte vor.',
    },
    watchtower: { name: 'Wachturm', text: 'Jeder angeworbene Vollstrecker bringt dich 2 Schritte weiter voran.' },
    supercomputer: { name: 'Supercomputer', text: 'Jede angeworbene Codeknackerin bringt dich 3 Schritte voran.' },
    'distraction-device': {
      name: 'Ablenkung',
      text: 'Deine Saboteure bringen dich vor statt zurück.',
    },
    'sinister-twin': {
      name: 'Finsterer Zwilling',
      text: 'Deine Doppelagentinnen zählen doppelt, vor und zurück.',
    },
    'surveillance-truck': { name: 'Lauschwagen', text: 'Geh 1 Schritt vor.' },
    'smoke-screen': { name: 'Nebelwand', text: 'Wirb die oberste Karte des Stapels an, egal wer es ist.' },
    outpost: { name: 'Außenposten', text: 'Wirb einen Wachposten aus deiner Hand an.' },
    'secret-recruit': {
      name: 'Stille Anwerbung',
      text: 'Wirb aus der Hand jemanden an, den du noch nicht im Spiel hast.',
    },
    'double-trouble': {
      name: 'Doppelter Ärger',
      text: 'Zeig zwei gleiche Agenten, wirb einen an und behalte den anderen.',
    },
    spycation: {
      name: 'Spionageurlaub',
      text: 'Nimm einen eigenen Agenten auf die Hand zurück; du darfst ihn sofort wieder anwerben.',
    },
    'mind-control': {
      name: 'Gedankenkontrolle',
      text: 'Nimm einen Agenten, den die andere Seite im Spiel hat, auf die Hand.',
    },
  },
};

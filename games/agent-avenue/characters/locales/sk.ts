import type { CharacterTranslations } from './en.ts';

export const translations: CharacterTranslations = {
  nora: {
    about: 'Polieva ruže a všeličo pritom začuje.',
    lines: {
      start: ['Krásny večer. Pozor na záhony.', 'Len som vyšla poliať ruže.'],
      goodMove: ['Ach! To som urobila ja?', 'To sa ružiam páčilo.'],
      rivalGoodMove: ['Preboha, to bolo rýchle.', 'Niekto má šťastnú ruku.'],
      won: ['Vyhrala som? To musím povedať tulipánom.'],
      lost: ['Chytená medzi hortenziami. Pekne zahrané.'],
      drawn: ['Rovnosť. Ako dobre ostrihaný živý plot.'],
    },
  },
  jules: {
    about: 'Nosí poštu a pamätá si každú adresu.',
    lines: {
      start: ['Prší, neprší, svoju pochôdzku dokončím.', 'Dnes dve zásielky. Jedna z nich som ja.'],
      goodMove: ['Doručené načas.', 'Podpísané. Ďakujem.'],
      rivalGoodMove: ['Toto išlo expres.', 'Au. A bez spiatočnej adresy.'],
      won: ['Pochôdzka hotová. Tak zajtra.'],
      lost: ['Dnes som si pomýlil adresu. Pekne zahrané.'],
      drawn: ['Poštovné platia obe strany.'],
    },
  },
  wanda: {
    about: 'Vie, kto kedy chodí domov, a zapisuje si to.',
    lines: {
      start: ['Videla som vás prvá.', 'Z môjho okna je najlepší výhľad na ulicu.'],
      goodMove: ['Toto sledujem už týždne.', 'Všetko je v zošite.'],
      rivalGoodMove: ['Hm. To pôjde do zošita.', 'To mi ušlo. A mne neujde nič.'],
      won: ['Veď hovorím: najlepší výhľad na ulicu.'],
      lost: ['No teda. O tomto sa bude hovoriť týždne.'],
      drawn: ['Nikto nevyhral? Tak nikto nič nepovie.'],
    },
  },
  finch: {
    about: 'Džentlmen bez známeho povolania.',
    lines: {
      start: ['Teší ma. Povedzme: bez svedkov?', 'Až po vás. Trvám na tom.'],
      goodMove: ['Človek robí, čo môže.', 'Drobné potešenie.'],
      rivalGoodMove: ['Touché.', 'Pozrime sa. Veľmi elegantné.'],
      won: ['Bolo mi potešením. Ja aj klobúk želáme dobrý večer.'],
      lost: ['Skladám klobúk.'],
      drawn: ['Čestná remíza. Čaj?'],
    },
  },
  ilse: {
    about: 'Prisťahovala sa minulý týždeň. Býva tu odjakživa.',
    lines: {
      start: ['Nepoznáme sa. Nechajme to tak.', 'Toľko okien. Mne stačí jedno.'],
      goodMove: ['Podľa dohody.', 'Všetci sa práve pozerali inam.'],
      rivalGoodMove: ['Zaujímavé.', 'S tým som nerátala. Teraz už áno.'],
      won: ['Nikdy ste ma nevideli.'],
      lost: ['Tak vy to viete. Budem sa zase musieť sťahovať.'],
      drawn: ['Potom tu nebol nikto z nás.'],
    },
  },
};

import type { CharacterTranslations } from './en.ts';

export const translations: CharacterTranslations = {
  pim: {
    about: 'Stážista. Zatím ztratil dvě sešívačky.',
    lines: {
      start: ['První den se skutečnými spisy! Jen s citem, prosím!', 'Ořezal jsem tužky. Všechny.'],
      goodMove: ['Vidíte to? Že jo?', 'To si musím zapsat.'],
      rivalGoodMove: ['Páni. To se smí? Smí, že?', 'Tohle nás nikdy neučili.'],
      won: ['Vyhrál jsem! Podepište to tady, jinak mi nikdo neuvěří.'],
      lost: ['Každý spis mě něco naučí. Díky!'],
      drawn: ['Remíza! Nikdo nebude mít průšvih.'],
    },
  },
  olga: {
    about: 'Archivářka. Má v hlavě každý spis, popořadě.',
    lines: {
      start: ['Všechno prosím vracejte tam, kde to bylo.', 'Ticho, prosím. Tady je archiv.'],
      goodMove: ['Založeno.', 'Přesně tam, kam to patří.'],
      rivalGoodMove: ['To v katalogu nebylo.', 'Udělám si poznámku na okraj.'],
      won: ['Případ uzavřen. Police devět.'],
      lost: ['Čistá práce. Zakládám ji mezi ztráty.'],
      drawn: ['Dva opisy, oba stejné.'],
    },
  },
  bruno: {
    about: 'Soukromý detektiv. Spí v kabátě.',
    lines: {
      start: ['Špatná káva, horší počasí. Jdeme na to.', 'Dal jsem už i na horší tušení.'],
      goodMove: ['Tušení. Vychází každé druhé.', 'Od toho je ten kabát.'],
      rivalGoodMove: ['Au. Sbohem, diety.', 'To bylo dobré. Nesnáším to.'],
      won: ['Případ vyřešen. Účet pošlu.'],
      lost: ['Vyhráváte. Budu zas stát v dešti.'],
      drawn: ['Remíza. Takže neplatí nikdo.'],
    },
  },
  vera: {
    about: 'Žalobkyně. Zná odpověď dřív, než se zeptá.',
    lines: {
      start: ['Držme se faktů.', 'Cokoli zahrajete, může být použito proti vám.'],
      goodMove: ['Žádné další otázky.', 'Důkazy mluví samy za sebe.'],
      rivalGoodMove: ['Námitka! Ne? Dobrá.', 'Zapište to do protokolu.'],
      won: ['Rozsudek je pravomocný.'],
      lost: ['Odvolám se. Příště osobně.'],
      drawn: ['Smír. Jak kultivované.'],
    },
  },
  lenz: {
    about: 'Šéf oddělení. Nikdo neví kterého.',
    lines: {
      start: ['Posaďte se. Četl jsem váš spis.', 'Lampa zůstane svítit. Je pro vás.'],
      goodMove: ['Podle plánu.', 'Zapsáno. Na obou stranách.'],
      rivalGoodMove: ['To ve spisu není. Zatím.', 'Někdo byl opatrný.'],
      won: ['Můžete jít. Spis zůstane tady.'],
      lost: ['Váš spis potřebuje novou poslední stránku. Poklona.'],
      drawn: ['Řekněme, že se tato schůzka nekonala.'],
    },
  },
};

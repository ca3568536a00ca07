import type { CharacterTranslations } from './en.ts';

export const translations: CharacterTranslations = {
  pim: {
    about: 'Stážista. Zatiaľ stratil dve zošívačky.',
    lines: {
      start: ['Prvý deň so skutočnými spismi! Len s citom, prosím!', 'Ostrúhal som ceruzky. Všetky.'],
      goodMove: ['Videli ste to? Však?', 'To si musím zapísať.'],
      rivalGoodMove: ['Páni. To sa smie? Smie, že?', 'Toto nás nikdy neučili.'],
      won: ['Vyhral som! Podpíšte to tu, inak mi nikto neuverí.'],
      lost: ['Každý spis ma niečo naučí. Vďaka!'],
      drawn: ['Remíza! Nikto nebude mať problém.'],
    },
  },
  olga: {
    about: 'Archivárka. Má v hlave každý spis, pekne po poradí.',
    lines: {
      start: ['Všetko prosím vracajte tam, kde to bolo.', 'Ticho, prosím. Toto je archív.'],
      goodMove: ['Založené.', 'Presne tam, kam to patrí.'],
      rivalGoodMove: ['To v katalógu nebolo.', 'Urobím si poznámku na okraj.'],
      won: ['Prípad uzavretý. Polica deväť.'],
      lost: ['Čistá práca. Zakladám ju medzi straty.'],
      drawn: ['Dva odpisy, oba rovnaké.'],
    },
  },
  bruno: {
    about: 'Súkromný detektív. Spí v kabáte.',
    lines: {
      start: ['Zlá káva, horšie počasie. Ideme na to.', 'Dal som už aj na horšie tušenia.'],
      goodMove: ['Tušenie. Vychádza každé druhé.', 'Na to je ten kabát.'],
      rivalGoodMove: ['Au. Zbohom, diéty.', 'To bolo dobré. Neznášam to.'],
      won: ['Prípad vyriešený. Účet pošlem.'],
      lost: ['Vyhrávate. Ja budem zase stáť v daždi.'],
      drawn: ['Remíza. Takže neplatí nikto.'],
    },
  },
  vera: {
    about: 'Žalobkyňa. Pozná odpoveď skôr, než sa spýta.',
    lines: {
      start: ['Držme sa faktov.', 'Čokoľvek zahráte, môže byť použité proti vám.'],
      goodMove: ['Žiadne ďalšie otázky.', 'Dôkazy hovoria samy za seba.'],
      rivalGoodMove: ['Námietka! Nie? Dobre teda.', 'Zapíšte to do zápisnice.'],
      won: ['Rozsudok je právoplatný.'],
      lost: ['Odvolám sa. Nabudúce osobne.'],
      drawn: ['Zmier. Aké kultivované.'],
    },
  },
  lenz: {
    about: 'Šéf oddelenia. Nikto nevie ktorého.',
    lines: {
      start: ['Sadnite si. Čítal som váš spis.', 'Lampa zostane svietiť. Je pre vás.'],
      goodMove: ['Podľa plánu.', 'Zapísané. Na oboch stranách.'],
      rivalGoodMove: ['To v spise nie je. Zatiaľ.', 'Niekto bol opatrný.'],
      won: ['Môžete ísť. Spis zostáva tu.'],
      lost: ['Váš spis potrebuje novú poslednú stranu. Poklona.'],
      drawn: ['Povedzme, že toto stretnutie sa nekonalo.'],
    },
  },
};

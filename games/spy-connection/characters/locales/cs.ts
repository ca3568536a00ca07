import type { CharacterTranslations } from './en.ts';

export const translations: CharacterTranslations = {
  teddy: {
    about: 'Poslíček v Grand hotelu. Zná každé zadní dveře.',
    lines: {
      start: ['Zavazadla? Nebo jen tajemství?', 'Znám zkratku. Většinou.'],
      goodMove: ['Pokojová služba!', 'Nejvyšší patro, prosím.'],
      rivalGoodMove: ['To bylo rychlejší než výtah.', 'Měl jsem jít po schodech.'],
      won: ['Vyhrál jsem? Teď dávám spropitné já?'],
      lost: ['Šťastnou cestu. Zasloužíte si ji.'],
      drawn: ['Pro oba stejné patro.'],
    },
  },
  mireille: {
    about: 'Letuška. Přistává všude, vidět ji není nikde.',
    lines: {
      start: ['Připoutejte se, prosím.', 'Vítejte na palubě. Východy jsou tam, kde řeknu.'],
      goodMove: ['Přesně podle letového řádu.', 'Měkké přistání.'],
      rivalGoodMove: ['Mírné turbulence.', 'Tudy už někdo letěl.'],
      won: ['Děkuji za společný let.'],
      lost: ['Doufáme, že se zase uvidíme. Já určitě.'],
      drawn: ['Dva přílety, jedna minuta.'],
    },
  },
  holm: {
    about: 'Kapitán letadla. Mluví málo, proletí vším.',
    lines: {
      start: ['Vítr dobrý. Letíme.', 'Už jsem viděl horší počasí.'],
      goodMove: ['Držím kurz.', 'Vítr v zádech.'],
      rivalGoodMove: ['Protivítr.', 'Tomu říkám let.'],
      won: ['Přistáno. Dobrá partie.'],
      lost: ['Vaše trasa byla lepší. Respekt.'],
      drawn: ['Stejná letová hladina.'],
    },
  },
  zofia: {
    about: 'Zpívá v každém hlavním městě. Nikdy pod stejným jménem.',
    lines: {
      start: ['Dnes tady, zítra kdoví.', 'Mám přítele v každém městě. A vy?'],
      goodMove: ['Potlesk není povinný.', 'Jeden přítel mi dlužil laskavost.'],
      rivalGoodMove: ['Bravo. Vážně.', 'A je po mém výstupu.'],
      won: ['Přídavek?'],
      lost: ['Večer je váš. Květiny taky.'],
      drawn: ['Tak tedy duet.'],
    },
  },
  aurelio: {
    about: 'Hrabě. Odkud, to nikdy neřekl.',
    lines: {
      start: ['Všechny cesty někam vedou. Mé jsou tam dřív.', 'Tuhle mapu jsem projel i v horší společnosti.'],
      goodMove: ['Na noční vlak je spolehnutí.', 'Člověk musí vědět, kde přestoupit.'],
      rivalGoodMove: ['Obdivuhodné. Dám to sledovat.', 'Tak sem to vede.'],
      won: ['Evropa je malá. Na shledanou na příští hranici.'],
      lost: ['Cestujete dobře. Dovolte, ponesu vám kufry.'],
      drawn: ['Zdá se, že máme společné kupé.'],
    },
  },
};

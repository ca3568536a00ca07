import type { CharacterTranslations } from './en.ts';

export const translations: CharacterTranslations = {
  teddy: {
    about: 'Poslíček v Grand hoteli. Pozná každé zadné dvere.',
    lines: {
      start: ['Batožina? Alebo len tajomstvá?', 'Poznám skratku. Väčšinou.'],
      goodMove: ['Izbová služba!', 'Najvyššie poschodie, prosím.'],
      rivalGoodMove: ['To bolo rýchlejšie než výťah.', 'Mal som ísť po schodoch.'],
      won: ['Vyhral som? Teraz dávam prepitné ja?'],
      lost: ['Šťastnú cestu. Zaslúžite si ju.'],
      drawn: ['Pre oboch to isté poschodie.'],
    },
  },
  mireille: {
    about: 'Letuška. Pristáva všade, nevidno ju nikde.',
    lines: {
      start: ['Pripútajte sa, prosím.', 'Vitajte na palube. Východy sú tam, kde poviem.'],
      goodMove: ['Presne podľa letového poriadku.', 'Mäkké pristátie.'],
      rivalGoodMove: ['Mierne turbulencie.', 'Tadiaľto už niekto letel.'],
      won: ['Ďakujem za spoločný let.'],
      lost: ['Dúfame, že sa ešte uvidíme. Ja určite.'],
      drawn: ['Dva prílety, jedna minúta.'],
    },
  },
  holm: {
    about: 'Kapitán lietadla. Hovorí málo, preletí všetkým.',
    lines: {
      start: ['Vietor dobrý. Letíme.', 'Videl som už horšie počasie.'],
      goodMove: ['Držím kurz.', 'Vietor v chrbte.'],
      rivalGoodMove: ['Protivietor.', 'Tomu hovorím let.'],
      won: ['Sme na zemi. Dobrá partia.'],
      lost: ['Mali ste lepšiu trasu. Rešpekt.'],
      drawn: ['Rovnaká letová hladina.'],
    },
  },
  zofia: {
    about: 'Spieva v každom hlavnom meste. Nikdy pod rovnakým menom.',
    lines: {
      start: ['Dnes tu, zajtra ktovie.', 'Mám priateľa v každom meste. A vy?'],
      goodMove: ['Potlesk nie je povinný.', 'Jeden priateľ mi dlhoval láskavosť.'],
      rivalGoodMove: ['Bravo. Naozaj.', 'A je po mojom výstupe.'],
      won: ['Prídavok?'],
      lost: ['Večer je váš. Kvety tiež.'],
      drawn: ['Tak teda duet.'],
    },
  },
  aurelio: {
    about: 'Gróf. Odkiaľ, to nikdy nepovedal.',
    lines: {
      start: ['Všetky cesty niekam vedú. Moje sú tam skôr.', 'Túto mapu som precestoval aj v horšej spoločnosti.'],
      goodMove: ['Na nočný vlak je spoľahnutie.', 'Človek musí vedieť, kde prestúpiť.'],
      rivalGoodMove: ['Obdivuhodné. Dám to sledovať.', 'Tak sem to vedie.'],
      won: ['Európa je malá. Dovidenia na ďalšej hranici.'],
      lost: ['Cestujete dobre. Dovoľte, ponesiem vám kufre.'],
      drawn: ['Zdá sa, že máme spoločné kupé.'],
    },
  },
};

import { plural } from '@safehouse/ui/headless';
import { counts } from '../counts/sk.ts';
import type { HintReasons } from './en.ts';

const { cards, points, tokens } = counts;

export const hintReasons: HintReasons = {
  draw: (total, tooMuch, left) => `Máte ${total}. V balíčku: ${cards(left)}, z toho príliš vysoké: ${tooMuch}.`,
  onlyMission: 'Je to jediná misia, ku ktorej ešte môžete hrať.',
  bestMission: (n, extra) => `Z voľných misií prináša najviac: ${points(n)}${extra > 0 ? ` a ${tokens(extra)}` : ''}.`,
  mission: (n, item, extra) =>
    `Dá sa tu získať: ${[points(n), ...(item === null ? [] : [item]), ...(extra > 0 ? [tokens(extra)] : [])].join(', ')}.`,
  over: (total) => `${total} je nad 21: dostanete žetón.`,
  exactly: 'Vyjde to presne na 21.',
  beats: (total, rival) => `Váš súčet ${total} je vyšší než súperov (${rival}).`,
  highest: (total) => `${total} je váš najvyšší súčet, ktorý tu nie je nad 21.`,
  total: (total) => `Váš súčet tu bude ${total}.`,
  keepItems: (n) =>
    `Na neskôr si necháte ${plural('sk', n, { one: '# predmet', few: '# predmety', many: '# predmetu', other: '# predmetov' })}.`,
  lastItems: 'Predmet dá na konci 1 bod, či ho použijete, alebo nie.',
  keepToken: (more) => `Žetón dá na konci 1 bod a prehráte, až keď dostanete ešte ${more}.`,
  giveBack: (left) => `Budete mať ${tokens(left)}; deviatym sa prehráva.`,
  takeTokens: (n) => `Budete mať ${tokens(n)}. Každý dá na konci 1 bod, prehrá sa až deviatym.`,
  shieldSaves: 'Inak by ste deviatym žetónom prehrali.',
  drone: (n) => `Uvidíte, čo má súper zakryté: ${cards(n)}.`,
  newspaper: (m) => `Súperov súčet pri misii ${m + 1} sa zvýši o 3.`,
  stunGun: (before, after) => `Súperovi sa tam bude počítať menej kariet: ${after} namiesto ${before}.`,
  nightVision: (n) => `Budete vedieť, čo príde ako ďalšie: ${cards(n)}.`,
  jetpackPoints: (to, from) => `Vaše karty budú hrať o ${points(to)} namiesto ${from}.`,
  jetpackTokens: (n) => `Vaše karty ujdú kontrarozviedke (${tokens(n)}).`,
  jetpackOpens: (m) => `K misii ${m + 1} budete môcť hrať znova.`,
};

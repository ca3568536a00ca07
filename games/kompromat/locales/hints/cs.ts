import { plural } from '@safehouse/ui/headless';
import { counts } from '../counts/cs.ts';
import type { HintReasons } from './en.ts';

const { cards, points, tokens } = counts;

export const hintReasons: HintReasons = {
  draw: (total, tooMuch, left) => `Máte ${total}. V balíčku: ${cards(left)}, z toho příliš vysoké: ${tooMuch}.`,
  onlyMission: 'Je to jediná mise, ke které ještě můžete hrát.',
  bestMission: (n, extra) => `Z volných misí přináší nejvíc: ${points(n)}${extra > 0 ? ` a ${tokens(extra)}` : ''}.`,
  mission: (n, item, extra) =>
    `Dá se tu získat: ${[points(n), ...(item === null ? [] : [item]), ...(extra > 0 ? [tokens(extra)] : [])].join(', ')}.`,
  over: (total) => `${total} je nad 21: dostanete žeton.`,
  exactly: 'Vyjde to přesně na 21.',
  beats: (total, rival) => `Váš součet ${total} je vyšší než soupeřův (${rival}).`,
  highest: (total) => `${total} je váš nejvyšší součet, který tu není nad 21.`,
  total: (total) => `Váš součet zde bude ${total}.`,
  keepItems: (n) =>
    `Na později si necháte ${plural('cs', n, { one: '# předmět', few: '# předměty', many: '# předmětu', other: '# předmětů' })}.`,
  lastItems: 'Předmět dá na konci 1 bod, ať ho použijete, nebo ne.',
  keepToken: (more) => `Žeton dá na konci 1 bod a prohrajete, až když dostanete ještě ${more}.`,
  giveBack: (left) => `Budete mít ${tokens(left)}; devátým se prohrává.`,
  takeTokens: (n) => `Budete mít ${tokens(n)}. Každý dá na konci 1 bod, prohraje se až devátým.`,
  shieldSaves: 'Jinak byste devátým žetonem prohráli.',
  drone: (n) => `Uvidíte, co má soupeř zakryté: ${cards(n)}.`,
  newspaper: (m) => `Soupeřův součet u mise ${m + 1} se zvýší o 3.`,
  stunGun: (before, after) => `Soupeři se tam bude počítat méně karet: ${after} místo ${before}.`,
  nightVision: (n) => `Budete vědět, co přijde dál: ${cards(n)}.`,
  jetpackPoints: (to, from) => `Vaše karty budou hrát o ${points(to)} místo ${from}.`,
  jetpackTokens: (n) => `Vaše karty utečou kontrašpionáži (${tokens(n)}).`,
  jetpackOpens: (m) => `K misi ${m + 1} budete moci hrát znovu.`,
};

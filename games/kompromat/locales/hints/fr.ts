import { plural } from '@safehouse/ui/headless';
import { counts } from '../counts/fr.ts';
import type { HintReasons } from './en.ts';

const { cards, points, tokens } = counts;

export const hintReasons: HintReasons = {
  draw: (total, tooMuch, left) =>
    `Vous avez ${total}. Dans votre pioche : ${cards(left)}, dont trop fortes : ${tooMuch}.`,
  onlyMission: 'C’est la seule mission où vous pouvez encore jouer.',
  bestMission: (n, extra) =>
    `De vos missions libres, c’est celle qui rapporte le plus : ${points(n)}${extra > 0 ? ` et ${tokens(extra)}` : ''}.`,
  mission: (n, item, extra) =>
    `À gagner ici : ${[points(n), ...(item === null ? [] : [item]), ...(extra > 0 ? [tokens(extra)] : [])].join(', ')}.`,
  over: (total) => `${total} dépasse 21 : vous recevez un jeton.`,
  exactly: 'Cela fait 21 pile.',
  beats: (total, rival) => `Votre total de ${total} bat celui de l’adversaire (${rival}).`,
  highest: (total) => `${total} est ici votre plus haut total sans dépasser 21.`,
  total: (total) => `Votre total ici sera ${total}.`,
  keepItems: (n) => `Vous gardez ${plural('fr', n, { one: '# objet', other: '# objets' })} pour plus tard.`,
  lastItems: 'Utilisé ou non, un objet vaut 1 point à la fin.',
  keepToken: (more) => `Un jeton vaut 1 point à la fin ; il en faudrait encore ${more} pour perdre.`,
  giveBack: (left) => `Il vous restera ${tokens(left)} ; le neuvième fait perdre la partie.`,
  takeTokens: (n) => `Vous aurez ${tokens(n)} : 1 point chacun à la fin, seul le neuvième fait perdre.`,
  shieldSaves: 'Sans cela, le neuvième jeton vous ferait perdre la partie.',
  drone: (n) => `Vous verrez ce que l’adversaire cache : ${cards(n)}.`,
  newspaper: (m) => `Le total adverse à la mission ${m + 1} augmente de 3.`,
  stunGun: (before, after) => `Cartes adverses qui comptent à cet endroit : ${after} au lieu de ${before}.`,
  nightVision: (n) => `Vous saurez ce qui vient ensuite : ${cards(n)}.`,
  jetpackPoints: (to, from) => `Vos cartes joueront pour ${points(to)} au lieu de ${from}.`,
  jetpackTokens: (n) => `Vos cartes échappent au contre-espionnage (${tokens(n)}).`,
  jetpackOpens: (m) => `Vous pourrez rejouer à la mission ${m + 1}.`,
};

import type { CharacterTexts } from '@safehouse/ui';

/** The characters' descriptions and lines, in English; the other languages have the same keys. */
export const translations = {
  nora: {
    about: 'Waters the roses and hears a good deal.',
    lines: {
      start: ['Lovely evening. Mind the flower beds.', 'I only came out to water the roses.'],
      goodMove: ['Oh! Did I do that?', 'The roses liked that one.'],
      rivalGoodMove: ['Goodness, that was quick.', 'Somebody has green fingers.'],
      won: ['I won? I must tell the tulips.'],
      lost: ['Caught among the hydrangeas. Well played.'],
      drawn: ['Even. Like a good hedge.'],
    },
  },
  jules: {
    about: 'Brings the post and remembers every address.',
    lines: {
      start: ['Rain or shine, I finish my round.', 'Two deliveries today. I am one of them.'],
      goodMove: ['Delivered on time.', 'Signed for. Thank you.'],
      rivalGoodMove: ['That one came express.', 'Ouch. No return address.'],
      won: ['Round finished. See you tomorrow.'],
      lost: ['Wrong address for me today. Well played.'],
      drawn: ['Postage paid on both sides.'],
    },
  },
  wanda: {
    about: 'Knows who comes home when, and writes it down.',
    lines: {
      start: ['I saw you before you saw me.', 'My window has the best view of the street.'],
      goodMove: ['I have had my eye on that for weeks.', 'It is all in the notebook.'],
      rivalGoodMove: ['Hm. That goes into the notebook.', 'I missed that. And I miss nothing.'],
      won: ['As I said: the best view of the street.'],
      lost: ['Well. This will be talked about for weeks.'],
      drawn: ['Nobody won? Then nobody tells.'],
    },
  },
  finch: {
    about: 'A gentleman of no known profession.',
    lines: {
      start: ['Charmed. Shall we say: no witnesses?', 'After you. I insist.'],
      goodMove: ['One does one’s best.', 'A small pleasure.'],
      rivalGoodMove: ['Touché.', 'I say. Most elegant.'],
      won: ['A pleasure. The hat and I wish you a good evening.'],
      lost: ['I raise my hat to you.'],
      drawn: ['Honours even. Tea?'],
    },
  },
  ilse: {
    about: 'Moved in last week. Has always lived here.',
    lines: {
      start: ['We have not met. Let us keep it that way.', 'So many windows. I only need one.'],
      goodMove: ['As arranged.', 'Everybody was looking the other way.'],
      rivalGoodMove: ['Interesting.', 'I had not planned for that. Now I have.'],
      won: ['You never saw me.'],
      lost: ['So you are good. I shall have to move again.'],
      drawn: ['Then neither of us was here.'],
    },
  },
} satisfies { readonly [id: string]: CharacterTexts };

export type CharacterTranslations = { readonly [id in keyof typeof translations]: CharacterTexts };

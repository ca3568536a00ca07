import type { CharacterTexts } from '@safehouse/ui';

/** The characters' descriptions and lines, in English; the other languages have the same keys. */
export const translations = {
  pim: {
    about: 'Trainee. Has lost two staplers so far.',
    lines: {
      start: ['First day with real files! Go easy on me?', 'I sharpened the pencils. All of them.'],
      goodMove: ['Did you see that? Did you?', 'I must write that down.'],
      rivalGoodMove: ['Wow. Is that allowed? It is, isn’t it.', 'They never taught us that one.'],
      won: ['I won! Please sign here, or nobody will believe me.'],
      lost: ['I learn something from every file. Thanks!'],
      drawn: ['A draw! Nobody gets into trouble.'],
    },
  },
  olga: {
    about: 'Archivist. Has every file in her head, in order.',
    lines: {
      start: ['Please put everything back where you found it.', 'Quiet, please. This is an archive.'],
      goodMove: ['Filed.', 'Exactly where it belongs.'],
      rivalGoodMove: ['That was not in the catalogue.', 'I shall make a note in the margin.'],
      won: ['Case closed. Shelf nine.'],
      lost: ['A clean piece of work. I file it under losses.'],
      drawn: ['Two copies, both identical.'],
    },
  },
  bruno: {
    about: 'Private investigator. Sleeps in his coat.',
    lines: {
      start: ['Bad coffee, worse weather. Let’s go.', 'I have followed worse hunches.'],
      goodMove: ['Gut feeling. Works half the time.', 'That’s what the coat is for.'],
      rivalGoodMove: ['Ouch. There goes my expense account.', 'That was good. I hate that.'],
      won: ['Case solved. I’ll send the bill.'],
      lost: ['You win. I’ll be in the rain, as usual.'],
      drawn: ['A draw. So nobody pays.'],
    },
  },
  vera: {
    about: 'Prosecutor. Knows the answer before she asks.',
    lines: {
      start: ['Let us stick to the facts.', 'Anything you play may be used against you.'],
      goodMove: ['No further questions.', 'The evidence speaks for itself.'],
      rivalGoodMove: ['Objection! No? Very well.', 'Let the record show it.'],
      won: ['The verdict is final.'],
      lost: ['I shall appeal. In person, next time.'],
      drawn: ['A settlement. How civilised.'],
    },
  },
  lenz: {
    about: 'Head of department. Nobody knows which one.',
    lines: {
      start: ['Sit down. I have read your file.', 'The lamp stays on. It is for you.'],
      goodMove: ['According to plan.', 'Noted. By both of us.'],
      rivalGoodMove: ['That is not in the file. Yet.', 'Somebody has been careful.'],
      won: ['You may go. The file stays here.'],
      lost: ['Your file needs a new last page. My compliments.'],
      drawn: ['Let us say this meeting never took place.'],
    },
  },
} satisfies { readonly [id: string]: CharacterTexts };

export type CharacterTranslations = { readonly [id in keyof typeof translations]: CharacterTexts };

import type { CharacterTexts } from '@safehouse/ui';

/** The characters' descriptions and lines, in English; the other languages have the same keys. */
export const translations = {
  teddy: {
    about: 'Page at the Grand Hotel. Knows every back door.',
    lines: {
      start: ['Any luggage? Or only secrets?', 'I know a shortcut. Mostly.'],
      goodMove: ['Room service!', 'Top floor, please.'],
      rivalGoodMove: ['That was faster than the lift.', 'I should have taken the stairs.'],
      won: ['I won? Do I tip you now?'],
      lost: ['Have a pleasant journey. You have earned it.'],
      drawn: ['Same floor for both of us.'],
    },
  },
  mireille: {
    about: 'Stewardess. Lands everywhere, is seen nowhere.',
    lines: {
      start: ['Please fasten your seat belts.', 'Welcome on board. The exits are where I say.'],
      goodMove: ['Right on schedule.', 'A smooth landing.'],
      rivalGoodMove: ['A little turbulence.', 'Somebody has flown this route before.'],
      won: ['Thank you for flying with me.'],
      lost: ['We hope to see you again. I certainly do.'],
      drawn: ['Two arrivals, one minute.'],
    },
  },
  holm: {
    about: 'Captain. Says little, flies through everything.',
    lines: {
      start: ['Wind’s fine. Let’s fly.', 'I have seen worse weather.'],
      goodMove: ['On course.', 'Tailwind.'],
      rivalGoodMove: ['Headwind.', 'Good flying, that.'],
      won: ['Wheels down. Good match.'],
      lost: ['You had the better route. Respect.'],
      drawn: ['Level flight.'],
    },
  },
  zofia: {
    about: 'Sings in every capital. Never under the same name.',
    lines: {
      start: ['Here tonight, tomorrow who knows.', 'I have a friend in every city. Do you?'],
      goodMove: ['Applause is optional.', 'A friend owed me a favour.'],
      rivalGoodMove: ['Bravo. Really.', 'And there goes my entrance.'],
      won: ['Encore?'],
      lost: ['The evening was yours. So are the flowers.'],
      drawn: ['A duet, then.'],
    },
  },
  aurelio: {
    about: 'A count. Of what, he has never said.',
    lines: {
      start: ['All roads lead somewhere. Mine get there first.', 'I have crossed this map in worse company.'],
      goodMove: ['The night train never fails.', 'One must know where to change.'],
      rivalGoodMove: ['Admirable. I shall have it watched.', 'So that is where it leads.'],
      won: ['Europe is small. Until the next border.'],
      lost: ['You travel well. Allow me to carry your bags.'],
      drawn: ['It seems we share a compartment.'],
    },
  },
} satisfies { readonly [id: string]: CharacterTexts };

export type CharacterTranslations = { readonly [id in keyof typeof translations]: CharacterTexts };

import { NOTHING_DONE, type StoryEvent } from '../event.ts';
import { PARTS_SWAPPED } from '../topsy-turvy/parts-swapped.ts';
import { middle } from './middle.ts';
import { old } from './old.ts';
import { young } from './young.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const PARENT = String.raw`(?:mum|mummy|mom|mommy|mama|dad|daddy|papa|grandma|granny|nan|nana|grandad|grandpa|sister|brother)`;
/** "mum and I swapped": nothing is said but that they did. */
const ME_AND_YOU = String.raw`\b(?:(?:my )?${PARENT} (?:and|&|n) (?:i|me)|(?:i|me) (?:and|&|n) (?:my )?${PARENT}) (?:have |all )?swap(?:s|ped)?(?: (?:bodies|round|over|places))?(?: for (?:a|the|one|\p{L}+) day)?(?=$|[.,!]| and\b)`;

const OF = new RegExp(
  String.raw`${ME_AND_YOU}|\b(?:swaps?|swapped|swapping|trades?|traded|changes?|switch|switches|switched) (?:(?:their|our|over) )?(?:schools|jobs|homes|houses|lives|bodies|beds|bedrooms|rooms|families|names|clothes|hats|classes|places|days)\b|\bswap(?:s|ped|ping)? (?:for a day|round|over)\b|\b(?:grown-?ups|parents|children|twins) (?:all )?(?:swap|swapped)\b`,
  'iu',
);

/** Two who swap places, jobs, homes or schools. */
export const SWAP: StoryEvent = {
  id: 'swap',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OF,
  not: /\b(?:new|moving|lunch\w*|babies|eggs|stickers?|cards?|divorce\w*|toys?)\b/i,
  fits: ({ hero, other, raw }) =>
    !PARTS_SWAPPED.test(raw) && [hero, other].every((each) => each?.being?.isa !== 'thing'),
  reads: ({ place, raw }) => ({
    ...NOTHING_DONE,
    thing: null,
    fear: null,
    place: /\bswap\w* schools\b/i.test(raw) ? null : place,
  }),
  plots: [{ id: 'hat-and-scarf', young, middle, old }],
  talk: {
    young: { yours: [() => 'Whom would you like to be for a day?'] },
    older: {
      wonder: [() => 'Which of them had it easier, do you think?'],
      yours: [() => 'What do you do every day that somebody else would find hard?'],
    },
  },
};

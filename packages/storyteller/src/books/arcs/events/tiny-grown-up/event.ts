import { kinWords } from '../../../../facts/kin.ts';
import { NOTHING_DONE, onTheGround, type StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { JUMPER } from './jumper.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** The grown-ups of a family: a little brother is small as it is. */
const GROWN = String.raw`(?:(?:${kinWords.filter((each) => !/brother|sister|cousin|twin|baby|son|daughter/u.test(each)).join('|')})|parents|grown[- ]?ups?)`;
const SMALL = String.raw`(?:tiny|teeny|teensy|really small|very small|so small|as (?:small|tiny|little|big) as an? (?:\p{L}+['’]s )?\p{L}+|the size of an? (?:\p{L}+['’]s )?\p{L}+|(?:smaller|littler|tinier) and (?:smaller|littler|tinier)|no bigger than|thumb[- ]sized|pocket[- ]sized|teeny[- ]tiny)`;

/** A grown-up of the family is as small as a pea for a day, and the child looks after them. */
export const TINY_GROWN_UP: StoryEvent = {
  id: 'tiny-grown-up',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(
    [
      String.raw`\b${GROWN}(?: and \p{L}+)? (?:(?:has|have|had|is|are|got|gets|suddenly|all) )*(?:shrinks?|shrank|shrunk|shrinking)\b(?: to the size of an? \p{L}+)?`,
      String.raw`\b${GROWN}(?: and \p{L}+)? (?:(?:is|are|was|were|gets?|got|becomes?|became|turns?|turned|wakes? up|woke up|has become) )(?:\p{L}+ ){0,1}?${SMALL}`,
      String.raw`\b(?:tiny|teeny|teeny[- ]tiny|shrunken|pocket[- ]sized|miniature|thumb[- ]sized|very small) ${GROWN}\b`,
      String.raw`\bshrinks? (?:his|her|my|their|the) ${GROWN}\b`,
      String.raw`\b${GROWN} in (?:my|her|his) (?:pocket|lunchbox|matchbox|pencil case|school bag)\b`,
    ].join('|'),
    'iu',
  ),
  not: /\b(?:when (?:mum|mummy|dad|daddy|grand\w+|nan\w*|he|she) was (?:small|little)|house|flat|kitchen|car|jumper|clothes|giants?|heart|voice|feels?|photo|picture|far away|plane|ill|sick|died|drawing|spider|dinosaur|mouse and)\b/i,
  fits: onTheGround,
  reads: () => ({
    ...NOTHING_DONE,
    hero: null,
    other: null,
    thing: about('jumper'),
    also: [],
    place: null,
    first: null,
  }),
  plots: [JUMPER],
  talk: {
    young: { yours: [() => 'Whom would you carry in your pocket?'] },
    older: {
      wonder: [({ hero }) => `What told ${hero} that it was the jumper?`],
      yours: [() => 'What would you say to a grown-up, if you looked after one for a day?'],
    },
  },
};

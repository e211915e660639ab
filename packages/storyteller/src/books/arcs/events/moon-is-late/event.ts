import { NOTHING_ELSE, type StoryEvent } from '../event.ts';
import { withChildBeside } from '../page.ts';
import { toldWith } from '../told-with.ts';
import { DOTS } from './dots.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const AWAY = String.raw`(?:(?:goes|go|went|has gone|is|was|gone) missing|(?:has |is |was )?(?:disappear\w*|vanish\w*)|(?:does|did) ?n['’]?o?t (?:come (?:out|up)|rise)|(?:is|was) ?n['’]?o?t (?:there|in the sky)|forg[eo]t\w* to (?:come|rise|get up)|overslept|is late|hides?|hiding|is hiding|went away|plays? hide|playing hide)`;
const OF = new RegExp(
  [
    String.raw`\bmoon (?:${AWAY})\b[^.]*`,
    String.raw`\b(?:missing|lost) moon\b[^.]*`,
    String.raw`\b(?:looks?|looking|search\w*|hunt\w*) (?:everywhere |all over )?for the (?:missing |lost )?moon\b[^.]*`,
    String.raw`\bfind(?:s|ing)? the (?:missing |lost )?moon\b[^.]*`,
    String.raw`\b(?:no|without a) moon (?:tonight|in the (?:sky|window))\b[^.]*`,
    String.raw`\bwhere(?: is|['’]s| has| did) the moon(?: gone| go)?\b[^.]*`,
  ].join('|'),
  'iu',
);

/** No moon at bedtime: it is looked for everywhere, and it is late. */
export const MOON_IS_LATE: StoryEvent = {
  id: 'moon-is-late',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OF,
  not: /\b(?:f[ae]ll(?:s|en|ing)?|garden|ponds?|lakes?|bucket|puddle|stole\w*|steals?|thief|took|takes?|taken|wolf|owl|eid|ramadan|rockets?|astronauts?|space|bring\w*|brought|back|falls?|afraid|scared|dragon|cheese|sun|star|stars|in love|friend)\b/i,
  // An owl that looks for the moon is another's book: the children here have a window each.
  fits: ({ hero, other }) =>
    [hero, other].every((each) => !each?.being || /^(?:moon|kid|child|lamb|goat)$/.test(each.being.id)),
  reads: () => ({
    ...NOTHING_ELSE,
    hero: null,
    other: null,
    thing: null,
    also: [],
    occasion: null,
  }),
  plots: [{ ...toldWith(withChildBeside, DOTS), when: OF }],
  talk: {
    young: { yours: [() => 'Can you see the moon from your bed?'] },
    older: {
      wonder: [() => 'What did the dots on the window show?'],
      yours: [() => 'Where is the moon tonight, and where will it be at the same time tomorrow?'],
    },
  },
};

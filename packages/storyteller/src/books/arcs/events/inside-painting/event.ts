import { NOTHING_ELSE, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { BARE_BIT } from './bare-bit.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const PICTURE = String.raw`(?:painting|picture(?! book)(?: frame)?|portrait)`;
const OF = new RegExp(
  String.raw`\b(?:inside|into|(?:trapped|lost|stuck|adventures?|world) (?:in|inside)|through) (?:an?|the|her|his|their|that|one|grandma['’]?s|granny['’]?s|nana['’]?s) (?:\p{L}+ ){0,2}?${PICTURE}\b|\b${PICTURE}s? (?:that |which |who )?(?:comes?|came|coming|come) (?:alive|to life)\b|\b(?:magic|unfinished|half-?finished) ${PICTURE}\b|\b${PICTURE} (?:was|is) never finished\b|\bpeople in the ${PICTURE}\b`,
  'iu',
);

/** A painting that one falls into, and the bit of it that nobody painted. */
export const INSIDE_PAINTING: StoryEvent = {
  id: 'inside-painting',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OF,
  not: /\b(?:stole\w*|steals?|thief|robbery|competition|lessons?|class|face paint\w*|magic (?:pencil|paintbrush|crayons?)|draw(?:s|ing)?|(?:lives?|living|lived) in(?:side)?|paintings? of (?:me|him|her|us))\b/i,
  fits: ({ hero, other }) =>
    [hero, other].every((each) => !each?.being || !/^(?:vehicle|sea|insect|weather|thing)$/.test(each.being.isa)),
  reads: ({ hero, other }) => ({
    ...NOTHING_ELSE,
    hero: somebody(hero),
    other: somebody(other),
    thing: about('painting'),
  }),
  plots: [{ ...BARE_BIT, when: OF }],
  talk: {
    young: { yours: [() => 'Which picture would you like to go into?'] },
    older: {
      wonder: [() => 'Why did nobody need to write a name on it?'],
      yours: [() => 'What would you put in a picture that somebody had not finished?'],
    },
  },
};

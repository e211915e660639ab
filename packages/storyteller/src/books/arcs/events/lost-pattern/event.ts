import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { DUST } from './dust.ts';
import { ONE_GONE } from './one-gone.ts';
import { PATTERNS } from './parts.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Somebody's stripes or spots are gone. */
export const LOST_PATTERN: StoryEvent = {
  id: 'lost-pattern',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(
    String.raw`\b(?:los(?:t|es?|ing)|miss(?:es|ing)|wakes? up without|woke up without|looking for|looks for|find(?:s|ing)?|can(?:'|’)?t find|where are) (?:all )?(?:(?:her|his|its|their|the|my|one|a|an?other) )?(?:(?:of (?:her|his|its|their) )?)(?:own )?${PATTERNS}\b|\bwants? (?:his|her|its|their|my) ${PATTERNS} back\b|\bwhere (?:did|have) (?:(?:the|her|his|its|my) )?(?:\p{L}+['’]s )?${PATTERNS} (?:go|gone)\b|\b(?:whose )?${PATTERNS} (?:that |which )?(?:(?:is|are|was|were|has|have|had|got|all) )*(?:gone|lost|missing|wash\w* (?:off|away)|came off|come off|fell off|fall off|disappear\w*|vanish\w*|fade\w*|blew (?:off|away)|ran off|ran away|rubbed off)\b`,
    'iu',
  ),
  not: /\b(?:stole\w*|steals?|thief|chickenpox|chicken pox|measles|socks?|jumper|pyjamas|school|space|moon|sea|colou?rs?|sells?|swaps?|football)\b/i,
  fits: (theme) => {
    const being = theme.hero?.being;
    return (
      onTheGround(theme) &&
      being !== undefined &&
      being !== null &&
      theme.hero?.plural !== true &&
      !/^(?:thing|vehicle|sea|person)$/.test(being.isa)
    );
  },
  reads: ({ hero, other }) => ({
    ...NOTHING_ELSE,
    hero,
    other: somebody(other),
    thing: null,
  }),
  plots: [standsApart({ ...DUST, when: new RegExp(PATTERNS, 'iu') }), standsApart(ONE_GONE)],
  talk: {
    young: { yours: [() => 'Would you like stripes or spots?'] },
    older: {
      wonder: [({ hero }) => `When could ${hero} have known where they were?`],
      yours: [() => 'How would people know you, if you were all white?'],
    },
  },
};

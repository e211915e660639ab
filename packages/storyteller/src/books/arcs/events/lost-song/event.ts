import type { Entity } from '../../../theme.ts';
import { NOTHING_ELSE, type StoryEvent } from '../event.ts';
import { standsApart } from '../stands-apart.ts';
import { BITS } from './bits.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const NEAR = /\b(?:song|tune|melody|lullaby)\b/i;

/** Who can sing, on land or at the sea: nobody in the air alone, and no thing. */
const sings = (each: Entity | null): boolean =>
  each?.being !== undefined &&
  each.being !== null &&
  (each.being.id === 'mermaid' || !/^(?:thing|vehicle|person)$/.test(each.being.isa));

/** Somebody who sings has lost the song. */
export const LOST_SONG: StoryEvent = {
  id: 'lost-song',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:los(?:t|es?|ing)|forg[eo]ts?|forgetting|forgotten|misses|missing|looking for|looks for|find(?:s|ing)?|can(?:'|’)?t (?:find|remember)|cannot (?:find|remember)|could ?n[o'’]?t remember|could not remember|without|has no|had no) (?:(?:her|his|its|their|the|a|how) )?(?:own )?(?:(?:to sing|words of|words to|tune of) )?(?:(?:her|his|its|their|the) )?(?:\p{L}+ )?(?:song|tune|melody|lullaby)\b|\bforg[eo]ts? how to sing\b|\bwants? (?:her|his|its|their) (?:song|tune) back\b|\b(?:no longer sings?|can['’]?t sing any ?more|stopped singing)\b|\b(?:whose )?(?:song|tune|melody|lullaby) (?:(?:is|was|has|had) )?(?:gone|lost|missing|disappear\w*|vanish\w*|went away|flew away)\b/iu,
  not: /\b(?:stole\w*|steals?|thief|contest|competition|x factor|choir|concert|school|birthday|christmas|radio|phone|space|moon|robot|music box|karaoke|show|stage)\b/i,
  fits: ({ hero, other }) =>
    (sings(hero) || sings(other)) &&
    hero?.plural !== true &&
    other?.plural !== true &&
    !/^(?:sky|space)$/.test((hero ?? other)?.being?.setting ?? ''),
  reads: ({ hero, other }) => ({
    ...NOTHING_ELSE,
    hero: sings(hero) ? hero : other,
    other: sings(hero) && sings(other) ? other : null,
    thing: null,
  }),
  plots: [standsApart({ ...BITS, when: NEAR })],
  talk: {
    young: { yours: [() => 'Which song makes you sleepy?'] },
    older: {
      wonder: [() => 'Who had the beginning, and why only that one?'],
      yours: [() => 'Which song could you never lose, because so many others know it?'],
    },
  },
};

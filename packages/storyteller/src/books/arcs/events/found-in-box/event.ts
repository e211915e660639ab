import type { Entity } from '../../../theme.ts';
import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { HOLE } from './hole.ts';
import { SMALL_ONE } from './small-one.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const isFound = (each: Entity | null): boolean =>
  each !== null && new RegExp(`^(?:baby )?${SMALL_ONE}s?$`, 'i').test(each.word);
const BOX = String.raw`\b(?:cardboard |shoe ?|old |wet |big |little |mysterious |strange )*(?:box|basket|crate|carton|sack|suitcase)\b`;

/** Somebody small is found in a box, and will not come out of it. */
export const FOUND_IN_BOX: StoryEvent = {
  id: 'found-in-box',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(
    [
      String.raw`\b${SMALL_ONE}s?\b[^.]*\b(?:in|inside|into|and|with|from|likes?|loves?) (?:an?|the|his|her|its|my) ${BOX}`,
      String.raw`${BOX} (?:with|of|holding|full of) (?:an?|the|two|three|tiny|little|baby)? ?(?:\p{L}+ )?${SMALL_ONE}s?\b`,
      String.raw`\bin (?:an?|the) ${BOX} (?:was|is|there|sat|sits|lived?s?) (?:an? )?(?:\p{L}+ )?${SMALL_ONE}\b`,
      String.raw`\b(?:abandoned|stray|unwanted|homeless|left[- ]behind) (?:\p{L}+ )?${SMALL_ONE}\b`,
      String.raw`\b(?:finds?|found|finding) (?:an?|the) (?:\p{L}+ )?${SMALL_ONE} (?:in the rain|on the doorstep|on (?:our|my|the) step|at the door)\b`,
      String.raw`\b${SMALL_ONE} (?:found )?(?:in the rain|on the doorstep|on (?:our|my|the) step)\b`,
    ].join('|'),
    'iu',
  ),
  not: /\b(?:music box|post ?box|letter ?box|lunch ?box|toy ?box|jack|magic\w*|rocket|space|moon|christmas|santa|easter|present|birthday|fl(?:y|ies|ying)|sail\w*|boat|castle|picnic|hot[- ]air|balloon|sand ?box|boxing|dead|died|dies|hurt|ill|sick|laundry|washing|bike|bicycle|jump\w*|puddles?|umbrella|danc\w*|egg|moses|sleep\w*|tired|snor\w*|sing\w*|play\w*|walk\w*|mum\w*|mother|lost)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    [theme.hero, theme.other].every((each) => !each?.being || isFound(each) || somebody(each) !== null) &&
    !/^(?:sea|insect|vehicle)$/.test(theme.hero?.being?.isa ?? ''),
  // Who is found is not the one who finds.
  reads: ({ hero, other }) => ({
    ...NOTHING_ELSE,
    hero:
      isFound(hero) && !(other && isFound(other))
        ? somebody(isFound(other) ? null : other)
        : hero && !isFound(hero)
          ? somebody(hero)
          : null,
    other: isFound(other) ? other : isFound(hero) ? hero : null,
    thing: about('box'),
    also: [],
  }),
  plots: [
    {
      ...HOLE,
      when: /\bbox\b|\bbasket\b|\babandoned\b|\bstray\b|\brain\b|\bdoorstep\b|\bstep\b|\bcrate\b|\bf(?:inds?|ound)\b|\bunwanted\b|\bhomeless\b/i,
    },
  ],
  talk: {
    young: { yours: [() => 'Where do you like to hide, and look out?'] },
    older: {
      wonder: [() => 'What was it that the first box had, and the others had not?'],
      yours: [() => 'What would you ask somebody who has just come to live with you?'],
    },
  },
};

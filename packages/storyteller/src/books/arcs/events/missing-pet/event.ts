import { NOTHING_ELSE, type StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { LIGHTS } from './lights.ts';
import { PET } from './parts.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const NAMED = String.raw`(?: (?:called |named )?\p{Lu}\p{L}+)?`;
const GONE = String.raw`(?:(?:has |have )?r[au]n(?:s|ning)? (?:away|off)(?! with\b)|(?:is|was|has gone|went|goes|gone|got|gets|has got) (?:missing|lost)|(?:did(?:n['’]?t| not)|has(?:n['’]?t| not)|won['’]?t|never) (?:come|came) (?:home|back)|(?:has |have )?disappeared|(?:is|has) gone(?=$|[.,!?])|(?:is|has been|was) lost|(?:has not|hasn['’]?t) been (?:home|seen))`;

/**
 * A cat or a dog of the family that is not home. Whether it comes home nobody can tell a child: the street puts out its
 * lights for it, and the book ends before anybody knows.
 */
export const MISSING_PET: StoryEvent = {
  id: 'missing-pet',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(
    String.raw`\b(?:our|my|his|her|their|grandma['’]?s|granny['’]?s|nana['’]?s)(?: \p{L}+)? ${PET}${NAMED} ${GONE}|\b(?:our|my|his|her|their) (?:missing|lost) ${PET}\b|\b(?:can(?:['’]?t|not)|could(?:n['’]?t| not)) find (?:our|my|his|her|their) ${PET}\b|\blos(?:t|ing|es) (?:our|my) ${PET}\b|\b${PET} (?:is|went|has gone|goes) missing\b|\bmissing ${PET}\b|\bwhere (?:is|has) (?:our|my) ${PET}(?: gone)?\b`,
    'iu',
  ),
  // Whoever goes every night comes back every morning.
  not: /\b(?:(?:every|each|all|at) (?:single )?(?:nights?|evenings?)|died|dead|dies|killed|heaven|hit by|run over|vet|toy|teddy|soft|cuddly|found|finds?|comes? home|came back|detective|case|mystery|princess|pirate\w*|wizard|witch)\b/i,
  reads: () => ({
    ...NOTHING_ELSE,
    // Whoever is missing is in no picture.
    hero: null,
    other: null,
    thing: about('bowl'),
  }),
  plots: [standsApart(LIGHTS)],
  talk: {
    young: { yours: [() => 'What would you put out for somebody who is not home yet?'] },
    older: {
      wonder: [() => 'Who do you think was on the step?'],
      yours: [() => 'What helps while one is waiting?'],
    },
  },
};

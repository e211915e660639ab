import type { Theme } from '../../../theme.ts';
import type { StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { COLLECTOR } from './collector.ts';
import { FIRST_NIGHT } from './first-night.ts';
import { UNDER_SOFA } from './under-sofa.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const PET = /^(?:puppy|dog|kitten|cat|guinea pig|hamster|rabbit|bunny|gerbil)$/;

/** Only what can be told of them: a puppy, a kitten, somebody small from a hutch, or a pet that is not named. */
const isPuppyOrKitten = ({ hero }: Theme): boolean => !hero?.being || PET.test(hero.being.id);

/** The first days of a new puppy or kitten. */
export const NEW_PET: StoryEvent = {
  id: 'new-pet',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:new|our|my|first|gets?|getting|got|bring\w* home|adopts?|adopting) (?:\w+ )?(?:a |an |the |our |my |new )*(?:pup(?:s|py|pies)?|kittens?|kitty|hamster|gerbil|guinea[- ]pig|(?:pet |baby )?(?:rabbit|bunny))\b|\b(?:new|first|rescue|getting a|gets a|got a) (?:pet|dog|cat)\b|\b(?:pup(?:py|pies)|kittens?) (?:comes?|came|arrives?|moves in|is coming|joins)\b|\bpuppy'?s first\b/i,
  not: /\b(?:wants? (?:a|to)|wish\w*|lost|runs? away|ran away|missing|sick|ill|vet|died?|dead|training|school|jealous|scared|afraid|baby|brother|sister|who|birthday|christmas|shelter)\b/i,
  fits: isPuppyOrKitten,
  // Whose pet it is: the child's; it has a name of its own.
  reads: ({ hero }) => ({
    relation: 'go',
    first: null,
    want: null,
    clause: null,
    other: null,
    thing: null,
    place: null,
    ...(hero ? {} : { hero: null, thing: about('puppy') }),
  }),
  plots: [UNDER_SOFA, FIRST_NIGHT, COLLECTOR],
  talk: {
    young: { yours: [() => 'Which animal would you like to wake you up?'] },
    older: {
      wonder: [() => 'What was that first day like, told by the pet?'],
      yours: [() => 'What would you show a new animal first in our house?'],
    },
  },
};

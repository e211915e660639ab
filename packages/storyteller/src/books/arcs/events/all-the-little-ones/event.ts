import { NOTHING_DONE, onTheGround, type StoryEvent } from '../event.ts';
import { littleOnesIn } from './kinds.ts';
import { NUMBER_FIVE } from './number-five.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const KINDS =
  '(?:bunny rabbits|bunnies|rabbits|kittens|kitties|puppies|ducklings|ducks|goslings|cygnets|chicks|lambs|piglets|mice|hedgehogs|hoglets|leverets)';
const SORT = '(?:little|baby|cute|fluffy|small|tiny|sweet|lots of|some|all the|the|five|four|six|my|funny|happy|many)';
const AT =
  '(?: (?:hopping|playing|sleeping|jumping|running|asleep|go(?:ing)? to (?:bed|sleep)))?(?: (?:in|on|at) (?:the|a|our) (?:garden|field|farm|pond|meadow|grass|park|straw|basket|barn))?';
/** How a theme names small animals, and no more. */
const OF = new RegExp(`^(?:${SORT} )*${KINDS}${AT}[.!]*$`, 'iu');

/** Bunnies, and what bunnies do: for whoever is two and has said one word. */
export const ALL_THE_LITTLE_ONES: StoryEvent = {
  id: 'all-the-little-ones',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OF,
  fits: (theme) => onTheGround(theme) && littleOnesIn(theme.raw) !== null && theme.hero?.being?.isa !== 'person',
  needs: ({ raw, hero }) => littleOnesIn(raw) !== null && hero?.being !== null && hero?.plural === true,
  reads: ({ hero }) => ({
    ...NOTHING_DONE,
    hero: hero && { ...hero, plural: false },
    other: null,
    thing: null,
    also: [],
    place: null,
    first: null,
  }),
  plots: [{ ...NUMBER_FIVE, when: OF }],
  talk: {
    young: { yours: [() => 'Can you count to five? What comes after four?'] },
    older: {
      wonder: [() => 'When did number five get under the coat?'],
      yours: [() => 'Where is the best place to hide in your home?'],
    },
  },
};

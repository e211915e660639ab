import type { Theme } from '../../../theme.ts';
import type { StoryEvent } from '../event.ts';
import { GALA } from './gala.ts';
import { GLUB } from './glub.ts';
import { TOO_WET } from './too-wet.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const LIVES_IN_WATER =
  /^(?:fish|whale|shark|dolphin|octopus|seal|crab|jellyfish|seahorse|turtle|squid|starfish|lobster|narwhal|mermaid|otter|goldfish|sea lion|walrus|stingray|tadpole|snail|worm)$/;

/** Who can learn to swim: nobody that lives in the water, and nothing that would go to the bottom. */
const canLearn = ({ hero }: Theme): boolean => {
  if (!hero) return true;
  const drawing = hero.being?.drawing;
  return drawing !== undefined && !('thing' in drawing) && !LIVES_IN_WATER.test(hero.being?.id ?? hero.word);
};

/** Water, and getting to know it. */
export const SWIMMING: StoryEvent = {
  id: 'swimming',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\bsw[ia]m(?:s|ming)?\b|\bpools?\b|\bgala\b|\b(?:won'?t|will not|doesn'?t want to|wouldn'?t|refuses to|hates?|doesn'?t like) (?:to )?(?:get(?:ting)?(?: in| into)?|go(?:ing)? in(?:to)?|the|going near) (?:the )?(?:water|pond|sea|lake)\b|\bhates water\b/i,
  not: /\b(?:(?:elephant|whale|giraffe|hippo\w*|rhino\w*|dinosaur|diplodocus|mammoth|walrus|cow|horse|camel) (?:[a-z]+ ){0,3}?in(?:to)? (?:an?|the|my|our|his|her) (?:[a-z]+ )?(?:paddling )?pool\b|scared|afraid|frightened|terrified|fear|nervous|worried|drown\w*|lost|shark|mermaid|ocean|magic\w*|whirlpool|car ?pool|bath|bathtub|hair|across the|(?:los(?:es?|ing)|can(?:['’]?t|not) find|missing|forg[eo]ts?|mislays?) (?:[a-z]+ ){0,3}(?:goggles|towel|cap|costume|trunks|armbands|bag))\b/i,
  fits: canLearn,
  plots: [GLUB, TOO_WET, GALA],
  talk: {
    young: { yours: [() => 'What floats in your bath?'] },
    older: {
      wonder: [() => 'What do you think the water thought of it all?'],
      yours: [() => 'Where is the best water you have ever been in?'],
    },
  },
};

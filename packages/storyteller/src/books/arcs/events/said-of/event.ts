import { isOf, onTheGround, type StoryEvent } from '../event.ts';
import { SAYS_NO } from '../says-no/event.ts';
import { standsApart } from '../stands-apart.ts';
import { GRUMPY } from './grumpy.ts';
import { SHY } from './shy.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const IS_SHY = /\b(?:shy|timid|bashful|shyest|shyness)\b/i;
const IS_GRUMPY = /\b(?:grumpy|grumpiest|grouchy|crabby|bad[- ]tempered|grouch|grump|cranky|moody|cross old)\b/i;
const OF = new RegExp(
  [
    String.raw`^(?:the|a|an|my|our|one|this) (?:(?:very|little|big|old|small|tiny|poor|quite|really|most|so) )*(?:shy|shyest|timid|bashful|grumpy|grumpiest|grouchy|crabby|bad[- ]tempered|cranky|moody) (?:(?:little|old|big|baby|young|brown|green|pink|grey) )*[\p{L}-]+(?: [\p{L}-]+)?(?: (?:in|at|on|of|from|next|called|named) .{2,30})?$`,
    String.raw`\b(?:who|that|and) (?:is|was|feels?|felt) (?:(?:very|too|so|really|always|a bit|quite) )*(?:shy|timid|grumpy|grouchy)\b`,
    String.raw`^\p{L}+ (?:is|feels|was) (?:(?:very|too|so|really|always|a bit|quite) )*(?:shy|grumpy)$`,
  ].join('|'),
  'iu',
);

/** Somebody of whom one word was said, and how it is meant: shy, grumpy. */
export const SAID_OF: StoryEvent = {
  id: 'said-of',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OF,
  not: /\b(?:competition|contest|space|moon|star|sun|sea|ocean|fish|whale|octopus|shark|birthday|christmas|class|lost|learn\w*|help\w*|find\w*|afraid|scared|show|sing\w*|danc\w*|volcano|cloud|teacher|driver|bus|train|because|when|until|in the morning|mornings|without|hungry|tooth)\b/i,
  fits: (theme) => {
    const { hero, other, want, fear, first } = theme;
    return (
      onTheGround(theme) &&
      // Whoever is grumpy and no more says no.
      !isOf(SAYS_NO, theme) &&
      [want, fear, first].every((each) => each === null) &&
      other === null &&
      hero?.plural !== true &&
      (!hero?.being ||
        hero.being.id === 'robot' ||
        !/^(?:vehicle|thing|sea|insect)$/.test(hero.being.isa) ||
        hero.being.id === 'crab')
    );
  },
  reads: () => ({ relation: 'none', thing: null, clause: null, activity: null }),
  plots: [standsApart({ ...SHY, when: IS_SHY }), standsApart({ ...GRUMPY, when: IS_GRUMPY, only: true })],
  talk: {
    young: { yours: [() => 'What do you say when you mean something else?'] },
    older: {
      wonder: [() => 'What did they say, and what did they do?'],
      yours: [() => 'Which word do people say of you, and is it all of you?'],
    },
  },
};

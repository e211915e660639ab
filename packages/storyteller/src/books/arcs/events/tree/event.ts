import { onTheGround, type StoryEvent } from '../event.ts';
import { standsApart } from '../stands-apart.ts';
import { KEEPS } from './keeps.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const OF =
  /^(?:(?:the|an?|our|my|one|this) )?(?:story of (?:an?|the) )?(?:(?:wind|breeze) and the )?(?:\p{L}+,? ){0,4}tree(?: and the wind)?(?:,? (?:in|on|at|by|near|of|outside|behind) .+| and (?:the|a|an|his|her|its) .+)?$|\btree (?:who|that|which) (?:is|was|feels?|felt) (?:so |very |all |always )?(?:lonely|sad|alone|old|forgotten|unhappy)\b|\btree (?:who|that|which) (?:has|had) no (?:friends?|one)\b|\btree (?:who|that|which) (?:can |could )?talks?\b|\btalking tree\b|\btree(?:'s)? best friend\b/iu;

/** A tree stands where it stands; and whoever wants company must get it to come. */
export const TREE: StoryEvent = {
  id: 'tree',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OF,
  not: /\b(?:christmas|xmas|family tree|treehouse|tree ?house|house|nativity|money|stuck|climb\w*|cat|kitten|planting|plant|grow\w*|decorat\w*|smallest|little|tiny|small|tallest|fairy|elf|owl|monkey|space|moon|up (?:a|the) tree|shoe|leaf|leaves|last|cut|chopp\w*|beanstalk|palm|snowman|under|lights?|apple tree thief|door|squirrel|birds?|nest|haunted|scary|scared|afraid|nature|dream)\b/i,
  fits: (theme) => {
    const { hero, other, clause, want, fear, first } = theme;
    return (
      onTheGround(theme) &&
      [want, fear, first].every((each) => each === null) &&
      (clause === null || /lonel|sad|alone|talk|old|friend|unhappy|forgotten/i.test(clause)) &&
      hero?.being?.id === 'tree' &&
      !hero.plural &&
      other === null
    );
  },
  reads: () => ({ relation: 'none', thing: null, clause: null, activity: null }),
  plots: [standsApart({ ...KEEPS, when: OF })],
  talk: {
    young: { yours: [() => 'What would you hang on a tree?'] },
    older: {
      wonder: [() => 'What did they look up at, first and at the end?'],
      yours: [() => 'Where do you like to stay a bit?'],
    },
  },
};

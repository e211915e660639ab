import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { TWO_BEDS } from './two-beds.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const OF =
  /\b(?:sleep\w*|stay\w*|stays|goes|going|lie|lying|nights?) (?:\p{L}+ ){0,3}?in (?:his|her|my|their|its|your) own (?:big )?bed\b|\b(?:won['’]?t|will not|doesn['’]?t|does not|don['’]?t|refuses to|never|not) (?:want to |like to )?(?:sleep|stay)(?:ing)? in (?:his|her|my|their) (?:own )?bed\b|\b(?:comes?|coming|creeps?|climbs?|climbing|gets?|getting|sneaks?|crawls?) (?:in)?to (?:our|mummy['’]?s|mum['’]?s|mummy and daddy['’]?s|mum and dad['’]?s|daddy['’]?s|my parents['’]?|his parents['’]?|her parents['’]?|the big) bed\b|\b(?:always |still )?sleep(?:s|ing)? in (?:our|mummy['’]?s|mum['’]?s|mummy and daddy['’]?s|mum and dad['’]?s|his parents['’]?|her parents['’]?) bed\b|^(?:my|his|her) own bed$/iu;

/** Night after night somebody comes into the big bed, until there is no room in it for the one whose bed it is. */
export const OWN_BED: StoryEvent = {
  id: 'own-bed',
  quarrel: true,
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OF,
  not: /\b(?:wet\w*|ill|sick|hospital|hotel|camp\w*|sleepover|monsters?|ghosts?|nightmares?|bad dreams?|scared|afraid|thunder\w*|storm|dark|died?|foster\w*|adopt\w*|fly|flies|flying|sails?|magic\w*|flower|sea|river|new house|cot|bunk\w*|brother|sister|twins?|cat|dog)\b/i,
  fits: (theme) => onTheGround(theme) && !/^(?:sea|vehicle|insect|thing)$/.test(somebody(theme.hero)?.being?.isa ?? ''),
  reads: ({ hero }) => ({
    ...NOTHING_ELSE,
    hero: somebody(hero),
    other: null,
    thing: about('pillow'),
  }),
  plots: [standsApart({ ...TWO_BEDS, when: OF })],
  talk: {
    young: { yours: [() => 'What is the best thing about your bed?'] },
    older: {
      wonder: [() => 'Why did the bed feel different when somebody else was in it?'],
      yours: [() => 'What do you take to bed with you?'],
    },
  },
};

import { ableFriend } from '../able-friend.ts';
import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { ONE_FOOT } from './one-foot.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const BIG = String.raw`(?:big|bigger|grown[- ]?up|proper|real|toddler|big (?:girl|boy|kid)(?:['’]?s)?|single)`;

/** Out of the cot into a bed without sides: the first night, and falling out. Who will not sleep has other books. */
export const BIG_BED: StoryEvent = {
  id: 'big-bed',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  quarrel: true,
  of: new RegExp(
    String.raw`\b${BIG} (?:new )?bed\b|\b(?:first|new) (?:\p{L}+ )?bed\b|\b(?:his|her|their|my|own) new bed\b|\b(?:fall(?:s|ing)?|fell|rolls?|rolling|rolled|tumbl(?:es?|ed|ing)) (?:right |straight )?out of (?:the |his |her |its |my |their )?(?:\p{L}+ )?bed\b|\b(?:out of|leav\w+|without|goodbye to|bye[- ]bye|from|outgr\w+|too big for|no more) (?:the |a |an |his |her |its |my |their |to )*(?:cot|crib)\b|\b(?:cot|crib) to (?:a )?bed\b|\b(?:own (?:bed)?room|room of (?:his|her|my|its|their) own)\b|\b(?:gets?|getting|climbs?) out of (?:the |his |her |my )?(?:new|big) bed\b|\bbed (?:that is|that['’]s|is|was|seems|looks) (?:far |much )?too big\b`,
    'iu',
  ),
  not: /\b(?:bunk\w*|monster|under the bed|sick|hospital|hotel|camp\w*|sleepover|river|flower|sea|bed ?bugs?|paint\w*|shares?|sharing|brother|sister|twins?|tidy\w*|mess\w*|clean\w*|wet\w*|garden|escap\w*|dragon['’]s egg|holiday|moving house|new house|morning|baby (?:brother|sister))\b/i,
  fits: (theme) => onTheGround(theme) && !/^(?:sea|vehicle|insect|thing)$/.test(somebody(theme.hero)?.being?.isa ?? ''),
  reads: ({ hero, other }) => ({
    ...NOTHING_ELSE,
    hero: somebody(hero),
    other: somebody(other),
    thing: about('blanket'),
  }),
  plots: [standsApart(ableFriend(ONE_FOOT))],
  talk: {
    young: { yours: [() => 'What is the first thing that your feet touch in the morning?'] },
    older: {
      wonder: [() => 'What was the foot looking for?'],
      yours: [() => 'What do you do, every night, just before you sleep?'],
    },
  },
};

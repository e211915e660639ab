import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { UNDER_THE_APPLE } from './under-the-apple.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const LUNCH = String.raw`(?:(?:packed|school) lunch(?:es)?|lunch(?:es)?|sandwich(?:es)?|lunch ?box(?:es)?|snacks?)`;
const WHOSE = String.raw`(?:(?:my|his|her|its|their|our|the|a|some|packed|own|cheese|jam) )*`;

/** A plain lunch that somebody wants to have. What each may eat is asked before anything is swapped. */
export const LUNCH_SWAP: StoryEvent = {
  id: 'lunch-swap',
  quarrel: true,
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(
    String.raw`\b(?:swap(?:s|ped|ping)?|trad(?:es?|ed|ing)|switch(?:es|ed|ing)?|exchang(?:es?|ed|ing)) ${WHOSE}${LUNCH}\b|\b${LUNCH} (?:swap|swapping|trade)\b|\b(?:what['’]?s|what is|what was|whats|something|a (?:note|letter|message|heart)|notes|letters) in ${WHOSE}(?:lunch ?box|packed lunch)(?:es)?\b|^(?:(?:a|the|my|our|his|her|about|having|first|eating|hates?|i hate|i like|loves?|a story about) )*(?:school (?:dinners?|lunch(?:es)?|meals?)|packed lunch(?:es)?|(?:school )?(?:dinner|lunch) ?hall|lunch ?box(?:es)?|(?:school )?canteen)(?: (?:is|are|at|school|yucky|yuck|horrible|disgusting|nice|yummy|time|or|packed|lunch(?:es)?|dinners?|today|again|boring|the same|the best|with my friends?))*$|\b(?:the )?same (?:sandwich(?:es)?|(?:packed )?lunch) (?:every|each|again)\b|\b(?:better|best|nicer) (?:packed )?lunch(?:es)?\b|\bpizza day at school\b`,
    'iu',
  ),
  not: /\b(?:allerg\w*|nuts?|coeliac|diabet\w*|lost|loses|stole\w*|steals?|thief|robots?|aliens?|magic\w*|mouse|mice|lives in|dinner lad(?:y|ies)|worst|burnt|fussy|picky|won['’]?t eat|will not eat|refuses|bull\w*|teas(?:e|ed|es|ing)|laugh\w*|scared|afraid|worr\w+|nervous|monsters?|birthday|space|moon|dog ate|no lunch|hungry|poor)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    somebody(theme.hero)?.plural !== true &&
    !/^(?:sea|vehicle|insect|thing)$/.test(somebody(theme.hero)?.being?.isa ?? ''),
  reads: ({ hero }) => ({
    ...NOTHING_ELSE,
    hero: somebody(hero),
    other: null,
    thing: about('lunch box'),
  }),
  plots: [UNDER_THE_APPLE],
  talk: {
    young: { yours: [() => 'What would you put in a lunch box?'] },
    older: {
      wonder: [() => 'Whose were the letters, do you think?'],
      yours: [() => 'What would you write, if it had to be short and true?'],
    },
  },
};

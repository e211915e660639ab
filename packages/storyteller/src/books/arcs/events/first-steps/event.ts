import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { WALKS_AWAY } from './walks-away.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const BABY = String.raw`(?:baby|(?:baby |little )?(?:brother|sister|cousin)|toddler|twin)`;
const NAME = String.raw`(?:,? (?:called )?\p{Lu}\p{Ll}+,?)?`;
const WALKS = String.raw`(?:first steps?|learn(?:s|ed|t|ing)? to walk|start(?:s|ed|ing)? (?:to walk|walking)|began to walk|begins to walk|can walk|walk(?:s|ed) (?:for the first time|at last|to me)|walked|took (?:his|her|its|three|two|one|a) (?:\p{L}+ )?steps?)`;

const OF = new RegExp(
  String.raw`\b${BABY}${NAME}(?:['’]?s)? (?:\p{L}+ ){0,4}?${WALKS}\b|\b${WALKS}\b.*\b${BABY}\b|\bteach\w* (?:the |my |our |his |her )?${BABY}${NAME} to walk\b|^(?:(?:the|her|his) )?(?:baby['’]?s )?(?:wobbly )?first steps$`,
  'iu',
);

/** Somebody small lets go of the sofa. */
export const FIRST_STEPS: StoryEvent = {
  id: 'first-steps',
  quarrel: true,
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OF,
  not: /\b(?:moon|mars|space|robot|foal|lamb|calf|chick|elephant|giraffe|horse|dog|puppy|school|frame|splints?|wheelchair|hospital|premature|physio\w*|can['’]?t walk|cannot walk|never walk\w*|dance|ballet|ski\w*|skat\w*)\b/i,
  fits: (theme) => onTheGround(theme) && [theme.hero, theme.other].every((each) => !each?.being),
  needs: ({ raw }) => /\b(?:bab(?:y|ies)|brother|sister|cousin|toddler|twin|first steps)\b/i.test(raw),
  reads: () => ({
    ...NOTHING_ELSE,
    hero: null,
    other: null,
    thing: about('baby'),
  }),
  plots: [{ ...standsApart(WALKS_AWAY), when: OF }],
  talk: {
    young: { yours: [() => 'Who comes along when you go somewhere?'] },
    older: {
      wonder: [() => 'Why did nobody walk to all those arms?'],
      yours: [() => 'What did you once see that nobody else saw?'],
    },
  },
};

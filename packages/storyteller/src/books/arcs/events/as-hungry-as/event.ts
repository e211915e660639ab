import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { LAST_NIGHT } from './last-night.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const ALL = String.raw`(?:every(?:one|body)(?: (?:in|at) (?:the|her|his|our|my) (?:house|family|home))?|(?:the|my|her|his|our|\p{L}+['’]s) (?:whole |entire )?family|(?:the|my|her|his|our|both|both my|both her|both his) parents|all (?:of )?(?:the|my|her|his|our) family|mum(?:my)? and dad(?:dy)?|mom(?:my)? and dad(?:dy)?)`;
const INTO_ANIMALS = new RegExp(
  [
    String.raw`\b${ALL}\b[^.]*\b(?:turn(?:s|ed)?|chang(?:e|es|ed)|transform(?:s|ed)?) (?:all )?(?:in)?to (?:different |wild |some |all sorts of )?animals\b`,
    String.raw`\b${ALL}\b[^.]*\b(?:is|are|was|were|became|becomes?|woke up as|wakes? up as) (?:all )?(?:an? |different )?animals?\b`,
    String.raw`\bfamily of animals (?:in|at) (?:breakfast|the kitchen)\b`,
  ].join('|'),
  'iu',
);

/** Everybody at home is an animal one morning, but for the child. */
export const AS_HUNGRY_AS: StoryEvent = {
  id: 'as-hungry-as',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: INTO_ANIMALS,
  not: /\b(?:zoo|farm|toys?|school|class\w*|teachers?|fancy dress|costumes?|party|love\w*|likes?|allergic|afraid|scared|stuffed)\b/i,
  fits: onTheGround,
  reads: () => ({
    ...NOTHING_ELSE,
    hero: null,
    other: null,
    thing: about('egg'),
  }),
  plots: [LAST_NIGHT],
  talk: {
    young: { yours: [() => 'What animal are you when you are hungry?'] },
    older: {
      wonder: [() => 'Why was the child the only one who had not changed?'],
      yours: [() => 'What do they say at your house that somebody is like?'],
    },
  },
};

import { nounDrawn } from '../../../theme/noun-drawn.ts';
import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { BEHIND_THE_HEDGE } from './behind-the-hedge.ts';
import { kindIn, MOTHER } from './parts.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const BABIES = String.raw`(?:bab(?:y|ies)|cubs?|kits|pups|kittens|hoglets?|little ones|young(?: ones)?|family|fox cubs)`;
const COMES = String.raw`(?:com(?:es?|ing)|came|visit\w*|bring\w*|brought|shows?|showed|every (?:evening|night|day|morning)|(?:back|kitchen|front) door|doorstep|back step|porch|window|garden|lawn|shed|trusts?)`;
const OF = new RegExp(
  [
    String.raw`${MOTHER.source}[^.]*\b${COMES}\b[^.]*\b${BABIES}\b[^.]*`,
    String.raw`${MOTHER.source}[^.]*\b${BABIES}\b[^.]*\b${COMES}\b[^.]*`,
    String.raw`\b(?:baby (?:fox(?:es)?|badgers?|hedgehogs?)|fox cubs?|badger cubs?|hoglets)\b[^.]*\b${COMES}\b[^.]*`,
    String.raw`\bwaits? for the fox\b[^.]*`,
  ].join('|'),
  'iu',
);

/** A wild mother comes by alone, again and again, and one evening she is not alone. */
export const BRINGS_HER_BABIES: StoryEvent = {
  id: 'brings-her-babies',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OF,
  not: /\b(?:found|residence|beneath|lost|losing|orphan\w*|hurt|injured|ill|die[sd]?|dead|steals?|stole\w*|thief|wardrobe|bed|drawer|our cat|my cat|her cat|his cat|rubber|cross(?:es|ing)? the (?:road|street)|nest|eggs?|hatch\w*|school|zoo|farm|christmas|moon|space|magic\w*|talk(?:s|ing)|follow\w*|hide and seek|rescu\w*|winter|snow\w*|rabbit|hens?|chickens?|adopt\w*|swan|ugly|river|sea|baby brother|baby sister|grandma)\b/i,
  fits: (theme) => onTheGround(theme) && kindIn(theme.raw) !== null,
  needs: ({ raw }) => kindIn(raw) !== null,
  reads: (theme) => ({
    ...NOTHING_ELSE,
    hero:
      [theme.hero, theme.other].find((each) => each?.being?.id === kindIn(theme.raw) && !each.plural) ??
      nounDrawn(theme, kindIn(theme.raw) ?? 'fox'),
    other: null,
    thing: about('bowl'),
    also: [],
  }),
  plots: [{ ...standsApart(BEHIND_THE_HEDGE), when: OF }],
  talk: {
    young: { yours: [() => 'How still can you sit? Let us try it.'] },
    older: {
      wonder: [() => 'What did she look back at, all those evenings?'],
      yours: [() => 'Which wild animals come by where you live?'],
    },
  },
};

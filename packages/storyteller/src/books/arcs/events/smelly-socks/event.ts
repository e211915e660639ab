import { ableFriend } from '../able-friend.ts';
import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { mateBeside } from '../mate-beside.ts';
import { about, somebody } from '../page.ts';
import { FOG } from './fog.ts';
import { wornIn } from './parts.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const SMELLY = String.raw`(?:(?:very |really |super |extra |the )?(?:smell(?:y|ier|iest|s|ed)?|stink(?:y|iest|s|ing)?|stank|whiff(?:y|iest)|pong(?:y|iest|s)?|cheesy|pungent))`;
const WORN = String.raw`(?:socks?|feet|foot|shoes?|trainers?|sneakers?|wellies|wellingtons|boots?|slippers?)`;

/** What is worn on the feet for too long, and what that is good for. */
export const SMELLY_SOCKS: StoryEvent = {
  id: 'smelly-socks',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(
    String.raw`\b${SMELLY} (?:\p{L}+ ){0,2}?${WORN}\b|\b${WORN} (?:that |which |who |are |is |of \p{L}+ )*(?:so |really |very )?${SMELLY}\b|\b(?:never|not|won'?t|refus\w+ to) (?:wash\w*|chang\w*|take off) (?:\p{L}+ ){0,2}socks\b|\b(?:socks|feet) (?:that |which )?(?:smell|stink|stank|smelled|smelt)\b`,
    'iu',
  ),
  not: /\b(?:lost|missing|odd|space|moon|sea|contest|competition|monster|skunk (?:who|that)|school|santa|christmas)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    [theme.hero, theme.other].every((each) => !each?.being || !/^(?:vehicle|sea|insect)$/.test(each.being.isa)),
  reads: ({ hero, other, raw }) => ({
    ...NOTHING_ELSE,
    hero: somebody(hero),
    other: somebody(other),
    thing: about(wornIn(raw)[2]),
  }),
  plots: [mateBeside(ableFriend(FOG))],
  talk: {
    young: { yours: [() => 'What smells nice in our house?'] },
    older: {
      wonder: [() => 'Was there luck in them, or not?'],
      yours: [() => 'What would you follow home with your eyes shut?'],
    },
  },
};

import { NOTHING_DONE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { FOODS } from './parts.ts';
import { PLEASE } from './please.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const POT = String.raw`(?:(?:porridge|cooking|pasta|soup|rice|noodle|spaghetti|stew) )?(?:pots?|saucepans?|pans?|cauldrons?|bowls?)`;
const ON_AND_ON = String.raw`(?:(?:that|which|who|and|it) )*(?:just )?(?:(?:won['’]?t|will not|wouldn['’]?t|does(?:n['’]?t| not)|did(?:n['’]?t| not)|never|can['’]?t|cannot) (?:ever )?(?:be )?(?:stop(?:s|ped)?|end(?:s|ed)?|run(?:s)? out|empt(?:y|ies)|turn off)|keeps? (?:on )?(?:coming|cooking|making|growing|overflowing|bubbling|filling)|overflow(?:s|ed|ing)?|boils? over|is never empty|never gets empty|fills? (?:the|our|up the|up our) (?:whole )?(?:house|kitchen|street|town|village)|floods? (?:the|our))`;

/** Something that is cooked and does not stop; what grows all in one piece is told by another. */
export const POLITE_POT: StoryEvent = {
  id: 'polite-pot',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(
    [
      String.raw`^(?:soup|porridge|noodles|pasta|spaghetti|macaroni|custard)$`,
      String.raw`\b(?:endless|never[- ]ending|unending|bottomless|too much) (?:bowl of |pot of |pots of )?(?:${FOODS})\b`,
      String.raw`\b(?:${FOODS}) ${ON_AND_ON}`,
      String.raw`\bmagic(?:al)? (?:${POT}|${FOODS})\b(?: of (?:${FOODS}))?(?: ${ON_AND_ON})?`,
      String.raw`\b${POT}(?: of (?:${FOODS}))? ${ON_AND_ON}(?: (?:${FOODS}))?`,
      String.raw`\b(?:flood|river|floods|wave|tidal wave|tsunami|sea|lake) of (?:${FOODS})\b|\b(?:${FOODS}) (?:floods?|rivers?|tidal waves?|waves?|tsunamis?|disasters?)\b|\b(?:${FOODS}) (?:\p{L}+ ){0,3}flood(?:s|ed|ing)?\b|\b(?:flooded|full|filled|covered) (?:with|of|in|up with) (?:${FOODS})\b|\b(?:${FOODS}) (?:everywhere|all over the (?:house|town|village|kitchen|street))\b`,
    ].join('|'),
    'iu',
  ),
  not: /\b(?:scared|afraid|allerg\w*|fussy|hates?|refus\w*|giants?|jack|beanstalk|magic beans?|witch\w*|stone soup|fly in|factory|potions?|spells?|makes? (?:him|her|you|them|me|everyone|everybody|people)|turns?(?! off)|invisible|shrink\w*|fly|flies|flying|talk\w*|birthday|easter|egg|school dinner|lost|steals?|stole\w*|garden|plant|swim\w*|bath of|volcano|bunn(?:y|ies)|milkshake|teacher|flower|rainbow)\b/i,
  fits: onTheGround,
  reads: ({ hero, other }) => ({
    ...NOTHING_DONE,
    hero: [hero, other].map(somebody).find((each) => each !== null) ?? null,
    other: null,
    thing: about('pot'),
    also: [],
    place: null,
    first: null,
  }),
  plots: [PLEASE],
  talk: {
    young: { yours: [() => 'What would you ask a magic pot for, please?'] },
    older: {
      wonder: [() => 'Why did the pot go on when they all said stop?'],
      yours: [() => 'What would you never get tired of, and when would you say thank you?'],
    },
  },
};

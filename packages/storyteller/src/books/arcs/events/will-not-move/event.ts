import type { Entity } from '../../../theme.ts';
import { ableFriend } from '../able-friend.ts';
import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { LOOK_DOWN } from './look-down.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const WONT = String.raw`(?:won['’]?t|wo n['’]?t|will not|would(?:n['’]?t| not)|refus(?:es|ed|ing) to|doesn['’]?t want to|didn['’]?t want to|does not want to|never wants to)`;
const MOVE = String.raw`(?:move|budge|take (?:one more|another|a single) step|go (?:any|one step) further|walk (?:any|one step) further|cross the (?:bridge|road|lane))`;
const BEAST = String.raw`(?:donkey|mule|camel|goat|pony|cow|ox|llama|sheep|pig|bull|goose|elephant|toddler|digger)`;

/** A donkey, or a digger, or whoever will not be moved: somebody stands there whom nobody asks what they see. */
const whoever = (hero: Entity | null): Entity | null => (hero?.being?.isa === 'vehicle' ? hero : somebody(hero));

/** Somebody stands in the way and will not move. Who sleeps late, and what will not start, have books of their own. */
export const WILL_NOT_MOVE: StoryEvent = {
  id: 'will-not-move',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(
    String.raw`\b${WONT} ${MOVE}\b|\bstubborn (?:\p{L}+ )?${BEAST}\b|\b${BEAST} (?:who|that) (?:is|was) (?:so |very |too )?stubborn\b|\b${BEAST}s? (?:(?:is|are|was|stuck|standing|stands|sits|sitting|lying) )*(?:in|across|blocking) (?:the (?:middle of the )?)?(?:road|lane|street|way)\b|\b(?:blocks|blocked|blocking) (?:the|our|a) (?:road|lane|street|way|bridge)\b|\b(?:sits|sat|stops|stopped) (?:down )?(?:and|in the middle)[^.]*\b(?:${WONT} (?:get up|move|go|walk|budge)|of the (?:road|lane|street))\b`,
    'iu',
  ),
  not: /\b(?:mov(?:e|ing) (?:house|away|in|out|schools?|to a new)|snow(?:ed)?|train|traffic jam|out of (?:the |his |her )?bed|sofa|asleep|sleep\w*|tired|chess|wheelchair|lost|scared|afraid|frightened|broken|flat tyre|battery|petrol|ill|sick|hospital|strike|parade|tree|boulder|statue|troll|stage|dance|off (?:the|my|his|her)|egg|eggs|chair)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    theme.hero?.plural !== true &&
    !/^(?:sea|insect|bird|thing)$/.test(whoever(theme.hero)?.being?.isa ?? ''),
  reads: ({ hero, other }) => ({
    ...NOTHING_ELSE,
    hero: whoever(hero),
    other: somebody(other),
    thing: about('bus'),
  }),
  plots: [standsApart(ableFriend(LOOK_DOWN))],
  talk: {
    young: { yours: [() => 'When do you stop and look?'] },
    older: {
      wonder: [() => 'What did nobody ask?'],
      yours: [() => 'For whom would you wait in the middle of the road?'],
    },
  },
};

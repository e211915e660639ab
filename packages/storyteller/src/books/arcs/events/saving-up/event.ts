import type { Entity } from '../../../theme.ts';
import { ableFriend } from '../able-friend.ts';
import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { NOSE_PRINTS } from './nose-prints.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Something long wanted stands in a window, and there is a coin a week. */
export const SAVING_UP: StoryEvent = {
  id: 'saving-up',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:sav(?:es?|ed|ing) up\b|sav(?:es?|ed|ing) (?:all )?(?:(?:my|his|her|the|their|our) )?(?:pocket money|money|pennies|coins|pounds)\b|(?:learn\w*|how|has|have|needs?) to save (?:money|for|up)\b|pocket money\b|piggy ?banks?\b|money ?box(?:es)?\b|jar (?:full )?of (?:coins|pennies|money)\b|puts? (?:every|each|all|a|one) (?:\p{L}+ )?(?:coins?|pound|penny|pennies) in (?:a|the|my|his|her) (?:jar|box|tin))/iu,
  not: /\b(?:superhero\w*|hero(?:es)?|saves (?:her|his|the|their|our|my) (?:school|town|city|village|friends?|family|planet)|tooth|lost|loses?|stole|steals?|stolen|thief|rob(?:s|bed|bers?|bery)|found|finds?|holiday|present|gift|birthday|rainy day|poor|debt|bank manager|treasure|pirates?|puppy|kitten|pony|horse|dog|cat|rabbit|hamster|pets?|saves? up (?:his|her|its|their) (?:breath|sneez\w*|wind|nuts|acorns|words|tears)|the (?:world|day|planet)|charity|broken|smash\w*|who is a (?:piggy|pig)|ticket|seaside)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    theme.hero?.plural !== true &&
    !/^(?:sea|vehicle|insect|thing)$/.test(saverOf(theme.hero, theme.raw)?.being?.isa ?? ''),
  reads: ({ hero, other, raw }) => ({
    ...NOTHING_ELSE,
    hero: saverOf(hero, raw),
    other: saverOf(hero, raw) === null ? null : saverOf(other, raw),
    thing: about('coin'),
    wish: null,
  }),
  plots: [standsApart(ableFriend(NOSE_PRINTS))],
  talk: {
    young: { yours: [() => 'What would you put in a jar for?'] },
    older: {
      wonder: [() => 'What is the window of the shop like now?'],
      yours: [() => 'What have you waited for, and what was the waiting like?'],
    },
  },
};

/** Whoever saves, where that is not what the coins are kept in, nor what they are for. */
function saverOf(entity: Entity | null, raw: string): Entity | null {
  const found = somebody(entity);
  if (!found || /^(?:pig|piggy|bank)$/i.test(found.word)) return null;
  return new RegExp(String.raw`\bfor (?:an?|the|his|her|my) (?:\p{L}+ ){0,2}${found.word}s?\s*$`, 'iu').test(raw)
    ? null
    : found;
}

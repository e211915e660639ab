import { ableFriend } from '../able-friend.ts';
import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { insteadOfAnother } from '../of-another.ts';
import { about, somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { THE_INSIDE } from './the-inside.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const LIMB = String.raw`(?:arm|leg|wing|paw|wrist|ankle|foot|elbow|hand|bone|tail|trunk|toe|finger|thumb|knee|hoof|flipper|claw)s?`;

/** Words of the cast that are read as a being of the story. */
const isItself = (word: string | undefined): boolean => /^(?:signs?|casts?|plasters?|hands?|bones?)$/.test(word ?? '');
const WITH_IT =
  /^(?:an?|the|our) (?:\p{L}+ )+?(?:with|(?:who |that )?(?:has|had|broke|breaks|got)) (?:an?|its|his|her|one) /iu;

/** A bone that mends under a cast, whoever's it is. A broken toy is mended elsewhere. */
export const PLASTER_CAST: StoryEvent = {
  id: 'plaster-cast',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(
    String.raw`\b(?:broken|broke|breaks|breaking|fractured?|fractures) (?:(?:his|her|its|their|my|a|an|one|left|right) )*${LIMB}\b|\b${LIMB} (?:(?:is|was|got|has been) )?(?:broken|in (?:a )?(?:plaster|cast|sling))\b|\bplaster casts?\b|\bin (?:a )?plaster\b|\b(?:in|has|have|had|with|got|gets|wears?|wearing) an? (?:\p{L}+ )*cast\b|\b(?:sign|signs|signed|signing|write|writes|wrote|draws?|drew|drawing) on? ?(?:(?:his|her|its|my|the|their) )*(?:plaster|cast)\b|\b(?:sign(?:s|ed|ing)?|decorat\w+) (?:(?:his|her|its|my|the|their) )*(?:plaster|cast)\b|\b(?:his|her|its|my|the|their) (?:\p{L}+ )*(?:plaster|cast) (?:comes|came|is coming|coming|is) off\b|\bcast (?:comes|came|coming) off\b|\b(?:get|gets|getting|got|take|takes|taking|has|having) (?:(?:his|her|its|my|the|their) )*(?:plaster|cast) (?:taken )?off\b|\b(?:his|her|its|my) cast\b|\bon crutches\b|\b(?:with (?:only |just )?one hand|one[- ]handed)\b`,
    'iu',
  ),
  not: /\b(?:helps?|helped|helping|finds?|found|rescue\w*|saves?|saved|looks? after|nurses?|vets?|fly|flying|toys?|dolls?|teddy|teddies|robots?|chairs?|tables?|clocks?|doll['’]?s|statue|spells?|play|film|movie|show|shadow|fishing|iron|operation|hospital|surgery|amput\w*|prosthe\w*|born|limb difference|wheelchair|cancer|died|abus\w*|hit|pirate|sticking plaster|hearts?|promises?|dead|war|accident|crash|brok(?:e|en) (?:his|her|its) (?:wing|arm|leg) off)\b/i,
  fits: (theme) => {
    const { hero } = theme;
    return (
      onTheGround(theme) &&
      (isItself(hero?.word) || (hero?.being ? !hero.plural : true)) &&
      (isItself(hero?.word) || !/^(?:sea|vehicle|insect|thing)$/.test(hero?.being?.isa ?? ''))
    );
  },
  reads: ({ hero, other, raw }) => ({
    ...NOTHING_ELSE,
    // "A monkey with a broken arm" has nobody with it.
    hero: insteadOfAnother(raw) ?? somebody(hero) ?? (WITH_IT.test(raw) ? somebody(other) : null),
    other: somebody(hero) || !WITH_IT.test(raw) ? somebody(other) : null,
    thing: about('pencil'),
  }),
  plots: [standsApart(ableFriend(THE_INSIDE))],
  talk: {
    young: { yours: [() => 'What can you do with one hand?'] },
    older: {
      wonder: [() => 'Which is the better side of a cast, the inside or the outside?'],
      yours: [() => 'What would you draw on somebody’s cast?'],
    },
  },
};

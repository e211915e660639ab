import { ableFriend } from '../able-friend.ts';
import { onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { ONE_MORE_THING } from './one-more-thing.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const RUNS = String.raw`(?:runs?|ran|running|going to run|wants? to run)`;
const CHILD = String.raw`(?:(?:my|our|the|a|an) (?:\p{L}+ ){0,2}(?:son|daughter|boy|girl|child|kid|toddler|brother|sister|twins?)|he|she|i)`;
const SOMEWHERE = String.raw`(?:as far as|(?:to|into|behind) (?:(?:the |our )?(?:end|bottom|back) of )?(?:the|our) (?:garden|shed|yard|gate|tree ?house|washing line|greenhouse))`;

/** Somebody leaves home for the end of the garden, where all can see it. Who is really lost, or is a pet, is another's. */
export const AS_FAR_AS_THE_SHED: StoryEvent = {
  id: 'as-far-as-the-shed',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(
    String.raw`\b${RUNS}(?: away| off)? from home\b|\b${RUNS} away,? ${SOMEWHERE}\b|\b(?:leaves?|left|leaving|going to leave|wants? to leave) home\b|\bmov(?:es?|ed|ing) (?:out )?(?:in)?to the (?:garden )?shed\b|\bpack(?:s|ed|ing)? (?:(?:a|his|her|its|their|my|the) )?(?:\p{L}+ )?(?:bags?|(?:little |small )?suitcase|rucksack|backpack|things),? (?:and|to) (?:\p{L}+ )?(?:leaves?|left|run|runs|ran|moves?|moved|go(?:es)? to live)\b|^(?:when |the day |the time )?${CHILD} (?:who |that )?(?:is |was |always |says (?:he|she)(?:['’]s| is) |said (?:he|she) was |threatens to |keeps )*${RUNS} away\s*$|^(?:the day |the time )?\p{Lu}\p{Ll}+ ${RUNS} away\s*$|^running away(?: with (?:a|my|her|his|the|our) [^.]*)?$|\bgoing to live in the garden\b|\blive in the shed\b`,
    'iu',
  ),
  not: /\b(?:circus|zoo|university|college|army|navy|abroad|shops?|supermarket|road|street|nursery|school|car park|park|ship|pirates?|castle|gingerbread|nest|egg|fleas?|(?<!with )(?:our|my) (?:\p{L}+ )?(?:cat|dog|puppy|kitten|rabbit|hamster|pony|tortoise)|fledg\w*|fly|flew|dad(?:dy)?|mum(?:my)?|parents?|forest|woods?|sea|fortune|adventure|princess|prince|town|city|train|bus|police|keys?|alone|first time|robots?|vacuum)\b/iu,
  fits: (theme) =>
    onTheGround(theme) &&
    theme.hero?.plural !== true &&
    !/^(?:sea|vehicle|insect|thing|bird)$/.test(theme.hero?.being?.isa ?? '') &&
    (theme.hero === null || somebody(theme.hero) !== null),
  reads: ({ hero, other, raw }) => {
    // "A bear who runs away from home" is the bear's.
    const isOthers = hero === null && /^\s*(?:an?|the) (?!boy|girl|child)/iu.test(raw) && somebody(other) !== null;
    return {
      hero: isOthers ? somebody(other) : somebody(hero),
      other: isOthers ? null : somebody(other),
      thing: about('pillow'),
      relation: 'none',
      want: null,
      clause: null,
      activity: null,
      first: null,
      fear: null,
      place: null,
    };
  },
  plots: [standsApart(ableFriend(ONE_MORE_THING))],
  talk: {
    young: { yours: [() => 'What would you put in a bag?'] },
    older: {
      wonder: [() => 'Who was the lamp in the window for?'],
      yours: [() => 'Where do you go when you are cross?'],
    },
  },
};

import { NOTHING_DONE, onTheGround, type StoryEvent } from '../event.ts';
import { mateBeside } from '../mate-beside.ts';
import { about, somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { NEW_SHOES_AT_IT } from './squeak.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const WEDDING =
  /\b(?:flower ?girls?|page ?boys?|ring ?bearers?|bridesmaids?)\b|\bweddings?\b|\b(?:gets?|getting|got|is|are|being) married\b/iu;

const HAS_A_PART = /\b(?:flower ?girl|page ?boy|ring ?bearer|bridesmaid)s?\b/iu;
const OF_PARENTS = /\b(?:mums?|mumm(?:y|ies)|moms?|mama|dads?|dadd(?:y|ies)|parents?)\b/iu;

/** Somebody has a part at a wedding. */
export const WEDDING_DAY: StoryEvent = {
  id: 'wedding',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: WEDDING,
  not: /\b(?:cakes?|dress|lost|loses|stolen|steals?|stole|step\w*|divorc\w*|royal|frogs?|marr(?:y|ies) (?:a|the)|princess(?:es)? (?:who|that)|doesn'?t want|does not want|runs? away|dragon\w* wedding|funeral|ghost|pirate|space|moon|under ?(?:water|sea)|invit\w*|forgot\w*|teeth|tooth|storm|rain\w*|photograph\w*)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    // The parents of somebody who has a part in it; without one it may be no easy day.
    (HAS_A_PART.test(theme.raw) || !OF_PARENTS.test(theme.raw)) &&
    theme.hero?.plural !== true &&
    // "a fox and a badger get married": it is their own.
    !(theme.hero?.being && !HAS_A_PART.test(theme.raw) && /\bget(?:s|ting)? married\b/i.test(theme.raw)) &&
    [theme.hero, theme.other].every(
      (each) => !each?.being || OF_PARENTS.test(each.word) || !/^(?:vehicle|thing|sea|insect)$/.test(each.being.isa),
    ),
  reads: ({ hero, other }) => ({
    ...NOTHING_DONE,
    hero: somebody(hero),
    other: somebody(other),
    thing: somebody(hero) ? null : about('shoe'),
    place: null,
    first: null,
    occasion: null,
  }),
  plots: [standsApart(mateBeside({ ...NEW_SHOES_AT_IT, when: WEDDING }))],
  talk: {
    young: { yours: [() => 'Which shoes of yours make a noise?'] },
    older: {
      wonder: [() => 'Why did nobody mind the noise in the end?'],
      yours: [() => 'When did everybody look at you, and what did you do?'],
    },
  },
};

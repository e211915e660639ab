import { ableFriend } from '../able-friend.ts';
import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { CLANK } from './clank.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const PARENT = String.raw`(?:mum|mummy|mom|mommy|mama|mam|mother|dad|daddy|papa|father)(?:['’]?s)?`;
const HOME = String.raw`(?:homes?|houses?|flats?|burrows?|dens?|place|bed ?rooms?|beds?|weeks?)`;

/** Two homes as a family has them, and a bag. That it comes to that is told by the gentle books. */
export const TWO_HOMES: StoryEvent = {
  id: 'two-homes',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(
    String.raw`\b(?:two|2|both) (?:\p{L}+ )?(?:homes|houses|flats|burrows|dens|dreys|nests|bed ?rooms)\b|\b${PARENT}(?: ${HOME})? (?:and|or|to|one week,?|then) (?:at |to )?(?:${PARENT})['’]?s?(?: ${HOME}| week| weekend)\b|\b(?:at|in|for) (?:the|his|her|our) other (?:house|home)\b|^${PARENT} (?:house|flat) (?:at|on) (?:the )?(?:weekends?|fridays?|saturdays?)$|\broom (?:at|in) (?:his |her |my )?${PARENT}[^.]*\b(?:and|one) [^.]{0,12}(?:at|in) (?:his |her |my )?${PARENT}|\blives? with ${PARENT} and with ${PARENT}|\bnests?, one with ${PARENT}|\bone (?:at|is) ${PARENT}[^.]*\bone (?:at|is) ${PARENT}|\b(?:half (?:of )?(?:the|her|his|my) (?:week|time)|weekends?|every (?:other )?(?:friday|weekend|week|saturday)|(?:one )?week) (?:at|for|with) ${PARENT}(?: ${HOME})?$|\bbag for ${PARENT}|\b(?:between|from) ${PARENT}(?: ${HOME})? (?:and|to) ${PARENT}|\bbag (?:that |which )?goes between\b`,
    'iu',
  ),
  not: /\b(?:divorc\w*|separat\w*|split\w*|died|move[ds]?|moving|sad|cr(?:y|ies|ying)|miss(?:es|ing)?|angry|scared|hates?|birthday|christmas|haunted|robot|gingerbread|straw|neighbou?rs?|next door|hermit|snail|museum|holiday|bees?|beach|work|job|office|shop|camp\w*|park|zoo|fish\w*)\b/i,
  fits: (theme) => onTheGround(theme) && !/^(?:sea|insect)$/.test(theme.hero?.being?.isa ?? ''),
  reads: ({ hero }) => ({
    ...NOTHING_ELSE,
    hero: hero?.plural === true ? null : somebody(hero),
    other: null,
    thing: about('bucket'),
  }),
  plots: [standsApart(ableFriend(CLANK))],
  talk: {
    young: { yours: [() => 'What is the best thing to do in the rain?'] },
    older: {
      wonder: [() => 'Why did the buckets not go into the bag?'],
      yours: [() => 'Which place do you know that has a sound of its own?'],
    },
  },
};

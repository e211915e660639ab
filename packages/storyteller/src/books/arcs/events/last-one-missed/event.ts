import { ableFriend } from '../able-friend.ts';
import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { OVER_THE_HILL } from './over-the-hill.ts';
import { goesBy } from './parts.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const RIDE = '(?:bus(?:es)?|trains?|ferr(?:y|ies)|boats?|trams?|coach(?:es)?)';
const OUR = String.raw`(?:the|our|my|her|his|their) (?:very )?`;

/** The last one home has gone without the family. Whoever misses the one to school is told by another. */
export const LAST_ONE_MISSED: StoryEvent = {
  id: 'last-one-missed',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(
    [
      String.raw`\bmiss(?:ed|es|ing)? ${OUR}last ${RIDE}\b`,
      String.raw`\bmiss(?:ed|es|ing)? ${OUR}${RIDE} (?:back )?home\b`,
      String.raw`\blast ${RIDE} (?:home )?(?:has |had |have |is |was )?(?:already |just )*(?:gone|left|leaves|went|goes|drives off|drove off|sailed|sails|departed)\b`,
      String.raw`\b(?:too late for|after|gone is) ${OUR}last ${RIDE}\b`,
      String.raw`\bno more ${RIDE}\b`,
      String.raw`\b(?:watch\w*|saw|see) ${OUR}last ${RIDE} (?:go|leave|drive|sail)\b`,
    ].join('|'),
    'iu',
  ),
  not: /\b(?:school|island|work|toy|ghost|space|moon|ever|retir\w*|driver|captain|christmas|santa|alone|lost (?:his|her|my) mu?m|airport|plane|wedding|funeral|strike|diesel|who (?:is|was) always late)\b/i,
  fits: (theme) => onTheGround(theme) && !/^(?:sea|insect)$/.test(theme.hero?.being?.isa ?? ''),
  // What has gone is nobody: it is about those who stand there.
  reads: ({ hero, other, raw }) => ({
    ...NOTHING_ELSE,
    hero: somebody(hero),
    other: somebody(other),
    thing: about(goesBy(raw.toLowerCase()).x),
    also: [],
  }),
  plots: [standsApart(ableFriend(OVER_THE_HILL))],
  talk: {
    young: { yours: [() => 'What do you look at on the way home?'] },
    older: {
      wonder: [() => 'Why could they be there before it?'],
      yours: [() => 'What would you have missed, if you had not missed something else?'],
    },
  },
};

import { onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { ALL_THE_BUTTONS } from './all-the-buttons.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const FLOOR = String.raw`(?:(?:floor|storey|level) (?:\d+|(?:one |a )?hundred|fifty|a thousand)|(?:\d+(?:th|st|nd|rd)|hundredth|fiftieth|top|highest|very top) (?:floor|storey)|(?:\d+|a hundred|one hundred|fifty) (?:floors|storeys|stories))`;
const LIFT = String.raw`(?:lifts?|elevators?)`;

/** A child goes up in a lift, all the way to the top. */
export const TALL_LIFT: StoryEvent = {
  id: 'tall-lift',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(
    [
      String.raw`\b${LIFT}\b[^.]*\b${FLOOR}\b`,
      String.raw`\b${FLOOR}\b[^.]*\b${LIFT}\b`,
      String.raw`\b${LIFT}\b[^.]*\b(?:to the (?:very )?top|every floor|all the (?:floors|buttons|way up))\b`,
      String.raw`\b(?:loves?|likes?|in|rid(?:es?|ing)|a|the|press\w*) (?:the |a )?(?:\p{L}+ ){0,2}?buttons? (?:in|of) (?:the|a) ${LIFT}\b`,
      String.raw`\b(?:loves?|mad about|obsessed with|rid(?:es?|ing)) (?:in )?(?:the |a )?(?:lifts|elevators|lift|elevator)$`,
      String.raw`^(?:the|a|our|in the) (?:tall |big |fast |old |very )*(?:lift|elevator)$`,
      String.raw`\bsky ?scrapers?\b[^.]*\b${FLOOR}\b`,
    ].join('|'),
    'iu',
  ),
  not: /\b(?:sideways|stuck|broken|breaks?|broke|scared|afraid|fear\w*|fright\w*|nervous|space|moon|chocolate factory|glass elevator|haunted|ghost|chair ?lift|ski|weights?|magic\w*|another world|time|horses?|pon(?:y|ies)|dogs?|cats?|zoo)\b/i,
  fits: (theme) => onTheGround(theme) || /floor/iu.test(theme.raw),
  reads: ({ hero, other }) => {
    const who = [hero, other].find((each) => each && somebody(each) && each.being?.isa !== 'person') ?? null;
    return {
      hero: null,
      other: who,
      thing: about('button'),
      place: null,
      relation: 'none',
      clause: null,
      want: null,
      wish: null,
      fear: null,
      first: null,
      activity: null,
    };
  },
  plots: [ALL_THE_BUTTONS],
  talk: {
    young: { yours: [() => 'Which button would you press?'] },
    older: {
      wonder: [() => 'Who would have gone up first, if nobody had leaned on the buttons?'],
      yours: [() => 'What would you like to see from up there?'],
    },
  },
};

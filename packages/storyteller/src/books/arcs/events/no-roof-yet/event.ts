import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { CLOUD } from './cloud.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const KIN = String.raw`(?:mum\w*|mom\w*|mama|mother|dad|daddy|papa|father|grand\w+|gran|granny|nana|aunt\w*|uncle|parent)`;
const HEAVY = String.raw`(?:piano|bath(?: ?tub)?|statue|bell|sofa|settee|couch|wardrobe|cupboard|bed)`;
const OF = new RegExp(
  [
    String.raw`\b${KIN}\b[^.]*\b(?:driv\w+|works?|operat\w+|in|has|with) (?:on |in |up in )?(?:a |an |the |his |her )?(?:\p{L}+ ){0,2}cranes?\b(?: driver| operator)?[^.]*`,
    String.raw`\bcrane (?:driver|operator)\b[^.]*`,
    String.raw`\bcranes?\b[^.]*\b(?:lift\w*|hoist\w*|carr(?:y|ies)|picks? up)\b[^.]*`,
    String.raw`\b(?:lift\w*|hoist\w*|get\w*) (?:a |an |the |our |her |his )?(?:\p{L}+ ){0,2}${HEAVY}\b[^.]*\b(?:crane|(?:top|fifth|sixth|tenth) (?:floor|flat)|(?:in|through) the window)\b[^.]*`,
  ].join('|'),
  'iu',
);

/** One of the family's grown-ups drives a crane, and what hangs on it goes in nowhere. */
export const NO_ROOF_YET: StoryEvent = {
  id: 'no-roof-yet',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OF,
  not: /\b(?:paper cranes?|origami|fly\w*|nest|feathers?|birds?|scared|afraid|fear\w*|heights|toy|lego|lonely|sad|broken?|breaks?|breaking|wants? to (?:dance|be|fly)|dinosaurs?|elephants?|magic\w*|space|moon)\b/i,
  fits: (theme) => onTheGround(theme) && theme.hero?.being?.isa !== 'bird',
  reads: () => ({
    ...NOTHING_ELSE,
    hero: null,
    other: null,
    thing: null,
    also: [],
    occasion: null,
  }),
  plots: [{ ...CLOUD, when: OF }],
  talk: {
    young: { yours: [() => 'What would you lift with a crane?'] },
    older: {
      wonder: [({ hero }) => `Why was it ${hero} who saw the cloud?`],
      yours: [() => 'What did you see once that everybody else had missed?'],
    },
  },
};

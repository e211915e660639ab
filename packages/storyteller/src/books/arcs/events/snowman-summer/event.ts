import type { Told } from '../../../arc.ts';
import { type EventPlot, type Going, NOTHING_DONE, type StoryEvent } from '../event.ts';
import { standsApart } from '../stands-apart.ts';
import { STILL_HERE } from './still-here.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const SNOWMAN = String.raw`snow(?:man|men|woman|lady|girl|bear)`;
const WARM = String.raw`(?:summer\w*|melt\w*|spring|freezer|fridge|heatwave|sunshine|(?:the|in the|of the) sun|warm weather|too (?:hot|warm))`;

/** One who is afraid of spring is so as soon as it is told what spring is. */
const bravely = ({ a, raw }: Going, told: Told, tense: 'is' | 'was'): Told => {
  const what = /\b(?:scared|afraid) of (the )?(spring|summer|sun|melting)\b/.exec(raw)?.[2];
  if (what === undefined) return told;
  const of = what === 'sun' ? 'the sun' : what;
  const said = tense === 'is' ? `Now ${a} is afraid of ${of}.` : `From then on ${a} was afraid of ${of}.`;
  return {
    ...told,
    pages: told.pages.map((each, i) =>
      i === 1 ? { ...each, text: [each.text].flat().map((text) => `${text} ${said}`) } : each,
    ),
  };
};
const BRAVELY: EventPlot = {
  ...STILL_HERE,
  young: (going) => bravely(going, STILL_HERE.young(going), 'is'),
  middle: (going) => bravely(going, STILL_HERE.middle(going), 'was'),
  old: (going) => bravely(going, STILL_HERE.old(going), 'was'),
};

/** A snowman and the warm months: one who wants to see summer, one who does not want to melt. */
export const SNOWMAN_SUMMER: StoryEvent = {
  id: 'snowman-summer',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(String.raw`\b${SNOWMAN}\b.*\b${WARM}\b|\b${WARM}\b.*\b${SNOWMAN}\b`, 'iu'),
  not: /\b(?:christmas|santa|beach|school|party|(?:scared|afraid)(?! of (?:the )?(?:spring|summer|sun|melting|heat|warm))|space|moon|birthday|dragon|fairy|magic|stole\w*|steals?|thief)\b/i,
  // One that has melted, or is melting, is told as what does not last; this is about one who would rather not.
  fits: ({ raw }) =>
    !/\bmelt\w*\b/i.test(raw) ||
    /\b(?:summer|freezer|fridge|want|never|wo|did|does|do|would|will|could)(?:n[o'’]?t|['’]t|\b)/i.test(raw),
  // There may be two of them, and the plot counts them by the theme's own words.
  reads: ({ hero }) => ({
    ...NOTHING_DONE,
    hero: hero ? { ...hero, plural: false } : null,
    other: null,
    thing: null,
    fear: null,
    occasion: null,
    place: null,
    farWish: null,
  }),
  plots: [standsApart({ ...BRAVELY, when: new RegExp(String.raw`\b${SNOWMAN}\b`, 'iu') })],
  talk: {
    young: { yours: [() => 'What is the best thing in summer?'] },
    older: {
      wonder: [() => 'Was the minute in the garden worth what it cost?'],
      yours: [() => 'How would you tell somebody about summer who has only ever seen snow?'],
    },
  },
};

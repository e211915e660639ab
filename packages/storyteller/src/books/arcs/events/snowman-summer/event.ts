import type { StoryEvent } from '../event.ts';
import { standsApart } from '../stands-apart.ts';
import { STILL_HERE } from './still-here.ts';

const SNOWMAN = String.raw`snow(?:man|men|woman|lady|girl|bear)`;
const WARM = String.raw`(?:summer\w*|melt\w*|spring|freezer|fridge|heatwave|sunshine|(?:the|in the|of the) sun|warm weather|too (?:hot|warm))`;

/** A snowman and the warm months: one who wants to see summer, one who does not want to melt. */
export const SNOWMAN_SUMMER: StoryEvent = {
  id: 'snowman-summer',
  of: new RegExp(String.raw`\b${SNOWMAN}\b.*\b${WARM}\b|\b${WARM}\b.*\b${SNOWMAN}\b`, 'iu'),
  not: /\b(?:christmas|santa|beach|school|party|scared|afraid|space|moon|birthday|dragon|fairy|magic|stole\w*|steals?|thief)\b/i,
  // One that has melted, or is melting, is told as what does not last; this is about one who would rather not.
  fits: ({ raw }) =>
    !/\bmelt\w*\b/i.test(raw) ||
    /\b(?:summer|freezer|fridge|want|never|wo|did|does|do|would|will|could)(?:n[o'’]?t|['’]t|\b)/i.test(raw),
  // There may be two of them, and the plot counts them by the theme's own words.
  reads: ({ hero }) => ({
    hero: hero ? { ...hero, plural: false } : null,
    other: null,
    thing: null,
    relation: 'none',
    want: null,
    clause: null,
    fear: null,
    activity: null,
    occasion: null,
    place: null,
    farWish: null,
  }),
  plots: [standsApart({ ...STILL_HERE, when: new RegExp(String.raw`\b${SNOWMAN}\b`, 'iu') })],
  talk: {
    young: { yours: [() => 'What is the best thing in summer?'] },
    older: {
      wonder: [() => 'Was the minute in the garden worth what it cost?'],
      yours: [() => 'How would you tell somebody about summer who has only ever seen snow?'],
    },
  },
};

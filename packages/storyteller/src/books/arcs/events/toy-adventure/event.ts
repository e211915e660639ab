import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { BEHIND_THE_SHED } from './behind-the-shed.ts';
import { TOY } from './parts.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** What they go on; or nothing besides the two of them. */
const GOES = /\b(?:adventures?|explor\w+|quest|journey|expedition|trip|discover\w*)\b/i;
const ONLY_TWO = new RegExp(String.raw`^(?:(?:\p{L}+|(?:my|a|the|our) (?:\p{L}+ )?\p{L}+) )?${TOY.source}$`, 'u');

/** A child goes on an adventure with a soft toy. */
export const TOY_ADVENTURE: StoryEvent = {
  id: 'toy-adventure',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: TOY,
  not: /\b(?:lost|loses?|losing|missing|left|forg[eo]t\w*|wash\w*|dirty|torn|broken|hospital|doctor|picnic|tea party|birthday|christmas|santa|space|moon|rocket|pirates?|sea|ocean|boat|island|treasure|dragon|magic\w*|bed(?:time)?|sleep\w*|asleep|night|dark|scared|afraid|alive|talks?|talking|real|shop|school|nursery|plane|train|beach|seaside|park|zoo|jealous|share|sharing|new|old|gives? away|toy (?:shop|box|car|train|digger|sword|phone|drum|boat|plane|tractor))\b/i,
  // "An adventure" alone is read as one on the moon.
  fits: (theme) =>
    (onTheGround(theme) || !theme.raw.toLowerCase().includes(theme.place?.word ?? ' ')) &&
    (GOES.test(theme.raw) || ONLY_TWO.test(theme.raw.trim())),
  needs: ({ raw }) => TOY.test(raw),
  reads: () => ({
    ...NOTHING_ELSE,
    hero: null,
    other: null,
    thing: about('ball'),
    wish: null,
  }),
  plots: [BEHIND_THE_SHED],
  talk: {
    young: { yours: [() => 'Who goes with you when you are brave?'] },
    older: {
      wonder: [() => 'Who was afraid, all the way across the garden?'],
      yours: [() => 'Where have you never been, in your own garden or house?'],
    },
  },
};

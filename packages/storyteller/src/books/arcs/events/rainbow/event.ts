import type { Entity } from '../../../theme.ts';
import { NOTHING_DONE, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { ENDS } from './ends.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const BOW = /^(?:rainbows?|pots?|gold|pot of gold|end|colou?rs?)$/;
const who = (each: Entity | null): Entity | null =>
  each && !BOW.test(each.being?.id ?? each.word) && !BOW.test(each.word) ? somebody(each) : null;

/** A rainbow is seen, and somebody wants to be where it ends. */
export const RAINBOW: StoryEvent = {
  id: 'rainbow',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:end|ends|bottom|foot) of (?:the|a) rainbow\b|\brainbow(?:['’]s)? (?:really )?ends?\b|\bwhere (?:does|do) (?:the |a )?rainbows? (?:end|start|begin|come|go|live)\w*\b|\b(?:chas\w+|follow\w*|catch\w*|caught|find\w*|found|sees?|saw|look\w* for|under|over|touch\w*|reach\w*) (?:the |a |our |an? \p{L}+ )?rainbows?\b|^(?:the |a |my )?(?:first |double )?rainbows?$|\bpot of gold\b|^(?:an?|the) \p{L}+ and (?:the|a) rainbow$/iu,
  not: /\b(?:fish|unicorns?|who|that|lost|loses|without|slide|bridge|cake|hair|colou?r(?:s|ed)?|jumper|magic\w*|dragon|leprechauns?|fairy|paint\w*|hat|horse|pony|space|slid\w*|rockets?|shoes|boots|wellies)\b/i,
  fits: (theme) =>
    [theme.hero, theme.other].every(
      (each) => !each?.being || BOW.test(each.word) || !/^(?:thing|vehicle)$/.test(each.being.isa),
    ),
  reads: ({ hero, other }) => ({
    ...NOTHING_DONE,
    hero: who(hero),
    other: who(other),
    place: null,
    thing: about('rainbow'),
    occasion: null,
  }),
  plots: [ENDS],
  talk: {
    young: { yours: [() => 'Which colour of the rainbow do you like best?'] },
    older: {
      wonder: [({ hero }) => `Why had ${hero} not noticed where it ended?`],
      yours: [() => 'What would somebody on the hill see, who looked at our house?'],
    },
  },
};

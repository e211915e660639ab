import type { Entity } from '../../../theme.ts';
import { NOTHING_DONE, onTheGround, type StoryEvent } from '../event.ts';
import { somebody } from '../page.ts';
import { DOOR } from './door.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const isCold = (each: Entity | null): boolean =>
  each !== null && /^(?:baby |little )?(?:penguin|polar bear)$/.test(each.word);

/** A penguin or a polar bear comes to live where it is not cold, except in the fridge. */
export const COLD_GUEST: StoryEvent = {
  id: 'cold-guest',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:penguin|polar bear)\b[^.]*\b(?:fridge|refrigerator|freezer|(?:our|my|the) (?:house|home|kitchen|street|bath)|comes? to (?:stay|tea|live|visit|our|my|the)|came to (?:stay|tea|live|visit)|moves? in|moved in|far from (?:home|the ice)|(?:too|so) (?:hot|warm)|heatwave)\b|\b(?:fridge|freezer)\b[^.]*\b(?:penguin|polar bear)\b|^(?:my |our )(?:pet )?(?:penguin|polar bear)$/i,
  not: /\b(?:zoo|beach|space|moon|race|football|school|christmas|birthday|party|toy|afraid|scared|fly|flies|flying|dance\w*|sings?|desert|jungle|africa|lion|train|bus|supermarket|library|picnic|lost|penguins|bears|bed(?:time)?|snowman|dragon)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    [theme.hero, theme.other].some(isCold) &&
    [theme.hero, theme.other].every(
      (each) => !each?.being || isCold(each) || !/^(?:thing|vehicle)$/.test(each.being.isa),
    ),
  // Whoever has come is the second one, and whoever opens the fridge the first.
  reads: ({ hero, other }) => ({
    ...NOTHING_DONE,
    hero: [hero, other].map((each) => (isCold(each) ? null : somebody(each))).find((each) => each !== null) ?? null,
    other: [hero, other].find(isCold) ?? null,
    place: null,
    thing: null,
  }),
  plots: [DOOR],
  talk: {
    young: { yours: [() => 'What else lives in our fridge?'] },
    older: {
      wonder: [() => 'Which was the hardest door to shut, and why?'],
      yours: [() => 'Are you one who opens doors, or one who shuts them?'],
    },
  },
};

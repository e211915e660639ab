import { onTheGround, type StoryEvent } from '../event.ts';
import { isOnlyTwo, onFeet, SIDE_BY_SIDE } from '../pair.ts';
import { WARM } from './warm.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** "The fox and the badger", "two little owls". */
const OF = new RegExp(String.raw`${SIDE_BY_SIDE.source}|^(?:the |my )?two (?:\p{L}+ ){0,2}\p{L}+$`, 'iu');

/** Two animals of any kind, of whom nothing is said but that they are friends or become so. */
export const SAME_BED: StoryEvent = {
  id: 'same-bed',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OF,
  not: /\b(?:moon|space|christmas|halloween|birthday|raised|adopted|school|gingerbread|adventures?|quest|journey|travel\w*|go|goes|boots|hat|pull\w*|and (?:his|her|its|their|my|our)|my|our)\b/i,
  fits: (theme) => {
    const { hero, other } = theme;
    return (
      onTheGround(theme) &&
      isOnlyTwo(theme) &&
      hero !== null &&
      onFeet(hero) &&
      onFeet(other) &&
      ![hero, other].some(
        (each) => each?.being?.isa === 'person' || /^(?:robot|insect|snowman)$/.test(each?.being?.id ?? ''),
      )
    );
  },
  // "Two owls" are one and another.
  reads: ({ hero, other }) => ({
    hero: hero && { ...hero, plural: false },
    other: other && { ...other, plural: false },
    relation: 'friend',
  }),
  plots: [{ ...WARM, when: OF }],
  talk: {
    young: { yours: [() => 'Who warms your bed?'] },
    older: {
      wonder: [() => 'Why was the bed cold on the one night when both were there?'],
      yours: [() => 'What would you leave for somebody whom you had never met?'],
    },
  },
};

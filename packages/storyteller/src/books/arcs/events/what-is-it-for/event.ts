import type { Entity } from '../../../theme.ts';
import type { StoryEvent } from '../event.ts';
import { isOnlyTwo } from '../pair.ts';
import { BUCKET } from './bucket.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Who lives down there and has something like a face. */
const isOfTheSea = (each: Entity | null): each is Entity =>
  (each?.being?.isa === 'sea' || /^mer(?:maid|man)$/.test(each?.being?.id ?? '')) &&
  !/^(?:diver|jellyfish|starfish|shrimp)$/.test(each?.being?.id ?? '');

const OF = /\b(?:and|&|friends?|friendship)\b/iu;

/** Two who live in the sea, and of whom nothing is said but that they are friends: a mermaid and a dolphin, a shark and a fish. */
export const WHAT_IS_IT_FOR: StoryEvent = {
  id: 'what-is-it-for',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OF,
  not: /\b(?:becom\w*|meets?|met|lost|treasure|storm|ship\w*|wreck|race|school|birthday|christmas|afraid|scared|fight\w*|quarrel\w*|sings?|voice|legs|walk|adventures?|tea|party|castle|palace|kingdom)\b/iu,
  fits: (theme) => isOnlyTwo(theme) && isOfTheSea(theme.hero) && isOfTheSea(theme.other),
  reads: ({ hero, other }) => ({
    hero: hero && { ...hero, plural: false },
    other: other && { ...other, plural: false },
    relation: 'friend',
    thing: null,
    place: null,
    unused: [],
  }),
  plots: [{ ...BUCKET, when: OF }],
  talk: {
    young: { yours: [() => 'What else could a bucket be?'] },
    older: {
      wonder: [() => 'When did their game stop being one?'],
      yours: [() => 'With whom do you like to disagree?'],
    },
  },
};

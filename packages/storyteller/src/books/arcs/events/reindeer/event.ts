import type { Entity } from '../../../theme.ts';
import { beingNamed } from '../../../theme/entries.ts';
import { NOTHING_DONE, type StoryEvent } from '../event.ts';
import { TRACKS } from './tracks.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const isReindeer = (each: Entity | null): boolean => each?.being?.id === 'reindeer';
const REINDEER: Entity = {
  word: 'reindeer',
  adjectives: [],
  plural: false,
  name: null,
  being: beingNamed('reindeer') ?? null,
  place: null,
  thing: null,
  known: true,
};

/** The youngest of the reindeer, on the night on which they fly. */
export const REINDEER_NIGHT: StoryEvent = {
  id: 'reindeer',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:(?:little|littlest|youngest|smallest|young|santa'?s|father christmas'?s?|christmas|flying) )?reindeers?\b(?: (?:who|that) (?:can'?t|can ?not|could ?n'?t|could not|cannot) fly| (?:learns?|wants|wanted) to fly)?/iu,
  not: /\b(?:nose|hiccups?|sneez\w*|stole\w*|steals?|lost|loses|sick|ill|a cold|afraid|scared|fear\w*|sleep\w*|tired|school|beach|race|moon|space|birthday|stuck|asleep|tea|greedy|hungry|santa and|father christmas and|antlers?|zoo|farm|bath|party|friends? with|robot|dinosaur|penguin|polar bear)\b/i,
  fits: ({ hero, other, clause }) =>
    (clause === null || /\b(?:fly\w*|littlest|smallest|youngest|pulls?|sleigh)\b/i.test(clause)) &&
    [hero, other].every(
      (each) => !each?.being || isReindeer(each) || each.word === 'sleigh' || each.being.isa === 'person',
    ),
  // Whoever flies is the first one; the child is there, and has the letter.
  reads: ({ hero, other }) => ({
    ...NOTHING_DONE,
    hero: { ...([hero, other].find(isReindeer) ?? REINDEER), plural: false },
    other: null,
    place: null,
    thing: null,
    first: null,
    occasion: null,
  }),
  plots: [TRACKS],
  talk: {
    young: { yours: [() => 'What would you fly over?'] },
    older: {
      wonder: [() => 'Why did it only work when nobody was trying?'],
      yours: [() => 'What can you do best when you do not think about it?'],
    },
  },
};

import { NOTHING_ELSE, type StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { ROUND_THE_BEND } from './round-the-bend.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const WHEELCHAIR = /\bwheel ?-?chairs?\b/i;
/** Whoever is only another word for the child, or for how it feels to be quick. */
const IS_CHILD = /^(?:girl|boy|child|kid|daughter|son|hero|superhero|racer|wheelchair)$/u;

/** A child whose wheelchair is the fastest thing on the hill, as soon as somebody knows about bends. */
export const FAST_WHEELS: StoryEvent = {
  id: 'fast-wheels',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: WHEELCHAIR,
  not: /\b(?:mum\w*|mom\w*|dad\w*|gran\w*|nan\w*|nonna|opa|oma|uncle|aunt\w*|teacher|friend (?:who|with|in|has|uses)|dog|cat|puppy|kitten|rabbit|bunny|hamster|teddy|doll|bear|mouse|teas\w*|bull(?:y|ied|ies|ying)|star(?:e|es|ed|ing)|sad|lonely|scared|afraid|worried|hospital|operation|broken|breaks?|broke|punctures?|flat tyre|lost|stolen|stuck|stairs|can'?t|cannot|why|moon|mars|space|rocket|sea|ocean|underwater|beach|farm|zoo|museum|library|castle|cinema|theatre|park|playground|shop\w*|market|trip|holiday|airport|plane|train|bus|pool|school|nursery|birthday|christmas|halloween|snow\w*|dragons?|pirates?|dinosaurs?|mermaids?|knights?|unicorns?|aliens?|monsters?|ghosts?|danc\w*|ballet|football|basketball|tennis|swim\w*|camping|treasure|magic\w*|fl(?:y|ies|ying|ew)|invisible)\b/i,
  fits: ({ hero, other }) => other === null && (!hero || hero.being === null || IS_CHILD.test(hero.word)),
  reads: () => ({
    ...NOTHING_ELSE,
    hero: null,
    other: null,
    thing: about('wheelchair'),
    wish: null,
    also: [],
  }),
  plots: [ROUND_THE_BEND],
  talk: {
    young: { yours: [() => 'What do you do very fast?'] },
    older: {
      wonder: [() => 'Why did the cheese lose at every bend?'],
      yours: [() => 'What goes better when you begin it slowly?'],
    },
  },
};

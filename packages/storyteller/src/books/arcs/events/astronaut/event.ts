import type { Entity } from '../../../theme.ts';
import { NOTHING_ELSE, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { NOSE } from './nose.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const OUT_THERE = /astronaut|cosmonaut|space|rocket|moon|planet|mars|star|base|station|walk|earth/i;
/** "A penguin astronaut" is a penguin. */
const kindOf = (each: Entity | null): Entity | null =>
  each?.being && /^(?:wild|farm|pet|bird)$/.test(each.being.isa) && OUT_THERE.test(each.word)
    ? { ...each, word: each.being.id }
    : each;
const who = (asked: Entity | null): Entity | null => {
  const each = kindOf(asked);
  return each && !OUT_THERE.test(each.word) ? somebody(each) : null;
};

/** An astronaut, and the first step. */
export const ASTRONAUT: StoryEvent = {
  id: 'astronaut',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:astro|cosmo)nauts?\b|\bspace ?(?:wo)?man\b|\bmoon[- ]?(?:bases?|walk\w*|landing|stations?)\b|\b(?:base|station|first step|steps?|walk\w*|footprints?|lands?|landing|landed) on the moon\b|\bfirst (?:\p{L}+ )?(?:on|to|to reach|to walk on) the moon\b|\bspace ?(?:suits?|helmets?|walks?)\b/iu,
  not: /\b(?:space station|miss\w*|castaway|aliens?|scared|afraid|fear\w*|birthday|party|school|football|mars|sleep\w*|bed(?:time)?|lost|loses|homesick|lonely|alone|costume|dress(?:es|ed)? up|toilet|potty|bath|hiccups?|cheese|cow|museum|visits? (?:my|our|the) (?:school|class)|mum|dad|mummy|daddy|when (?:i|she|he) grows?|wants? to be (?:an?|the) (?:\p{L}+ )?(?:astronaut|cosmonaut)|pretend\w*|cardboard|build\w*|christmas|cat(?:ch|ches)|can'?t|cannot|heights|eats?|food|plants?)\b/iu,
  fits: ({ hero, other }) =>
    [hero, other].every((each) => !who(each) || !/^(?:vehicle|sea|insect|thing)$/.test(each?.being?.isa ?? '')),
  reads: ({ hero, other }) => ({
    ...NOTHING_ELSE,
    hero: who(hero) ?? who(other),
    other: who(hero) ? who(other) : null,
    thing: about('helmet'),
    wish: null,
  }),
  plots: [{ ...standsApart(NOSE), when: /astronaut|cosmonaut|space|moon/i }],
  talk: {
    young: { yours: [() => 'What would you say first, on the moon?'] },
    older: {
      wonder: [() => 'Why could they hear each other only with the helmets together?'],
      yours: [() => 'Which words would you have taken with you?'],
    },
  },
};

import type { Entity } from '../../../theme.ts';
import type { StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { DARK } from './dark.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const isTurtle = (each: Entity | null): boolean =>
  each !== null && each.being !== null && /turtle/.test(`${each.being.id} ${each.word}`);

/** A small turtle on a beach has to get to the sea. */
export const TURTLE_TO_SEA: StoryEvent = {
  id: 'turtle-to-sea',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\bturtles?\b[^.]*\b(?:sea|ocean|water|waves|beach|hatch\w*|sand|home)\b|\b(?:help\w*|rescu\w+|sav(?:e|es|ing)|find(?:s|ing)?|lost) (?:an? |the )?(?:\p{L}+ )?(?:baby |sea )*turtles?\b/iu,
  not: /\b(?:under|ninja|race|slow\w*|friends?|school|shell|birthday|party|space|pirates?|river|pond|pet|tank|deep|bottom|eggs?|hurt|plastic|bag|net|stuck|scared|afraid|swim\w*|surf\w*|dance|magic|talking|lives?|goes on|adventure|mum\w*|mother|family)\b/i,
  fits: ({ hero, other }) =>
    (isTurtle(hero) || isTurtle(other)) &&
    [hero, other].every(
      (each) => !each?.being || isTurtle(each) || !/^(?:vehicle|thing|sea|insect)$/.test(each.being.isa),
    ),
  reads: ({ hero, other }) => {
    const turtle = isTurtle(hero) ? hero : other;
    const second = isTurtle(hero) ? other : hero;
    return {
      hero: second,
      other: turtle && { ...turtle, plural: false, adjectives: turtle.adjectives.filter((each) => each !== 'lost') },
      relation: 'none',
      clause: null,
      want: null,
      fear: null,
      first: null,
      activity: null,
      place: null,
      thing: about('torch'),
    };
  },
  plots: [{ ...DARK, when: /\bturtles?\b/i }],
  talk: {
    young: { yours: [() => 'What is the brightest thing that you can see at night?'] },
    older: {
      wonder: [() => 'Why did the turtle go to the hut, and to the window?'],
      yours: [() => 'What can you see only when the lamps are out?'],
    },
  },
};

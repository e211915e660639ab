import type { Entity } from '../../../theme.ts';
import type { StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { BELL } from './bell.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** "the number 7 bus": the bus is what one goes by, and not who it is about. */
const isTaken = (each: Entity | null): boolean =>
  each !== null && each.name === null && /\b(?:bus(?:es)?|number|stop|driver)\b/.test(each.word);

/** Going somewhere by bus. */
export const BUS_RIDE: StoryEvent = {
  id: 'bus-ride',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:on|by|in|takes?|taking|took|catch(?:es|ing)?|rid(?:es?|ing)|onto|gets? on|our|first) (?:the |a |an |our |my |his |her )?(?:\p{L}+ ){0,2}bus\b|\bbus (?:ride|trip|journey|stop|number)\b|\bnumber \p{L}*\d* ?bus\b|\bmiss(?:ed|es|ing)? (?:the|our|my|his|her|their) stop\b/iu,
  not: /\b(?:wrong|magic\w*|flying|ghost|space|moon|school bus|driver|drives|driving|scared|afraid|frightened|lost|losing|left|full of|schools?|nursery|preschool|hospital|doctor'?s?|dentist'?s?|airport|moving|always late|waits|at the bus stop|first day|late|sleeps?|toy|wheels on|who (?:can'?t|won'?t|wants?|is|was|sings?))\b/i,
  fits: ({ hero, other }) => {
    const two = [hero, other].filter((each) => each?.being && !isTaken(each));
    // No bus is a passenger.
    if (two.some((each) => each?.being?.isa === 'vehicle')) return false;
    return two.length < 2 && two.every((each) => each !== undefined && somebody(each) !== null);
  },
  reads: ({ hero, other, thing }) => ({
    hero: isTaken(hero) ? null : hero,
    other: isTaken(other) ? null : other,
    thing: [hero, other, thing].find(isTaken) ?? thing ?? about('bus'),
    relation: 'none',
    clause: null,
  }),
  plots: [BELL],
  talk: {
    young: { yours: [() => 'What can you see from a bus?'] },
    older: {
      wonder: [() => 'What did the others on the bus say when they got home?'],
      yours: [() => 'If a bus could take you anywhere tomorrow, where would you ring the bell?'],
    },
  },
};

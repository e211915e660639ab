import type { Entity, Theme } from '../../../theme.ts';
import type { StoryEvent } from '../event.ts';
import { LAST_HILL } from './last-hill.ts';
import { OTHER_SIDE } from './other-side.ts';
import { TICKET } from './ticket.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** "a train trip": the train is what one goes by, and not who it is about. */
const isTaken = ({ being, name }: Entity, raw: string): boolean =>
  /train/.test(being?.id ?? '') &&
  name === null &&
  !/\b(?:trains?|engines?) (?:who|that|and|called|named)\b/i.test(raw);

/** Who can buy a ticket: nobody on wheels, nobody who lives in the sea. */
const canTravel = ({ hero, raw }: Theme): boolean => {
  if (!hero || isTaken(hero, raw)) return true;
  // "a squirrel on a train" is a guest there, which another arc tells.
  if (!/\b(?:trip|ride|journey|tickets?|takes?|catch(?:es)?|goes|by train)\b/i.test(raw)) return false;
  const drawing = hero.being?.drawing;
  return drawing !== undefined && !('thing' in drawing) && !/^(?:fish|whale|shark|octopus)$/.test(hero.being?.id ?? '');
};

/** Going somewhere by train. */
export const TRAIN_TRIP: StoryEvent = {
  id: 'train-trip',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\bchoo[- ]choo\b|\b(?:train|steam train|railway) (?:trip|ride|journey|station|tickets?)\b|\b(?:on|by|in|takes?|taking|catch(?:es|ing)?) (?:the |a )?(?:steam )?train\b|\b(?:trains?|engine)(?:'s)? last (?:trip|journey|ride|run)\b|\b(?:trains?|engine)\b[^.]*\b(?:on|for|makes?|takes?|goes on) (?:its|his|her|their|one|the) (?:very )?last (?:trip|journey|ride|run)\b|\blast (?:trip|journey|ride|run) (?:of|for) the (?:old )?(?:steam )?(?:train|engine)\b/i,
  not: /\b(?:wrong|toy|driver|lost|losing|left|scared|afraid|frightened|model|miss(?:ed|es|ing)?|late|magic\w*|flying|ghost|christmas|polar|first|who (?:can'?t|won'?t|wants?|is|was)|moon|space|sleeps?|birthday|play|show)\b/i,
  fits: canTravel,
  reads: ({ hero, place, raw }) => ({
    ...(hero && isTaken(hero, raw) ? { hero: null } : {}),
    ...(place && !raw.toLowerCase().includes(place.word.replace(/^the /, '')) ? { place: null } : {}),
  }),
  plots: [LAST_HILL, OTHER_SIDE, TICKET],
  talk: {
    young: { yours: [() => 'What can you see from a train?'] },
    older: {
      wonder: [() => 'What do you think the others in the carriage said when they got home?'],
      yours: [() => 'If a train could take you anywhere tomorrow, where would you get out?'],
    },
  },
};

import type { Theme } from '../../../theme.ts';
import { NOTHING_DONE, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { SANDWICH } from './sandwich.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Who walks round a museum with a sandwich. */
const canVisit = (theme: Theme): boolean => {
  const being = theme.hero?.being;
  return (
    theme.raw.length < 100 &&
    (!being ||
      (!/^(?:sea|vehicle|thing)$/.test(being.isa) &&
        !('animal' in being.drawing && /^(?:snake|fish|whale|shark|snail|octopus|worm)$/.test(being.drawing.animal))))
  );
};

/** A day at the museum. */
export const MUSEUM: StoryEvent = {
  id: 'museum',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\bmuseums?\b|\bart galler(?:y|ies)\b/iu,
  not: /\b(?:night|lost|comes? (?:to life|alive)|came (?:to life|alive)|alive|steals?|stole\w*|thief|robber\w*|heist|ghost|mummy's curse|curse|wakes?|secret|magic|painting|picture|portrait|statue|knight|skeleton who|dinosaur (?:who|that)|guard|own museum|makes? a museum|museum of|owl|mystery|mouse in|lives? in)\b/i,
  fits: canVisit,
  reads: ({ hero, other, place }) => ({
    ...NOTHING_DONE,
    hero: hero && /museum|galler|class|trip|bone|skeleton/.test(hero.word) ? null : hero,
    other: other && /museum|galler|class|trip|bone|skeleton|dinosaur/.test(other.word) ? null : somebody(other),
    thing: about('museum'),
    place,
    first: null,
  }),
  plots: [SANDWICH],
  talk: {
    young: { yours: [() => 'What of yours would you put in a museum?'] },
    older: {
      wonder: [() => 'When would it have been easiest for Mr Orr to say it?'],
      yours: [() => 'What do you know that nobody would believe at once?'],
    },
  },
};

import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { THE_REST } from './the-rest.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const LONG_ONE = /\b(?:sausage dogs?|dachshunds?|wiener dogs?|sausage ?hounds?)\b/iu;
const OF =
  /\b(?:sausage dogs?|dachshunds?|wiener dogs?|long dog)\b[^.]*\b(?:too long|so long|very long|long(?:est)?|(?:does ?n[o'’]?t|did ?n[o'’]?t|won['’]?t|never|can(?:no|['’])t) fit|shorter|short)\b|\b(?:too long|so long|very long|the longest) (?:\p{L}+ )*(?:sausage dogs?|dachshunds?|dogs?)\b|\b(?:dogs?|ferret|otter|weasel|cat)\b[^.]*\b(?:is|was|are) (?:too|so) long\b|\b(?:sausage dogs?|dachshunds?)\b[^.]*\b(?:doesn['’]?t|does not|didn['’]?t) fit\b|^(?:my|our|an?|the) (?:\p{L}+ )?(?:sausage dog|dachshund)$/iu;

/** Somebody is too long for everything, until there is a thing that is just as long: a draught under a door. */
export const TOO_LONG: StoryEvent = {
  id: 'too-long',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OF,
  not: /\b(?:walk|way|hair|gone|away|sleep|wait|lost|race|races|party|superhero|space|christmas|stole|steals?|ate|eats|takes? too long|taking too long|baby|puppies|new)\b/i,
  fits: (theme) => onTheGround(theme),
  needs: ({ hero, raw }) =>
    somebody(hero) !== null &&
    (LONG_ONE.test(raw) || /^(?:pet|wild)$/.test(hero?.being?.isa ?? '')) &&
    hero?.plural !== true,
  reads: ({ hero }) => ({
    ...NOTHING_ELSE,
    hero,
    other: null,
    thing: about('umbrella'),
  }),
  plots: [standsApart({ ...THE_REST, when: OF })],
  talk: {
    young: { yours: [() => 'What is just as long as you?'] },
    older: {
      wonder: [() => 'Was it too long, or was everything else too short?'],
      yours: [() => 'What about you is good for something that you never thought of?'],
    },
  },
};

import { NOTHING_DONE, onTheGround, type StoryEvent } from '../event.ts';
import { onFeet } from '../pair.ts';
import { standsApart } from '../stands-apart.ts';
import { THINKS } from './thinks.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const NAUGHTY = String.raw`(?:very |little |big )?(?:naughty|disobedient|badly behaved|bad|silly|clumsy|cheeky|crazy|funny)`;
const OF = new RegExp(
  [
    String.raw`\bpet \p{L}+`,
    String.raw`\b(?:as|for) a pet\b`,
    String.raw`^(?:the|a|my|our) ${NAUGHTY} (?:\p{L}+ )?(?:dog|puppy|pup|pony|donkey|elephant|goat|horse|lamb)$`,
    String.raw`\b(?:dog|puppy|pony|pup|elephant|donkey|goat|horse|dragon|dinosaur) (?:who|that) (?:never|doesn['’]?t|does not|won['’]?t|will not|wouldn['’]?t) (?:listens?|obeys?|behaves?|do as|sit|come|do what)\b`,
    String.raw`\b(?:training|teaching|trains|teaches|train|to teach) (?:a|an|the|my|our|his|her) (?:\p{L}+ )?(?:dog|puppy|pup|elephant|dragon|dinosaur|pony|goat|pet)\b`,
    String.raw`\b(?:dog|puppy|pet) (?:training|school)\b`,
  ].join('|'),
  'iu',
);

/** Somebody's pet that does what it is told, one late: a T-rex as well as a puppy. */
export const ONE_LATE: StoryEvent = {
  id: 'one-late',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OF,
  not: /\b(?:died|dies|dead|lost|loses|sick|ill|vet|new|first|gets?|getting|choos\w+|wants?|shop|space|moon|toilet|potty|hous(?:e|ing)|class|school (?:pet|rabbit|hamster)|steam|fly|flies|to fly|swim|talk|read|penguin|polar bear|whale|shark|ghost|monster|imaginary|invisible|stole\w*|steals?|shadow|rock|egg|hiccups|sneez\w*)\b/i,
  fits: (theme) => {
    const { hero, other, place } = theme;
    const pet = [hero, other].find((each) => each?.being) ?? null;
    return (
      onTheGround(theme) &&
      (pet === null
        ? /\b(?:dog|puppy|pet) (?:training|school)\b/i.test(theme.raw)
        : onFeet(pet) &&
          pet.being?.isa !== 'insect' &&
          pet.being?.isa !== 'person' &&
          pet.being?.id !== 'robot' &&
          !pet.plural) &&
      !(hero?.being && other?.being) &&
      (!place?.place || /^(?:garden|playground|farm|street|living-room|kitchen|bedroom)$/.test(place.place.setting))
    );
  },
  reads: ({ hero, other }) => ({
    ...NOTHING_DONE,
    hero: null,
    other: [hero, other].find((each) => each?.being) ?? null,
    thing: null,
    place: null,
    first: null,
  }),
  plots: [standsApart({ ...THINKS, when: OF })],
  talk: {
    young: { yours: [() => 'What do you do straight away, and what a bit later?'] },
    older: {
      wonder: [() => 'When could you have seen how it worked?'],
      yours: [() => 'What trick would you teach a pet of any kind?'],
    },
  },
};

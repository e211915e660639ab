import { onTheGround, type StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { AS_FAR_AS_THE_BOX } from './as-far-as-the-box.ts';
import { LONG_STICK } from './long-stick.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const DOG = String.raw`(?:dogs?|pup(?:py|pies|s)?|doggy|doggie)`;
const OF = new RegExp(
  [
    String.raw`\b${DOG}(?:['’]s)?\b[^.]*\b(?:first|1st) (?:ever )?(?:(?:big|real|proper) )?(?:walks?|trip outside|time outside)\b`,
    String.raw`\b(?:first|1st) (?:ever )?walk\b[^.]*\b${DOG}\b`,
    String.raw`\b(?:tak(?:es?|ing)|took|walk(?:s|ing)?)\b (?:\p{L}+ ){0,4}${DOG}(?: \p{Lu}\p{L}+)? (?:out )?(?:for|on) (?:a|his|her|its|their) (?:\p{L}+ )?walk\b`,
    String.raw`\bwalking (?:the|our|my|his|her) (?:new )?${DOG}\b`,
    String.raw`\b${DOG} (?:\p{L}+ )?(?:goes|go|going|went) (?:out )?(?:for|on) (?:a|his|her|its) (?:\p{L}+ )?walk\b`,
    String.raw`\bdog[- ]?walk(?:s|ing)?\b`,
    String.raw`\b${DOG}\b[^.]*\b(?:long|huge|big|giant|enormous|biggest|longest)(?:est)? stick\b`,
  ].join('|'),
  'iu',
);

/** Everything is new to a puppy, and to whoever goes out for the first time; a stick is another matter. */
const FIRST = /^(?!.*\b(?:sticks?|branch)\b).*\b(?:pup(?:py|pies|s)?|first|1st)\b/iu;

/** A dog or a puppy is taken for a walk, and brings home a stick, or gets no further than the post box. */
export const FIRST_WALK: StoryEvent = {
  id: 'first-walk',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OF,
  not: /\b(?:lost|loses?|missing|runs? (?:away|off)|ran (?:away|off)|escap\w*|died|dead|vet|ill|sick|scared|afraid|frightened|moon|space|dinosaur|dragon|cat|robot|guide dog|blind|police|detective|night|snow\w*|beach|sea|won['’]?t|refus\w*|baby|steps|the dog walks? (?:me|him|her|us)|who walks)\b/i,
  fits: (theme) => onTheGround(theme) && new RegExp(String.raw`\b${DOG}`, 'iu').test(theme.raw),
  needs: ({ raw }) => new RegExp(String.raw`\b${DOG}\b`, 'iu').test(raw),
  reads: ({ hero, other }) => {
    const dog = [hero, other].find((each) => /^(?:dog|puppy)$/.test(each?.being?.id ?? '')) ?? null;
    return {
      hero: dog && { ...dog, plural: false },
      other: null,
      thing: dog ? null : about('gate'),
      relation: 'none',
      want: null,
      clause: null,
      activity: null,
      first: null,
      fear: null,
      place: null,
    };
  },
  plots: [standsApart({ ...LONG_STICK, when: OF }), standsApart({ ...AS_FAR_AS_THE_BOX, when: FIRST, only: true })],
  talk: {
    young: { yours: [() => 'What do you like to bring home from a walk?'] },
    older: {
      wonder: [() => 'Why did nobody just take the stick away and carry it in?'],
      yours: [() => 'What did you once want to do all by yourself, though somebody else could have done it faster?'],
    },
  },
};

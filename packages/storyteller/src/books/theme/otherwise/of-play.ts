import { BEING_WORDS } from '../entries.ts';
import type { Wording } from './wording.ts';

/** Ways of saying who races, who comes to stay and what comes alive. */
export const OF_PLAY: readonly Wording[] = [
  // Two who race each other, and not one who enters a race.
  [
    /^(?:two|three|some|the) ((?:\p{L}+ )??\p{L}+?)s (?:(?:are |who (?:are )?)?having|have|had|in|running|who have) (?:an? |the )?(?:big |great )?race$/iu,
    (all, who = '') => (BEING_WORDS.has(who.toLowerCase()) ? `a race between two ${who}s` : all),
  ],
  [
    /^(?:an?|the|our|my) ((?:pirate )?(?:ship|boat|castle|rocket|spaceship|car|robot|house|den|train|plane|tent)) (?:(?:that is |which is )?made )(?:out )?(?:of|from) (?:blankets|cushions|newspaper|paper|sticks|lego|bricks|blocks)$/iu,
    'making a $1',
  ],
  [/^(an?|the) ((?:\p{L}+ )??\p{L}+?) (?:(?:who|that) )?lives in (?:my|our) bed$/iu, 'a $2 comes to stay'],
  [
    /^(?:(?:my|our|his|her) (?:(?:son|daughter|child)(?:'s|s)? )?|the |an? )((?:toy |soft |cuddly )?(?:rabbit|bunny|doll|robot|dinosaur|toy)) (?:(?:who|that) )?(?:comes|came|is coming) (?:alive|to life)(?: (?:at|in the) night| when .*)?$/iu,
    (_, what = '') => `a ${what.startsWith('toy') || what === 'doll' ? what : `toy ${what}`} who won't go to sleep`,
  ],
  [
    /^(?:an?|our|my) (dog|puppy|cat|kitten|pony) (?:called|named) (\p{Lu}\p{Ll}+) (?:(?:who|that) )?(?:goes|is going|went) (?:out )?for (?:an?|his|her) walk$/u,
    'a walk with our $1 $2',
  ],
  // Whoever came is a guest, and is shown how tea is had.
  [
    /^(?:the|an?) ((?:\p{L}+ )?\p{L}+) (?:who|that) (?:came|comes|moved|moves|turned up|turns up) (?:in )?(?:to|at|into) (?:our|my) (?:house|home|door)$/iu,
    'a $1 comes to tea in our house',
  ],
  [/^(?:playing|play|digging|a day) in (?:the|our|a) sand ?pit\b/iu, 'building a sandcastle'],
  [
    /^((?:an?|the) (?:\p{L}+ )?\p{L}+) (?:who|that) (?:gets|got|receives|is sent|finds) (?:an?|the) (?:mysterious |strange |big |birthday )?(?:parcel|package)\b.*$/iu,
    '$1 and a parcel',
  ],
];

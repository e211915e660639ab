import type { ThingName } from '@storylantern/contract';
import { singularsOf, THING_WORDS } from '../../../theme/entries.ts';

/** What somebody lives in that was made, or grew, for something else. */
export interface OddHome {
  /** "watermelon"; as typed. */
  readonly home: string;
  readonly a: 'a' | 'an';
  /** The same with what is said of it, for its first mention: "a giant pumpkin". */
  readonly first: string;
  readonly drawn: readonly ThingName[];
}

const HOME = String.raw`(?:water ?melon|melon|pumpkin|shoe|boot|welly|slipper|teapot|tea ?cup|cup|mug|kettle|mushroom|toadstool|apple|pear|peach|plum|pineapple|coconut|orange|lemon|strawberry|cabbage|cauliflower|piece of cheese|cheese|walnut|acorn|egg|jam jar|jar|bottle|hat|top hat|bucket|watering can|suitcase|barrel|basket|flower ?pot|plant pot|cake|cupcake|loaf of bread|pie|pizza|sandwich|doughnut|donut|gingerbread|lunch ?box|biscuit tin|cookie jar|tin can|tin|match ?box|snow globe|letter ?box|mitten|glove|sock|bath ?tub|umbrella)`;
const LIKE = String.raw`(?:(?:giant|huge|big|enormous|little|tiny|old|empty|hollow|magic|magical|cosy|massive) )*`;
const AN = String.raw`(?:(?:an?|the|my|our|his|her|their) )${LIKE}`;

/** How a theme says that somebody lives in it. */
export const LIVES_IN = new RegExp(
  [
    String.raw`\b(?:liv(?:e|es|ed|ing)|mov(?:e|es|ed|ing)|stay(?:s|ing)|hous(?:e|es)|homes?|makes? (?:his|her|their|its) home) (?:in(?:side)?(?:to)?|inside of|made (?:out )?of|made from|out of) ${AN}(?<home>${HOME})\b`,
    String.raw`\b(?:house|home) (?:is|was) ${AN}(?<home2>${HOME})\b`,
    String.raw`\b(?<home3>${HOME})[- ]house\b`,
  ].join('|'),
  'iu',
);

/** What somebody of a theme lives in; null where it is a house like any other. */
export function homeIn(raw: string): OddHome | null {
  const found = LIVES_IN.exec(raw)?.groups;
  const home = (found?.['home'] ?? found?.['home2'] ?? found?.['home3'])?.toLowerCase();
  if (home === undefined) return null;
  const last = home.split(' ').at(-1) ?? home;
  const thing = singularsOf(last)
    .map((form) => THING_WORDS.get(form)?.entry.drawn)
    .find(Boolean);
  const whole = (new RegExp(`${LIKE}${home}`, 'i').exec(raw)?.[0] ?? home).toLowerCase();
  return {
    home,
    a: /^[aeiou]/.test(home) ? 'an' : 'a',
    first: `${/^[aeiou]/.test(whole) ? 'an' : 'a'} ${whole}`,
    drawn: thing && !/melon/.test(home) ? [thing] : /melon/.test(home) ? ['melon'] : [],
  };
}

import { arc, type Chance, type Company, type Figure } from '../../arc.ts';
import { dangerIn } from '../../gates.ts';
import { anyArc } from '../any-arc.ts';
import { ANY_CRIES, DANGERS, type Danger } from './dangers.ts';
import { middle } from './middle.ts';
import { old } from './old.ts';
import { young } from './young.ts';

/**
 * Something that was lent goes where only a grown-up goes. Nobody goes after it: what the grown-up says all day, to
 * spoons and socks, comes out of the hero's own mouth, and the calling is what brings it back.
 */
export interface KeepSafe {
  readonly hero: Figure;
  readonly friend: Figure;
  readonly grownUp: Figure;
  readonly danger: Danger;
  /** What the grown-up says all day: the refrain, without a stop. */
  readonly cry: string;
  /** One of the danger's own sentences each: what it is good for, where the lost thing went, how near is near enough. */
  readonly good: string;
  readonly gone: string;
  readonly line: string;
  readonly end: string;
  /** The theme is about somebody who is afraid of it. */
  readonly isAfraid: boolean;
  /** What it is said to, in turn: "the spoons". */
  readonly to: readonly [string, string, string];
  readonly chance: Chance;
}

/** Things that never needed to be told. */
const TOLD_TO = [
  'the spoons',
  'the socks',
  'the jam',
  'the pencils',
  'the mittens',
  'the broom',
  'the cups',
  'the biscuits',
] as const;

function bind(company: Company): KeepSafe {
  const { theme, child, grownUp, chance } = company;
  // Whoever a child is to keep away from is not who the book is about.
  const word = theme.hero?.word ?? '';
  // Somebody whom the theme does not name was only put in.
  const isOwn =
    theme.raw.toLowerCase().includes(word.toLowerCase()) && !/^strangers?$/.test(word) && dangerIn(word) === null;
  const hero = isOwn ? company.hero : child;
  const [near] = isOwn ? [company.friend] : company.passersBy(1, ({ isa, size }) => isa === 'pet' && size < 3);
  const friend = near ?? company.friend;
  const feared = dangerIn(theme.raw) ?? '';
  const danger = DANGERS.find((each) => each.words.test(feared));
  const [one, two, three] = chance.some(3, TOLD_TO);
  if (!danger || !one || !two || !three) throw new Error('The last danger takes every word.');
  return {
    hero,
    friend,
    grownUp,
    danger,
    cry: chance.pick(...danger.cries, ...ANY_CRIES),
    good: chance.pick(...danger.good),
    gone: chance.pick(...danger.gone),
    line: chance.pick(...danger.line),
    end: chance.pick(...danger.ends),
    isAfraid: AFRAID.test(theme.raw) && !/\bnot (?:\p{L}+ )?(?:afraid|scared)/iu.test(theme.raw),
    to: [one, two, three],
    chance,
  };
}

/** What a danger is good for, as a story in the past tense says it. */
const PAST: readonly (readonly [RegExp, string])[] = [
  [/\bis\b/g, 'was'],
  [/\bare\b/g, 'were'],
  [/\bcan\b/g, 'could'],
  [/\bdraw\b/g, 'drew'],
  [/\bgoe?s?\b(?! in)/g, 'went'],
  [/\bcomes\b/g, 'came'],
  [/\bmakes\b/g, 'made'],
  [/\b(crackle|smell|live)s\b/g, '$1d'],
  [/\bsmelld\b/g, 'smelled'],
];
const inThePast = (said: string): string => PAST.reduce((made, [now, then]) => made.replace(now, then), said);

const AFRAID = /\b(?:afraid|scared|frightened|terrified)\b/i;
const themOrIt = (good: string): string => (/^(?:Sharp things|(?:The f|F)ireworks)\b/.test(good) ? 'them' : 'it');
/** A theme about being afraid says so, as a thing that is as it should be. */
const afraidOfIt = ({ hero, isAfraid }: KeepSafe, good: string, verb: 'is' | 'was'): string =>
  !isAfraid
    ? good
    : verb === 'is'
      ? `${good} ${hero.name} is afraid of ${themOrIt(good)}.`
      : `${good} ${hero.name} was afraid of ${themOrIt(good)}, and kept well back.`;

/** Who keeps us safe: told instead of a tale of courage where a child is right to keep away. */
export const keepSafe = anyArc(
  arc<KeepSafe>({
    id: 'keep-safe',
    fits: () => 0,
    // Whoever is afraid of it is quite right, and nobody is talked out of that.
    does: /^(?:afraid|scared|frightened|terrified|nervous|worried|careful|safe)$/,
    bind,
    young: (bound) => young({ ...bound, good: afraidOfIt(bound, bound.good, 'is') }),
    middle: (bound) => middle({ ...bound, good: afraidOfIt(bound, inThePast(bound.good), 'was') }),
    old: (bound) => old({ ...bound, good: afraidOfIt(bound, inThePast(bound.good), 'was') }),
  }),
);

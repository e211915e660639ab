import type { SettingName } from '@storylantern/contract';
import type { Ability, Being, Problem } from '@storylantern/library';
import { arc, type Chance, type Company, type Figure, type ProblemLines, type Told } from '../../arc.ts';
import { PROBLEM_LINES } from '../../plot/plot.ts';
import { isRooted } from '../at-home.ts';
import { livingNearBy, outsideOf, worldOf } from '../near-by.ts';
import { keeping, within } from '../wording.ts';
import { middle } from './middle.ts';
import { old } from './old.ts';
import { triesOf, type Try } from './tries.ts';
import { middle as twoWordsMiddle } from './two-words/middle.ts';
import { old as twoWordsOld } from './two-words/old.ts';
import { twoWordsOf, type TwoWords } from './two-words/parts.ts';
import { young as twoWordsYoung } from './two-words/young.ts';
import { young } from './young.ts';

/** Two who have nothing in common but the wish. */
export interface UnlikelyFriends {
  readonly hero: Figure;
  readonly other: Figure;
  /** The child beside another hero; else the grown-up, who stays near. */
  readonly beside: Figure;
  readonly tries: readonly [Try, Try];
  /** What the other one gets into, and what the hero does all day that ends it. */
  readonly problem: ProblemLines;
  readonly ability: Ability;
  readonly home: SettingName;
  readonly outside: SettingName;
  /** A place of the theme, as a sentence of its own: " It was at the farm."; else empty. */
  readonly where: string;
  /** The two of them and a wall, and what each says over it; null where they say the same. */
  readonly words: TwoWords | null;
  readonly chance: Chance;
}

/** A long name makes a long sentence: of two wordings the one that keeps to the age is told. */
const fitted = (most: number, told: Told): Told => ({
  ...told,
  pages: told.pages.map((each) => ({ ...each, text: keeping(most, [each.text].flat()) })),
});

/** What a child does all day without a tool, a height, a spark or deep water. */
const OF_A_CHILD: readonly Ability[] = ['gentle', 'string', 'loud', 'sniff', 'dig', 'bounce', 'fast'];
/** Troubles anybody may be in by day; the others need a night, a river or a sleeper. */
const TROUBLES: readonly Problem[] = ['tangled', 'stuck', 'lost-way', 'high', 'cold', 'narrow'];
const IN_THE_SEA: readonly Problem[] = ['tangled', 'stuck', 'lost-way'];
const WITH_TREES: readonly SettingName[] = ['garden', 'forest', 'farm', 'jungle'];

function wayOut(
  hero: Figure,
  other: Figure,
  outside: SettingName,
  chance: Chance,
): Pick<UnlikelyFriends, 'problem' | 'ability'> | null {
  const can = hero.being?.can ?? OF_A_CHILD;
  const may = outside === 'undersea' || outside === 'space' ? IN_THE_SEA : TROUBLES;
  for (const id of chance.some(may.length, may)) {
    // No tree holds an elephant.
    const isHeavy = (other.being?.size ?? 3) > 3;
    if (id === 'high' && (isHeavy || !WITH_TREES.includes(outside) || other.being?.can.includes('fly') === true))
      continue;
    // A tiny hole is no place for one of that size either.
    if (id === 'narrow' && isHeavy) continue;
    const problem = PROBLEM_LINES[id];
    const able = can.filter((ability) => {
      const solved = problem.solve[ability]?.(hero, other.name);
      return solved !== undefined && within(14, solved) && problem.solveShort[ability];
    });
    if (able.length > 0) return { problem, ability: chance.pick(...able) };
  }
  return null;
}

/** The second of two: named by the theme, else somebody of quite another size who lives near. */
function otherOf(company: Company): Figure | undefined {
  const { hero, other } = company;
  if (other) return other;
  const own = hero.being?.size ?? 3;
  const far = (being: Being): boolean => Math.abs(being.size - own) > 1;
  return livingNearBy(hero, 1, company, (being) => far(being))[0] ?? livingNearBy(hero, 1, company)[0];
}

function meetingPlace(hero: Figure, other: Figure): SettingName {
  const worlds = [worldOf(hero), worldOf(other)];
  if (worlds[0] === worlds[1] || hero.isChild) return hero.isChild ? outsideOf(other) : outsideOf(hero);
  return worlds.includes('sea') ? 'beach' : outsideOf(worlds[0] === 'land' ? hero : other);
}

function bind(company: Company): UnlikelyFriends | null {
  const { hero, child, grownUp, theme, chance } = company;
  const other = otherOf(company);
  if (!other?.being) return null;
  const place = theme.place?.place?.setting;
  const outside = place ?? meetingPlace(hero, other);
  const found = wayOut(hero, other, outside, chance);
  const all = triesOf(hero, other);
  const [first, second] = chance.some(2, all);
  if (!found || !first || !second) return null;
  // Lunch, where there is one, comes first: it is the politest.
  const tries: UnlikelyFriends['tries'] = second.id === 'lunch' ? [second, first] : [first, second];
  return {
    hero,
    other,
    beside: hero === child ? grownUp : child,
    tries,
    ...found,
    home: hero.being?.setting ?? 'garden',
    outside,
    // A theme that names a place is told where it is.
    words: theme.place ? null : twoWordsOf(hero, other, hero === child ? grownUp : child, outside, chance),
    where: theme.place?.place ? ` It was at ${theme.place.place.id}.` : '',
    chance,
  };
}

/** They do nothing alike, and both of them mind. */
export const unlikelyFriends = arc<UnlikelyFriends>({
  id: 'unlikely-friends',
  fits: ({ relation, hero, other, thing, place, raw }) => {
    if (!hero?.being && !other?.being) return 0;
    // "The three little pigs as builders": that is what they are, and nobody whom they meet.
    if (other && new RegExp(String.raw`\bas (?:an? )?${other.word}s?\b`, 'i').test(raw)) return 0;
    // The moon comes to no picnic.
    if (isRooted(hero?.being ?? null)) return 2;
    // A known place is where they meet.
    const clutter = thing || (place && !place.place) ? 4 : place ? 1 : 0;
    if (relation === 'friend') return 11 - clutter;
    return relation === 'none' && other?.being ? 8 - clutter : 0;
  },
  // They meet, and try, and fall out, and find each other; whatever else the theme has them do is not told.
  only: /^(?!me?et|play|shar|f(?:ight|ought)|argu|quarrel|lone|shy|sca|afr|fright|nerv|worr|sad|cross|angry|come|came|find|found|visit|join)/,
  bind,
  young: (bound) => (bound.words ? fitted(8, twoWordsYoung(bound.words)) : young(bound)),
  middle: (bound) => (bound.words ? fitted(14, twoWordsMiddle(bound.words)) : middle(bound)),
  // Of a child it is not told that a letter was taken from door to door.
  old: (bound) => (bound.words && !bound.hero.isChild ? fitted(20, twoWordsOld(bound.words)) : old(bound)),
});

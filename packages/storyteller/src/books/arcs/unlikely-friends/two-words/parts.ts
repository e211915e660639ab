import type { SettingName } from '@storylantern/contract';
import type { Chance, Figure } from '../../../arc.ts';
import { isRooted } from '../../at-home.ts';
import { within } from '../../wording.ts';
import { eats } from '../tries.ts';

/** Everybody on both sides of a wall, and the two words that are said there. */
export interface TwoWords {
  readonly H: Figure;
  readonly X: Figure;
  /** Who listens. */
  readonly K: Figure;
  /** What each of them says every morning, without its stop. */
  readonly mine: string;
  readonly yours: string;
  /** What each of them gives as a present. */
  readonly food: string;
  readonly otherFood: string;
  readonly setting: SettingName;
  readonly chance: Chance;
}

/** What is put at the end of "a present:" as it stands. */
const IS_A_THING = /^(?!(?:whatever|anything|nothing|something|somebody|everything)\b)/i;

/** The parts of such a wall; null where both say the same, or one of them says nothing of its own. */
export function twoWordsOf(H: Figure, X: Figure, K: Figure, setting: SettingName, chance: Chance): TwoWords | null {
  const mine = H.isChild ? 'Hello' : H.says;
  const yours = X.isChild ? 'Hello' : X.says;
  const [food, otherFood] = [eats(H), eats(X)];
  const isPlain = (word: string): boolean =>
    word !== 'Oh' && word !== 'Well' && within(3, word) && /^\p{L}/u.test(word);
  if (mine.toLowerCase() === yours.toLowerCase() || !isPlain(mine) || !isPlain(yours)) return null;
  // What stands where it stands has no morning round, and a long menu is no present.
  if (isRooted(H.being) || isRooted(X.being) || !within(4, food) || !within(4, otherFood)) return null;
  // Nobody is given a present with a friend in it.
  const isOf = (given: string, { kind, kinds }: Figure): boolean => given.includes(kind) || given.includes(kinds);
  if (isOf(food, X) || isOf(otherFood, H)) return null;
  if (!IS_A_THING.test(food) || !IS_A_THING.test(otherFood) || food.includes(otherFood) || otherFood.includes(food))
    return null;
  const plain = (word: string): string => word.replace(/[.!?]+$/, '');
  return { H, X, K, mine: plain(mine), yours: plain(yours), food, otherFood, setting, chance };
}

import type { SettingName } from '@storylantern/contract';
import type { Chance, Company, Figure } from '../../../arc.ts';
import { staysAtHome } from '../../at-home.ts';

/** Everybody of a rescue in which all help is too large, until somebody large sits down. */
export interface Smaller {
  /** Who helps, and is large. */
  readonly H: Figure;
  /** Who is on the way home against the wind. */
  readonly X: Figure;
  /** Who counts the steps: the child. */
  readonly N: Figure;
  /** Who sees that there is no wind: the child who has fetched somebody large, else whoever was in it. */
  readonly saw: Figure;
  readonly setting: SettingName;
  readonly refrain: string;
  readonly chance: Chance;
}

const OPEN: readonly SettingName[] = ['forest', 'farm', 'jungle', 'mountain', 'garden', 'pond', 'beach', 'castle'];
const WALKS = /^(?:pet|farm|wild|bird|insect|magic|person)$/;
const NO_WIND = /^(?:ghost|cloud|star|fish|goldfish|shark|whale|mermaid)$/;

/** The parts of such a rescue; null where the one who helps is no windbreak, or the other one has no wind to fear. */
export function smallerOf(company: Company, large: Figure, small: Figure): Smaller | null {
  const { child, chance } = company;
  const being = small.being;
  if (!being || !WALKS.test(being.isa) || NO_WIND.test(being.id) || being.setting === 'undersea') return null;
  // A child is no larger than is useful, and fetches somebody who is.
  const H = large.isChild
    ? company.meet(chance.pick(...['elephant', 'giant', 'dinosaur'].filter((each) => each !== being.id)))
    : large;
  if (large.being && (staysAtHome(large.being) || large.being.setting === 'undersea' || large.being.isa === 'sea'))
    return null;
  const home = being.setting;
  return {
    H,
    X: small,
    N: child,
    saw: large.isChild ? child : small,
    setting: OPEN.includes(home) ? home : 'garden',
    refrain: chance.pick('Smaller, please', 'Smaller than that', 'A bit smaller', 'Less, please', 'A little less'),
    chance,
  };
}

import type { Chance, Company, Figure } from '../../../arc.ts';
import { isRooted, staysAtHome } from '../../at-home.ts';

/** Everybody of a day on which somebody helps who does not ask. */
export interface TakesTwo {
  /** Who loves to help. */
  readonly F: Figure;
  /** Who goes behind and puts it right, and asks for help at last. */
  readonly S: Figure;
  /** Whose washing it is, and who was asleep. */
  readonly A: Figure;
  readonly B: Figure;
  /** Who is on the way to the gate, at its own speed. */
  readonly Z: Figure;
  /** " Mia", where the child is a third: who sees it all. */
  readonly K: Figure | null;
  readonly refrain: string;
  /** What is asked and not waited for, without its mark: "Can I help". */
  readonly offer: string;
  /** "help", or "rescue" where the theme has somebody rescued. */
  readonly help: string;
  readonly helped: string;
  readonly chance: Chance;
}

/** Whether somebody can go from door to door and take hold of a sheet. */
const canCall = ({ being }: Figure): boolean =>
  being === null ||
  (!isRooted(being) &&
    being.isa !== 'sea' &&
    being.isa !== 'thing' &&
    being.setting !== 'undersea' &&
    !(staysAtHome(being) && being.isa !== 'vehicle') &&
    !/^(?:boat|ship|ferry|submarine|canoe|yacht|lifeboat|rowing boat|rescue boat)$/.test(being.id));

/** The parts of such a day: who helps without asking, and who asks. */
export function takesTwoOf(company: Company, helper: Figure, asks: Figure): TakesTwo | null {
  const { child, chance, hero, other } = company;
  if (!canCall(helper) || !canCall(asks) || helper === asks) return null;
  const [A, B] = company.passersBy(2, ({ size, isa }) => size >= 2 && isa !== 'insect');
  if (!A || !B) return null;
  const isRescue = /\b(?:rescu|sav(?:e|ing))/i.test(company.theme.raw);
  const taken = [hero, other].map((each) => each?.being?.id);
  return {
    F: helper,
    S: asks,
    A,
    B,
    Z: company.meet(['snail', 'caterpillar', 'tortoise'].find((each) => !taken.includes(each)) ?? 'snail'),
    K: child === helper || child === asks ? null : child,
    refrain: isRescue
      ? chance.pick('There! All safe', 'There! Safe and sound', 'There! Quite safe')
      : chance.pick('There! All better', 'There! Much better', 'There! That is better'),
    offer: isRescue ? 'Shall I rescue you' : 'Can I help',
    help: isRescue ? 'rescue' : 'help',
    helped: isRescue ? 'rescued' : 'helped',
    chance,
  };
}

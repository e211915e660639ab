import type { SettingName, ThingName } from '@storylantern/contract';
import type { Chance, Company, Figure } from '../../../arc.ts';
import { atHome } from '../../at-home.ts';
import { livingNearBy } from '../../near-by.ts';

/** Everybody about a door with a sign on it that is not true yet. */
export interface NotYet {
  readonly H: Figure;
  /** The child, who paints. */
  readonly K: Figure;
  /** Who believes it first, and who wants to see it. */
  readonly A: Figure;
  readonly B: Figure;
  /** Somebody small, who has come a long way. */
  readonly M: Figure;
  /** After "I want to": "be an astronaut", "walk". */
  readonly want: string;
  /** As a question, without its mark: "Are you an astronaut". */
  readonly asks: string;
  /** What the sign says, and what it says in the end. */
  readonly sign: string;
  /** Whether it is a way to be, which one does not fall off: "nice", "scary". */
  readonly isWay: boolean;
  readonly notYet: string;
  readonly home: SettingName;
  readonly outside: SettingName;
  /** How the child came, with a space behind it; empty where one can walk. */
  readonly arrival: string;
  readonly arrivedBy: readonly ThingName[];
  readonly chance: Chance;
}

/** The wish as a sign and as a question: there is one kind to be, to have and to do. */
function saidOf(want: string): Pick<NotYet, 'asks' | 'sign' | 'notYet' | 'isWay'> {
  const [, verb, rest] = /^(be|have) (.+)$/u.exec(want) ?? [];
  if (verb === 'be' && rest !== undefined) {
    const isWay = !/^(?:an?|the|some) /.test(rest);
    const bare = rest.replace(/^(?:an?|the|some) /, '');
    return { asks: `Are you ${rest}`, isWay, sign: bare.toUpperCase(), notYet: `NOT YET ${rest.toUpperCase()}` };
  }
  if (verb === 'have' && rest !== undefined) {
    return {
      asks: `Have you got ${rest}`,
      isWay: true,
      sign: `I HAVE ${rest.toUpperCase()}`,
      notYet: `NO ${rest.replace(/^(?:an?|some) /, '').toUpperCase()} YET`,
    };
  }
  return {
    asks: `Can you ${want}`,
    isWay: false,
    sign: `I CAN ${want.toUpperCase()}`,
    notYet: `NOT YET ABLE TO ${want.toUpperCase()}`,
  };
}

/** The parts of such a door; the last are those who live near by. */
export function notYetOf(
  company: Company,
  hero: Figure,
  want: string,
  [A, B]: readonly [Figure, Figure],
): NotYet | null {
  const { child, chance } = company;
  const small = ({ size }: { readonly size: number }): boolean => size <= 2;
  const isNew = ({ kind }: Figure): boolean => kind !== A.kind && kind !== B.kind;
  const M = livingNearBy(hero, 3, company, small).find(isNew) ?? livingNearBy(hero, 3, company).find(isNew);
  if (!M) return null;
  return {
    H: hero,
    K: child,
    A,
    B,
    M,
    want,
    ...saidOf(want),
    ...atHome(hero.being?.setting ?? 'garden', child),
    chance,
  };
}

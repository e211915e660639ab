import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';
import { coachNamed, teamNamed, theTeam } from './own-team.ts';

const REFRAINS = [
  "There's nobody there!",
  "There's nobody there at all!",
  "Why, there's nobody there!",
  "Go on, there's nobody there!",
  "Look, there's nobody there!",
] as const;
export const TITLES = ['nobody there', 'the hole on the {side}', 'you will grow into it', 'number eleven'] as const;

interface Parts {
  readonly refrain: string;
  /** Whom everybody thinks too small. */
  readonly A: Figure;
  readonly a: string;
  /** "the Tigers", by the name that the details have. */
  readonly team: string;
  readonly others: string;
  readonly side: 'left' | 'right';
  /** "played left back for the Tigers" where the details say so. */
  readonly where: string;
  /** The coach: of the details, else the family's grown-up where they named one. */
  readonly C: Figure;
  readonly c: string;
  /** ", who was the coach", but of Coach Bell. */
  readonly whoIs: string;
  /** Who hides the hero from the referee: the child beside a hero, else a friend. */
  readonly F: Figure;
  readonly f: string;
  /** Captain of the others, and their keeper. */
  readonly N: Figure;
  readonly n: string;
  readonly O: Figure;
  readonly o: string;
}

/** Who trains the team: of the details, else the family's grown-up where they named one. */
const coachOf = (going: Going): Figure =>
  coachNamed(going) ?? (going.G.name === 'the grown-up' ? going.company.person('Coach Bell', 'coach') : going.G);

export function partsOf(going: Going): Parts {
  const { A, B, K, G, company, chance } = going;
  const { details } = company;
  const name = teamNamed(going) ?? 'Rovers';
  const team = theTeam(name);
  const C = coachOf(going);
  const beside = B !== A && B !== G && B.isChild ? B : company.person(A.name === 'Sal' ? 'Jess' : 'Sal', 'child');
  const F = A === K ? beside : K;
  const side = /\bright[- ](?:back|wing|side)/i.test(details) ? 'right' : 'left';
  const isBack = /\b(?:left|right)[- ]back\b/i.test(details);
  const names = [A.name, K.name, F.name, C.name];
  const N = company.person(names.includes('Roz') ? 'Mattie' : 'Roz', 'child');
  const O = company.person(names.includes('Big Bo') ? 'Big Ida' : 'Big Bo', 'child');
  return {
    refrain: chance.pick(...REFRAINS),
    A,
    a: A.name,
    team,
    others: /heron/i.test(name) ? 'Magpies' : 'Herons',
    side,
    where: isBack ? `${side} back` : `at the back, on the ${side}`,
    C,
    c: C.name,
    whoIs: C.name.startsWith('Coach') ? '' : ', who was the coach',
    F,
    f: F.name,
    N,
    n: N.name,
    O,
    o: O.name,
  };
}

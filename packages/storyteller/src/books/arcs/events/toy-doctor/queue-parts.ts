import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

const REFRAINS = ['Next, please!', 'Next one, please!', 'Who is next, please?'] as const;
export const TITLES = ['next, please', 'the end of the queue', 'what the toys had', 'all better'] as const;
const TOY = /^(?:teddy|doll|rag doll|robot)$/;

interface Parts {
  readonly refrain: string;
  /** "animal hospital", "teddy hospital". */
  readonly place: string;
  /** "vet", "doctor". */
  readonly trade: string;
  /** Who makes them better: the child, else the hero who is one. */
  readonly D: Figure;
  readonly d: string;
  /** The three of the queue. */
  readonly patients: readonly [Figure, Figure, Figure];
  /** " Mia hands out the plasters." where the child is not the doctor; else nothing. */
  readonly helps: string;
  readonly helped: string;
}

export function partsOf({ A, K, k, raw, company, chance }: Going): Parts {
  const isToy = (each: Figure | null) => each !== null && TOY.test(each.being?.id ?? '');
  const D = A === K || isToy(A) ? K : A;
  const own = [A, company.other].filter((each) => each !== null && isToy(each));
  const others = ['teddy', 'doll', 'robot'].filter((id) => own.every((each) => each?.being?.id !== id));
  const [one, two, three] = [...own, ...others.map((id) => company.meet(id))];
  if (!one || !two || !three) throw new Error('There are three kinds of toys.');
  const said = /\b((?:animal|toy|teddy(?: bear)?|teddies['’]?|dolls?['’]?|pet) (?:hospital|clinic|surgery))\b/u.exec(
    raw,
  )?.[1];
  return {
    refrain: chance.pick(...REFRAINS),
    place: said ?? 'toy hospital',
    trade: /\b(vet|nurse)s?\b/u.exec(raw)?.[1] ?? (said?.startsWith('animal') ? 'vet' : 'doctor'),
    D,
    d: D.name,
    patients: [one, two, three],
    helps: D === K ? '' : ` ${k} helps.`,
    helped: D === K ? '' : ` ${k} handed out the plasters.`,
  };
}

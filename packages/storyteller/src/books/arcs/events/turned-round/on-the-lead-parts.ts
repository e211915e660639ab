import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

const REFRAINS = [
  'Come along!',
  'Come along now!',
  'Come on, then!',
  'Off we go!',
  'On we go!',
  'This way!',
  'Keep up!',
  'No time for that!',
] as const;
export const TITLES = ['the other end of the lead', 'who is walking whom', 'come along', 'a very good walk'] as const;

interface OnTheLead {
  /** Who has somebody on a lead today. */
  readonly D: Figure;
  /** Who is on it: the child, or the boy or girl whom the theme names. */
  readonly P: Figure;
  /** " Mia came, too." where somebody else is on the lead; else nothing. */
  readonly too: string;
  /** The same for the youngest. */
  readonly comes: string;
  /** At the first mention: "Mia", "a boy called Tom". */
  readonly first: string;
  /** Another of the kind that have people, and hers. */
  readonly C: Figure;
  readonly M: Figure;
  readonly refrain: string;
}

const OTHERS = { boy: ['Tom', 'Sam'], girl: ['Nell', 'Ivy'] } as const;

export function partsOf({ A, K, company, chance, raw }: Going): OnTheLead {
  const D = A === K ? company.meet('dog') : A;
  const said = /\b(?:a|his|her|its|the|pet|little) (?:pet )?(boy|girl)\b/.exec(raw)?.[1];
  const isOther = said === 'boy' || said === 'girl';
  const name = isOther ? chance.pick(...OTHERS[said].filter((each) => each !== K.name && each !== D.name)) : K.name;
  const P = isOther ? company.person(name, 'child') : K;
  return {
    D,
    P,
    too: isOther ? ` ${K.name} came, too.` : '',
    comes: isOther ? ` ${K.name} comes, too.` : '',
    first: isOther ? `a ${said} called ${name}` : name,
    C: company.meet(D.being?.id === 'cat' ? 'rabbit' : 'cat'),
    M: company.person('Mr Peel', 'neighbour'),
    refrain: chance.pick(...REFRAINS),
  };
}

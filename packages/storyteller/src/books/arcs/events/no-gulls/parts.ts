import type { Figure } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { dressedAs } from '../dressed-as.ts';
import type { Going } from '../event.ts';

/** What differs between a castle with knights and a hall of Vikings. */
interface Crew {
  /** "knights". */
  readonly they: string;
  readonly one: string;
  /** What the child wants to do. */
  readonly joins: string;
  /** What hides a face. */
  readonly mask: string;
  /** Where it came from. */
  readonly from: string;
  /** Why it is in the way of whoever has to help. */
  readonly whyOff: string;
  /** What the chosen one gets. */
  readonly place: string;
  readonly chief: string;
  readonly big: string;
  readonly new: string;
  /** How it was to have one on. */
  readonly soup: string;
}

const KNIGHTS: Crew = {
  they: 'knights',
  one: 'knight',
  joins: 'be one of the knights',
  mask: 'helmet',
  from: 'It had been in the hen house, and it smelled of eggs.',
  whyOff: 'You can see nothing in a helmet that is lower than a horse.',
  place: 'a chair at the long table',
  chief: 'the King',
  big: 'Sir Oswin',
  new: 'Sir Nobody',
  soup: 'eaten my soup through a slot',
};

const VIKINGS: Crew = {
  they: 'Vikings',
  one: 'Viking',
  joins: 'sail with the Vikings',
  mask: 'beard',
  from: 'It had been a sheep, and it still smelled of one.',
  whyOff: 'You can see nothing over a beard that is lower than your own chin.',
  place: 'an oar in the long ship',
  chief: 'the Chief',
  big: 'Olaf the Large',
  new: 'Nobody the Short',
  soup: 'combed a sheep every morning',
};

export interface Parts extends Crew {
  readonly title: string;
  readonly K: Figure;
  readonly k: string;
  readonly B: Figure;
  readonly b: string;
  /** Who decides. */
  readonly C: Figure;
  /** The largest and bravest. */
  readonly O: Figure;
  readonly Chief: string;
  /** "girl", or what sort of girl the theme says. */
  readonly girl: string;
}

export const REFRAIN = 'It says so over the gate.';
const TITLES = ['over the gate', 'no gulls', 'it says so', 'nobody'] as const;

export function partsOf({ K, k, B, b, raw, company, chance }: Going): Parts {
  const crew = /viking|sail|\bsea\b|ship/u.test(raw) ? VIKINGS : KNIGHTS;
  const C = dressedAs(company.person(crew.chief, 'neighbour'), 'royal');
  const O = dressedAs(company.person(crew.big, 'coach'), 'knight');
  return {
    ...crew,
    title: titled(chance.pick(...TITLES)),
    K,
    k,
    B,
    b,
    C,
    O,
    girl: /princess/u.test(raw) ? 'princess' : 'girl',
    Chief: crew.chief.replace('the', 'The'),
  };
}

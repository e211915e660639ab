import type { Figure } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import type { Going } from '../event.ts';
import { apart } from '../page.ts';

/** Whose party it is, and who comes with a card that the wind brought. */
export interface Parts {
  readonly A: Figure;
  readonly B: Figure;
  readonly G: Figure;
  readonly a: string;
  readonly b: string;
  readonly g: string;
  readonly Gcap: string;
  readonly W1: Figure;
  readonly W2: Figure;
  readonly W3: Figure;
  readonly w1: string;
  readonly w2: string;
  readonly w3: string;
  readonly refrain: string;
  readonly title: string;
}

export function partsOf(going: Going): Parts {
  const { A, B, G, a, b, g, Gcap, company, chance } = apart(going);
  const [W1, W2, W3] = [
    company.person('Mr Crumb', 'shopkeeper'),
    company.person('Miss Reed', 'librarian'),
    company.person('Mr Wheeler', 'neighbour'),
  ];
  return {
    A,
    B,
    G,
    a,
    b,
    g,
    Gcap,
    W1,
    W2,
    W3,
    w1: W1.name,
    w2: W2.name,
    w3: W3.name,
    refrain: chance.pick('It says You', 'But it says You', 'It does say You', 'You, it says'),
    title: titled(chance.pick('it says you', 'ten cards in the wind', 'you are invited', 'ten chairs')),
  };
}

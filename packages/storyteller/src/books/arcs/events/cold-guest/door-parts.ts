import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

export const REFRAINS = [
  'Shut the door',
  'Close the door',
  'The door, please',
  'Shut that door',
  'Close that door',
  'Do shut the door',
  'Please shut the door',
  'Door, please',
  'Mind the door',
  'Do close the door',
  'Quick, the door',
] as const;

export const TITLES = ['shut the door', 'somebody in the fridge', 'too warm', 'a fish on friday'];

/** Who has come, who opens all the doors, and who drives the lorry. */
export interface Parts {
  readonly P: Figure;
  readonly A: Figure;
  readonly D: Figure;
  /** A bear does not go into a fridge as a whole. */
  readonly isBig: boolean;
}

export function parts({ A, B, company }: Going): Parts {
  const big = /bear|walrus|seal/;
  const P = company.other ?? B;
  return { P, A, D: company.person('Mrs Cod', 'shopkeeper'), isBig: big.test(P.kind) };
}

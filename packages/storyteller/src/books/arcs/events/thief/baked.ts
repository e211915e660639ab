import type { ThingName } from '@storylantern/contract';
import type { Going } from '../event.ts';

/** What was eaten in the night, in the words of its theme. */
export interface Baked {
  readonly thing: ThingName;
  readonly a: string;
  readonly the: string;
}

const BAKED: readonly (readonly [RegExp, Baked])[] = [
  [/\b(?:biscuits?|cookies?)\b/, { thing: 'biscuit', a: 'a big biscuit', the: 'the biscuit' }],
  [/\bsandwich/, { thing: 'sandwich', a: 'a fat sandwich', the: 'the sandwich' }],
  [/\b(?:buns?|muffins?|cupcakes?)\b/, { thing: 'cupcake', a: 'a bun', the: 'the bun' }],
  [/\bpies?\b/, { thing: 'cake', a: 'a pie', the: 'the pie' }],
];
const CAKE: Baked = { thing: 'cake', a: 'a cake', the: 'the cake' };

/** What a theme has stolen from a kitchen; else a cake. */
export const bakedOf = ({ raw }: Going): Baked => BAKED.find(([words]) => words.test(raw))?.[1] ?? CAKE;

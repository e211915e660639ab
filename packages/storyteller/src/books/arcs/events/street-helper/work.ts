import type { Going } from '../event.ts';

/** What a machine does all day, and how a street does it when the machine must not move. */
export interface Work {
  /** After "to": "fetch the bins". */
  readonly job: string;
  /** What is left lying about. */
  readonly pile: string;
  /** Who would have thought that one person could do it: "pushed a bin". */
  readonly one: string;
  /** Where the nest is. */
  readonly spot: string;
}

const WORKS: readonly (readonly [RegExp, Work])[] = [
  [/bin|recycl|garbage|rubbish|dustcart/, { job: 'fetch the bins', pile: 'bins', one: 'pushed a bin', spot: 'roof' }],
  [/crane/, { job: 'lift the bricks', pile: 'bricks', one: 'carried a brick', spot: 'hook' }],
  [/tow|breakdown|recovery/, { job: 'pull the cars', pile: 'broken cars', one: 'helped to push a car', spot: 'roof' }],
  [/cement|concrete/, { job: 'mix the cement', pile: 'sacks', one: 'stirred a bucket', spot: 'roof' }],
  [/dump|tipper/, { job: 'carry the stones', pile: 'stones', one: 'carried a stone', spot: 'roof' }],
  [/sweep/, { job: 'sweep the street', pile: 'leaves', one: 'swept a bit', spot: 'roof' }],
  [/post|mail|deliver/, { job: 'bring the letters', pile: 'letters', one: 'brought a letter', spot: 'roof' }],
  [/milk/, { job: 'bring the milk', pile: 'bottles', one: 'brought a bottle', spot: 'roof' }],
];

const CARRIES: Work = { job: 'carry the boxes', pile: 'boxes', one: 'carried a box', spot: 'roof' };

/** What the machine of a theme does. */
export const workOf = ({ A, raw }: Going): Work =>
  WORKS.find(([about]) => about.test(A.kind))?.[1] ?? WORKS.find(([about]) => about.test(raw))?.[1] ?? CARRIES;

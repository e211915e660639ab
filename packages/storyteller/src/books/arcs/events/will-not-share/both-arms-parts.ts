import type { Going } from '../event.ts';
import { REFRAINS } from './said.ts';

export const titlesOf = (a: string): readonly [string, ...string[]] => [
  'both arms full',
  `${a} and the itch`,
  'hold this a moment',
  'only to scratch',
];
export const refrainOf = ({ chance }: Going): string => chance.pick(...REFRAINS);

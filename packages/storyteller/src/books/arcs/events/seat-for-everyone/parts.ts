import type { Going } from '../event.ts';

export const TITLES = ['a seat for everyone', 'where do the others sit', 'eight hooks', 'the cardboard ship'] as const;
const REFRAINS = ['Where do the others sit?', 'But where do the others sit?', 'And where do the others sit?'] as const;

export const refrainOf = ({ chance }: Going): string => chance.pick(...REFRAINS);

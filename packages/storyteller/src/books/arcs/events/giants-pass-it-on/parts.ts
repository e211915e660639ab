import type { Going } from '../event.ts';

export const TITLES = ['hold on tight', 'giants on the hill', 'pass it on', 'where the ropes go'] as const;
const REFRAINS = ['Hold on tight, giants!', 'Hold on, giants!', 'Hold tight, giants!'] as const;

export const refrainOf = ({ chance }: Going): string => chance.pick(...REFRAINS);

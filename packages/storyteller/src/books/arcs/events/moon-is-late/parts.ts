import type { Going } from '../event.ts';

export const TITLES = ['the moon is late', 'round and white', 'one dot lower', 'the missing moon'] as const;
const REFRAINS = ['Not the moon!', "That's not the moon!", 'But not the moon!'] as const;

export const refrainOf = ({ chance }: Going): string => chance.pick(...REFRAINS);

import type { Chance } from '../../arc.ts';

const NOT_FOR: readonly ((it: string, is: string) => string)[] = [
  (it, is) => `That isn't what ${it}${is} for`,
  (it) => `That's not what ${it} should do`,
  (it, is) => `${it === 'they' ? 'They' : 'It'}${is} not meant to do that`,
  () => "That can't be right",
  () => 'Well, nobody asked for that',
  (it) => `That's not what ${it} came for`,
  () => "That's not in the booklet",
];
const SHORT: readonly ((it: string, is: string) => string)[] = [
  (it, is) => `That's not what ${it}${is} for`,
  () => "That can't be right",
  () => 'Nobody asked for that',
  () => 'No, no, not that',
  () => 'Not like that',
];
const is = (it: string): string => (it === 'they' ? "'re" : "'s");

/** What is said each time, until it is asked what it is for. */
export const notFor = (chance: Chance, it: string, isMade: boolean): string =>
  chance.pick(...(isMade ? NOT_FOR.slice(0, -2) : NOT_FOR))(it, is(it));
export const notForShort = (chance: Chance, it: string): string => chance.pick(...SHORT)(it, is(it));

export const TITLES = ['the other line', 'the empty line', 'mended while you wait', 'next, please'] as const;

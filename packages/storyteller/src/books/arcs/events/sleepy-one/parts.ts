import type { Figure } from '../../../arc.ts';

export const REFRAINS = [
  'Not here',
  'Oh, not here',
  'No, not here',
  'Not in here',
  'Not just here',
  'Please, not here',
  'But not here',
  'Not right here',
  'Surely not here',
  'Well, not here',
] as const;
export const TITLES = ['not here', 'one more step', 'nearly in bed', 'a long way to bed'] as const;

/** Whether the theme says that bedtime has gone by already. */
export const isMissed = (raw: string): boolean => /\bmiss(?:ed|es)\b/.test(raw);

/** Whether there is anything for a toothbrush to do. */
export const hasTeeth = ({ being }: Figure): boolean =>
  !being ||
  (!/^(?:bird|insect)$/.test(being.isa) &&
    !/^(?:tortoise|turtle|frog|toad|snail|octopus|worm|cockerel|hen|duck|goose|chick|turkey)$/.test(being.id));

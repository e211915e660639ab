import { dutyIn } from '../../arcs/it-is-shy/duties.ts';
import type { Theme } from '../../theme.ts';

/** "a pirate who hates baths": what has to be done every day is neither a fear, nor a first time, nor a thing brought along. */
export const withDuty = (theme: Theme): Theme =>
  theme.hero?.being && theme.other === null && dutyIn(theme.raw) !== null
    ? { ...theme, relation: 'none', thing: null, fear: null, first: null, activity: null, place: null }
    : theme;

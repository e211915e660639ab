import { TRADES } from '../facts/people/who-is-called.ts';

const OUTSIDE = new RegExp(
  `^(?:friend|mate|classmate|neighbou?r|tutor|instructor|childminder|worker|assistant|ta|${TRADES})$`,
  'i',
);

/** Whether somebody is of no family; whoever is has a place in a story of it, also where it says nothing of them. */
export const isOutside = (noun: string): boolean => OUTSIDE.test(noun);

/**
 * Whether a story speaks of somebody: of a brother or of brothers, but of one teacher or friend, as "teachers" in general are
 * nobody who has a name.
 */
export const hasAPart = (noun: string, story: string): boolean =>
  new RegExp(isOutside(noun) ? String.raw`(?<!\b(?:some|most|many) )\b${noun}\b` : String.raw`\b${noun}s?\b`, 'i').test(
    story,
  );

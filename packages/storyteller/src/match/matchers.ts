import { challengeById } from '@storylantern/library';
import type { Suggestion } from '../brief.ts';
import { CELEBRATIONS, frameById, generalCelebration, HELPING } from '../frames/index.ts';
import { Matcher } from './match.ts';

/** Each is made for the first text it reads: that takes longer than the reading. */
const once = <Value>(make: () => Value): (() => Value) => {
  let made: Value | undefined;
  return () => (made ??= make());
};
/** Finds what is hard among all situations that a story helps with. */
export const matcher = once(() => new Matcher(HELPING));
/** What goes well is found by claims of its own: "she slept in her own bed" is no trouble with sleep. */
export const celebrations = once(() => new Matcher(CELEBRATIONS, generalCelebration.id));

/** A situation as it is offered to a parent. */
export const named = (id: string): Suggestion => ({ id, name: frameById(id)?.name ?? challengeById(id)?.name ?? id });

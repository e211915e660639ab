import { inPerson, type Person } from '@storylantern/library';
import { hashOf } from '../hash.ts';
import type { Moment } from './conversation.ts';

/** A guidance text said about the parent's child. */
export const say = (moment: Moment, text: string): string => inPerson(text, moment.understanding.person);

const PERSONS: readonly Person[] = ['she', 'he', 'they'];

/** Whether a text was said before in this conversation, alone or inside a longer one, with whatever pronoun. */
export const isSaid = (moment: Moment, text: string): boolean =>
  PERSONS.map((person) => inPerson(text, person)).some((text) =>
    [...moment.said].some((before) => before.includes(text)),
  );

/** Those of several texts that were not said yet in this conversation, spoken about the child. */
export const unsaid = (moment: Moment, texts: readonly string[]): readonly string[] =>
  texts.filter((text) => !isSaid(moment, text)).map((text) => say(moment, text));

/** One of several texts, never one that was said before; null when all were. `key` keeps unlike choices apart. */
export function pick(moment: Moment, key: string, texts: readonly string[]): string | null {
  const free = unsaid(moment, texts);
  return free[hashOf(`${moment.seed} ${key}`) % Math.max(1, free.length)] ?? null;
}

import type { Moment } from './conversation.ts';

/** Whether a text was already read in this conversation, alone or inside a longer one. */
export const isSaid = (moment: Moment, text: string): boolean =>
  [...moment.said].some((before) => before.includes(text));

/** The first of several texts that was not said yet; null when all were. */
export const unsaidOf = (moment: Moment, texts: readonly string[]): string | null =>
  texts.find((text) => !isSaid(moment, text)) ?? null;

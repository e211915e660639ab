import type { Activity } from '@storylantern/library';
import { wordsOf } from '../../../words/sentences.ts';
import { cap } from '../wording.ts';

const short = (part: string, most: number): boolean => wordsOf(part).length <= most;

/** A phrase as sentences of at most so many words, parted at its commas, as somebody says it who is out of breath. */
export function inParts(phrase: string, most: number): string {
  // What somebody says stays with who says it.
  const [, before, who, said] = /^(.*?) when (.+ said), "([^"]+)"$/.exec(phrase) ?? [];
  if (before !== undefined && !short(phrase, most)) return `${cap(before)}. ${cap(who ?? '')}, "${said ?? ''}."`;
  if (short(phrase, most)) return `${cap(phrase)}.`;
  const parts = phrase.split(/, (?:and )?/).flatMap((part) => (short(part, most) ? [part] : part.split(/ (?=and )/)));
  return `${parts.map(cap).join('. ')}.`;
}

/** What is practised, after "loved": "ballet", "the recorder". */
export const nounOf = ({ id }: Activity): string =>
  /^(?:piano|violin|guitar|ukulele|trumpet|recorder)$/.test(id) ? `the ${id}` : id;

/** Why a try failed, as a sentence of its own: one that has its "but" already gets no second. */
export const butFor = (why: string): string => (/\bbut\b/.test(why) ? `${cap(why)}.` : `But ${why}.`);

import { plainText } from '../../facts/given-text.ts';
import type { BookBrief } from '../brief.ts';

/** Only the parent's own words are told beside the book, and none by which a theme was understood. */
export const asTyped =
  ({ theme, childName, details }: BookBrief) =>
  (word: string): boolean =>
    plainText(`${theme} ${childName ?? ''} ${details ?? ''}`)
      .toLowerCase()
      .includes(word.toLowerCase());

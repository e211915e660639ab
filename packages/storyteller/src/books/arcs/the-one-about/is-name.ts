import { plainText } from '../../../facts/given-text.ts';

/** A theme of more words than these is a whole story, and no name that a child could ask for one by. */
const LONGEST_NAME = 8;

/** Whether a theme as it was typed is short enough to be the name of a story. */
export const isName = (typed: string): boolean => plainText(typed).trim().split(/\s+/).length <= LONGEST_NAME;

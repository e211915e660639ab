import type { Role } from '../../frame.ts';

/**
 * A parent as the family calls them, when `match` finds that one in the parent's words: it makes an expression of names
 * ("mum|mom") and of what is said of them. "The mother" of a note is told as Mum; without a name it is the child's parent.
 */
export const parentRole = (match: (names: string) => RegExp): Role => ({
  fallback: { text: '{his} parent' },
  cues: [
    { match: match('mum|mom|mummy|mommy|mama|mam'), phrase: { text: '$', gender: 'f' } },
    { match: match('dad|daddy|papa|baba'), phrase: { text: '$', gender: 'm' } },
    { match: match('mother'), phrase: { text: 'Mum', gender: 'f' } },
    { match: match('father'), phrase: { text: 'Dad', gender: 'm' } },
  ],
});

import type { Role } from '../../frame.ts';

const MOTHERS = 'mum|mom|mummy|mommy|mama|mam|mother|stepmum|wife';
const FATHERS = 'dad|daddy|papa|baba|father|stepdad|husband';
/** "Her dad", where no other parent is spoken of and nobody writes of "me". */
const onlyOne = (names: string, others: string): RegExp =>
  new RegExp(
    String.raw`^(?![^]*\b(?:${others}|i|i'm|i've|i'd|me|my|mine|we|our|us|parents?|partner)\b)[^]*?(?:^|\b(?:his|her|their|when|because|since|that|if) |[.,!?] )(${names})\b(?!['’]s)`,
    'i',
  );

/** The one parent of whom a text speaks, whatever it says. */
export const ONLY_PARENT: Role['cues'] = [
  { match: onlyOne('dad|daddy|papa|baba', MOTHERS), phrase: { text: '$', gender: 'm' } },
  { match: onlyOne('mum|mom|mummy|mommy|mama|mam', FATHERS), phrase: { text: '$', gender: 'f' } },
];

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
    ...ONLY_PARENT,
  ],
});

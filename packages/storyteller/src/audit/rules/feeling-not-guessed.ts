import { CHILD } from '../audited-text.ts';
import { CRITERIA, excerpt, type ParagraphRule } from '../rule.ts';

const STATES =
  '(?:feels?(?! _)|felt|loves?|likes?|hates?|wants?|enjoys?|(?:is|are|am) (?:happy|sad|scared|afraid|proud|excited|angry|brave|calm|jealous|worried|shy|lonely|glad))\\b';
const CONDITION = String.raw`(?<!(?:[Ww]hen|[Ii]f|that|what|[Ww]hat|[Ww]here|than|as) )`;
const GUESS = {
  he: new RegExp(`${CONDITION}(?:${CHILD}|\\b[Hh]e) ${STATES}`),
  she: new RegExp(`${CONDITION}(?:${CHILD}|\\b[Ss]he) ${STATES}`),
  they: new RegExp(`${CONDITION}${CHILD} ${STATES}`),
  name: new RegExp(`${CONDITION}${CHILD} ${STATES}`),
} as const;

/** The child's feeling is the blank of the partial sentence; the story leaves it to the child. */
export const feelingNotGuessed: ParagraphRule = {
  id: 'G8',
  title: 'It leaves the feeling to the child',
  hard: false,
  basis: CRITERIA,
  inParagraph: ({ plain, text }, { pronouns, person }) => {
    const found = GUESS[person === 'first' ? 'name' : pronouns].exec(plain);
    return found && excerpt(text, found.index, found[0].length);
  },
};

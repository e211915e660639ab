import { CRITERIA, type ParagraphRule } from '../rule.ts';

const SECOND = /\b(?:(?<!\bthank )you|your|yours|yourself|you're|you'll)\b/i;
const FIRST = /\b(?:I|I'm|I'll|me|my|mine|myself|we|our|ours|us|let's)\b/;

/** One person in a story: the child by name or "I", and never "you". The child's own words stand in quotes. */
export const person: ParagraphRule = {
  id: 'G4',
  title: 'It is told about the child or by the child, and never tells "you" what to do',
  hard: true,
  basis: CRITERIA,
  inParagraph: ({ plain }, context) => {
    const found = SECOND.exec(plain) ?? (context.person === 'first' ? null : FIRST.exec(plain));
    return found && `It says "${found[0]}" outside a quote.`;
  },
};

import { CRITERIA, type ParagraphRule } from '../rule.ts';

const SECOND = /\b(?:you|your|yours|yourself|you're|you'll)\b/i;
const FIRST = /\b(?:I|I'm|I'll|me|my|mine|myself|we|our|ours|us|let's)\b/;

/** Our stories are in the third person; the child's own words stand in quotes. */
export const person: ParagraphRule = {
  id: 'G4',
  title: 'It speaks about the child, and never tells "you" what to do',
  hard: true,
  basis: CRITERIA,
  inParagraph: ({ plain }) => {
    const found = SECOND.exec(plain) ?? FIRST.exec(plain);
    return found && `It says "${found[0]}" outside a quote.`;
  },
};

import { CHILD } from '../audited-text.ts';
import { CRITERIA, excerpt, type ParagraphRule } from '../rule.ts';
import { kinWords, sameKin } from '../../facts/kin.ts';

/** "Mum can ...", "her brother", "Mrs Lane": somebody of this family or school, not people in general. */
const RELATIVE = new RegExp(
  String.raw`\b(?:${kinWords.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('|')})\b`,
  'g',
);
const SIBLING = new RegExp(
  String.raw`(?:${CHILD}'s|\b[Hh]is|\b[Hh]er|\b[Tt]heir) (?:\w+ )?(brother|sister|cousin|twin|dog|cat|teacher|school|kindergarten|nursery)\b`,
  'g',
);
const TITLED = /\b(?:Mrs|Mr|Ms|Miss)\.? (\p{Lu}\p{L}+)/gu;
const DIAGNOSIS =
  /\b(?:autis\w+|aspergers?|adhd|dyslexi\w+|dyspraxi\w+|disorder|syndrome|diagnos\w+|phobia|on the spectrum|delayed)\b/gi;
/** Said of anybody's day; a school story may say "her teacher" without having been told of one. */
const ORDINARY = new Set(['teacher', 'school', 'kindergarten', 'nursery']);

export const nothingInvented: ParagraphRule = {
  id: 'G13',
  title: 'Nobody and nothing in it is made up about this family',
  hard: true,
  basis: CRITERIA,
  inParagraph: ({ masked, text }, { facts }) => {
    // Most paragraphs name nobody, and what was told may be long.
    let given: string | undefined;
    const told = (word: string): boolean => {
      given ??= facts.join(' ').toLowerCase();
      return given.includes(word.toLowerCase());
    };
    const strangers = [
      ...[...masked.matchAll(RELATIVE)].filter((each) => !sameKin(each[0]).some(told)),
      ...[...masked.matchAll(SIBLING)].filter((each) => !ORDINARY.has(each[1] ?? '') && !told(each[1] ?? '')),
      ...[...masked.matchAll(TITLED)].filter((each) => !told(each[1] ?? '')),
      ...[...masked.matchAll(DIAGNOSIS)].filter((each) => !told(each[0])),
    ];
    const [stranger] = strangers;
    return stranger ? `Nobody spoke of this: ${excerpt(text, stranger.index, stranger[0].length)}` : null;
  },
};

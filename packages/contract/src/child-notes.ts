import type { ChildDetails } from './children.ts';
import { LIMITS } from './limits.ts';

/** A sentence ends at its stop; a line, a bullet and a semicolon end one too. */
const SENTENCES = /(?<=[.!?])\s+|\n+|\s*[;•]\s*/;
const ITEMS = /\s*,\s*(?:and\s+)?|\s+and\s+(?=\p{L})/u;

/** Says by itself that something is liked. */
const LIKING =
  /\b(?:loves?|likes?|enjoys?|adores?|obsessed|crazy about|mad about|into|keen on|fan of|favou?rite|interested|interests|hobb(?:y|ies)|plays|does|goes to|collects)\b/i;
/** Says by itself that something helps, or how. */
const HELPING =
  /\b(?:helps?|helped|works?|worked|calms?|calmed|settles?|soothes?|soothed|relaxes|comforts?|comforted|copes?|better|safer|calmer)\b/i;
/** Begins like a sentence about somebody, or says what is not. */
const TELLS =
  /^(?:he|she|they|we|i|it|mum|mom|mummy|mommy|dad|daddy)\b|\b(?:not?|never|nothing|hates?|dislikes?|without)\b|n['’]t\b/i;

const parts = (text: string, at: RegExp): string[] =>
  text
    .split(at)
    .map((each) => each.replace(/^[-–*\s]+|[\s.,]+$/g, ''))
    .filter((each) => each !== '');
const lowerFirst = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
/** A word all in capitals, or a name that is said with one ("Lego"), is left as it is written. */
const inside = (text: string): string =>
  /^(?:An?|The|His|Her|Their|My|Our|When|If|To)\s/.test(text) ? lowerFirst(text) : text;

const liked = (sentence: string): string =>
  LIKING.test(sentence) || TELLS.test(sentence) ? sentence : `Loves ${inside(sentence)}`;

function helpful(sentence: string): string[] {
  if (HELPING.test(sentence) || TELLS.test(sentence)) return [sentence];
  if (/^(?:when|if|whenever)\s/i.test(sentence)) return [`It helps ${lowerFirst(sentence)}`];
  return parts(sentence, ITEMS).map((each) =>
    /^to\s/i.test(each) ? `It helps ${lowerFirst(each)}` : `What helps: ${inside(each)}`,
  );
}

/** As many of the sentences as a form's notes may hold, each on its line. */
function asNotes(sentences: readonly string[]): string {
  let notes = '';
  for (const sentence of sentences) {
    const longer = `${notes}${notes === '' ? '' : '\n'}${sentence}${/[!?…]$/u.test(sentence) ? '' : '.'}`;
    if (longer.length > LIMITS.additionalInfo) break;
    notes = longer;
  }
  return notes;
}

/**
 * What a family wrote down about a child, as notes for a story: a sentence for each thing. A list without a verb
 * ("trains, the moon") becomes sentences that say what the list is for, as notes are read sentence by sentence; what is
 * a sentence already stays as it was written. Empty when nothing was written down; never longer than the notes of a
 * form.
 */
export const notesOfChild = ({ interests, helps }: Pick<ChildDetails, 'interests' | 'helps'>): string =>
  asNotes([...parts(helps, SENTENCES).flatMap(helpful), ...parts(interests, SENTENCES).map(liked)]);

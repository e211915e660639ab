import { kinWords } from '../../../../facts/kin.ts';
import { lemma } from '../../../../match/lemma.ts';
import { isFirstName } from '../../../../withhold/called-so.ts';
import { isNameOrWord } from '../../../../withhold/names-and-words.ts';
import { isWordForm } from '../../../../words/dictionary.ts';
import { BEING_WORDS } from '../../../theme/entries.ts';
import { mended } from '../../../theme/known-words.ts';

/** Words that a theme of anything may have. */
const SAY_NOTHING: ReadonlySet<string> = new Set(
  'a an the and or of is are was were be been it its my our his her their he she they we i this that there who whose which what when where with for to as so just very really too all some one our your you me him them us story book about has have had do does did gets get got will would could should can then but if than once upon s t re ve d m ll girl boy child kid son daughter toddler year old yo please little small big'.split(
    ' ',
  ),
);
const SAYS_NOT =
  /^(?:not|no|never|none|nobody|nothing|without|won't|can't|cannot|doesn't|don't|didn't|isn't|wasn't|couldn't|wouldn't|refused?|refuses|hates?)$/;
const KIN: ReadonlySet<string> = new Set(kinWords);

/**
 * How much a kind of word says about what happens, set by trying the set-aside wordings: who it happens to says less than
 * what it is, and two words in a row say half as much again as each by itself.
 */
const WORTH = { word: 1, being: 0.5, kin: 0.3, not: 0.5, pair: 0.5 } as const;
/** In a word of two: any being, any of the family. */
const BEING = '@being';
const OF_FAMILY = '@kin';
/** Any word that says no. */
export const NOT = '@not';

/** The words of a theme that say something, in one form each, and pairs of them, with their worth. */
export function contentWords(text: string, mend: (word: string) => string = mended): ReadonlyMap<string, number> {
  const worth = new Map<string, number>();
  const row: string[] = [];
  const add = (word: string, by: number): void => {
    if (by > (worth.get(word) ?? 0)) worth.set(word, by);
  };
  for (const [i, typed] of (text.replace(/’/g, "'").match(/\p{L}+(?:'\p{L}+)?/gu) ?? []).entries()) {
    const low = typed.toLowerCase();
    const word = low.replace(/'s$/, '');
    const being = BEING_WORDS.get(word)?.entry;
    if (SAYS_NOT.test(low)) {
      add(NOT, WORTH.not);
      row.push(NOT);
    } else if (KIN.has(word)) {
      add(`@kin:${lemma(word)}`, WORTH.kin);
      row.push(OF_FAMILY);
    } else if (SAY_NOTHING.has(word)) {
      continue;
    } else if (being) {
      add(`@being:${being.id}`, WORTH.being);
      row.push(BEING);
    } else if (!isName(typed, word, i)) {
      const form = lemma(mend(word));
      if (SAY_NOTHING.has(form)) continue;
      add(form, WORTH.word);
      row.push(form);
    }
  }
  for (const [i, second] of row.entries()) if (i > 0) add(`${row[i - 1]} ${second}`, WORTH.pair);
  return worth;
}

/** A capital on a word that is none: whose name it is says nothing of what happens. */
const isName = (typed: string, word: string, at: number): boolean =>
  /^\p{Lu}/u.test(typed) &&
  (!isWordForm(word) || (at === 0 && (NAMES_TOO.test(word) || (isFirstName(word) && !isNameOrWord(word)))));
/** Names at the beginning of a theme that are words as well. */
const NAMES_TOO =
  /^(?:rose|lily|daisy|grace|hope|joy|jack|mark|will|may|june|april|amber|olive|violet|ruby|pearl|robin|leo|max|bo|sam)$/;

/** Whether a word of `contentWords` is a pair of others, or says who it happens to. */
export const isAboutWho = (word: string): boolean => word.includes(' ') || word.startsWith('@');

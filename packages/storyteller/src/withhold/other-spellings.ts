import { isOrdinary } from './known-words.ts';

const WORD = /[\p{L}\p{M}]+/gu;
/** Shorter names are one letter away from too many words. */
const LEAST_LETTERS = 4;
/** A short form has so many letters of the name at least. */
const LEAST_SHORT = 3;

const plain = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase('en');

/** Whether two words differ by one letter: another one, one too many or too few, or two that changed places. */
function isOneLetterOff(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  if (a.length > b.length) return restA.slice(1) === restB;
  if (a.length < b.length) return restA === restB.slice(1);
  return (
    restA.slice(1) === restB.slice(1) ||
    (restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2))
  );
}

/**
 * Ways in which a text writes a name that is known: with a letter wrong, without its accents, shortened ("Zel", "Benny"),
 * with the s of what belongs to somebody and no apostrophe. Ordinary words are none.
 */
export function otherSpellings(name: string, text: string): string[] {
  const own = plain(name);
  const found = new Set<string>();
  for (const [word] of text.matchAll(WORD)) {
    const low = plain(word);
    if (
      low === own
        ? word.toLocaleLowerCase('en') !== name.toLocaleLowerCase('en')
        : isLike(low, own) || isOwned(word, low, own)
    )
      found.add(word);
  }
  return [...found];
}

/** "Hopes blanket": a word of its own, were it not for the capital. */
const isOwned = (word: string, low: string, name: string): boolean => low === `${name}s` && /^\p{Lu}/u.test(word);

function isLike(word: string, name: string): boolean {
  if (name.length < LEAST_SHORT || word.length < LEAST_SHORT) return false;
  if (word === `${name}s`) return !isOrdinary(word);
  if (isOrdinary(word)) return false;
  if (isShortFor(word, name) || isShortFor(word.replace(/s$/, ''), name)) return true;
  if (name.length < LEAST_LETTERS) return false;
  return isOneLetterOff(word, name) || (word.endsWith('s') && isOneLetterOff(word.slice(0, -1), name));
}

/** "Zel" for Zelda, "Benny" and "Benji" for Benjamin. */
const isShortFor = (word: string, name: string): boolean =>
  word.length >= LEAST_SHORT &&
  word.length < name.length &&
  (name.startsWith(word) || name.startsWith(word.replace(/(.)\1?(?:y|ie|i|s)$/, '$1')));

import { standsAsName } from './bare-words.ts';
import { isRaisedAlone } from './capitals.ts';
import { isCalledSo, isCountry, isFirstName, isPlaceName } from './called-so.ts';
import { isNameAndWord, isOnlyName, isOrdinary, isSlipOfWord, isTooCommon, spanishPart } from './known-words.ts';
import {
  isAfterArticle,
  isBesideSomebody,
  isInPhraseOfArticle,
  isPlayed,
  isSomebodyHere,
  isTimeOfYear,
} from './name-in-context.ts';
import { isDeedHere, isSeldomWord, isToldByNeighbours } from './names-and-words.ts';
import { namesInFull } from './full-names.ts';
import { bare, first, isCapital, low, namesBeside, NO_NAME, WORD, type FoundName } from './names-beside.ts';

/** From this part of small Spanish words a line is Spanish, and words no English list has are words. */
const SPANISH_FROM = 0.25;

/** Whether capitals say nothing in a line: all of it, or each of its words, has them. */
function capitalsSayNothing(line: string): boolean {
  const words = (line.match(WORD) ?? []).filter((word) => word.length > 2);
  return words.length >= 4 && words.filter(isCapital).length / words.length > 0.7;
}

const START = /(?:^|[.!?:;…•\n]|(?:^|\s)[-–—*])["'“”‘’(\s]*$/u;
const SURELY_PLACE_BEFORE = /\b(?:in|from|near|into|around|outside|towards|leaving|visiting|visit|at)\s+$/iu;
const NAME_AFTER =
  /^(?:['’]s\b|,? (?:is|has|was|and \p{Lu}|gets|hits|hates|loves|likes|wants|cries|says|\(\d|aged?\b|(?!this|its)[a-z]{3,}s\b))/u;

/** As much of the text on each side of a word as tells what it is, in letters. */
const BESIDE = 80;

/** So many ordinary words with a capital may be names; more are a way of writing. */
const MOST_RAISED = 2;

/** Names by what they are and what is beside them, and those that are known by where they stand alone. */
function alone(text: string): { readonly found: readonly FoundName[]; readonly inPlace: readonly FoundName[] } {
  const found: FoundName[] = [];
  const inPlace: FoundName[] = [];
  const raised: FoundName[] = [];
  let from = 0;
  for (const line of text.split(/(?<=\n)/)) {
    const plain = capitalsSayNothing(line);
    const spanish = spanishPart(line.toLowerCase().match(WORD) ?? []) >= SPANISH_FROM;
    for (const token of line.matchAll(WORD)) {
      const word = token[0];
      const small = low(word);
      const at = from + token.index;
      const before = text.slice(Math.max(0, at - BESIDE), at);
      const after = text.slice(at + bare(word).length, at + word.length + BESIDE);
      if (
        bare(word).length < 2 ||
        (NO_NAME.test(small) && !/^(?:will|may)$/.test(small)) ||
        !/\p{Script=Latin}/u.test(word)
      )
        continue;
      // "Doesn't": one letter behind an apostrophe begins no part of a name.
      if (small.endsWith('n') && /^['’]t\b/iu.test(after)) continue;
      const name = nameAlone(word, small, before, after, plain, spanish);
      if (name) found.push(name);
      else if (standsAsName(small, before, after)) inPlace.push(first(word, null, false));
      else if (!plain && isRaisedAlone(word, small, before, after)) raised.push(first(word, null, false));
    }
    from += line.length;
  }
  // Whoever raises many words raises them at will.
  return { found, inPlace: raised.length > MOST_RAISED ? inPlace : [...inPlace, ...raised] };
}

function nameAlone(
  word: string,
  small: string,
  before: string,
  after: string,
  plain: boolean,
  spanish: boolean,
): FoundName | undefined {
  const capital = isCapital(word) && !plain;
  if (isOrdinary(small)) {
    if (!isNameAndWord(small)) return undefined;
    if (isTimeOfYear(small, before, after) || isPlayed(small, before, after)) return undefined;
    if (isSeldomWord(small))
      return isAfterArticle(before) ||
        /\p{L}-$/u.test(before) ||
        (isDeedHere(small, before) && !isSomebodyHere(small, before, after))
        ? undefined
        : first(word, null, !capital);
    if (!capital) return isToldByNeighbours(small) && isSomebodyHere(small, before, after) ? first(word) : undefined;
    if (START.test(before)) return NAME_AFTER.test(after) ? first(word, null, false) : undefined;
    return first(word, null, false);
  }
  // "In Kaelen's room" is somebody's; "in Kraków" is a town.
  const isInPlace = SURELY_PLACE_BEFORE.test(before) && !/^['’]s\b/u.test(after);
  if (isPlaceName(small) && (!isFirstName(small) || isInPlace))
    return { written: bare(word), as: isCountry(small) ? 'country' : 'town', impression: null, sure: false };
  if (isFirstName(small)) return first(word, null, false);
  if (capital) {
    if (spanish && START.test(before)) return undefined;
    if (isInPlace)
      return { written: bare(word), as: isCountry(small) ? 'country' : 'town', impression: null, sure: false };
    return first(word, null, false);
  }
  // "The grumpy narwhal" is nobody's name, whether a dictionary has it or not.
  if (
    spanish ||
    (!capital &&
      isInPhraseOfArticle(before) &&
      !isCalledSo(small) &&
      !/^ (?:family|next door|kids|house)\b/u.test(after))
  )
    return undefined;
  // A slip of the pen may be a name all the same, where one would stand.
  if (!isSlipOfWord(small))
    return /\bin $/iu.test(before)
      ? { written: bare(word), as: 'town', impression: null, sure: false }
      : first(word, null, false);
  return !/(?:ing|ed|s|ly)$/.test(small) && isBesideSomebody(before, after) ? first(word) : undefined;
}

const DOUBLE = /(?<![\p{L}\p{M}-])\p{Lu}[\p{L}\p{M}'’]+(?:-\p{Lu}[\p{L}\p{M}'’]+)+/gu;

const SMALL_DOUBLE = /(?<![\p{L}\p{M}-])\p{Ll}{2,}-\p{Ll}{2,}(?![\p{L}\p{M}-])/gu;

/** The other halves of names that are written with a hyphen: "Jean" of "Jean-Luc" is a word by itself. */
function halves(text: string, found: readonly FoundName[]): FoundName[] {
  const known = new Set(found.map(({ written }) => low(written)));
  const small = [...text.matchAll(SMALL_DOUBLE)].flatMap(([double]) => {
    const isOne = isFirstName(low(double)) || double.split('-').some((part) => isOnlyName(low(part)));
    return isOne ? [first(double)] : [];
  });
  return [
    ...small,
    ...[...text.matchAll(DOUBLE)].flatMap(([double]) => {
      const parts = bare(double).split('-');
      return parts.some((part) => known.has(low(part))) ? parts.map((part) => first(part, null, false)) : [];
    }),
  ];
}

/**
 * Names in what a parent wrote, in whatever letters: beside a word that says so ("brother tom", "called Pip", "Miss
 * Kelly"), with a capital in the middle of a sentence and in no dictionary, or known as a name and as no word. Rather too
 * much than too little.
 */
export function namesIn(text: string): FoundName[] {
  const { found: read, inPlace } = alone(text);
  const found = [...namesBeside(text), ...read];
  const known = [...found, ...halves(text, found)].filter(
    (each) => each.sure || !isTooCommon(each.written) || isCapital(each.written),
  );
  return [...known, ...inPlace, ...namesInFull(text)];
}

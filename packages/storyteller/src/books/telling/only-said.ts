import type { BookScript } from '@storylantern/contract';
import { plainText } from '../../facts/given-text.ts';
import { lemma } from '../../match/lemma.ts';
import { escaped } from '../../words/escaped.ts';
import { isNameOfEvent, usesInWordings } from '../arcs/events/index.ts';
import { theOneAbout } from '../arcs/the-one-about/arc.ts';
import { namesWord } from '../audit/thing-words.ts';
import { isEvent } from '../events-lost.ts';
import { singularsOf } from '../theme/entries.ts';
import { withoutAsker } from '../theme/plain-theme.ts';
import { STOP_WORDS } from '../theme/word-lists.ts';
import { bareOf, isSaidWithoutSaying } from './left-out.ts';

const WORD = /\p{L}+(?:['’]\p{L}+)?/gu;
const SHORTEST = 3;
/** "we're" says nothing of a theme. */
const CONTRACTED = /['’](?:d|ll|ve|re|m)$/u;
/** A word of the theme that stands on these first pages alone, or on none, was said, and nothing came of it. */
const OPENING = 2;
/** What is feared, found or turned into is what a theme is about: these are asked for though books use them for much else. */
const OF_A_PREMISE = /^(?:scared|afraid|frightened|allergic)$/;

/**
 * What a book says of its theme and makes nothing of: words that stand in its opening alone, or the whole of a theme that is
 * only played with (`the-one-about`). Named to the parent beside the book, because a premise that is said once and left is lost.
 * `names` are the child's.
 */
export function onlySaid(typed: string, script: BookScript, names: readonly string[]): string[] {
  const theme = withoutAsker(plainText(typed)).trim();
  if (script.arc === theOneAbout.id) return [theme];
  const pages = script.pages.map(({ text }) => text.toLowerCase().replace(/’/g, "'"));
  const stems = pages.map((page) => new Set((page.match(WORD) ?? []).map((word) => lemma(bareOf(word)))));
  const unsaid = new Set(names.map((name) => name.toLowerCase()));
  const listed = new Set(script.notManaged.flatMap((each) => each.toLowerCase().split(/\s+/)).map(bareOf));
  const found = [...theme.matchAll(WORD)].flatMap(([each]) => {
    const word = bareOf(each);
    if (CONTRACTED.test(each) || word.length < SHORTEST || unsaid.has(word) || listed.has(word)) return [];
    if (!OF_A_PREMISE.test(word) && (STOP_WORDS.has(word) || isEvent(word) || isSaidWithoutSaying(word))) return [];
    if (usesInWordings(script.arc, lemma(word)) > 0 || isNameOfEvent(script.arc, theme, word)) return [];
    if (namesWord(script.title.toLowerCase(), word)) return [];
    const forms = singularsOf(word);
    const on = pages.flatMap((page, n) =>
      stems[n]?.has(lemma(word)) === true || forms.some((form) => namesWord(page, form)) ? [n] : [],
    );
    const isOpening = on.every((n) => n < OPENING);
    return isOpening && !isNamed(word, script) && !isSetting(word, theme, pages) ? [each] : [];
  });
  return [...new Set(found)];
}

/** "Blaze the fire engine" is Blaze from then on. */
const isNamed = (word: string, { pages }: BookScript): boolean =>
  pages.some(({ text }) => new RegExp(String.raw`\p{Lu}\p{Ll}+ the (?:\p{L}+ ){0,2}${escaped(word)}`, 'u').test(text));

/** Where a book takes place need not be said twice: "the dark place under the stairs". */
const isSetting = (word: string, theme: string, pages: readonly string[]): boolean => {
  const at = new RegExp(
    String.raw`\b(?:under|in|on|at|behind|inside|by|near|up|down) (?:the|a|an|my|our) ${escaped(word)}`,
    'iu',
  );
  const said = at.exec(theme)?.[0].toLowerCase();
  return said !== undefined && pages.some((page) => page.includes(said));
};

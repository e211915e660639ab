import { formsOf } from '../match/word-forms.ts';
import { remembered } from '../words/remembered.ts';

/** Words of titles that show no image of their own: a title may have them whatever its story tells. */
const OPEN = new Set(
  `a about after again all alone along already an and another any anything anyone are as at away back be because been before begin beginning
  behind big bit but by bye can careful close come day do early else end ever every everybody everyone far few find finish first for
  forget from get go good goodbye goodnight great had happen hard has have he hello her here him his how if in inside instead into is it its job
  just keep kind know last later least less like little long look lot made make many may me mean might mine more most much must my near need never new
  next night no nobody not nothing now number of off often old on once one only or ordinary other our out over own part place plain please quite raise
  raised rather real say see she short small so some somebody someone something sometimes soon sort start stay still such take than thank that
  the their them then there these they thing think this those through time to today together tomorrow tonight too try turn two under until up
  very want was way we well were what when where which while who whole whose why will with without word wrong yes yet you your
  three four five six seven eight nine ten twice half same each between among itself everything cannot down right second late order size piece
  wait forgot awake count share lie leave read hear heard hold choose carry question answer tell send seen return live travel found plan praise
  move roughly let bring given follow learn known left middle hello hush rest top side reason notice grow people enough fine put full wider
  below meanwhile slow`.split(/\s+/),
);
/** "Room for Two" is about space, not about a room. */
const IDIOMS = /\broom for\b/gi;
const WORD = /\p{L}[\p{L}\p{M}]*/gu;

const wordsOf = (text: string): string[] => text.toLowerCase().match(WORD) ?? [];
const isOpen = (word: string): boolean => word.length < 2 || formsOf(word).some((form) => OPEN.has(form));

/** Every title of a frame is held against the same story. */
const READ_LATELY = 2;
const formsIn = remembered(READ_LATELY, (text: string): ReadonlySet<string> => new Set(wordsOf(text).flatMap(formsOf)));

const ofGiven = new WeakMap<readonly string[], ReadonlySet<string>>();
function formsGiven(given: readonly string[]): ReadonlySet<string> {
  const known = ofGiven.get(given) ?? new Set(given.flatMap(wordsOf).flatMap(formsOf));
  ofGiven.set(given, known);
  return known;
}

/** The words of a title that show something, and those of them that stand in a story, in any form. */
function shownIn(title: string, text: string, given: readonly string[]): { shown: number; told: number } {
  const shown = wordsOf(title.replace(IDIOMS, ' ')).filter((word) => !isOpen(word));
  if (shown.length === 0) return { shown: 0, told: 0 };
  const inText = formsIn(text);
  const inGiven = formsGiven(given);
  const isThere = (word: string): boolean => formsOf(word).some((form) => inText.has(form) || inGiven.has(form));
  return { shown: shown.length, told: shown.filter(isThere).length };
}

/**
 * Whether a title fits the words under it: each of its words that shows something has to stand in the story, in any
 * form of it. `given` are words it may have anyway: the child's name and what the whole situation is about.
 */
export function titleFits(title: string, text: string, given: readonly string[]): boolean {
  const { shown, told } = shownIn(title, text, given);
  return shown === told;
}

/**
 * The same for a title that was written together with a scene which is told alone: it names that scene and no other, so
 * one image that both have is enough ("A Tail Is Not a Handle" over a tail).
 */
export function sceneTitleFits(title: string, text: string, given: readonly string[]): boolean {
  const { shown, told } = shownIn(title, text, given);
  return shown === 0 || told > 0;
}

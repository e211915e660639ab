import { isOrdinary, spanishPart } from '../../withhold/known-words.ts';
import { isWordForm } from '../../words/dictionary.ts';
import { singularsOf } from './entries.ts';
import { onlyMeant } from './known-words.ts';

/** Right words that no list has, one letter or two from another. */
const RIGHT = /^(?:latkes?|goslings?|anglerfish|challah|maamoul|capybaras?|axolotls?)$/;

/** Endings by which a word is another form of the same one: "ghosty" is no slip of "ghost", and "visitor" none of "visitors". */
const OTHER_FORM = /^(?:s|es|d|r|er|y|ish)$/;

/** Whether two words are forms of one, of which the shorter begins the longer. */
function isFormOf(word: string, other: string): boolean {
  const [short = '', long = ''] = [word, other].sort((one, two) => one.length - two.length);
  return long.startsWith(short) && OTHER_FORM.test(long.slice(short.length));
}

/** A word of no dictionary as the one that it was meant to be. */
function meantOne(word: string): string {
  const meant = onlyMeant(word);
  return meant === null || isFormOf(word, meant) ? word : meant;
}

/** The same of a plural of which only the single one is known: its ending is left on. */
function meant(word: string): string {
  const forms = [word, ...singularsOf(word), word.replace(/i(?:er|est)$/, 'y')];
  if (RIGHT.test(word) || forms.some((each) => isWordForm(each) || isOrdinary(each))) return word;
  const single = /[^s]s$/.test(word) ? word.slice(0, -1) : word;
  const one = meantOne(single);
  return one === single ? meantOne(word) : one + word.slice(single.length);
}

/** With so many small words of Spanish a text is in Spanish. */
const SOME_SPANISH = 0.2;

/**
 * A theme with the slips mended in the words that the storyteller knows: "The jungel" is the jungle to every story that
 * looks for one, and not only to whoever reads the nouns. A capital inside a theme begins a name, and so does one in the
 * details; names stay as they are typed.
 */
export function withSlipsMended(theme: string, details: string, childName: string | null): string {
  const names = new Set(
    [childName ?? '', ...(details.match(/\p{Lu}\p{L}+/gu) ?? [])].flatMap((each) => each.toLowerCase().split(/\s+/)),
  );
  if (spanishPart(theme.toLowerCase().split(/\s+/)) > SOME_SPANISH) return theme;
  const isOne = /^\p{L}+$/u.test(theme.trim());
  return theme.replace(/(?<![\p{L}'’-])\p{L}{5,}(?![\p{L}'’-])/gu, (typed) => {
    const small = typed.toLowerCase();
    if (names.has(small) || (small !== typed && !isOne)) return typed;
    return typed.charAt(0) + meant(small).slice(1);
  });
}

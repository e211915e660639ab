import { kinPhrase } from '../../facts/kin.ts';

/**
 * Words for a grandparent that are in no list of relatives, because they are two words, have letters that no pattern of them
 * knows, or may be somebody's first name: only beside a grandparent of the theme, or doing something with the child, is it plain.
 */
const WORDS: Readonly<Record<'f' | 'm', RegExp>> = {
  f: /(?<!\p{L})(?:Po Po|Nai Nai|Wai Po|Nani ji|Dadi ji|Mémé|Mamé|Mémère|Lola|Vovó|Avó|Ouma|Naani|Paati|Ammamma|Ajji|Baka|Bunica|Mummo|Bestemor|Mimi|Gigi|Lita)(?!\p{L})/u,
  m: /(?<!\p{L})(?:Gong Gong|Ye Ye|Wai Gong|Pépé|Pépère|Lolo|Vovô|Avô|Babu|Oupa|Thatha|Ajja|Nanaji|Dadaji|Deda|Bunicu|Ukki|Bestefar|Pops?|Poppa|Jido|Bampy|Grampy)(?!\p{L})/u,
};
/** Such a word that is nobody's first name. */
const SURE =
  /^(?:\p{L}+ \p{L}+|.*[éóôã].*|Oup?ma|Oupa|Naani|Paati|Ammamma|Thatha|Nanaji|Dadaji|Bestemor|Bestefar|Jido|Bampy|Grampy)$/u;

/** The family's word for a grandmother or a grandfather in the details; undefined where there is none. */
export const grandparentWord = (details: string, gender: 'f' | 'm'): string | undefined =>
  WORDS[gender].exec(capitalised(details))?.[0];

/** The same without a theme that says who it is: "Po Po shows her how". */
export function surelyGrandparent(details: string): { readonly text: string; readonly gender: 'f' | 'm' } | undefined {
  for (const gender of ['f', 'm'] as const) {
    const text = grandparentWord(details, gender);
    // In the making "Po Po" is one word: a word said twice is a slip everywhere else.
    if (text !== undefined && SURE.test(text)) return { text: kinPhrase(text.replace(' ', ''))?.text ?? text, gender };
  }
  return undefined;
}

/** "his jido told him", in small letters. */
const capitalised = (details: string): string =>
  details.replace(/(?<=\b(?:his|her|my|our|their|with) )\p{Ll}/gu, (letter) => letter.toUpperCase());

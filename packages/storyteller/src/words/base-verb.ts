import nlp from 'compromise';
import { isWord } from './dictionary.ts';
import { BASE_OF_PAST } from './irregular-past.ts';
import { remembered } from './remembered.ts';

/** A map, since whoever types "constructor" finds that in every plain object. */
const IRREGULAR: ReadonlyMap<string, string> = new Map(Object.entries({
  is: 'be', are: 'be', am: 'be', being: 'be', has: 'have', having: 'have', does: 'do', goes: 'go', lies: 'lie', lying: 'lie',
  ties: 'tie', tying: 'tie', dies: 'die', dying: 'die', practises: 'practise', practising: 'practise', practices: 'practice',
})); // prettier-ignore
/** Enough for what families write in a day. */
const MOST_REMEMBERED = 4_000;

/** How a verb would end in -ing, by the rules of spelling. */
const inIng = (verb: string): readonly string[] => [
  ...(/[^aeioy]e$|ue$/.test(verb) ? [verb.replace(/e$/, 'ing')] : [`${verb}ing`]),
  ...(/[aeiou][^aeiouwxy]$/.test(verb) ? [`${verb}${verb.at(-1)}ing`] : []),
];

/** "humming" -> "hum", "sings" -> "sing", "strokes" -> "stroke"; what is a base already stays. Undefined when unsure. */
export const baseOf = (verb: string): string | undefined => base(verb.toLowerCase()) || undefined;
const base = remembered(MOST_REMEMBERED, (verb) => found(verb) ?? '');

function found(verb: string): string | undefined {
  const fixed = IRREGULAR.get(verb) ?? BASE_OF_PAST.get(verb);
  if (fixed !== undefined) return fixed;
  if (verb.endsWith('ing') && verb.length > 4) {
    const stem = verb.slice(0, -3);
    const bases = [
      ...(/(.)\1$/.test(stem) && !/(?:ll|ss|zz|ff)$/.test(stem) ? [stem.slice(0, -1)] : []),
      ...(/[^aeiou][aeiou][^aeiouwxy]$|[cvzu]$|[^s]s$|th$|[^ise]ng$|rg$|dg$/.test(stem) || !isWord(stem)
        ? [`${stem}e`]
        : []),
      stem,
      stem.slice(0, -1),
    ];
    const sure = bases.find((each) => isWord(each) && inIng(each).includes(verb) && each.length > 1);
    if (sure !== undefined) return sure;
    const parsed = nlp(`he is ${verb}`).verbs().toInfinitive().text().split(' ').at(-1);
    return parsed !== undefined && isWord(parsed) ? parsed : undefined;
  }
  if (/[^s]s$/.test(verb)) {
    const bases = verb.endsWith('ies')
      ? [verb.replace(/ies$/, 'y')]
      : /(?:ch|sh|x|zz|ss|o)es$/.test(verb)
        ? [verb.replace(/es$/, ''), verb.replace(/s$/, '')]
        : [verb.replace(/s$/, '')];
    return bases.find(isWord);
  }
  return isWord(verb) ? verb : undefined;
}

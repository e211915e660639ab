import { kinWords } from '../facts/kin.ts';
import { escaped } from '../words/escaped.ts';

/** A name, or a day of the week, behind another word of the sentence, with what ties it to that. */
const NAME =
  /(?<=[\p{Ll}\d,)] )(?:(with|by|from|to|at|in|on|near|beside|behind|next to|and|called|named) )?((?:(?:cousin|friend|brother|sister|twin|dog|cat|teacher|nurse|neighbour) )?(?:(?:Mrs?|Ms|Miss|Mx|Dr|Coach|Nurse|St) )?\p{Lu}[\p{Ll}'-]+(?!\p{L})(?: \p{Lu}\p{Ll}+)?)/gu;
const NO_NAME = new RegExp(
  String.raw`^(?:I|I'\w+|Year|Reception|Please|English|Makaton|BSL|PECS|TV|PE|SEN\w*|ASD|ADHD|Down|Asperger|Tourette|Crohn|(?:${kinWords.join('|')})s?)(?:'s)?(?: |$)`,
  'iu',
);

/**
 * The names and days of a sentence that found a place, which the story does not say: "uses picture cards with Miss Bea", told as
 * picture cards. Each with the word that ties it to the rest, so that a parent knows what is meant.
 */
export function namesLeftOf(sentence: string, text: string, child: string): string[] {
  const isSaid = (name: string): boolean =>
    new RegExp(String.raw`(?<!\p{L})${escaped(name)}(?:'?s)?(?!\p{L})`, 'iu').test(text);
  return [...sentence.matchAll(NAME)].flatMap(([whole, , name = '']) => {
    const plain = name.replace(/'s$/, '').replace(/^((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)s$/, '$1');
    const own = plain.split(' ').at(-1) ?? plain;
    const isOther = NO_NAME.test(name) || plain.startsWith(child) || isSaid(plain) || isSaid(own);
    return isOther ? [] : [whole.replace(/^(?:called|named) /, '').replace(/'s$/, '')];
  });
}

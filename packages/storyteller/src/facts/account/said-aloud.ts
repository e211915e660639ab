import { plainText, toldSentences } from '../given-text.ts';
import type { ToldFact } from '../told-fact.ts';
import { isUnkind } from '../usable-phrase.ts';
import type { Retold } from './sentences.ts';

/** What the child said, and no one else: "she said ...", "and said ...". */
const SAID =
  /(?:^|[.!?,] ?|\b(?:he|she|they|and|then) )(?:(?:then|just|calmly|quietly|bravely|even|really) )*(?:said|shouted|called out)(?: (?:(his|her|their) (?:own )?name) and)?[,:]? ?"([\p{L}'’, !?.]{2,60}?)[.,!]?"/iu;
const MOST_SAID = 10;

/** What is typed in capitals was shouted, and is printed as it is said. */
const asSpoken = (said: string | undefined): string | undefined =>
  said === undefined || /\p{Ll}/u.test(said) || said.length < 4 ? said : said.toLowerCase().replace(/\bi\b/g, 'I');

/** A first sentence is told with its words, and so is what was said where that was the deed. */
export function saidIn(problem: string, main: readonly ToldFact[]): Retold[] {
  const typed = plainText(problem);
  const words = /"([\p{L}', !?]{2,40}?)[.,!]?"/u.exec(typed)?.[1];
  const isSaid = main.some(({ phrase }) => /^said (?:a|the|\{his\}) (?:first )?(?:\w+ )?(?:sentence|words?)\b/.test(phrase.text));
  const sentence = toldSentences(problem)[0] ?? '';
  if (words !== undefined && isSaid && !isUnkind(words)) return [{ text: `It was "${words}".`, sentence }];
  const [, name, said] = SAID.exec(typed) ?? [];
  const own = asSpoken(said?.trim());
  if (own === undefined || own.split(' ').length > MOST_SAID || isUnkind(own)) return [];
  const mark = /[?!]$/.test(own) ? '' : '.';
  if (name !== undefined) return [{ text: `{he} said {his} name and "${own}${mark.replace('.', '')}".`, sentence }];
  return [{ text: `{he} said, "${own.charAt(0).toUpperCase()}${own.slice(1)}${mark}"`, sentence }];
} // prettier-ignore

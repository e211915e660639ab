import { escaped } from '../words/escaped.ts';
import { pluralVerb } from '../words/verb-agreement.ts';

/** Whether a name is that of two or more children of one story: "Tom and Sue". */
export const areSeveral = (name: string): boolean => / and /.test(name);

const AUXILIARY = '(?:was|is|has|does|was not|is not|has not|does not)';

/** A text with several children in it, whose verbs were written for one: "Tom and Sue was there", "how does Tom and Sue". */
export function asSeveral(text: string, name: string): string {
  if (!areSeveral(name) || !text.includes(name)) return text;
  const [before, after] = [
    `(?<=\\b${escaped(name)} (?:also |still |then |often |already )?)`,
    `(?= ${escaped(name)}(?!['’\\p{L}]))`,
  ];
  return text
    .replace(new RegExp(`${before}${AUXILIARY}(?!\\p{L})`, 'gu'), ofSeveral)
    .replace(new RegExp(`(?<!\\p{L})(?:[Dd]oes|[Ii]s|[Hh]as|[Ww]as)${after}`, 'gu'), ofSeveral);
}

const ofSeveral = (verb: string): string => {
  const [first = '', ...rest] = verb.split(' ');
  const plural = pluralVerb(first.toLowerCase());
  const written = /^\p{Lu}/u.test(first) ? plural.charAt(0).toUpperCase() + plural.slice(1) : plural;
  return [written, ...rest].join(' ');
};

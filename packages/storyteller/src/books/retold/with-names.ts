import { kinPhrase } from '../../facts/kin.ts';
import { baseOf } from '../../words/base-verb.ts';
import { escaped } from '../../words/escaped.ts';
import { isPastForm } from '../../words/past-tense.ts';
import type { Figure } from '../arc.ts';
import { KIN, type Tellers } from './tellers.ts';
import { PRONOUN } from './verb-at.ts';

const DAYS =
  /\b(?:christmas|easter|diwali|eid|halloween|hanukkah|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|april|june|july|august|september|october|november|december)\b(?: (?:eve|day)\b)?/g;
const raised = (word: string): string => word.charAt(0).toLocaleUpperCase('en') + word.slice(1);
const OWN_KIN = new RegExp(
  String.raw`\b(?:(?:my|our) )?(?<!(?:his|her|their|the|an?|\p{L}+'s) )(${KIN})((?:'s)?)(?: (?!and\b|to\b|at\b|in\b|on\b|was\b|who\b|had\b|with\b|for\b|is\b|came\b|arrived\b)(\p{L}{2,})(?=$|[ ,.']))?(?![\p{L}-])`,
  'giu',
);
/** "drives", "drove": no uncle is called so. */
const isVerb = (word: string): boolean =>
  isPastForm(word) || /^(?:is|has|can|was)$/.test(word) || (/[^s]s$/.test(word) && (baseOf(word) ?? word) !== word);
/** "auntie jo" is Auntie Jo, and "my mum" is Mum. */
export function withKin(text: string): string {
  return text
    .replace(DAYS, (day) => day.split(' ').map(raised).join(' '))
    .replace(OWN_KIN, (whole: string, kin: string, own: string, name: string | undefined) => {
      const isLower = name !== undefined && /^\p{Ll}/u.test(name);
      // Of uncles there may be several; without a name he is "my uncle".
      const isAnyUncle = /^(?:my|our) (?:aunt|uncle)/i.test(whole) && (name === undefined || (isLower && isVerb(name)));
      if (isAnyUncle) return whole.toLowerCase();
      const called = kinPhrase(kin)?.text ?? raised(kin);
      const isName =
        name !== undefined && own === '' && (/^\p{Lu}/u.test(name) || (/^(?:aunt|uncle)/i.test(kin) && !isVerb(name)));
      if (name !== undefined && !isName) return `${called}${own} ${name}`;
      return `${called}${own}${name === undefined ? '' : ` ${raised(name)}`}`;
    });
}

/** The family as a story speaks of it: "my brother" is Ada's brother, "our car" is their car. */
export const withFamily = (text: string, child: Figure): string =>
  withKin(text)
    .replace(/\bmy (?=(?:\p{Ll}+ )?(?:brother|sister|cousin|friend)\b)/giu, `${child.names} `)
    .replace(/\bour\b/gi, 'their');

/** Names the parent gives to somebody or something of the theme stand with it the first time. */
export const withNames = (text: string, names: Tellers['names']): string => {
  let named = text;
  for (const [noun, name] of names) {
    if (named.includes(name)) continue;
    named = named
      .replace(
        new RegExp(
          String.raw`\b((?:my|our|his|her|their|a) )?((?:step|half|big|little|older|younger|twin|baby)[ -]?)?\b(brother|sister|cousin|friend)\b(?! ${name})`,
          'iu',
        ),
        (whole) => (whole.toLowerCase().endsWith(noun.split(' ').at(-1) ?? noun) ? `${whole} ${name}` : whole),
      )
      .replace(
        new RegExp(String.raw`\b(?:the|our|my|his|her|their) (${escaped(noun)})\b(?! ${name})`, 'iu'),
        (whole, word: string) => (/brother|sister|cousin|friend/.test(word) ? whole : `${name} the ${word}`),
      );
  }
  return named;
};

/** As it stands inside a sentence: names keep their capitals, "The tent" does not. */
export const begun = (text: string): string =>
  text.replace(
    new RegExp(String.raw`^(?:${PRONOUN}|the|an?|our|my|his|her|their|some|all|one|two|three)\b(?!-)`, 'iu'),
    (word) => (word.toLowerCase() === 'i' ? 'I' : word.toLowerCase()),
  );

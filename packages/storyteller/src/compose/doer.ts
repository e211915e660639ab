import { kinWords, sameKin } from '../facts/kin.ts';
import type { ToldFact } from '../facts/told-fact.ts';
import type { Phrase } from '../render/phrase.ts';

const KIN = new RegExp(String.raw`\b(?:${kinWords.join('|')})\b`, 'gi');
const kinIn = (text: string): string[] => [...text.matchAll(KIN)].flatMap((each) => sameKin(each[0]));
const SELF = /\b(?:i'm|i am|im|this is|from|love|signed)\b|\b(?:me|i),? \(/i;
const TITLED = /\b(?:Mrs|Mr|Ms|Miss|Dr)\.? \p{Lu}[\p{L}'-]+/u;
/** Those who help at one place, as a story calls them. */
const AT_WORK: readonly (readonly [RegExp, string])[] = [
  [/\b(?:ta|lsa|teaching assistant)\b/i, 'the teaching assistant'],
  [/\b(?:key ?worker|key person)\b/i, 'the key worker'],
  [/\b(?:teachers?|school|staff|headteacher)\b/i, 'the teacher'],
  [/\bchildminder\b/i, 'the childminder'],
  [/\bnurse\b/i, 'the nurse'],
  [/\bdentist\b/i, 'the dentist'],
  [/\bhairdresser\b/i, 'the hairdresser'],
  [/\bbarber\b/i, 'the barber'],
  [/\bcoach\b/i, 'the coach'],
];
const OF_THE_CHILD = /\b(?:his|her|their) ((?:big |older )?(?:sister|brother))\b/i;

/** A brother who waits by the door is late because of it, and helps nobody. */
const WAITS_FOR_THE_CHILD = /\b(?:brother|sister)s?\b(?: \p{Lu}\p{Ll}+)?(?: always| just| is)? wait(?:s|ing)?\b/iu;

/** Who comes on Tuesdays is not there every time. */
const ON_SOME_DAYS = /\b(?:on|every) (?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\bat (?:the )?weekends?\b/i;
const CALLED = /^\p{Lu}\p{Ll}+$/u;
const NOBODY_BY_NAME = /^(?:we|you|someone|somebody|one|they|he|she)$/i;

/**
 * Who does what a grown-up does to help: whoever the parent names; for "I" the helper who introduced themselves, else
 * nobody by name. Undefined when it is a relative who may not help here.
 */
export function doerOf(
  { sentence, words, by, who }: ToldFact,
  told: readonly ToldFact[],
  unnamed: Phrase,
): Phrase | undefined {
  if (WAITS_FOR_THE_CHILD.test(sentence)) return undefined;
  const helpers = told.filter((each) => each.name === 'helper');
  const named = kinIn(by ?? words ?? sentence);
  if (named.length > 0) {
    const isNamed = ({ phrase }: ToldFact): boolean =>
      named.some((word) => new RegExp(String.raw`\b${word}\b`, 'i').test(phrase.text));
    return (helpers.find((each) => each.phrase.text === who?.text) ?? helpers.find(isNamed))?.phrase;
  }
  if (who) return helpers.find((each) => each.phrase.text === who.text)?.phrase ?? who;
  const titled = TITLED.exec(words ?? sentence)?.[0];
  if (titled !== undefined && by !== undefined && /^(?:mrs|mr|ms|miss|dr)/i.test(by)) {
    return helpers.find((each) => each.phrase.text === titled)?.phrase ?? { text: titled };
  }
  const place = AT_WORK.find(([word]) => by !== undefined && word.test(by))?.[1];
  if (place !== undefined)
    return helpers.find((each) => /^(?:Mrs|Mr|Ms|Miss) /.test(each.phrase.text))?.phrase ?? { text: place };
  const sibling = by === undefined ? undefined : OF_THE_CHILD.exec(by)?.[1];
  if (sibling !== undefined)
    return { text: `{his} ${sibling.toLowerCase()}`, gender: sibling.endsWith('sister') ? 'f' : 'm' };
  if (by === undefined) return helpers.find((each) => !ON_SOME_DAYS.test(each.sentence))?.phrase ?? unnamed;
  if (CALLED.test(by) && !NOBODY_BY_NAME.test(by))
    return helpers.find((each) => each.phrase.text === by)?.phrase ?? { text: by };
  return helpers.find((each) => SELF.test(each.sentence))?.phrase ?? unnamed;
}

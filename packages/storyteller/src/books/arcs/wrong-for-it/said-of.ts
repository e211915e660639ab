import { baseOf } from '../../../words/base-verb.ts';
import { pastOf } from '../../../words/past-tense.ts';
import { thirdPersonOf } from '../../../words/third-person.ts';

const PAST: Readonly<Record<string, string>> = {
  is: 'was', "isn't": "wasn't", are: 'were', has: 'had', can: 'could', "can't": "couldn't", cannot: 'could not', will: 'would',
  "won't": "wouldn't", "doesn't": "didn't", does: 'did', "hasn't": "hadn't",
}; // prettier-ignore
const PRESENT: Readonly<Record<string, string>> = {
  was: 'is', "wasn't": "isn't", were: 'are', had: 'has', could: 'can', "couldn't": "can't", would: 'will', "wouldn't": "won't",
  "didn't": "doesn't", did: 'does', "hadn't": "hasn't",
}; // prettier-ignore
const ADVERB =
  /^(?:always|never|really|only|secretly|just|still|also|even|often|sometimes|actually|absolutely|simply|all)$/i;
/** Where a pronoun has a verb of its own: "that he can never sneak up". */
const OF_PRONOUN = /\b(he|she|it) ((?:always |never |only |really |just )?)([\p{L}']+)/giu;
/** Several do something in it, and what they do cannot be told from its form alone. */
const OF_OTHERS = /\b(?:they|people|everyone|everybody|someone|somebody|you|we|i) \p{L}+/iu;

/** "falls over all the time" as it was: "fell over all the time"; null where the verb is not sure. */
export function inPastTense(predicate: string): string | null {
  return changed(predicate, (verb) => PAST[verb] ?? (Object.hasOwn(PRESENT, verb) ? verb : pastOf(verb)));
}

/** The same as it is, where it was told as it was: "was too loud" is "is too loud". */
export function inPresentTense(predicate: string): string | null {
  return changed(predicate, (verb) => {
    if (Object.hasOwn(PAST, verb)) return verb;
    const was = PRESENT[verb];
    if (was !== undefined) return was;
    const base = baseOf(verb);
    if (base === undefined) return undefined;
    return /[^s]s$/.test(verb) ? verb : thirdPersonOf(base);
  });
}

function changed(predicate: string, of: (verb: string) => string | undefined): string | null {
  if (OF_OTHERS.test(predicate.replace(/\b(?:any|some|every)(?:one|body)$/i, ''))) return null;
  const words = predicate.split(' ');
  const at = words.findIndex((word) => !ADVERB.test(word));
  const verb = words[at]?.toLowerCase();
  if (verb === undefined) return null;
  const told = of(verb);
  if (told === undefined) return null;
  words[at] = told;
  let isSure = true;
  const whole = words.join(' ').replace(OF_PRONOUN, (all, who: string, how: string, its: string) => {
    // "sees it coming": no verb of its own.
    const low = its.toLowerCase();
    if (!Object.hasOwn(PAST, low) && !Object.hasOwn(PRESENT, low) && !/[^s]s$/.test(low)) {
      if (who.toLowerCase() !== 'it') isSure = false;
      return all;
    }
    const other = of(low);
    if (other === undefined) isSure = false;
    return `${who} ${how}${other ?? its}`;
  });
  return isSure ? whole : null;
}

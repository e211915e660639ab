import nlp from 'compromise';

/** Verbs that are the same for everyone. */
const MODALS = new Set(['can', 'may', 'will', 'could', 'might', 'would', 'shall']);
/** The few verbs whose plural is not the infinitive. */
const PLURALS: Readonly<Record<string, string>> = { is: 'are', was: 'were', "isn't": "aren't", "wasn't": "weren't" };
const known = new Map<string, string>();

interface Conjugation {
  readonly Infinitive?: string;
}

/**
 * The plural form of a verb written for one person: "wants" -> "want", "is" -> "are", "can" -> "can". Frames are
 * written for a boy, so the verb after "they" or after two helpers is found here.
 */
export function pluralVerb(verb: string): string {
  if (verb.includes(' ')) return ofEachVerb(verb, pluralVerb);
  if (MODALS.has(verb)) return verb;
  const fixed = PLURALS[verb];
  if (fixed !== undefined) return fixed;
  const before = known.get(verb);
  if (before !== undefined) return before;
  const [conjugation] = nlp(`he ${verb}`).verbs().conjugate() as Conjugation[];
  const plural = conjugation?.Infinitive ?? nlp(verb).verbs().toInfinitive().text();
  const found = plural === '' ? verb : plural;
  known.set(verb, found);
  return found;
}

/** An adverb before its verb ("still gets") and two verbs joined by "and" ("looks and looks"), each verb changed. */
export const ofEachVerb = (written: string, change: (verb: string) => string): string =>
  written
    .split(' and ')
    .map((part) => part.replace(/\S+$/, change))
    .join(' and ');

/** Whether a stretch of authored text names several people or things, whom "they" could mean. */
export function hasPlural(text: string): boolean {
  const before = plurals.get(text);
  if (before !== undefined) return before;
  const found = nlp(text).has('#Plural') || PEOPLE.test(text);
  if (plurals.size < MOST_REMEMBERED) plurals.set(text, found);
  return found;
}
const plurals = new Map<string, boolean>();
const MOST_REMEMBERED = 20_000;
const PEOPLE = /\b(?:people|children|grown-ups|parents|friends|families|others|everyone|everybody|twins)\b/i;

import { ofEachVerb, pluralVerb } from './verb-agreement.ts';

/** The few verbs that after "I" are neither the infinitive nor as after "they". */
const AFTER_I: Readonly<Record<string, string>> = { is: 'am', "isn't": 'am not', was: 'was', "wasn't": "wasn't" };
const THIRD_PERSON = /[a-z]s$/;

/**
 * The verb of a mark as it stands after "I": "wants" -> "want", "is" -> "am", "still gets" -> "still get". A past or plural
 * form ("said", "are") stays as it is.
 */
export const firstPersonVerb = (written: string): string =>
  ofEachVerb(written, (verb) => AFTER_I[verb] ?? (THIRD_PERSON.test(verb) ? pluralVerb(verb) : verb));

/** What stands in a parent's words when a child doubts, asks or has found out. */
const DOUBT =
  /\b(?:real\w*|exist\w*|belie\w+|true|truth|li(?:e|es|ed|ar|ars)|lying|found|finds? out|hid(?:es|den)?|figur\w+|work(?:ed|s) (?:it )?out|spoil\w*|doubt\w*|isn'?t|is not|aren'?t|no (?:santa|father|such|tooth|more)|who|us|our|we|me|parents?|mum\w*|mom\w*|dad\w*|made up|mak\w+ up|pretend\w*|fake|magic\w*|handwriting|caught|sees?|saw|seen|tells?|told|say(?:s|ing)?|said|wonder\w*|ask\w*|question\w*|suspect\w*|suspicious|know\w*|knew|stopp?\w*|old|still|proof|logic|how|padres|pap[aá]s|descubr\w*|verdad|mentira|cree|creer)\b/i;
/** A word or two name the subject and nothing else. */
const NAMES_IT = 4;

/**
 * Whether a story of the question about Santa or the Tooth Fairy would bring the question into a home that has none: a child
 * who waits for the Tooth Fairy is not told that others do not believe in her.
 */
export function bringsDoubt(id: string, text: string): boolean {
  return id === 'is-santa-real' && text.trim().split(/\s+/).length >= NAMES_IT && !DOUBT.test(text);
}

import { asTyped } from './as-typed.ts';

/** A theme as a sentence about the child: what is said of it, without who says so. */
export interface SentenceOfChild {
  /** It begins with "he", "my daughter", the name, or something of the child's: nobody else can be meant. */
  readonly isOfChild: boolean;
  /** "walks everywhere backwards", "won't wear a coat"; of something of the child's ("his wellies are ...") what it has: "has his wellies ...". */
  readonly does: string;
  /** In the child's own words: "coats are for bears"; null when no reason was typed. */
  readonly reason: string | null;
}

/** Said to the reader, and no part of what is told. */
const SAID_BESIDES =
  /[,.!]* (?:thank ?you(?: very much)?|thanks|lol|haha+|bless (?:him|her|them)|and (?:he|she|they) (?:likes?|wants?|loves?) (?:it|them) (?:that|this) way)[.!]*$/iu;
const OF_MINE =
  /^(?:my|our) (?:(?:little|small|youngest|eldest|oldest|youngest|\p{L}+[- ]year[- ]old|\d+[- ]year[- ]old) )?(?:son|daughter|child|toddler|boy|girl|kid|little one|grandson|granddaughter)(?= |['’]s )/iu;
const A_CHILD = /^(?:the|an?) (?:little |small )?(?:boy|girl|child|kid|toddler) (?:(?:who|that) )?(?=\p{L})/iu;
const PRONOUN = /^(?:he|she|i)(?= |['’])/iu;
/** What a child has on, or about: "his wellies are on the wrong feet". */
const OWN_THING =
  /^(?:his|her|my|their) ((?:\p{L}+ )?\p{L}+) (?:are|is) (?:always |still |both )?((?:on|in|at|inside|over|under|back|upside|full|buttoned|tied|odd|undone)\b.+)$/iu;
const REASON =
  /,? (?:because|bc|as (?=he|she)) ?(?:(?:he|she|they|i) (?:says?|thinks?|reckons?|believes?) (?:that )?)?(.+)$|,? (?:and |but )?(?:he|she) says (?:that )?(.+)$/iu;
const MOST_OF_A_REASON = 9;

/** "he might miss something" as the child says it. */
export const asOwn = (said: string): string =>
  said
    .replace(/\b(?:he|she)['’]?s\b(?= )/giu, "I'm")
    .replace(/\b(?:he|she) (?:is|was)\b/giu, (all) => (all.endsWith('was') ? 'I was' : 'I am'))
    .replace(/\b(?:he|she) has\b/giu, 'I have')
    .replace(/\b(?:he|she) (\p{L}+?)(?:(?<=o|ch|sh|ss|x)es|s)\b(?<!\b(?:is|was|has|always)\b)/giu, 'I $1')
    .replace(/\b(?:he|she)\b/giu, 'I')
    .replace(/\b(?:his|her)(?= \p{L})/giu, 'my')
    .replace(/\b(?:him|her)\b/giu, 'me');

/**
 * A theme that says something of the child alone, however it is begun ("he", "my daughter", by name, or with the verb);
 * null where it is about somebody else, or is no such sentence. `name` is the child's.
 */
export function sentenceOfChild(typed: string, name: string | null): SentenceOfChild | null {
  const plain = asTyped(typed)
    .replace(SAID_BESIDES, '')
    .replace(SAID_BESIDES, '')
    .replace(/[.!?,\s]+$/u, '');
  const found = REASON.exec(plain);
  const why = found?.[1] ?? found?.[2] ?? null;
  const isReason = why !== null && why.split(' ').length <= MOST_OF_A_REASON && !/[.!?;]/.test(why);
  if (found && !isReason) return null;
  const { does, isOfChild } = withoutSubject(found ? plain.slice(0, found.index) : plain, name);
  return { does, isOfChild, reason: why === null ? null : asOwn(why) };
}

function withoutSubject(said: string, name: string | null): Pick<SentenceOfChild, 'does' | 'isOfChild'> {
  const small = said.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
  const named = name !== null && said.toLowerCase().startsWith(name.toLowerCase()) ? said.slice(name.length) : null;
  const [rest] = [
    named,
    ...[OF_MINE, A_CHILD, PRONOUN].map((of) => (of.test(small) ? small.replace(of, '') : null)),
  ].filter((each) => each !== null && /^(?:['\s]|\p{L})/u.test(each));
  const isOfMine = rest?.startsWith("'s ") === true && !PRONOUN.test(small);
  const predicate = isOfMine
    ? `his ${rest.slice(3)}`
    : (rest ?? small)
        .trim()
        .replace(/^'(?:s|m) /, 'is ')
        .replace(/^'ll /, 'will ');
  const thing = OWN_THING.exec(predicate);
  return thing
    ? { does: `has my ${thing[1] ?? ''} ${thing[2] ?? ''}`, isOfChild: true }
    : { does: predicate, isOfChild: rest !== undefined || /^(?:his|her|my) /iu.test(predicate) };
}

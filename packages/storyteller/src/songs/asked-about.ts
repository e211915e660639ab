import type { Theme } from '../books/theme.ts';
import { withArticle } from '../books/company/figure.ts';
import { singularsOf } from '../books/theme/entries.ts';
import { isWordForm } from '../words/dictionary.ts';

/** What a short theme names as a whole, as a question asks about it. */
export interface AskedAbout {
  /** With its article, where it has one: "a traffic light", "electricity", "ancient Egypt". */
  readonly one: string;
  /** The same named again: "the traffic light". */
  readonly again: string;
  /** Without any article. */
  readonly word: string;
  /** `stuff` cannot be counted, and nobody asks how many of it there are; `people` are no "it". */
  readonly sort: 'counted' | 'stuff' | 'people';
}

/** Longer words do not fit between four beats. */
export const LONGEST_WORD = 22;

/** Nouns of what cannot be counted, though they end as a plural does, or have an article nearly never. */
const STUFF =
  /(?:(?:mathemat|phys|gymnast|athlet|econom|polit|genet|robot|electron|acrobat|aerob|ceram|acoust|phon|dynam|statist)ics|ology|ography|onomy|ometry|osophy|cracy|(?<!^(?:wit|har|lio|gover|baro)n?)ness|(?<!^pr)ism|(?:friend|leader|citizen|owner|\wman)ship|(?:child|parent)hood)$|^(?:algebra|chemistry|consent|democracy|digestion|diversity|division|electricity|energy|equality|evolution|fairness|friction|grammar|gravity|history|honesty|hygiene|justice|loyalty|maths|money|music|multiplication|nature|news|nutrition|oxygen|patience|peace|poverty|puberty|punctuation|respiration|science|sound|spelling|time|water|rain|snow|blood|fire|mud|sand|milk|food|bread|thunder|lightning|weather|homework|sleep)$/;

/** What these ends make of a word that no entry knows is an idea more often than a thing. */
const IDEA = /(?:tion|sion|ment|ity|[ae]nc[ey]|[oe]sis|ery)$/;

/** Whether a word names what cannot be counted: nobody balances "a music". */
export const isStuff = (word: string): boolean => STUFF.test(word.toLowerCase());

/** A theme that says more than a noun with what stands before it. */
const MORE_THAN_A_NOUN =
  /(?:^|\s)(?:and|or|of|in|on|at|to|for|from|with|without|is|are|was|has|have|can|who|that|how|why|what|when|where|not|no|his|her|their|he|she|it|they|i|we|you|me|him|us|them|hurts|aches|stings|itches|bleeds|bites|cries|wakes|snores|smells|stinks|lost|broke|died|\p{L}+ing)(?=\s|$)/iu;
const NOUN = /^(?:(the|an?|my|our|some)\s+)?(\p{L}[\p{L}'-]*(?:\s\p{L}[\p{L}'-]*){0,2})$/iu;
const LEAD_IN = /^(?:(?:learning|facts|a lesson|lessons|all|a song)\s+(?:all\s+)?about|about)\s+/i;

/** "Why do we sleep?" is about sleeping. */
const WHY_WE =
  /^\s*(?:why|how) (?:do|does|can|should|must) (?:we|you|i|people|humans|children|kids) (\p{L}{2,12})[?.!]*\s*$/iu;

const isCapital = (word: string): boolean => /^\p{Lu}/u.test(word);

/** A theme of one to three words that no entry knows, or not all of it, is asked about as it stands; null for others. */
export function askedAbout({ raw, unused, ...theme }: Theme): AskedAbout | null {
  const done = WHY_WE.exec(raw)?.[1]?.toLowerCase();
  if (done !== undefined && isWordForm(done)) {
    const doing = `${done.replace(/(?<=[^e])e$/, '').replace(/^([^aeiou]*[aeiou])([bgmnpt])$/, '$1$2$2')}ing`;
    return { one: doing, again: doing, word: doing, sort: 'stuff' };
  }
  const known = theme.hero ?? theme.other ?? theme.thing;
  const bare = raw
    .trim()
    .replace(/[.!?]+$/, '')
    .replace(LEAD_IN, '');
  const found = NOUN.exec(bare);
  if (!found || MORE_THAN_A_NOUN.test(bare)) return null;
  const [, article = '', phrase = ''] = found;
  const words = phrase.split(' ');
  const last = words.at(-1) ?? '';
  const low = last.toLowerCase();
  const cannotBeCounted = isStuff(low) || (words.length === 1 && known?.known !== true && IDEA.test(low));
  const isAllKnown =
    unused.length === 0 && (known?.known ?? (theme.place ?? theme.first ?? theme.fear ?? theme.activity) !== null);
  // A word that no dictionary has is somebody: "a zorble".
  if ((isAllKnown && !cannotBeCounted) || phrase.length > LONGEST_WORD || !isWordForm(low)) return null;
  // "grandpa snores", "uncle drinks tea": what is known of it is who does something, and that is no noun.
  const isDone = known?.known === true && known.word.toLowerCase() === words[0]?.toLowerCase();
  if (isDone && words.slice(1).some((each) => /[^s]s$/.test(each))) return null;
  const before = words.slice(0, -1).join(' ');
  const whole = (word: string): string => (before === '' ? word : `${before} ${word}`);
  const singular = cannotBeCounted ? undefined : singularsOf(low).find((each) => each !== low && isWordForm(each));
  if (singular !== undefined) {
    const isPeople = isCapital(last) && words.length === 1 && article !== '';
    const word = isPeople ? last.slice(0, singular.length) : whole(singular).toLowerCase();
    return { one: withArticle(word), again: `the ${word}`, word, sort: isPeople ? 'people' : 'counted' };
  }
  if (isCapital(last) && (words.length > 1 || article === 'the')) {
    const name = article === 'the' ? `the ${phrase}` : phrase;
    return { one: name, again: name, word: name, sort: 'stuff' };
  }
  const word = phrase.toLowerCase();
  if (cannotBeCounted) return { one: word, again: word, word, sort: 'stuff' };
  return { one: withArticle(word), again: `the ${word}`, word, sort: 'counted' };
}

/** Whether what is asked about is a thing of the song, and nobody in it; names may be places, and stay where they are. */
export const isThing = ({ sort, word }: AskedAbout, { hero, other }: Theme): boolean =>
  sort !== 'people' && !isCapital(word.replace(/^the /, '')) && ![hero, other].some((each) => each?.known === true);

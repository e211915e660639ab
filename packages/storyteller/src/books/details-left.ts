import type { BookScript } from '@storylantern/contract';
import { isSaidIn, OF_ANY_STORY, telling } from '../compose/telling-words.ts';
import { isWord } from '../words/dictionary.ts';
import type { CalledAtHome } from './company/called-at-home.ts';
import { namedAtHome } from './company/named-at-home.ts';
import { namePattern } from './audit/who-is-named.ts';
import { coatOf, COLOUR_WORD } from './coat-words.ts';

/** Where one thing ends and another begins in what a parent says of a family; "Nora, 9" and "Ms. Lin" are one. */
const ANOTHER =
  /(?<!\b(?:Mrs?|Ms|Dr|St|Co))[ ]?[.,;!?()\n]+[ ]?(?![ ]?\d)(?:and |but |so )?|\s+and (?=(?:his|her|our|their|my|the) \p{L}+(?: \p{L}+)? is\b)|\s+and (?=(?:an?|his|her|their) (?:\p{Ll}+ ){0,2}\p{L}+(?:$|[.,;]| and\b| called\b))|\s+and (?=(?:he|she|they|we|has|is|takes|brings|lives|goes|loves|likes|always)(?:['’]s|['’]ll)?\b)/iu;
/** To whoever makes the book, and nothing of the child. */
const TO_US = /^(?:please|pls|sorry|thanks?|thank you|i|i['’]m|no|not|any|something|maybe|he says|she says|idk)\b/i;
const COLOURS = new RegExp(String.raw`(?<!\p{L})(?:${COLOUR_WORD})(?!\p{L})`, 'giu');
/** Said of everybody: it names nobody and nothing. */
const OF_ANYBODY =
  /^(?:called|named|name|is|has|lots?|really|very|always|also|old|year|years|month|months|little|big|best|favou?rite|love|loves|like|likes|most|ones?|thing|things|goes|come|comes|take|takes|bring|brings|bringing|sleep|sleeps|live|lives|never|been|insist\w*|course)$/;
/** Capitals that are no names. */
const NO_NAME =
  /^(?:Mrs?|Ms|Dr|Miss|Co|Mum|Dad|I|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter)$/;
const ENDS_WITH_TIE = /\b(?:brother|sister|cousin|twin|friend|dog|cat|rabbit|hamster|pet|teddy)s?$/i;
const MOST = 6;
const LONGEST = 90;

/**
 * What the details say of a family and a book has no place for, clause by clause in the parent's own words: somebody who is
 * called by name on no page, a colour that is neither told nor seen, and whatever else none of its words stands for.
 */
export function detailsLeft(
  details: string,
  book: Pick<BookScript, 'title' | 'pages' | 'cast'>,
  childName: string | null,
  called: readonly CalledAtHome[] = [],
  theme = '',
): string[] {
  const ofTheme = new Set(telling(theme));
  const told = [book.title, ...book.pages.map((page) => page.text)].join(' ');
  // Grandpa is told of where he is called Thatha.
  const kin = called.filter(({ name }) => told.includes(name)).map((each) => each.kin);
  const text = [told, ...kin].join(' ');
  const low = text.toLowerCase();
  const coats = new Set<string>([
    ...book.cast.flatMap((each) => ('coat' in each && each.coat !== null ? [each.coat] : [])),
    ...book.pages.flatMap(({ scene }) => Object.values(scene.colours ?? {})),
  ]);
  const known = namedAtHome('', details).map(({ name }) => name);
  const clauses = joined(
    details.split(ANOTHER).map((each) => each.trim()),
    details,
  );
  return clauses
    .filter((clause, n) => isLeft(clause) && !isNamedNext(clause, clauses[n + 1] ?? ''))
    .map(shortened)
    .slice(0, MOST);

  /** "He has a sister, Margot": whoever is named next is who was spoken of. */
  function isNamedNext(clause: string, next: string): boolean {
    const name = /^\p{Lu}\p{Ll}+/u.exec(next)?.[0];
    return name !== undefined && ENDS_WITH_TIE.test(clause) && namePattern(name).test(text);
  }

  function isLeft(clause: string): boolean {
    if (clause === '' || TO_US.test(clause)) return false;
    const names = [...namesOf(clause), ...known.filter((name) => clause.startsWith(name))].filter(
      (name) => name !== childName,
    );
    if (names.some((name) => !namePattern(name).test(text))) return true;
    const colours = clause.match(COLOURS) ?? [];
    if (colours.some((colour) => !low.includes(colour.toLowerCase()) && !coats.has(coatOf(colour) ?? ''))) return true;
    if (colours.length > 0 && /\bfavou?rite colou?r/i.test(clause)) return false;
    const words = telling(clause).filter((word) => !OF_ANYBODY.test(word));
    // "She knits all the time": what a book says of any time, or of its theme anyway, is not what the parent told it.
    const own = words.filter((word) => !OF_ANY_STORY.test(word) && !ofTheme.has(word));
    const asked = own.length > 0 ? own : words;
    return names.length === 0 && asked.length > 0 && !asked.some((word) => isSaidIn(word, low));
  }
}

/** "They have a parrot, Gerald": a name alone belongs to what was said before it. */
const joined = (clauses: readonly string[], details: string): string[] =>
  clauses.reduce<string[]>((all, clause) => {
    const before = all.at(-1) ?? '';
    const isNameOnly = /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?$/u.test(clause);
    const isOfOne = /\b(?:an?|his|her|our|their|my) (?:\p{L}+ )?\p{L}+$/u.test(before);
    return isNameOnly && isOfOne && details.includes(`${before}, ${clause}`)
      ? [...all.slice(0, -1), `${before}, ${clause}`]
      : [...all, clause];
  }, []);

/** Words with a capital of their own: not that of a sentence, when the word is one that everybody knows. */
const namesOf = (clause: string): string[] =>
  [...clause.matchAll(/(?<![\p{L}'’])\p{Lu}[\p{Ll}]+(?![\p{L}])/gu)].flatMap(({ 0: word, index }) =>
    (index === 0 && isWord(word.toLowerCase())) || NO_NAME.test(word) ? [] : [word],
  );

const shortened = (clause: string): string =>
  clause.length <= LONGEST ? clause : `${clause.slice(0, clause.lastIndexOf(' ', LONGEST))} ...`;

import {
  ACTIVITIES,
  BEINGS,
  FEARS,
  FIRST_TIMES,
  ONTOLOGY_THINGS,
  PLACES,
  type Activity,
  type Being,
  type Fear,
  type FirstTime,
  type OntologyThing,
  type Place,
} from '@storylantern/library';

/** Looking words up in what is known: every word and plural of every entry, in small letters. */

const article = /^(?:the|an?|some|one) /;
const bare = (word: string): string => word.toLowerCase().replace(article, '');

/** The usual plural of an English noun. */
function pluralOf(noun: string): string {
  if (/(?:[sxz]|ch|sh)$/.test(noun)) return `${noun}es`;
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  if (/(?:lf|(?<=kni|wi|li)fe)$/.test(noun)) return noun.replace(/fe?$/, 'ves');
  return `${noun}s`;
}

/** Of these one has a pair, and nobody has one: there is no underpant. */
const PAIRS =
  /^(?:under|long)?(?:pants|trousers|shorts|knickers|pyjamas|pajamas|scissors|tights|jeans|leggings|tweezers|binoculars|dungarees|overalls|clothes)$/;

/** Singulars a plural may come from, likeliest first; the word itself is last. */
export function singularsOf(word: string): string[] {
  if (PAIRS.test(word)) return [word];
  const found: string[] = [];
  if (word.endsWith('ies')) found.push(`${word.slice(0, -3)}y`);
  if (word.endsWith('ves')) found.push(`${word.slice(0, -3)}f`, `${word.slice(0, -3)}fe`);
  if (/(?:[sxz]|ch|sh|o)es$/.test(word)) found.push(word.slice(0, -2));
  if (word.endsWith('s') && !/(?:ss|us|is)$/.test(word)) found.push(word.slice(0, -1));
  const odd: Readonly<Record<string, string>> = {
    mice: 'mouse', geese: 'goose', children: 'child', men: 'man', women: 'woman', teeth: 'tooth', feet: 'foot',
    people: 'person', wolves: 'wolf', fairies: 'fairy', ponies: 'pony', bunnies: 'bunny', puppies: 'puppy',
  }; // prettier-ignore
  const known = Object.hasOwn(odd, word) ? odd[word] : undefined;
  return [...(known === undefined ? [] : [known]), ...found, word];
}

interface Found<T> {
  readonly entry: T;
  readonly plural: boolean;
  /** The singular as the parent meant it: "bunny" for "bunnies". */
  readonly word: string;
}
type Index<T> = ReadonlyMap<string, Found<T>>;

function index<T>(
  entries: readonly T[],
  words: (entry: T) => readonly string[],
  plural?: (entry: T) => string,
): Index<T> {
  const map = new Map<string, Found<T>>();
  const put = (key: string, found: Found<T>): void => {
    if (!map.has(key)) map.set(key, found);
  };
  // Own names come before other words: "kitten" is the kitten's before it is the cat's.
  for (const rank of [0, 1]) {
    for (const entry of entries) {
      // A key is in small letters; the word keeps its capital: Mars, T-rex, North Pole.
      const all = words(entry).map((word) => word.replace(article, ''));
      const own = rank === 0 ? all.slice(0, 1) : all.slice(1);
      for (const word of own) put(bare(word), { entry, plural: false, word });
      for (const [i, word] of own.entries()) {
        const regular = rank === 0 && i === 0 && plural ? plural(entry).toLowerCase() : pluralOf(word);
        if (regular !== bare(word)) put(bare(regular), { entry, plural: true, word });
        if (pluralOf(word) !== word) put(bare(pluralOf(word)), { entry, plural: true, word });
      }
    }
  }
  return map;
}

export const BEING_WORDS: Index<Being> = index(
  BEINGS,
  (each) => [each.id, ...(each.also ?? [])],
  (each) => each.plural,
);
export const PLACE_WORDS: Index<Place> = index(PLACES, (each) => [each.id, ...each.words]);
export const THING_WORDS: Index<OntologyThing> = index(ONTOLOGY_THINGS, (each) => [each.id, ...each.words]);
export const FIRST_WORDS: Index<FirstTime> = index(FIRST_TIMES, (each) => each.words);
export const FEAR_WORDS: Index<Fear> = index(FEARS, (each) => [each.id, ...each.words]);
export const ACTIVITY_WORDS: Index<Activity> = index(ACTIVITIES, (each) => [each.id, ...each.words]);

/** The being a word means, singular or plural. */
export const beingNamed = (word: string): Being | undefined => BEING_WORDS.get(word.toLowerCase())?.entry;

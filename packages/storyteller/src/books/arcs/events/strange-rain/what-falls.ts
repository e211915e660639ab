import type { ThingName } from '@storylantern/contract';
import { BEING_WORDS, THING_WORDS, singularsOf } from '../../../theme/entries.ts';
import { withArticle } from '../../../company/figure.ts';

/** What comes down instead of rain. */
export interface Falling {
  /** "jelly", "frogs", "cats and dogs". */
  readonly word: string;
  /** The singular of its first part: "frog", "jelly". */
  readonly one: string;
  /** "a frog", "a bit of jelly". */
  readonly aBit: string;
  readonly were: 'was' | 'were';
  readonly they: 'it' | 'they';
  readonly them: 'it' | 'them';
  /** Whether it is eaten, runs about, or lies there. */
  readonly sort: 'alive' | 'food' | 'thing';
  /** The being that comes down, by its id. */
  readonly being: string | null;
  /** The noise that they make, where they are somebody. */
  readonly says: string;
  readonly drawn: ThingName | null;
  /** Whether a word of the theme is it. */
  names(word: string): boolean;
}

const SAID =
  /\b(?:rain(?:s|ed|ing)?|snow(?:s|ed|ing)|pour(?:s|ed|ing)|shower|storm)(?: of)?(?: down)? ((?:(?!on\b|in\b|at\b|over\b|all\b|for\b|from\b|every\b|and\b|so\b|when\b|until\b|inside\b|onto\b|down\b|today\b)[\p{L}-]+ ?){1,3}(?:and (?!\p{L}+ (?:couldn|would|could|did|was|went|had))[\p{L}-]+(?=$| (?:on|in|at|over|all|for|from|every)\b))?)|^(?:(?:the )?(?:day|night) (?:the )?)?([\p{L}-]+(?: [\p{L}-]+)?) (?:falls?|fell|falling|rained|dropped) (?:down )?(?:from|out of) the (?:sky|clouds?)|^(?:the |an? )?([\p{L}-]+) rain(?: ?storm)?$/u;
const NOTHING =
  /^(?:and|again|always|heavily|hard|too|cats and dogs and|buckets|day|days|outside|inside|indoors|nonstop|nothing|something|everything|it|water|rain|snow|really|very|so|more|much|a lot|lots|never|ever|forever|at|the|my|our|his|her|an?|time|season|drops?|clouds?|coat|boots?|forest|dance|man|woman|men|angel|leopard|white|globe|flakes?|balls?|days?|queen|king|bear|fox|owl)\b/;
const FOOD =
  /\b(?:jell(?:y|ies)|custard|spaghetti|pasta|noodles|soup|chips|sweets|cand(?:y|ies)|chocolates?|marshmallows?|meatballs?|pancakes?|pizzas?|cakes?|cupcakes?|biscuits|cookies|ice[- ]creams?|sprinkles|popcorn|doughnuts|donuts|fruit|sausages|beans|peas|rice|honey|jam|syrup|lollipops|lollies|bread|cheese|crisps|burgers|waffles|porridge|gumdrops|jellybeans|jelly beans|milkshake|milk|lemonade|toast|tomatoes|bananas|strawberries|apples|ketchup|gravy|mashed potatoes?)\b/;

/** What a theme says that it rains; null where it is only rain. */
export function whatFalls(raw: string): Falling | null {
  const said = SAID.exec(raw.toLowerCase().replace(/[.!?]+$/, ''));
  const word = (said?.[1] ?? said?.[2] ?? said?.[3])?.trim().replace(/^(?:big|real|giant|actual) /, '');
  if (word === undefined || NOTHING.test(word)) return null;
  const words = word.split(' ');
  const first = (words.includes('and') ? words[words.indexOf('and') - 1] : words.at(-1)) ?? word;
  const known = [...singularsOf(first)].find((each) => BEING_WORDS.has(each) || THING_WORDS.has(each));
  const whole = singularsOf(word).find((each) => BEING_WORDS.has(each) || THING_WORDS.has(each));
  const isMany = words.includes('and') || /(?:[^s]s|fish|mice|geese|people|children|sheep)$/.test(first);
  const one = isMany ? (whole ?? known ?? first.replace(/s$/, '')) : (whole ?? first);
  const being = FOOD.test(word) ? null : (BEING_WORDS.get(one)?.entry ?? null);
  const alive = being !== null && !/^(?:thing|vehicle)$/.test(being.isa);
  return {
    word,
    one,
    aBit: isMany ? withArticle(one) : `a bit of ${word}`,
    were: isMany ? 'were' : 'was',
    they: isMany ? 'they' : 'it',
    them: isMany ? 'them' : 'it',
    sort: FOOD.test(word) ? 'food' : alive ? 'alive' : 'thing',
    being: alive ? being.id : null,
    says: being?.says ?? 'Oh',
    drawn: THING_WORDS.get(one)?.entry.drawn ?? null,
    names: (each) =>
      word === each || one === each || words.some((part) => part === each || singularsOf(part).includes(each)),
  };
}

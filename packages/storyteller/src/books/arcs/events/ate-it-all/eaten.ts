/** What somebody ate all of, and how it sounds in there. */
export interface Eaten {
  /** "books", "honey", "supper". */
  readonly what: string;
  readonly sounds: readonly string[];
  /** What is no food comes out again. */
  readonly isFood: boolean;
  readonly it: 'it' | 'them';
  /** "There is no honey", "There are no books". */
  readonly is: 'is' | 'are';
}

const THINGS: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /\b(?:books?|stor(?:y|ies)|librar(?:y|ies))\b/i,
    ['Once upon a time!', 'There was once a king!', 'Long, long ago!', 'And so it began!'],
  ],
  [
    /\b(?:ships?|boats?|pirates?|submarine)\b/i,
    ['Ahoy up there!', 'Land ahoy!', 'Who put the light out!', 'All hands on deck!'],
  ],
  [/\bmaps?\b/i, ['You are here!', 'Ten steps north!', 'Left at the oak!', 'Straight on, please!']],
  [/\b(?:clocks?|watch(?:es)?)\b/i, ['Tick, tock!', 'Cuckoo!', 'Ting, ting, ting!', 'Tock, tick, tock!']],
  [
    /\b(?:pianos?|guitars?|trumpets?|drums?|music|orchestra|band)\b/i,
    ['Pling, plong!', 'Tootle-toot!', 'Boom, tiddly boom!', 'Plinkety plonk!'],
  ],
  [
    /\b(?:homework|letters|words|alphabet|post|newspapers?)\b/i,
    ['Dear all of you!', 'Two and two is four!', 'A, B, C!', 'Yours truly!'],
  ],
  [
    /\b(?:shoes?|socks?|hats?|keys?|toys?|crayons?|buttons?|marbles|train)\b/i,
    ['Rattle, rattle!', 'Clatter, bump!', 'Jingle, bump!', 'Bumpety bump!'],
  ],
];
const GLUGS = [
  'Glug!',
  'Gloop!',
  'Blup, blup!',
  'Grumble!',
  'Bloop!',
  'Wubble!',
  'Burble!',
  'Glop!',
  'Glug, glug!',
  'Blubble!',
];
const ATE =
  /\b(?:ate|eats?|eating|eaten|swallow(?:s|ed|ing)?|gobbl(?:es?|ed|ing)(?: up)?|munch(?:es|ed)(?: up)?)\b (?:up )?(?:too (?:much|many) |(?:all|every one) (?:of )?|(?<every>every (?:single )?(?!one\b|thing\b|day\b|body\b))|the whole |whole )?(?:the |her |his |its |our |my |their |a |an )?((?!too |everything|everyone|everybody|all\b|and\b|in\b|at\b|on\b|with\b|until\b|so\b|for\b|much\b)\p{L}+(?: (?!(?:in|at|on|with|until|and|for|so|that|of|from|by|every|all|last|one|then)\b)\p{L}+)?)/iu;

const manyOf = (one: string): string =>
  /(?:s|x|ch|sh)$/.test(one) ? `${one}es` : /[^aeiou]y$/.test(one) ? `${one.slice(0, -1)}ies` : `${one}s`;

/** What a theme says that was eaten; supper, where it says none. */
export function eatenIn(raw: string): Eaten {
  const found = ATE.exec(raw);
  const eaten = found?.[2]?.toLowerCase() ?? 'supper';
  // "Every hat" is all the hats.
  const what = found?.groups?.['every'] === undefined ? eaten : manyOf(eaten);
  const sounds = THINGS.find(([said]) => said.test(what))?.[1];
  const isMany = what.endsWith('s') && !what.endsWith('ss');
  return {
    what,
    sounds: sounds ?? GLUGS,
    isFood: sounds === undefined,
    it: isMany ? 'them' : 'it',
    is: isMany ? 'are' : 'is',
  };
}

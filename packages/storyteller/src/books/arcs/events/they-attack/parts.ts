import type { ThingName } from '@storylantern/contract';
import type { Figure } from '../../../arc.ts';
import { THING_WORDS } from '../../../theme/entries.ts';
import type { Going } from '../event.ts';
import { apart } from '../page.ts';

/** What comes after people in a theme, and in earnest comes after nobody. */
const THEY = String.raw`(?:tomato(?:es)?|bananas?|carrots?|sprouts?|brussels sprouts|peas|beans|potato(?:es)?|onions?|pumpkins?|cabbages?|broccoli|cucumbers?|lemons?|apples?|melons?|strawberr(?:y|ies)|grapes|vegetables?|veg|fruits?|mushrooms?|sausages?|meatballs?|eggs|pizzas?|pancakes?|doughnuts?|donuts?|cupcakes?|cakes|biscuits?|cookies|jell(?:y|ies)|sandwich(?:es)?|burgers?|chips|crisps|marshmallows?|socks?|pants|underpants|shoes?|slippers?|pillows?|spoons?|forks|pencils?|crayons?|balloons?|umbrellas?|teddies|teddy bears?|dolls?|rubber ducks?|snowballs?|toilet rolls?|bins|chairs?|pigeons?|ducks?|chickens?|hens|hamsters?|guinea pigs|gerbils|bunnies|bunny rabbits|rabbits?|sheep|seagulls?|penguins?|snails?)`;
const BAD = String.raw`(?:killer|evil|wicked|zombie|attack(?:ing)?|man-eating|bad|mad|furious|angry|deadly|scary|naughty|mean|giant|monster)`;
const DO = String.raw`(?:attack(?:s|ed|ing)?|invad(?:e|es|ed|ing)|tak(?:e|es|ing) over|took over|(?:are|is|were|was) (?:chasing|attacking|after) (?:us|me|every\w+|people|the town|our \p{L}+|the \p{L}+)|chas(?:e|es|ed) (?:us|me|every\w+|people|the \p{L}+|our \p{L}+)|fight back|rise up|go(?:es)? mad|went mad|on the attack)`;

export const THEY_ATTACK_WORDS = new RegExp(
  [
    String.raw`\b(?:killer|evil|wicked|zombie|attacking|man-eating|deadly) ${THEY}\b`,
    String.raw`\b${THEY} (?:that |who |which )?(?:\p{L}+ ){0,2}?${DO}\b`,
    String.raw`\b(?:attack|invasion|revenge|rise) (?:of|by|from) (?:the )?(?:${BAD} )*${THEY}\b`,
    String.raw`\b(?:attacked|chased|invaded) by (?:the |some |a hundred |a thousand |lots of )?(?:${BAD} )*${THEY}\b`,
  ].join('|'),
  'iu',
);

const NAMED = new RegExp(String.raw`\b((?:${BAD} )*)(${THEY})\b`, 'iu');
const SAME = /^(?:sheep|peas|beans|chips|crisps|pants|underpants|grapes|broccoli|veg)$/;

const manyOf = (word: string): string =>
  SAME.test(word) || word.endsWith('s')
    ? word
    : /(?:o|ch|sh|x)$/.test(word)
      ? `${word}es`
      : /[^aeiou]y$/.test(word)
        ? `${word.slice(0, -1)}ies`
        : `${word}s`;
const oneOf = (many: string): string =>
  SAME.test(many)
    ? many.replace(/s$/, '')
    : /(?:oes|ches|shes|xes)$/.test(many)
      ? many.slice(0, -2)
      : many.endsWith('ies')
        ? `${many.slice(0, -3)}y`
        : many.replace(/s$/, '');

/** Who attacks in a theme: "tomatoes", and as they are called: "killer tomatoes"; null where nobody does. */
export function attackersIn(
  raw: string,
): { readonly many: string; readonly one: string; readonly called: string } | null {
  const found = THEY_ATTACK_WORDS.exec(raw)?.[0];
  const [, bad = '', word] = (found === undefined ? null : NAMED.exec(found)) ?? [];
  if (word === undefined) return null;
  const many = manyOf(word.toLowerCase());
  const spelt = bad
    .trim()
    .toLowerCase()
    .replace(/^attack(?:ing)?$/, '')
    // Nobody is killed in a picture book.
    .replace(/\b(?:killer|deadly|man-eating)\b/, 'terrible');
  return { many, one: oneOf(many), called: [spelt, many].filter(Boolean).join(' ') };
}

export interface Parts {
  readonly K: Figure;
  readonly G: Figure;
  readonly B: Figure;
  /** Who gives the orders. */
  readonly S: Figure;
  readonly k: string;
  readonly g: string;
  readonly Gcap: string;
  readonly b: string;
  readonly s: string;
  readonly many: string;
  readonly Many: string;
  readonly one: string;
  readonly called: string;
  readonly CALLED: string;
  readonly drawn: readonly ThingName[];
  /** Who comes the next day. */
  readonly others: string;
  readonly refrain: string;
  readonly title: string;
}

export function partsOf(given: Going): Parts {
  const { K, G, B, k, g, Gcap, b, raw, company, chance } = apart(given);
  const { many, one, called } = attackersIn(raw) ?? { many: 'tomatoes', one: 'tomato', called: 'terrible tomatoes' };
  const S = company.person('Sergeant Bold', 'neighbour');
  const thing = THING_WORDS.get(one)?.entry;
  const drawing = thing?.drawn;
  return {
    K,
    G,
    B,
    S,
    k,
    g,
    Gcap,
    b,
    s: S.name,
    many,
    Many: `${many[0]?.toUpperCase() ?? ''}${many.slice(1)}`,
    one,
    called,
    CALLED: called.toUpperCase(),
    drawn: drawing ? [drawing] : [],
    others: many === 'lemons' ? 'pears' : 'lemons',
    refrain: chance.pick('A-at! A-at!', 'Ah-at! Ah-at!', 'A-at, a-at, a-at!', 'Aaa-at! Aaa-at!', 'Uh-at! Uh-at!'),
    title: chance.pick(
      `the ${many} are coming`,
      `run from the ${many}`,
      `what the ${many} wanted`,
      `${called} behind us`,
    ),
  };
}

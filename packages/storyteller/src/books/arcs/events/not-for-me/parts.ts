import type { Figure } from '../../../arc.ts';
import { cap } from '../../wording.ts';
import type { Going } from '../event.ts';

export const TITLES = ['what is in it?', 'the one who asked', 'apple, and nothing else', 'what the goat knew'];

const REFRAINS = [
  'What is in it?',
  "What's in it?",
  'And what is in it?',
  'So what is in it?',
  'What is in that?',
  'What went into it?',
  'What is it made of?',
  'Now, what is in it?',
  "And what's in that?",
  'Hm. What is in it?',
] as const;

/** What the family says one must not eat, as it stands after "never ate". */
const FOODS: readonly (readonly [RegExp, string])[] = [
  [/\bpea ?nuts?\b/, 'peanuts'],
  [/\b(?:hazel|wal|cashew|tree)? ?nuts?\b/, 'nuts'],
  [/\balmonds?\b/, 'almonds'],
  [/\bdairy\b/, 'dairy'],
  [/\b(?:cow['’]?s )?milk\b/, 'milk'],
  [/\beggs?\b/, 'eggs'],
  [/\bwheat\b/, 'wheat'],
  [/\bgluten\b/, 'gluten'],
  [/\bfish\b/, 'fish'],
  [/\b(?:shell ?fish|prawns?)\b/, 'shellfish'],
  [/\bsesame\b/, 'sesame'],
  [/\bsoya?\b/, 'soya'],
  [/\bhoney\b/, 'honey'],
  [/\bcheese\b/, 'cheese'],
  [/\bstrawberr(?:y|ies)\b/, 'strawberries'],
  [/\bbananas?\b/, 'bananas'],
  [/\bchocolate\b/, 'chocolate'],
  [/\btomato(?:es)?\b/, 'tomatoes'],
  [/\bcarrots?\b/, 'carrots'],
  [/\bkiwis?\b/, 'kiwi'],
];

interface Parts {
  readonly refrain: string;
  /** "nuts"; "some things" where the theme names none. */
  readonly food: string;
  readonly Food: string;
  /** What is said of a cake that one cannot have: "It has nuts in it". */
  readonly has: string;
  /** "crumb", of milk "drop". */
  readonly bit: string;
  /** "ate", of milk "had". */
  readonly ate: string;
  /** "no nuts". */
  readonly none: string;
  /** Who gives the party. */
  readonly N: Figure;
  readonly n: string;
  /** Who eats labels. */
  readonly C: Figure;
  readonly c: string;
}

export function partsOf({ A, B, a, b, k, raw, company, chance }: Going): Parts {
  const known = FOODS.find(([word]) => word.test(raw))?.[1];
  const food = known ?? 'some things';
  const N = company.person([a, b, k].includes('Mrs Reed') ? 'Mrs Holt' : 'Mrs Reed', 'neighbour');
  const C = company.meet([A.kind, B.kind].includes('goat') ? 'donkey' : 'goat');
  return {
    refrain: chance.pick(...REFRAINS),
    food,
    Food: cap(food),
    has: known === undefined ? 'That is bad for you' : `It has ${known} in it`,
    ate: known === 'milk' ? 'had' : 'ate',
    bit: known === 'milk' ? 'drop' : 'crumb',
    none: known === undefined ? 'nothing bad' : `no ${known}`,
    N,
    n: N.name,
    C,
    c: C.name,
  };
}

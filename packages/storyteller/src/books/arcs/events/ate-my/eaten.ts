import type { ThingName } from '@storylantern/contract';

/** What somebody ate that was to go to school. */
export interface Eaten {
  /** "homework", as it stands after "my". */
  readonly it: string;
  /** Where it is put so that nobody gets it. */
  readonly thing: ThingName | null;
  /** Whether one eats it oneself, at noon. */
  readonly food: boolean;
  /** How it sounds, when it is eaten. */
  readonly noise: string;
}

const WHAT =
  'home ?work|maths homework|spelling(?:s| homework)?|reading book|school ?book|library book|book report|project|packed lunch|lunch|sandwich(?:es)?|snack|packed lunchbox|lunch ?box|school ?bag|pencil case|p\\.?e\\.? kit|picture|drawing|painting|school shoes?|hat|jumper|cap|left shoe|shoes?|socks?|mittens?';
export const EATS_MY = new RegExp(
  String.raw`\b(?:ate|eats|eating|has eaten|swallow(?:s|ed)|munch(?:es|ed)|gobbl(?:es|ed)|chew(?:s|ed)) (?:up )?(?:my|our|her|his|everybody['’]s|everyone['’]s|\p{Lu}\p{Ll}+['’]s|the (?:teacher['’]s )?) ?(?:\p{L}+ )?(?:${WHAT})\b`,
  'iu',
);

const FOOD = /lunch(?! ?box)|sandwich|snack/i;
const NOISES: readonly (readonly [RegExp, string, ThingName | null])[] = [
  [FOOD, 'Munch', 'sandwich'],
  [/shoe/i, 'Chomp', 'shoe'],
  [/hat|cap/i, 'Chomp', 'hat'],
  [/sock/i, 'Chomp', 'sock'],
  [/jumper|mitten|kit|bag|case/i, 'Chomp', 'backpack'],
  [/./, 'Rip', 'notebook'],
];

/** What a theme says was eaten; null where it names nothing that goes to school. */
export function eatenIn(raw: string): Eaten | null {
  if (!EATS_MY.test(raw)) return null;
  const it = new RegExp(String.raw`\b(?:${WHAT})\b`, 'iu').exec(raw)?.[0]?.toLowerCase();
  if (it === undefined) return null;
  const [, noise, thing] = NOISES.find(([said]) => said.test(it)) ?? [null, 'Rip', null];
  // One of a pair is enough, and it is said in one way only.
  const one = it
    .replace(/^home work$/, 'homework')
    .replace(/^sandwiches$/, 'sandwich')
    .replace(/^spellings?(?: homework)?$|^maths homework$/, 'homework')
    .replace(/^(?:school )?shoes?$/, 'shoe')
    .replace(/(sock|mitten)s$/, '$1');
  return { it: one, thing, food: FOOD.test(it), noise };
}

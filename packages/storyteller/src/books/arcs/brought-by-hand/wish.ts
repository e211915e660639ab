import type { ThingName } from '@storylantern/contract';
import type { Being } from '@storylantern/library';
import type { Theme } from '../../theme.ts';
import { isRooted } from '../at-home.ts';

/** What somebody who cannot go anywhere would like to see, and the pieces in which it can be brought. */
export interface FarWish {
  /** "see the sea", "walk", after "I want to". */
  readonly want: string;
  /** "the sea"; "the world" for whoever only wants to go. */
  readonly place: string;
  /** As they stand after "They saw". */
  readonly sees: readonly [string, string, string];
  /** After "It smelled of". */
  readonly smell: string;
  /** After "They heard". */
  readonly sound: string;
  /** Something small from there: "one round grey pebble". */
  readonly keep: string;
  readonly keepThing: ThingName | null;
}

const WORLD: Omit<FarWish, 'want' | 'place'> = {
  sees: [
    'a street so long that its end was blue',
    'a market with nine sorts of orange',
    'a hill with its head in a cloud',
  ],
  smell: 'warm bread and rain',
  sound: 'bells, a long way off, and none of them in a hurry',
  keep: 'a stone with a hole right through it',
  keepThing: 'rock',
};

const STAYS =
  /^(?:goldfish|scarecrow|statue|flower|cactus|mushroom|weathercock|snowman|clock|bush|hedge|sunflower|daisy|rose|signpost|lamp post|letterbox|postbox|church|tower|shed|barn|pizza|(?:cheese )?sandwich|pie|cake|cupcake|teapot|kettle|cup|mug|lamp|spoon|fork|fridge|potato|carrot|onion|cabbage|turnip|chair|armchair|sofa|table|bed|pillow|piano|painting|picture|mirror|brick|stone|pebble)$/;
const NOT_HERE = /^(?:undersea|space|sky)$/;
const WANTS =
  /\b(?:wants?|wanted|longs?|longed|wishes|wished|would like|dreams? of|dreamed of) (?:to |(?:it |he |she )?could )?((?:see|seeing|visit|visiting|go to|going to|travel to|travelling to|explore|exploring) (?:the |a |an )?[\p{Ll} ]{3,24}|travel(?:ling)?|walk(?:ing)?|mov(?:e|ing)(?: away)?|go (?:away|somewhere|out|places)|explore|exploring|leave|see more|(?:the )?(?:sea|ocean|beach|city|world|snow|mountains))$/iu;

const base = (want: string): string =>
  want
    .replace(/^(see|visit|go|travel|explor|walk|mov)l?ing\b/i, (_all, stem: string) => stem.replace(/(?<=r|v)$/, 'e'))
    .replace(/^(?=(?:the )?(?:sea|ocean|beach|city|world|snow|mountains)$)/i, 'see ');

/** Whether somebody stays where it is for good. */
const cannotGo = (being: Being | null, word: string): boolean =>
  being !== null && !NOT_HERE.test(being.setting) && (isRooted(being) || STAYS.test(being.id) || STAYS.test(word));

/** Nobody who cannot go is taken there: the place is only wished for, and what is known of it is kept with the wish. */
export function withFarWish(theme: Theme): Theme {
  const farWish = farWishIn(theme);
  if (farWish === null) return theme;
  return { ...theme, farWish, relation: 'want', place: null, thing: null, activity: null };
}

/** The wish of a theme's hero who cannot go: "a tree who wants to see the sea". Null when there is none. */
function farWishIn({ raw, hero, place }: Theme): FarWish | null {
  if (!hero?.being || !cannotGo(hero.being, hero.word)) return null;
  const said = WANTS.exec(raw.trim())?.[1];
  if (said === undefined) return null;
  const want = base(said);
  const known = place?.place ?? null;
  const named = /^(?:see|visit|go to|travel to|explore) /.test(want) && !/\bmore$/.test(want);
  if (named && /\bworld$/.test(want)) return { want, place: 'the world', ...WORLD };
  if (!named) return { want, place: 'the world', ...WORLD };
  if (place === null || known === null) return null;
  return {
    want,
    place: want.replace(/^(?:see|visit|go to|travel to|explore) /, ''),
    sees: known.sees,
    smell: known.smell,
    sound: known.sound,
    keep: known.keep,
    keepThing: known.keepThing,
  };
}

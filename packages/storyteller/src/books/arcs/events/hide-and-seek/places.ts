import type { SettingName, ThingName } from '@storylantern/contract';
import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

/** A place that is looked into, and what is found there instead. */
interface Spot {
  /** "under the rug". */
  readonly at: string;
  /** "a sock". */
  readonly found: string;
  readonly thing: ThingName;
}

/** Where somebody hides. */
interface Nest {
  /** "the box". */
  readonly the: string;
  /** "a box". */
  readonly a: string;
  /** "in the box". */
  readonly at: string;
  readonly thing: ThingName;
}

/** A game's places and players. */
export interface Game {
  /** Who hides, and who looks. */
  readonly H: Figure;
  readonly S: Figure;
  readonly h: string;
  readonly s: string;
  readonly spots: readonly [Spot, Spot, Spot];
  readonly nest: Nest;
  readonly setting: SettingName;
  /** " in the forest"; nothing where the theme names no place. */
  readonly where: string;
  /** What the saying of the game is: it is said into every empty place. */
  readonly saying: string;
}

const INDOORS: ReadonlySet<SettingName> = new Set([
  'bedroom',
  'bathroom',
  'kitchen',
  'living-room',
  'classroom',
  'library',
  'castle',
]);
const INSIDE: readonly [Spot, Spot, Spot] = [
  { at: 'under the rug', found: 'a sock', thing: 'sock' },
  { at: 'in the cupboard', found: 'a coat', thing: 'coat' },
  { at: 'behind the curtain', found: 'a ball', thing: 'ball' },
];
const OUTSIDE: readonly [Spot, Spot, Spot] = [
  { at: 'under the bush', found: 'a ball', thing: 'ball' },
  { at: 'behind the wall', found: 'a boot', thing: 'boots' },
  { at: 'up the tree', found: 'a kite', thing: 'kite' },
];
const BOX: Nest = { the: 'the box', a: 'a box', at: 'in the box', thing: 'box' };
const LAMP: Nest = { the: 'the lamp', a: 'a lamp', at: 'behind the lamp', thing: 'lamp' };
const FLOWER: Nest = { the: 'the sunflower', a: 'a sunflower', at: 'behind the sunflower', thing: 'sunflower' };
/** From this size on (of the five of the ontology) nobody goes into a box: they stand behind what is far too thin. */
const TOO_BIG_FOR_A_BOX = 4;

const SAYINGS = [
  'Not in here',
  'Nobody in here',
  'Nothing in here',
  'Only dust in here',
  'Only air in here',
  'Nobody at home',
  'Empty in here',
  'Not in this one',
  'Wrong place',
  'Nobody here, not one',
  'All empty in here',
] as const;

const WITHIN = /\b(?:forest|woods?|garden|park|castle|library|jungle|house|school|barn|snow)\b/;

/** Whoever is so good at it is the one who hides. */
const WINS =
  /\b(?:always wins?|never (?:found|loses?)|nobody (?:can|ever) finds?|no one (?:can|ever) finds?|too well|best at|so good at|champion)\b/;

/** The game that a theme plays; `hides` says whether its own hero hides, or the child. */
export function gameOf({ A, B, K, at, place, raw, chance }: Going, hides: 'hero' | 'child'): Game {
  const other = A === K ? B : A;
  const [H, S] = (hides === 'hero' || WINS.test(raw)) && A !== K ? [A, K] : [K, other];
  const setting = at ?? (hides === 'child' ? 'garden' : 'living-room');
  const isInside = INDOORS.has(setting);
  const isBig = (H.being?.size ?? 1) >= TOO_BIG_FOR_A_BOX;
  return {
    H,
    S,
    h: H.name,
    s: S.name,
    setting,
    spots: isInside ? INSIDE : OUTSIDE,
    nest: isBig ? (isInside ? LAMP : FLOWER) : BOX,
    where: place ? ` ${WITHIN.test(place) ? 'in' : 'at'} ${place}` : '',
    saying: chance.pick(...SAYINGS),
  };
}

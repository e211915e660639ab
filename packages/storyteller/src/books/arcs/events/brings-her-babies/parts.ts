import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';
import { theOne } from '../the-one.ts';

export const TITLES = [
  'behind the hedge',
  'and off she goes',
  'one, two, three, four',
  'what she looked back at',
] as const;

/** What the young of a wild mother are called, of kinds that have about four at a time. */
const YOUNG: Readonly<Record<string, readonly [one: string, many: string]>> = {
  fox: ['cub', 'cubs'],
  badger: ['cub', 'cubs'],
  raccoon: ['kit', 'kits'],
  hedgehog: ['hoglet', 'hoglets'],
  cat: ['kitten', 'kittens'],
};

/** Who comes by and has young ones. */
export const MOTHER =
  /\b(?:fox(?:es)?|vixen|badger|raccoon|hedgehog|(?:stray|wild|strange|neighbour['’]?s?) cat|cat)\b/iu;

/** The id of her kind. */
export const kindIn = (raw: string): string | null => {
  const said = MOTHER.exec(raw)?.[0].toLowerCase();
  if (said === undefined) return null;
  if (/fox|vixen/.test(said)) return 'fox';
  return said.endsWith('cat') ? 'cat' : said;
};

interface Parts {
  /** The mother. */
  readonly M: Figure;
  /** "the fox", and "fox". */
  readonly theM: string;
  readonly one: string;
  readonly many: string;
  readonly refrain: string;
}

export function partsOf(going: Going): Parts {
  const kind = kindIn(going.raw) ?? 'fox';
  const M = theOne(going, kind);
  const [one, many] = YOUNG[kind] ?? ['cub', 'cubs'];
  return {
    M,
    theM: M.theKind,
    one,
    many,
    refrain: going.chance.pick('And off she goes.', 'One look back, and off she goes.', 'And away she goes.'),
  };
}

import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';
import { theOne } from '../the-one.ts';

/** What is built by machines in a theme, and has room for a hill beside it: no road and no railway. */
const BUILDABLE =
  'playgrounds?|playparks?|parks?|skate ?parks?|houses?|homes?|schools?|nurser(?:y|ies)|castles?|hospitals?|shops?|swimming pools?|football (?:pitch|ground|stadium)|stadium|librar(?:y|ies)|farms?|zoos?|hotels?|towers?|supermarkets?|sports (?:hall|cent(?:re|er))';
export const BUILT = new RegExp(
  String.raw`\b(?:build\w*|built|mak(?:e|es|ing)|made|dig(?:s|ging)?)\b (?:[\p{L}’']+ ){0,3}?(?<what>${BUILDABLE})\b`,
  'iu',
);

export const TITLES = ['not there', 'the heap in the way', 'where does the heap go', 'room for a heap'] as const;
const REFRAINS = [
  'Not there!',
  'No, not there!',
  'Oh, not there!',
  'Not there, please!',
  'Please, not there!',
] as const;

const SINGULAR: Readonly<Record<string, string>> = { nurseries: 'nursery', libraries: 'library' };

interface Parts {
  readonly refrain: string;
  readonly K: Figure;
  readonly k: string;
  readonly G: Figure;
  readonly g: string;
  readonly Gcap: string;
  /** Who digs, who lifts, who rolls and who brings the stones. */
  readonly D: Figure;
  readonly C: Figure;
  readonly R: Figure;
  readonly L: Figure;
  /** "playground". */
  readonly x: string;
}

export function partsOf(going: Going): Parts {
  const { K, G, g, Gcap, raw, chance } = going;
  const typed = BUILT.exec(raw)?.groups?.['what'] ?? 'playground';
  return {
    refrain: chance.pick(...REFRAINS),
    K,
    k: K.name,
    G,
    g,
    Gcap,
    D: theOne(going, 'digger'),
    C: theOne(going, 'crane'),
    R: theOne(going, 'road roller'),
    L: theOne(going, 'dump truck'),
    x: SINGULAR[typed] ?? typed.replace(/s$/u, ''),
  };
}

import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';
import { partsOf, type Parts } from './parts.ts';
import { triedBy, type Tried } from './tried.ts';

/** Short enough for the youngest. */
export const SHORT = [
  'Gone, a minute ago!',
  'Just this minute gone!',
  'Just gone, just gone!',
  'It has just gone!',
] as const;
const REFRAINS = [
  ...SHORT,
  'You have just missed it!',
  'Not here now! Just gone!',
  'Gone before you came!',
  'Just out of the door!',
  'It was here just now!',
  'Oh dear, just gone!',
  'One minute too late!',
] as const;

export interface Round extends Parts {
  /** Who found it and goes from door to door with it. */
  readonly X: Figure;
  readonly tried: Tried;
  readonly refrain: string;
  readonly titles: readonly [string, ...string[]];
}

export function roundOf(going: Going, sayings: readonly string[] = REFRAINS): Round {
  const parts = partsOf(going);
  const { A, B, x } = parts;
  const ids = [A.being?.id, B.being?.id];
  const X = going.company.meet(['rabbit', 'badger', 'goat'].find((id) => !ids.includes(id)) ?? 'goat');
  const isMany = parts.it !== 'it';
  const said = going.chance.pick(...sayings);
  const refrain = isMany ? said.replace(/\bIt has\b/, 'They have').replace(/\bIt was\b/, 'They were') : said;
  return {
    ...parts,
    X,
    tried: triedBy(parts),
    refrain: isMany
      ? refrain.replace('missed it', 'missed them').replace('It has', 'They have').replace('It was', 'They were')
      : refrain,
    titles: [
      `${isMany ? 'are these' : 'is this'} your ${x}`,
      'just gone',
      'round and round the green',
      `the ${x} and the ${X.kind}`,
    ],
  };
}

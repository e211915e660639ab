import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

/** Who is on it besides, where they all want to go, and what it is that they ride on. */
export interface Riders {
  /** At the wheel. */
  readonly D: Figure;
  readonly P: Figure;
  readonly Q: Figure;
  /** "bus", "train". */
  readonly v: string;
  /** "the beach". */
  readonly to: string;
  /** Children do not ride alone: a sentence about whoever came with the child; nothing where a grown-up animal rides. */
  readonly with: string;
  /** The same for the youngest. */
  readonly shortly: string;
}

export function ridersOf(going: Going): Riders {
  const { A, B, K, G, place, raw, company } = going;
  const used = [A, B, K].flatMap(({ being }) => being?.id ?? []);
  const one = (...ids: readonly string[]): Figure => company.meet(ids.find((id) => !used.includes(id)) ?? 'sheep');
  const grown = G.name === 'the grown-up' ? 'A grown-up' : G.name;
  return {
    D: one('walrus', 'badger'),
    P: one('goat', 'donkey'),
    Q: one('hen', 'goose'),
    v: /\b(?:bus|train|tram|coach)\b/.exec(raw)?.[0] ?? 'bus',
    to: place !== null && !/\b(?:bus|train|station|stop|street|road|town|city)\b/.test(place) ? place : 'the beach',
    with: A === K && B !== G ? ` ${grown} came too, and yawned.` : '',
    shortly: A === K && B !== G ? ` ${grown} came too.` : '',
  };
}

export const REFRAINS = [
  'Nobody said a word.',
  'But nobody said a word.',
  'Nobody said one word.',
  'Nobody there said a word.',
  'And nobody said a single word.',
  'Not one of them said a word.',
  'Nobody had a word to say.',
  'Nobody would say a word.',
  'Still nobody said a word.',
  'No one there said a word.',
] as const;
export const titlesOf = (v: string): readonly [string, ...string[]] => [
  `the wrong ${v}`,
  'six or nine',
  'nobody said a word',
  'one small screw',
];

import type { SentenceKind } from '@storylantern/contract';

/** Describing sentences per coaching sentence by the two published formulas; null when nothing coaches. */
export interface Ratio {
  readonly version100: number | null;
  readonly version101: number | null;
}

/**
 * 10.0 sets descriptive, perspective, affirmative, partial and cooperative sentences against directive and control
 * ones; 10.1 counts cooperative sentences as coaching.
 */
export function ratioOf(works: readonly SentenceKind[]): Ratio {
  const count = (...kinds: SentenceKind[]): number => works.filter((each) => kinds.includes(each)).length;
  const describing = count('descriptive', 'perspective', 'affirmative', 'partial');
  const team = count('cooperative');
  const child = count('directive', 'control');
  return {
    version100: child === 0 ? null : (describing + team) / child,
    version101: child + team === 0 ? null : describing / (child + team),
  };
}

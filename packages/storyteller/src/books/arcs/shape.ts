import type { Arc } from '../arc.ts';
import type { Theme } from '../theme.ts';
import { anyArc, type AnyArc } from './any-arc.ts';

/** A shape of story whose plot is the sentence of the theme (docs/decisions/030). */
export interface Shape extends AnyArc {
  /** Sentences as parents type them that it tells: what the lint tells it of. */
  readonly wordings: readonly string[];
  /**
   * What its theme is about besides the child, where other readings of the words are in the way: who is only spoken of is
   * nobody's hero. Left out: as it was understood.
   */
  readonly reads?: (theme: Theme) => Partial<Theme>;
}

/** Hides the type of a shape's bindings. */
export const shape = <Bound>(
  record: Arc<Bound> & Pick<Shape, 'wordings'> & { readonly reads?: Shape['reads'] },
): Shape => ({
  ...anyArc(record),
  wordings: record.wordings,
  ...(record.reads ? { reads: record.reads } : {}),
});

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

/**
 * From this fit on a shape is as sure of its sentence as an event of its name: it is told before any, but for an event that was
 * written for just that.
 */
export const SURE = 15;

/** What a shape takes nothing of, since its plot is the sentence: how else the words of it may be read. */
export const OF_ITS_SENTENCE: Partial<Theme> = {
  place: null,
  relation: 'none',
  want: null,
  clause: null,
  activity: null,
  first: null,
};

/** Hides the type of a shape's bindings. */
export const shape = <Bound>(
  record: Arc<Bound> & Pick<Shape, 'wordings'> & { readonly reads?: Shape['reads'] },
): Shape => ({
  ...anyArc(record),
  wordings: record.wordings,
  ...(record.reads ? { reads: record.reads } : {}),
});

import type { Arc } from '../arc.ts';

/** An arc whose bindings are its own affair. */
export type AnyArc = Arc<unknown>;

/** Hides the type of an arc's bindings: they go from its `bind` to its tellings and nowhere else. */
export const anyArc = <Bound>(arc: Arc<Bound>): AnyArc => ({
  ...arc,
  young: (bound) => arc.young(bound as Bound),
  middle: (bound) => arc.middle(bound as Bound),
  old: (bound) => arc.old(bound as Bound),
});

import type { EventPlot, Going } from './event.ts';

/** Whether the child is somebody of a kind themselves: "my daughter as a mermaid". */
const isOwn = ({ A, company }: Going, kind: RegExp): boolean => A === company.reader && kind.test(A.being?.id ?? '');

/**
 * A plot in which a child visits somebody of a kind, which is told by another where the child is of that kind: nobody
 * comes to tea at her own house.
 */
export const asTheChild = (visit: EventPlot, kind: RegExp, own: EventPlot): EventPlot => ({
  ...visit,
  young: (going) => (isOwn(going, kind) ? own : visit).young(going),
  middle: (going) => (isOwn(going, kind) ? own : visit).middle(going),
  old: (going) => (isOwn(going, kind) ? own : visit).old(going),
});

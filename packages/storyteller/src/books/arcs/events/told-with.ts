import type { EventPlot, Going } from './event.ts';

/** A plot that is told of everybody there as `change` has them: with a classmate beside the child, or with the grown-up apart. */
export const toldWith = (change: (going: Going) => Going, plot: EventPlot): EventPlot => ({
  ...plot,
  young: (going) => plot.young(change(going)),
  middle: (going) => plot.middle(change(going)),
  old: (going) => plot.old(change(going)),
});

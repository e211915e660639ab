import type { EventPlot } from './event.ts';
import { apart } from './page.ts';

/** A plot in which the family's grown-up has a part of their own, so that somebody small is the second one. */
export const standsApart = (plot: EventPlot): EventPlot => ({
  ...plot,
  young: (going) => plot.young(apart(going)),
  middle: (going) => plot.middle(apart(going)),
  old: (going) => plot.old(apart(going)),
});

import type { EventPlot } from './event.ts';
import { apart } from './page.ts';
import { toldWith } from './told-with.ts';

/** A plot in which the family's grown-up has a part of their own, so that somebody small is the second one. */
export const standsApart = (plot: EventPlot): EventPlot => toldWith(apart, plot);

import type { EventPlot } from './event.ts';
import { kinBeside } from './kin-beside.ts';
import { withMate } from './the-one.ts';

/** A plot in which the brother, cousin or friend whom a theme names beside the child has the second part: "Mia and Sam". */
export const mateBeside = (plot: EventPlot): EventPlot =>
  kinBeside({
    ...plot,
    young: (going) => plot.young(withMate(going)),
    middle: (going) => plot.middle(withMate(going)),
    old: (going) => plot.old(withMate(going)),
  });

import type { EventPlot } from './event.ts';
import { kinBeside } from './kin-beside.ts';
import { withMate } from './the-one.ts';
import { toldWith } from './told-with.ts';

/** A plot in which the brother, cousin or friend whom a theme names beside the child has the second part: "Mia and Sam". */
export const mateBeside = (plot: EventPlot): EventPlot => kinBeside(toldWith(withMate, plot));

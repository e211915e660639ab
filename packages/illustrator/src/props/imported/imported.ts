import type { Colour } from '../../paint/colour.ts';
import type { Prop } from '../prop.ts';

/** A shape of an imported thing: its colour, its outline in body units, and 1 when it is a mark upon the others. */
type Shape = readonly [colour: Colour, path: string, mark?: 1];

/** A thing whose shapes were imported: they are painted by the brush like everything else, so every style fits them. */
export function imported({ shapes, ...prop }: Omit<Prop, 'draw'> & { readonly shapes: readonly Shape[] }): Prop {
  return {
    ...prop,
    draw: (brush) =>
      shapes.map(([fill, path, mark]) => (mark ? brush.flat(path, fill) : brush.shape(path, fill))).join(''),
  };
}

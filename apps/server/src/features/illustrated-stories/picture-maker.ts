import type { Maker } from '@storylantern/contract';

/**
 * Who drew a book, from the makers of its drawn pages: a model server when it drew any of them, with a note of how many
 * were drawn here instead. Undefined while nothing is drawn.
 */
export function pictureMaker(makers: readonly Maker[]): Maker | undefined {
  const remote = makers.find((maker) => maker.by === 'remote');
  if (!remote) return makers[0];
  const here = makers.filter((maker) => maker.by === 'embedded').length;
  if (here === 0) return remote;
  const which = here === 1 ? 'One of the pictures was' : `${here} of the pictures were`;
  return {
    ...remote,
    note: `${which} drawn by Storylantern itself, as the model server gave none that could be used.`,
  };
}

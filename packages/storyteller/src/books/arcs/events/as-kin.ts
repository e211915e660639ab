import { possessive } from '../../../child/name.ts';
import type { Figure } from '../../arc.ts';
import { isCast } from '../../company/figure.ts';

/** Somebody of an animal's family, called what they are to it: "Dad", "Grandpa". */
export function asKin(figure: Figure, name: string): Figure {
  const named = { ...figure, name, names: possessive(name), introduced: name };
  return isCast(figure) ? Object.assign(named, { character: { ...figure.character, name } }) : named;
}

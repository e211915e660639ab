import type { COSTUMES } from '@storylantern/contract';
import type { Figure } from '../../arc.ts';
import { isCast } from '../../company/figure.ts';

/** Somebody of a plot in the clothes of who they are: a king, a knight. */
export function dressedAs(who: Figure, costume: (typeof COSTUMES)[number]): Figure {
  if (!isCast(who) || who.character.is !== 'adult') return who;
  const dressed = { ...who, character: { ...who.character, costume } };
  return dressed;
}

import type { Company, Figure } from '../arc.ts';

/**
 * Who stands beside the hero with a part to play. When the hero is the child and a brother or sister is in the book, it is
 * that one and not a small pet; arcs in which the other one needs an ability take the friend instead.
 */
export const besideOf = ({ hero, friend, alsoThere }: Pick<Company, 'hero' | 'friend' | 'alsoThere'>): Figure =>
  (hero.isChild ? alsoThere[0] : undefined) ?? friend;

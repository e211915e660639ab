import type { Figure } from '../../arc.ts';
import type { Entity, Theme } from '../../theme.ts';
import type { Going } from './event.ts';
import { bigAndSmall } from './parent-and-young/who.ts';

/** "An elephant and a mouse", "a lion who befriends a mouse": words by which a theme sets two side by side. */
export const SIDE_BY_SIDE = /\b(?:and|&|befriend\w*|friends?|friendship|meets?|met)\b/iu;

/** Whoever walks about by themselves: no fish, no digger and no teapot. */
const OF_THE_LAND = /^(?:pet|farm|wild|magic|bird|insect|person)$/;
/** Neither moves from its place, nor has a body to sit on anything. */
const BODILESS = /^(?:ghost|genie|imaginary friend|mermaid|merman|sea monster)$/;

const isOnFeet = (being: Entity['being']): boolean =>
  being !== null && (being.id === 'robot' || OF_THE_LAND.test(being.isa)) && !BODILESS.test(being.id);

/** Whether somebody of a theme stands on the ground on feet of some kind. */
export const onFeet = (each: Entity | null): boolean => isOnFeet(each?.being ?? null);

/** What a theme may say of two besides: that they are friends, and how. */
const OF_FRIENDS =
  /^(?:friend\w*|best|unlikely|become\w*|good|great|big|small|little|tiny|huge|together|become|new|meets?|met|story|tale|very|kind|funny|happy|adventures?|befriend\w*|unusual|special|true|real|forever|make|other|each|called|named|love|loves)$/i;

/** Whether a theme names two and says no more of them than that they are friends. */
export function isOnlyTwo(theme: Theme): boolean {
  const { hero, other, thing, first, fear, activity, clause, want, occasion, unused, relation, raw } = theme;
  const isTwoOfAKind = hero !== null && hero.word === other?.word;
  // A mother and her cub belong together from the start.
  if (other === null || relation === 'bedtime' || bigAndSmall(theme) !== null) return false;
  // A child and somebody who is a baby are no two who meet.
  if (hero === null && /\bbaby\b/i.test(raw)) return false;
  if ((hero?.plural === true || other.plural) && !isTwoOfAKind) return false;
  if (![thing, first, fear, activity, clause, want, occasion].every((each) => each === null)) return false;
  // What they do together is the story then, whichever words were put aside by how it was read.
  return !/\b(?:work|pull|carr|team|rais|adopt)/i.test(raw) && unused.every((each) => OF_FRIENDS.test(each));
}

/** How big somebody is, as our beings are; a child comes to the chest. */
const A_CHILD = 3;
export const sizeOf = ({ being }: { readonly being: Figure['being'] }): number => being?.size ?? A_CHILD;

/** Somebody who stands by where two are at something: the child, else a pet of a lap's size. */
export function bystander({ third, A, B, company }: Going): Figure {
  if (third) return third;
  const [one] = company.passersBy(1, ({ isa, size }) => isa === 'pet' && size === 2);
  const fallback = company.friend === A || company.friend === B ? company.grownUp : company.friend;
  return one ?? fallback;
}

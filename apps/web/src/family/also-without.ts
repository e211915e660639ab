import type { AlsoInBook } from '@storylantern/contract';

/** Names are the same however they are spaced and whatever is a capital. */
export const isSameName = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/** Nobody is in a piece twice: the children who are in it besides the one of this name. */
export const alsoWithout = (children: readonly AlsoInBook[], name: string): AlsoInBook[] =>
  children.filter((each) => !isSameName(each.childName, name));

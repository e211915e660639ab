import type { PastResult } from './past-results.ts';

/** A child whose name need not be typed again. */
export interface KnownChild {
  readonly name: string;
  /** As it was written last; null when it was not. */
  readonly age: string | null;
}

/** Those who are known already, then those of the results, newest first; each name once. */
export function knownChildren(family: readonly KnownChild[], results: readonly PastResult[]): readonly KnownChild[] {
  const children = new Map<string, KnownChild>();
  for (const child of [...family, ...results.map(({ childName, childAge }) => ({ name: childName, age: childAge }))]) {
    const key = child.name.trim().toLocaleLowerCase();
    if (key !== '' && !children.has(key)) children.set(key, child);
  }
  return [...children.values()];
}

/** Whether two results are about one child, as far as a name tells. */
export const sameChild = (one: PastResult, other: PastResult): boolean =>
  one.childName.trim().toLocaleLowerCase() === other.childName.trim().toLocaleLowerCase();

import type { OccasionsOfChild } from '@storylantern/contract';

/** So many more stories that help than stories that celebrate, before anything is said. */
const MORE = 3;

const sameName = (one: string, other: string): boolean =>
  one.trim().localeCompare(other.trim(), undefined, { sensitivity: 'base' }) === 0;

/**
 * Whether a child's next story may well celebrate something: at least half of a child's stories should applaud what goes
 * well (Social Story criteria 10.2), and this child has several more of the other kind.
 */
export function mayCelebrate(counted: readonly OccasionsOfChild[] | undefined, name: string): boolean {
  if (name.trim() === '') return false;
  const own = counted?.filter((child) => sameName(child.childName, name)) ?? [];
  const more = own.reduce((sum, { help, celebrate }) => sum + help - celebrate, 0);
  return more >= MORE;
}

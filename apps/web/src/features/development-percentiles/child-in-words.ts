import { yearsIn } from './years-in.ts';

/** Who a result is about: "Mia, age 6", "Mia, 30 months", "Mia". */
export function childInWords({
  childName,
  childAge,
}: {
  readonly childName: string;
  readonly childAge: string | null;
}) {
  if (childAge === null) return childName;
  const bare = /^\d+(?:[.,]\d+|-\d+|\+)?½?$/u.test(childAge) && yearsIn(childAge) !== null;
  return bare ? `${childName}, age ${childAge}` : `${childName}, ${childAge}`;
}

/** The day a result was taken: "3 May 2026". */
export const dayInWords = (takenAt: string): string =>
  new Date(takenAt).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

/** The same, short enough for the head of a narrow column: "3 May 2026". */
export const dayInShort = (takenAt: string): string =>
  new Date(takenAt).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });

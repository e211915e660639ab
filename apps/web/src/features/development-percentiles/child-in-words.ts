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

/** A value in words that are the same whatever order its parts were chosen in. */
const inOrder = (value: unknown): string =>
  JSON.stringify(typeof value === 'object' && value !== null ? Object.entries(value).toSorted() : value);

/** Whether two values of a field say the same. */
export const same = (one: unknown, other: unknown): boolean => inOrder(one) === inOrder(other);

/**
 * A form after another child was chosen. A field that is empty, or still holds what the child before put there, takes
 * what is known of the new child and is empty where nothing is known; every other field was the parent's and stays.
 */
export function refill<Draft extends object>(
  draft: Draft,
  empty: Draft,
  before: Partial<Draft>,
  filling: Partial<Draft>,
): Draft {
  const next = { ...draft };
  for (const field of Object.keys({ ...before, ...filling }) as (keyof Draft)[]) {
    const untouched = same(draft[field], empty[field]) || same(draft[field], before[field]);
    if (untouched) next[field] = filling[field] ?? empty[field];
  }
  return next;
}

/** Whether a field says something else than what is known of the child. */
export const differs = <Draft extends object>(draft: Draft, filling: Partial<Draft>): boolean =>
  (Object.keys(filling) as (keyof Draft)[]).some((field) => !same(draft[field], filling[field]));

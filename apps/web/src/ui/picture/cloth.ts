const CLOTHS = 5;

/** The cloth a book is bound in: one of five, always the same for the same id. */
export function clothOf(id: string): string {
  let sum = 0;
  for (const letter of id) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return `var(--cloth-${(sum % CLOTHS) + 1})`;
}

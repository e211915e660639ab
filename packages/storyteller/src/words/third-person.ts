/** The two verbs that no ending makes. */
const IRREGULAR: ReadonlyMap<string, string> = new Map([
  ['be', 'is'],
  ['have', 'has'],
]);

/** A base as it stands after "he" or "one": "go" -> "goes", "try" -> "tries", "walk" -> "walks". */
export function thirdPersonOf(base: string): string {
  const irregular = IRREGULAR.get(base);
  if (irregular !== undefined) return irregular;
  if (/(?:[sxz]|ch|sh|[^aeiou]o)$/.test(base)) return `${base}es`;
  return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`;
}

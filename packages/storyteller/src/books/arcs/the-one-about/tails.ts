/**
 * What is said of somebody, as it stands behind "a goat": the verbs of a theme about several are said of one, and those of
 * the child of whoever is put in its place.
 */

/** Of several: the verb of one. */
const OF_ONE: Readonly<Record<string, string>> = {
  are: 'is',
  "aren't": "isn't",
  were: 'was',
  "weren't": "wasn't",
  have: 'has',
  "haven't": "hasn't",
  do: 'does',
  "don't": "doesn't",
  go: 'goes',
};
/** The same of one and of several. */
const SAME =
  /^(?:can|can't|cannot|could|couldn't|will|won't|would|wouldn't|should|must|may|might|had|did|didn't|never|always|only|all|both|secretly|really|just|\p{L}+ed|ran|sat|stood|went|came|took|held|put|got|gave|made|found|saw|said|told|ate|fell|flew|hid|slept|woke|sang|swam|built|left|met|lost|forgot|broke|became|knew|wore|wrote|stole)$/u;
const PASSED_OVER = /^(?:never|always|only|all|both|secretly|really|just)$/;

/** "open", "go", "try" of several is "opens", "goes", "tries" of one. */
function ofOneVerb(verb: string): string {
  const known = OF_ONE[verb];
  if (known !== undefined) return known;
  if (SAME.test(verb)) return verb;
  if (/(?:s|x|z|ch|sh|o)$/.test(verb)) return `${verb}es`;
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;
}

/** "open a cheese shop" -> "opens a cheese shop". */
export function saidOfOne(words: string): string {
  const all = words.replace(/’/g, "'").split(' ');
  const at = all.findIndex((word) => !PASSED_OVER.test(word));
  const said = all.flatMap((word, i) =>
    i === at ? [ofOneVerb(word)] : /^(?:all|both)$/.test(word) && i < at ? [] : [word],
  );
  return said
    .join(' ')
    .replace(/\btheir\b/g, 'its')
    .replace(/\bthemselves\b/g, 'itself')
    .replace(/\beach of them\b/g, 'it');
}

/** Said of one: "under the bed who are friendly" is "under the bed who is friendly". */
export const tailOfOne = (tail: string): string =>
  tail
    .replace(/\btheir\b/g, 'its')
    .replace(
      /\b(who|that) (are|were|have|do|aren't|weren't|haven't|don't)\b/g,
      (_, who: string, verb: string) => `${who} ${ofOneVerb(verb)}`,
    );

/** Where a long theme may be taken in two breaths, the best places first. */
const BREATHS: readonly RegExp[] = [
  /,? (?=(?:and|but|because|until|so|when|while|just before|the (?:night|day|morning|week) (?:before|after)|before|after|instead of) )|, /gu,
  / (?=(?:who|that|which) )/gu,
  / (?=(?:from|in|with|for|at|on) )/gu,
];
const SHORTEST_HEAD = 4;
/** Nothing ends so: "a floor that isn't". */
const UNDONE =
  /\b(?:is|isn['’]?t|are|was|were|the|an?|of|to|and|or|the (?:night|day|morning|week)|who|that|which|one|has|had|get|gets|got)$/iu;

/** A long saying as its first breath, and what comes after it; null where it cannot be parted. */
export function inTwoBreaths(said: string, longest: number): readonly [head: string, rest: string] | null {
  const count = (text: string): number => text.split(/\s+/).length;
  for (const breath of BREATHS) {
    const found = [...said.matchAll(breath)]
      .map(({ 0: gap, index }) => [said.slice(0, index), said.slice(index + gap.length)] as const)
      .findLast(
        ([head, rest]) =>
          count(head) >= SHORTEST_HEAD &&
          count(head) <= longest &&
          count(rest) >= 2 &&
          count(rest) < longest &&
          !UNDONE.test(head),
      );
    if (found) return [found[0], found[1].replace(/^(?=(?:who|that|which) )/, 'one ')];
  }
  return null;
}

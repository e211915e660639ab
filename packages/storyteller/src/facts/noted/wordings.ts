/** Where a sentence can end earlier and still be whole. */
const CUTS: readonly RegExp[] = [
  / on \w+days?(?: and \w+days?)?$/i,
  /,[^,]*$/,
  / (?<!look |looks )(?:that|so|when|while|until|because|before|after|whatever|as (?=\{he)|if) .*$/i,
  / and (?:[a-z]+s|did|took|made|had|gave|told|can|will|he|she|they|\{he\b).*$/,
  / (?:with|from|to|on|in|at|for) (?:a|an|the|\{his\}) [^,]*$/i,
];
const HANGS =
  /(?: (?:and|or|the|an?|to|of|with|for|in|on|at|by|from|it|so|very|be|The Wheels|is|are|has|have|can|will|tell|put|just|right|only|puts|keeps?|holds?|goes|gives?|\{his\}|\{he\}))$/i;
const LEAST = 4;
/** What is left has to say the most of it. */
const LEAST_SHARE = 0.45;

/** The wordings of a sentence without its stop, the whole one first, then shorter ones that are still whole. */
export function wordings(text: string): string[] {
  const all = [text.replace(/[\s,.]+$/, '')];
  for (const cut of CUTS) {
    const less = (all.at(-1) ?? '').replace(cut, '').replace(/[\s,]+$/, '');
    const left = less.split(' ').length;
    if (left >= LEAST && left / text.split(' ').length >= LEAST_SHARE && !HANGS.test(less) && !all.includes(less))
      all.push(less);
  }
  return all.map((each) => `${each}.`);
}

/**
 * A pattern that finds words wherever they stand in a text, read from the beginning of it. An alternative that looks over the
 * whole text ("bed" anywhere, and then "not tired" anywhere) is tried once: tried again from every letter, it finds nothing
 * more and takes as many times as long as the text has letters.
 */
export function saidOverAll(words: string): string {
  const all = alternativesOf(words);
  const once = all.filter(looksOverAll);
  const anywhere = all.filter((each) => !looksOverAll(each));
  return `(?:${[...once, ...(anywhere.length > 0 ? [`[^]*?(?:${anywhere.join('|')})`] : [])].join('|')})`;
}

/** The alternatives of a pattern, not those inside its groups. */
export function alternativesOf(pattern: string): string[] {
  const found: string[] = [];
  let from = 0;
  for (let at = 0; at < pattern.length; at++) {
    const end = endOfPart(pattern, at);
    if (pattern[at] === '|') {
      found.push(pattern.slice(from, at));
      from = at + 1;
    }
    at = end - 1;
  }
  return [...found, pattern.slice(from)];
}

/** Whether it is all conditions on the whole text, or they come first and then words anywhere after its beginning. */
function looksOverAll(alternative: string): boolean {
  let at = 0;
  while (/^\(\?[=!]\[\^\]\*/.test(alternative.slice(at))) at = endOfPart(alternative, at);
  return at > 0 && /^(?:$|(?:\(\?:)?\[\^\]\*)/.test(alternative.slice(at));
}

/** Where a group, a class, an escaped letter or a letter ends that begins at a place in a pattern. */
export function endOfPart(pattern: string, from: number): number {
  if (pattern[from] === '\\') return from + 2;
  if (pattern[from] === '[') {
    let at = from + 1;
    // "[^]" is any letter at all.
    if (pattern.startsWith('[^]', from)) return from + 3;
    while (pattern[at] !== ']') at += pattern[at] === '\\' ? 2 : 1;
    return at + 1;
  }
  if (pattern[from] !== '(') return from + 1;
  let at = from + 1;
  while (pattern[at] !== ')') at = endOfPart(pattern, at);
  return at + 1;
}

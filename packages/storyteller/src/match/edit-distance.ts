/**
 * Whether two words differ by at most `most` slips: a letter too many, missing, wrong, or two neighbours swapped
 * (optimal string alignment, Damerau 1964). Gives up as soon as that is certain.
 */
export function isSlipOf(a: string, b: string, most: number): boolean {
  if (Math.abs(a.length - b.length) > most) return false;
  let twoAgo: number[] = [];
  let before = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min((before[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (before[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (twoAgo[j - 2] ?? 0) + 1);
      row.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return false;
    twoAgo = before;
    before = row;
  }
  return (before[b.length] ?? Infinity) <= most;
}

/** Whether two words differ only in the order of two neighbouring letters. */
export const isSwapOf = (a: string, b: string): boolean =>
  a.length === b.length && a !== b && [...a].sort().join('') === [...b].sort().join('') && isSlipOf(a, b, 1);

const GAP = /(?<=[.!?])\s+|(?<=[.!?]["”])\s+(?![a-z])/;
const SMALL =
  /^(?:and|but|the|for|are|was|has|had|not|can|may|his|her|him|she|its|one|two|all|any|too|out|off|how|who|why|get|gets|got|goes|now|yet|you|name|help|helper|with|from|have|when|what|that|this|then|than|they|them|their|there|here|some|many|most|more|very|just|only|like|also|into|over|been|will|would|could|might|about|after|before|because|where|which|while|people|children|child|grown-ups?|person|thing|things|time|little|other|others|good|makes?|made|does|done)$/;

const wordsIn = (text: string): number => text.match(/[^\s~]+/g)?.length ?? 0;
/** The words of a text that name something, by their beginnings. */
export const contentOf = (text: string): string[] =>
  (text.toLowerCase().match(/[a-z]{3,}/g) ?? []).filter((word) => !SMALL.test(word)).map((word) => word.slice(0, 5));

/** One sentence of a source, with what is asked of it again and again while a story is cut. */
export interface Cuttable {
  readonly text: string;
  readonly words: number;
  readonly content: readonly string[];
}

/** What was found out about a source stays true for every draw of it. */
const cuttable = new Map<string, readonly Cuttable[]>();
const MOST_REMEMBERED = 2_000;

/** The sentences of a source. A full stop inside a quote that goes on does not end one. */
export function sentencesIn(source: string): readonly Cuttable[] {
  const known = cuttable.get(source);
  if (known) return known;
  const whole: string[] = [];
  for (const part of source.split(GAP)) {
    const before = whole.at(-1);
    const open = before !== undefined && (before.match(/"/g)?.length ?? 0) % 2 === 1;
    if (open) whole[whole.length - 1] = `${before} ${part}`;
    else whole.push(part);
  }
  const found = whole.map((text) => ({ text, words: wordsIn(text), content: contentOf(text) }));
  if (cuttable.size >= MOST_REMEMBERED) cuttable.clear();
  cuttable.set(source, found);
  return found;
}

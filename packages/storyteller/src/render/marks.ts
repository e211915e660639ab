/** A piece of authored text: words, a mark with perhaps its verb, or the gap between two sentences. */
export type Piece =
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'mark'; readonly what: string; readonly verb: string }
  | { readonly kind: 'gap' };

/** Marks that mean the child. `own` is "his" in a clause before the one that names the child: "In {own} bed, {Name} may". */
const CHILD_MARKS = ['he', 'him', 'his', 'hers', 'own', 'Name'] as const;
export type ChildMark = (typeof CHILD_MARKS)[number];
export const isChildMark = (what: string): what is ChildMark => (CHILD_MARKS as readonly string[]).includes(what);

/** A mark with its verb, an adverb before it ("still gets") or two verbs ("looks and looks"). */
const MARK = /^\{([A-Za-z]+)(?: ([a-z']+(?: [a-z']+){0,2}))?\}$/;
/** Marks, and gaps between sentences. After a quote that ends in a stop, a small letter means that the sentence goes on. */
const PARTS = /(\{[^}]*\}|(?<=[.!?])\s+|(?<=[.!?]["”])\s+(?![a-z]))/;
const SENTENCE_END = /[.!?]["”]?$/;
const read = new Map<string, readonly Piece[]>();
const MOST_REMEMBERED = 20_000;

/**
 * Reads authored text, its alternatives already chosen, into pieces. A `~` is dropped.
 * @throws Error when a mark cannot be read.
 */
export function piecesOf(text: string): readonly Piece[] {
  const before = read.get(text);
  if (before) return before;
  const pieces = text
    .replace(/~\s*/g, '')
    .trim()
    .split(PARTS)
    .filter((part) => part !== '')
    .map((part, index, all): Piece => {
      // A space between two marks is no gap: "{has} {baby}".
      if (part.trim() === '')
        return SENTENCE_END.test(all[index - 1] ?? '') ? { kind: 'gap' } : { kind: 'words', text: part };
      if (!part.startsWith('{')) return { kind: 'words', text: part };
      const mark = MARK.exec(part);
      if (!mark) throw new Error(`A mark cannot be read: ${part}`);
      return { kind: 'mark', what: mark[1] ?? '', verb: mark[2] ?? '' };
    });
  if (read.size < MOST_REMEMBERED) read.set(text, pieces);
  return pieces;
}

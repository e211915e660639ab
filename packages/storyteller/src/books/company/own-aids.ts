/** What helps a child to get about, to see, to hear or to speak, as far as it changes what a story may say of them. */
export interface OwnAids {
  /** Gets about on wheels, or on foot with a frame or crutches; null for whoever runs and jumps. */
  readonly moves: 'wheels' | 'frame' | null;
  /** What the frame is called on a page. */
  readonly frame: string | null;
  readonly signs: boolean;
  readonly glasses: boolean;
  readonly hearingAids: boolean;
}

const WHEELS = /\bwheel ?chairs?\b/i;
const FRAME = /\b(?:walking frame|walker|walking sticks?|crutches)\b/i;
const SIGNS =
  /\b(?:signs(?! (?:that|of|on))|signing|sign language|uses? (?:bsl|asl|isl|auslan|makaton|sign)|talks? with (?:his|her|their) hands|deaf and (?:signs|uses))\b/i;
const GLASSES = /\b(?:wears?|has|got|in|with) (?:(?:his|her|their|new|big|little|round|\p{Ll}+) ){0,2}glasses\b/iu;
const HEARING = /\bhearing[- ]aids?\b|\bcochlear implants?\b/i;
/** "her friend uses a wheelchair", "Grandma has a wheelchair": somebody else's. */
const OF_ANOTHER =
  /\b(?:friend|brother|sister|cousin|gran\w*|nan\w*|mum\w*|mom\w*|dad\w*|uncle|aunt\w*|teacher|dog|cat|rabbit|animal|bear|teddy|doll)\b[^.,;]{0,30}$/i;

/** Reads what a child uses, from the details and the theme; what belongs to somebody else is not the child's. */
export function ownAids(texts: readonly string[]): OwnAids {
  const find = (pattern: RegExp): string | null => {
    for (const text of texts) {
      const found = pattern.exec(text);
      if (found && !OF_ANOTHER.test(text.slice(0, found.index))) return found[0];
    }
    return null;
  };
  const frame = find(FRAME)?.toLowerCase() ?? null;
  const onWheels = find(WHEELS) !== null;
  return {
    moves: onWheels ? 'wheels' : frame === null ? null : 'frame',
    frame: frame === 'walking frame' ? 'frame' : frame,
    signs: find(SIGNS) !== null,
    glasses: find(GLASSES) !== null,
    hearingAids: find(HEARING) !== null,
  };
}

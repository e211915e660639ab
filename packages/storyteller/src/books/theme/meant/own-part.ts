import type { Entity, Theme } from '../../theme.ts';

/** A part of somebody that is gone: what it is called, whether it is many, and what kind of part it is. */
export interface OwnPart {
  /** "stripes", "sparkle", without "the". */
  readonly word: string;
  readonly many: boolean;
  readonly sort: 'pattern' | 'light' | 'magic' | 'shadow';
  /** The theme says that it was never there: "a zebra without stripes". */
  readonly never: boolean;
}

const SORTS: readonly (readonly [OwnPart['sort'], RegExp])[] = [
  ['pattern', /^(?:stripe|spot|patch|patches|colour|color|marking|freckle|dot)s?$/i],
  ['light', /^(?:sparkle|twinkle|glow|shine|glitter|light|shimmer)s?$/i],
  ['magic', /^(?:magic|power|superpower|super power|spell)s?$/i],
  ['shadow', /^shadow$/i],
];
const LOST =
  /\b(?:(?:has |had |have )?lost|loses|losing|can(?:'?t|not) find|is missing|(?:whose|and) (?:\p{L}+ )?(?:have |has )?(?:vanished|disappeared|gone))(?: all)? (?:his|her|its|their|the|all (?:his|her|its)) ((?:super )?\p{L}+)$/iu;
const NEVER = /\b(?:without(?: any)?|with no|has no|who has no|that has no) (?:his |her |its )?((?:super )?\p{L}+)$/iu;

/** The part of somebody that a theme says is gone: "a tiger who lost his stripes"; null when it says nothing of the kind. */
export function ownPartOf({ raw, hero, other }: Theme): OwnPart | null {
  if (hero === null && other === null) return null;
  const lost = LOST.exec(raw.trim())?.[1];
  const never = NEVER.exec(raw.trim())?.[1];
  const word = (lost ?? never)?.toLowerCase();
  const sort = SORTS.find(([, asks]) => word !== undefined && asks.test(word))?.[0];
  if (word === undefined || sort === undefined) return null;
  // One colour is lost as all of them are.
  const many = /[^s]s$/.test(word);
  return { word, many, sort, never: lost === undefined };
}

/** "a fairy who lost her magic": she is not lost, and her magic is no thing to be looked for under a bed. */
export function withOwnPart(theme: Theme): Theme {
  const part = ownPartOf(theme);
  const hero: Entity | null = theme.hero ?? theme.other;
  if (part === null || !hero?.being) return theme;
  const word = part.word;
  return {
    ...theme,
    relation: 'none',
    hero,
    other: theme.hero === null ? null : theme.other,
    thing: null,
    clause: theme.clause ?? (part.never ? `has no ${word}` : `lost the ${word}`),
  };
}

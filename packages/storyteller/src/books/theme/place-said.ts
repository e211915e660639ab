import type { Entity, Theme } from '../theme.ts';

/** Names that tired parents write small, and that take no article. */
const NAMES = /^(?:egypt|rome|greece|africa|australia|china|paris|london)$/;

/**
 * A place as the parent calls it, with its article: "the seaside" for "the beach", "ancient Egypt" for "the pyramids".
 * Of several words in small letters only the place itself is sure of its article.
 */
export function placeSaid({ place, word, plural }: Entity, raw: string): string {
  // Known words are kept in small letters; a name has its capital in the theme.
  const at = raw.toLowerCase().indexOf(word.toLowerCase());
  const typed = at > 0 || (at === 0 && word.includes(' ')) ? raw.slice(at, at + word.length) : word;
  const isName = /(?<=.)\p{Lu}|^\p{Lu}(?=\p{Ll}+$)/u.test(typed);
  if (place !== null) {
    const isPartOfIt = place.id.toLowerCase().includes(word.toLowerCase());
    const isOwnWord = /^[a-z]+$/.test(word) && !NAMES.test(word) && !plural && place.id.startsWith('the ');
    if (isPartOfIt || !(isOwnWord || isName)) return place.id;
  }
  if (isName || /^\p{Lu}/u.test(word)) return typed;
  return plural && !word.endsWith('s') ? `the ${word}s` : `the ${word}`;
}

/** A place as a story goes to it: as the parent calls it when it is known, else by all its words. */
export const placeOf = (entity: Entity, raw: string): string =>
  entity.place !== null || /^\p{Lu}/u.test(entity.word)
    ? placeSaid(entity, raw)
    : `the ${[...entity.adjectives, entity.word].join(' ')}`;

/** Whether a theme names the place itself; a trip that goes nowhere in particular is given one. */
export const saysWhere = ({ place, raw }: Theme): boolean =>
  place !== null && raw.toLowerCase().includes(place.word.toLowerCase());

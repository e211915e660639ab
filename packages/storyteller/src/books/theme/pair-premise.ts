import { withArticle } from '../company/figure.ts';
import type { Entity, Theme } from '../theme.ts';
import { nounKind } from './noun-kind.ts';

/** Nobody has it, finds it or mislays it. */
const OF_NOBODY =
  /^(?:rainbow|moon|star|sun|sunshine|sky|mountain|hill|river|sea|ocean|wind|rain|snow|storm|snowstorm|cloud|night|day|house|tree|puddle|mud|light|shadow)$/i;

/** "sandwiches", "berries". */
export const severalOf = (word: string): string =>
  /(?:ch|sh|x|ss)$/.test(word) ? `${word}es` : /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`;

/** Nobody is fond of what it lays, or of what it might have been. */
export const NOT_EATEN = /^(?:eggs?|bacon|ham|burgers?|steaks?|chicken|fish|turkey|meat|milk|acorns?)$/i;

/** Food that a theme has beside somebody, as one speaks of it: "sausages", "cheese". */
function eaten({ word, thing, plural }: Entity): string | null {
  if (NOT_EATEN.test(word)) return null;
  if (nounKind(word)?.sort !== 'food' && thing?.like.includes('sweet') !== true) return null;
  return thing?.uncounted === true || plural || word.endsWith('s') ? word : severalOf(word);
}

/**
 * What may have happened between somebody and a thing that a theme names beside them, each after the kind: a premise that
 * leaves the thing out would leave out half of what was asked for.
 */
export function pairPremises({ hero, thing, raw }: Theme): readonly string[] {
  if (!hero || thing === null || OF_NOBODY.test(thing.word)) return [];
  const whole = [...thing.adjectives, thing.word].join(' ');
  const food = hero.being?.isa === 'farm' && /^sausages?$/.test(thing.word) ? null : eaten(thing);
  if (food !== null) return [`who loves ${food}`];
  if (!thing.known || thing.thing === null) return [];
  // Whoever already has it may lose it; whoever stands beside it may find it.
  const has = /\b(?:with|in|wearing|holding|has) (?:an?|the|his|her|its)\b/i.test(raw);
  const lost = `who lost its ${whole}`;
  return thing.plural || thing.word.endsWith('s') ? [lost] : has ? [lost] : [lost, `who found ${withArticle(whole)}`];
}

import type { ListedSituation, Occasion } from '@storylantern/contract';
import { CELEBRATIONS, generalCelebration, generalFrame, HELPING } from './frames/index.ts';

/** Letters from which on a word is searched for. */
const SHORTEST = 3;

/**
 * Every situation that a story of this occasion may be about, the most asked first; telling in
 * the parent's own words is none of them. Its words are those that parents have for it, so that a search finds it by them.
 */
export function listedSituations(occasion: Occasion): ListedSituation[] {
  return (occasion === 'celebrate' ? CELEBRATIONS : HELPING)
    .filter((frame) => frame !== generalFrame && frame !== generalCelebration)
    .map(({ id, name, claims }) => ({ id, name, words: wordsOf([...claims.strong, ...claims.cues]) }));
}

const wordsOf = (phrases: readonly string[]): string =>
  [...new Set(phrases.flatMap((phrase) => phrase.toLowerCase().match(/[\p{L}']+/gu) ?? []))]
    .filter((word) => word.length >= SHORTEST)
    .join(' ');

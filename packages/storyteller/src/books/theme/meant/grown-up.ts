import { kinPhrase } from '../../../facts/kin.ts';
import type { Entity } from '../../theme.ts';
import { genericBeing } from '../generic-being.ts';

/**
 * A grown-up of the family as somebody of the story, under the name that the family uses ("Grandpa"), told of as any
 * `word` ("beginner") with these adjectives. Null for a word that is nobody's of the family.
 */
export function grownUp(kin: string, word: string, adjectives: readonly string[] = []): Entity | null {
  const phrase = kinPhrase(kin);
  if (!phrase) return null;
  const being = genericBeing(word, 'person');
  return { word, adjectives, plural: false, name: phrase.text, being, place: null, thing: null, known: true };
}

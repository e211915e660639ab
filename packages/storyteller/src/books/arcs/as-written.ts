import { escaped } from '../../words/escaped.ts';
import type { Entity, Theme } from '../theme.ts';

/**
 * The words of a theme for something, as the parent wrote them; one of many ("a balloon") is spoken of as "the", and "her
 * swimming gala" as "the swimming gala".
 */
export function asWritten(
  theme: Theme,
  entity: Pick<Entity, 'word' | 'adjectives'>,
): { name: string; plural: boolean } {
  const described = [...entity.adjectives, entity.word].join(' ');
  const stem = escaped(described).replace(/y$/, '(?:y|ie)');
  const found = new RegExp(
    String.raw`(?:\b(the|an?|my|our|his|her|their)\s+(\p{L}+ing\s+)?)?\b(${stem}(?:e?s)?)\b`,
    'iu',
  ).exec(theme.raw);
  const words = `${found?.[2] ?? ''}${found?.[3] ?? described}`;
  return {
    name: (found?.[1] ? `the ${words}` : words).toLocaleLowerCase('en'),
    plural: words.endsWith('s') && !entity.word.endsWith('s'),
  };
}

import type { ListedSituation } from '@storylantern/contract';

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [];

/**
 * The situations that a search finds, in the order of the list, those that have its words in their name first. Every word
 * that was typed has to begin one of theirs; nothing typed finds all.
 */
export function foundIn(list: readonly ListedSituation[], search: string): readonly ListedSituation[] {
  const typed = wordsOf(search);
  const has = (text: string): boolean => {
    const words = wordsOf(text);
    return typed.every((each) => words.some((word) => word.startsWith(each)));
  };
  const named = list.filter(({ name }) => has(name));
  return [...named, ...list.filter((each) => !named.includes(each) && has(`${each.name} ${each.words}`))];
}

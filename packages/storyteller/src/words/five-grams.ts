/** Every run of five words of a text, in order, in small letters: what two texts share word for word. */
export function fiveGrams(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? [];
  const grams: string[] = [];
  for (let i = 0; i + 5 <= words.length; i++) grams.push(words.slice(i, i + 5).join(' '));
  return grams;
}

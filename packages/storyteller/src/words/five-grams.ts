/** Every run of five words of a text, in order, in small letters: what two texts share word for word. */
export function fiveGrams(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? [];
  const grams: string[] = [];
  for (let i = 4; i < words.length; i++) {
    grams.push(`${words[i - 4]} ${words[i - 3]} ${words[i - 2]} ${words[i - 1]} ${words[i]}`);
  }
  return grams;
}

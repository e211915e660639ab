/** What a suggestion or an offer of help says, without who does it. */
const doingIn = (text: string): string => /\bcan (.*?)[.!?~]/.exec(text)?.[1]?.toLowerCase() ?? text;
/** Whether help and suggestion are one and the same: "A grown-up can hold a hand. Archie can hold a hand." */
export function isEcho(help: string, suggestion: string): boolean {
  const words = (text: string): string[] => doingIn(text).match(/[a-z]{3,}/g) ?? [];
  const [first, second] = [words(help), new Set(words(suggestion))];
  return first.length > 0 && first.filter((word) => second.has(word)).length >= Math.min(first.length, 3);
}

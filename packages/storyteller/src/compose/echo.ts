/** What a suggestion or an offer of help says, without who does it. */
const doingIn = (text: string): string => /\bcan (.*?)[.!?~]/.exec(text)?.[1]?.toLowerCase() ?? text;
/** Whether help and suggestion are one and the same: "A grown-up can hold a hand. Archie can hold a hand." */
export function isEcho(help: string, suggestion: string): boolean {
  const words = (text: string): string[] => doingIn(text).match(/[a-z]{3,}/g) ?? [];
  const [first, second] = [words(help), new Set(words(suggestion))];
  return first.length > 0 && first.filter((word) => second.has(word)).length >= Math.min(first.length, 3);
}

/** "ask for hugs", "ask for a walk": the last word of what is asked for, without its plural. */
const ASKED =
  /\bask (?:a grown-up )?for (?:an? )?(?:[a-z]+ ){0,2}?([a-z]{3,}?)(?:e?s)?(?=[.,]| (?:first|and|at|early|as|without)\b)/;

/** Whether a child is to ask for what is given anyway: "Dad can give a long hug. First, Noor can ask for hugs." */
export function asksForWhatIsGiven(help: string, suggestion: string): boolean {
  const asked = ASKED.exec(suggestion.toLowerCase())?.[1];
  return asked !== undefined && new RegExp(String.raw`\b${asked}`).test(help.toLowerCase());
}

/** Whether a thought of an animal brings the breath that the suggestion has had already. */
export const breathesAgain = (suggestion: string, words: string): boolean =>
  /\bbreath/.test(suggestion) && /\bthink of .*\bbreath/.test(words);

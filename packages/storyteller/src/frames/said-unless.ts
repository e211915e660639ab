/**
 * A pattern for words that count only where nothing in the whole text says another thing: "copies", unless it is the child who does.
 * `unless` may stand anywhere in it; `orWhole` is read from its beginning. A "no" before the words is told from one in the rest of
 * the text, as it is not where a cue begins with the text (`said`).
 *
 * The words come first and are looked for again behind the condition, since a condition that comes first is tried at every
 * letter; and in a look-behind, which is read from its end, the beginning of the text is found before anything is looked for from there.
 * Three thousand characters took up to a minute the other way round.
 */
export const saidUnless = (words: string, unless: string, orWhole?: string): string =>
  `(?=${words})${notIn(`[^]*(?:${unless})`)}${orWhole === undefined ? '' : notIn(orWhole)}(?:${words})`;

const notIn = (whole: string): string => `(?<!(?=${whole})^[^]*)`;

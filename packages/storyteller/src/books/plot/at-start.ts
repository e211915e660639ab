/** A name or noun phrase as it stands at the beginning of a sentence: "the guinea pig" becomes "The guinea pig". */
export const atStart = (phrase: string): string => phrase.charAt(0).toUpperCase() + phrase.slice(1);

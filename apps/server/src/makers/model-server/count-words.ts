/** Counts the words of a text that comes in pieces; a word that is cut by the end of a piece is counted once. */
export function wordCounter(): (piece: string) => number {
  let words = 0;
  let isInWord = false;
  return (piece) => {
    for (const letter of piece) {
      const isLetter = /[\p{Letter}\p{Number}]/u.test(letter);
      if (isLetter && !isInWord) words += 1;
      // An apostrophe is inside a word or at its end.
      isInWord = isLetter || (isInWord && /['’]/.test(letter));
    }
    return words;
  };
}

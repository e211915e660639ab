const OPENS = /^<think(?:ing)?>/i;
const CLOSES = /<\/think(?:ing)?>\s*/i;
const MARKS = ['<think>', '<thinking>'];

/** What is said first may yet become an opening mark. */
const mayOpen = (words: string): boolean => MARKS.some((mark) => mark.startsWith(words.toLowerCase()));

/** Passes an answer on that comes in pieces, without what a model that thinks aloud says before it. */
export function withoutThoughts(pass: (piece: string) => void): {
  readonly hear: (piece: string) => void;
  /** Passes on what was held back in case it became a mark. */
  readonly end: () => void;
} {
  let held = '';
  let isAnswer = false;
  const answer = (piece: string): void => {
    isAnswer = true;
    if (piece !== '') pass(piece);
  };
  return {
    hear(piece) {
      if (isAnswer) return answer(piece);
      held += piece;
      const words = held.trimStart();
      if (!OPENS.test(words)) return mayOpen(words) ? undefined : answer(held);
      const closing = CLOSES.exec(words);
      return closing ? answer(words.slice(closing.index + closing[0].length)) : undefined;
    },
    end() {
      if (!isAnswer && !OPENS.test(held.trimStart())) answer(held);
    },
  };
}

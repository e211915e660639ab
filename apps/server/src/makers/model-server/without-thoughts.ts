const OPENS = /^<think(?:ing)?>/i;
const CLOSES = /<\/think(?:ing)?>\s*/i;
const MARKS = ['<think>', '<thinking>'];
/** As much of the thoughts as may be the beginning of the closing mark. */
const CLOSING_LETTERS = '</thinking>'.length;

/** What is said first may yet become an opening mark. */
const mayOpen = (words: string): boolean => MARKS.some((mark) => mark.startsWith(words.toLowerCase()));

/** Passes an answer on that comes in pieces, without what a model that thinks aloud says before it. */
export function withoutThoughts(pass: (piece: string) => void): {
  readonly hear: (piece: string) => void;
  /** Passes on what was held back in case it became a mark. */
  readonly end: () => void;
} {
  let held = '';
  let isThought = false;
  let isAnswer = false;
  const answer = (piece: string): void => {
    isAnswer = true;
    if (piece !== '') pass(piece);
  };
  return {
    hear(piece) {
      if (isAnswer) return answer(piece);
      held += piece;
      if (!isThought) {
        held = held.trimStart();
        isThought = OPENS.test(held);
        if (!isThought) return mayOpen(held) ? undefined : answer(held);
      }
      const closing = CLOSES.exec(held);
      if (closing) return answer(held.slice(closing.index + closing[0].length));
      held = held.slice(-CLOSING_LETTERS);
      return undefined;
    },
    end() {
      if (!isAnswer && !isThought) answer(held);
    },
  };
}

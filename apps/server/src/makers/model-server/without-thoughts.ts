import { ModelServerFault } from './fault.ts';

const OPENS = /^<think(?:ing)?>/i;
const CLOSES = /<\/think(?:ing)?>\s*/i;
const MARKS = ['<think>', '<thinking>'];
/** As much of the thoughts as may be the beginning of the closing mark. */
const CLOSING_LETTERS = '</thinking>'.length;

/** What is said first may yet become an opening mark. */
const mayOpen = (words: string): boolean => MARKS.some((mark) => mark.startsWith(words.toLowerCase()));

/** Whether a model's thoughts were once heard as the beginning of its answer. */
export interface ThinkingManner {
  thinksFirst: boolean;
}

/**
 * Passes an answer on that comes in pieces, without what a model that thinks aloud says before it. Some servers begin the
 * thoughts themselves, so that only their end is heard: such an answer is of no use, since its thoughts were passed on
 * as if they were part of it. From then on all is held back that stands before the end of the thoughts.
 *
 * @throws ModelServerFault `unreadable` when what was passed on were thoughts
 */
export function withoutThoughts(
  pass: (piece: string) => void,
  manner: ThinkingManner = { thinksFirst: false },
): {
  readonly hear: (piece: string) => void;
  /** Passes on what was held back in case it became a mark. */
  readonly end: () => void;
} {
  const thinksFirst = manner.thinksFirst;
  let held = '';
  let isThought = thinksFirst;
  let isAnswer = false;
  let end = '';
  const answer = (piece: string): void => {
    isAnswer = true;
    end = `${end}${piece}`.slice(-CLOSING_LETTERS - piece.length);
    if (CLOSES.test(end)) {
      manner.thinksFirst = true;
      throw new ModelServerFault('unreadable');
    }
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
      // An answer without thoughts, this once, is passed on when it is whole.
      if (!thinksFirst) held = held.slice(-CLOSING_LETTERS);
      return undefined;
    },
    end() {
      if (!isAnswer && (!isThought || (thinksFirst && !OPENS.test(held)))) answer(held);
    },
  };
}

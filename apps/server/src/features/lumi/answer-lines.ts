import { Readable } from 'node:stream';
import type { LumiStreamLine } from '@storylantern/contract';
import type { AnsweredMessage } from './service.ts';

/** Pieces end where a sentence or a line does, so that none stops inside a word. */
const PIECES = /[^.!?\n]*[.!?]*["”')]*\s*/gu;

const line = (value: LumiStreamLine): string => `${JSON.stringify(value)}\n`;

/**
 * An answer as lines of JSON: its text in sentences, then the whole message as it is kept. The text is complete and
 * checked before the first piece leaves, so that nothing has to be taken back.
 */
export function answerLines(answered: AnsweredMessage): Readable {
  const pieces = answered.message.content.match(PIECES)?.filter((piece) => piece !== '') ?? [];
  return Readable.from([
    ...pieces.map((text) => line({ type: 'piece', text })),
    line({ type: 'message', ...answered }),
  ]);
}

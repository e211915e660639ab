import { Readable } from 'node:stream';
import type { LumiStreamLine } from '@storylantern/contract';
import type { AnswerListener } from '../../makers/maker.ts';
import type { AnsweredMessage } from './service.ts';

/** Pieces end where a sentence or a line does, so that none stops inside a word. */
const PIECES = /[^.!?\n]*[.!?]*["”')]*\s*/gu;

const piecesOf = (text: string): readonly string[] => text.match(PIECES)?.filter((piece) => piece !== '') ?? [];

/** What a parent reads when an answer ends in a fault after it began. */
const BROKE_OFF = 'Something went wrong while this was being answered. Please send your message again.';

/**
 * An answer as lines of JSON: pieces of its text, then the whole message as it is kept. Every piece was checked before it
 * leaves. An answer written on this machine is complete before its first piece; one that a model server writes comes as
 * it is written, and is taken back by `anew` where the whole of it may not stand.
 */
export class AnswerLines {
  readonly #lines = new Readable({ read: () => undefined });
  #sent = '';
  #began!: () => void;
  /** Settles with the first piece. */
  readonly began = new Promise<void>((resolve) => {
    this.#began = resolve;
  });

  /** Hears an answer that is still being written. */
  readonly listener: AnswerListener = {
    piece: (text) => this.#piece(text),
    anew: (sentence) => this.#takeBack(sentence),
  };

  /** What is sent. */
  get body(): Readable {
    return this.#lines;
  }

  /** Sends what was not heard yet, and the whole message. */
  end(answered: AnsweredMessage): void {
    const { content } = answered.message;
    if (!content.startsWith(this.#sent)) this.#takeBack('');
    for (const piece of piecesOf(content.slice(this.#sent.length))) this.#piece(piece);
    this.#line({ type: 'message', ...answered });
    this.#lines.push(null);
  }

  /** Ends an answer that began and cannot be finished. */
  fail(): void {
    this.#line({ type: 'failure', message: BROKE_OFF });
    this.#lines.push(null);
  }

  #piece(text: string): void {
    this.#sent += text;
    this.#line({ type: 'piece', text });
    this.#began();
  }

  #takeBack(message: string): void {
    this.#sent = '';
    this.#line({ type: 'anew', message });
  }

  #line(value: LumiStreamLine): void {
    this.#lines.push(`${JSON.stringify(value)}\n`);
  }
}

/** Where a sentence or a paragraph ends: at its mark with what closes after it, before a space or the end of a line. */
const END = /[.!?…]["'”’)\]]*(?=\s)|\n/u;

/**
 * Cuts a text that comes in pieces into sentences, each with the space that belongs before it: nothing, one space, or the
 * empty line of a new paragraph. Joined they are the text with its spaces made even.
 */
export class Sentences {
  #rest = '';
  #before = '';

  /** The sentences that are whole now. */
  read(piece: string): string[] {
    this.#rest += piece;
    const whole: string[] = [];
    for (let end = END.exec(this.#rest); end !== null; end = END.exec(this.#rest)) {
      const at = end.index + end[0].length;
      this.#take(this.#rest.slice(0, at), whole);
      this.#rest = this.#rest.slice(at);
    }
    return whole;
  }

  /** What is left when the text has ended. */
  end(): string[] {
    const whole: string[] = [];
    this.#take(this.#rest, whole);
    this.#rest = '';
    return whole;
  }

  #take(text: string, into: string[]): void {
    const sentence = text.trim();
    if (sentence !== '') {
      into.push(`${this.#before}${sentence}`);
      this.#before = ' ';
    }
    // A line's end begins a paragraph, once something stands before it.
    if (text.endsWith('\n') && this.#before !== '') this.#before = '\n\n';
  }
}

import { LUMI_STREAM_PATH, lumiStreamLineSchema, type ChatMessage, type LumiMessage } from '@storylantern/contract';
import { apiRequest } from '../../lib/api-client.ts';

/** A question with its answer, as the server keeps them. */
export interface Answered {
  readonly asked: ChatMessage;
  readonly message: ChatMessage;
}

/**
 * Asks and reads the answer as it comes: `onText` gets all of its text so far. Resolves with what is kept.
 * @throws ApiError when the server refused; Error when the answer broke off.
 */
export async function askLumi(body: LumiMessage, key: string, onText: (text: string) => void): Promise<Answered> {
  const response = await apiRequest('POST', LUMI_STREAM_PATH, { body, headers: { 'Idempotency-Key': key } });
  if (!response.body) throw new Error('The answer had no body');
  const lines = new LineReader();
  const decoder = new TextDecoder();
  const reader = response.body.getReader();
  let text = '';
  for (;;) {
    const { value, done } = await reader.read();
    for (const line of lines.read(value ? decoder.decode(value, { stream: true }) : '', done)) {
      const said = lumiStreamLineSchema.parse(JSON.parse(line));
      if (said.type === 'failure') throw new Error(said.message);
      if (said.type === 'message') return { asked: said.asked, message: said.message };
      // What came so far does not stand: the next pieces are another answer.
      text = said.type === 'anew' ? '' : text + said.text;
      onText(text);
    }
    if (done) throw new Error('The answer broke off');
  }
}

/** Cuts a text that comes in pieces into lines. */
export class LineReader {
  #rest = '';

  /** The lines that are whole now; at the end the rest is one too. */
  read(piece: string, end: boolean): string[] {
    const parts = `${this.#rest}${piece}`.split('\n');
    this.#rest = end ? '' : (parts.pop() ?? '');
    return parts.filter((line) => line.trim() !== '');
  }
}

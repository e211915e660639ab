import {
  checkedAnswer,
  faultsOfPart,
  groundsOf,
  isChatter,
  NOT_WHOLE,
  type AnswerGrounds,
  type Conversation,
} from '@storylantern/lumi';
import type { AnswerListener, Assistant } from '../maker.ts';
import { ModelServerFault } from '../model-server/fault.ts';
import type { TextModel } from '../model-server/models.ts';
import { faultBehind, type Defects } from '../model-server/own-defect.ts';
import type { WithholdTexts } from '../text/embedded-author.ts';
import { ANSWER_SYSTEM, answerPrompt } from './prompts/answer.ts';
import { Sentences } from './sentences.ts';

interface RemoteAssistantParts {
  readonly model: TextModel;
  /** Lumi on this machine: her safety rules come first, her page is what the model may rest on, and she answers else. */
  readonly own: Assistant;
  readonly withhold: WithholdTexts;
  readonly defects: Defects;
}

/** A short answer of 180 words, with room. */
const MOST_TOKENS = 700;
/** Letters of an answer that did not keep to that; it is heard no further. */
const MOST_LETTERS = 6_000;

/**
 * An assistant that has a model answer from Lumi's own page. What the safety rules answer, and what rests on no page, is
 * never sent. Each sentence is checked before anybody hears it; an answer that breaks a rule, or breaks off, is taken
 * back and Lumi's own follows.
 */
export function createRemoteAssistant({ model, own, withhold, defects }: RemoteAssistantParts): Assistant {
  return {
    async answer(conversation, { signal, names = [], listener } = {}) {
      const ours = await own.answer(conversation, { signal });
      const telling = new Telling(listener);
      try {
        const grounds = groundsOf(conversation, ours.answer);
        if (grounds === null) return ours;
        const { asked, restore } = await askable(
          conversation,
          model.sendsNames ? undefined : (texts) => withhold(texts, names, signal),
        );
        const prompt = answerPrompt(asked, grounds);
        const sentences = new Sentences();
        const stream = model.stream({
          purpose: 'lumi',
          system: ANSWER_SYSTEM,
          prompt,
          mostTokens: MOST_TOKENS,
          signal,
        });
        let letters = 0;
        for await (const piece of stream) {
          letters += piece.length;
          if (letters > MOST_LETTERS) throw new ModelServerFault('not-usable');
          telling.say(await restore(sentences.read(piece)), grounds);
        }
        telling.say(await restore(sentences.end()), grounds);
        const { answer, faults } = checkedAnswer(telling.text, ours.answer, grounds);
        if (faults.length > 0)
          throw new ModelServerFault(faults.every(({ rule }) => rule === NOT_WHOLE) ? 'cut-short' : 'not-usable');
        return { answer, maker: { by: 'remote', name: model.name } };
      } catch (error) {
        signal?.throwIfAborted();
        const note = `${faultBehind(error, defects).sentence} This is Lumi's own answer.`;
        telling.takeBack(note);
        return { answer: ours.answer, maker: { ...ours.maker, note } };
      }
    },
  };
}

/** The answer as it is told: only sentences that break no rule. */
class Telling {
  readonly #listener: AnswerListener | undefined;
  text = '';

  constructor(listener: AnswerListener | undefined) {
    this.#listener = listener;
  }

  say(sentences: readonly string[], grounds: AnswerGrounds): void {
    for (const said of sentences) {
      if (isChatter(said)) continue;
      const sentence = this.text === '' ? said.trimStart() : said;
      if (faultsOfPart(sentence, grounds).length > 0) throw new ModelServerFault('not-usable');
      this.text += sentence;
      this.#listener?.piece(sentence);
    }
  }

  takeBack(sentence: string): void {
    if (this.text !== '') this.#listener?.anew(sentence);
  }
}

/** The conversation as it may be sent, and how the names come back. */
async function askable(
  conversation: Conversation,
  withhold: ((texts: readonly string[]) => ReturnType<WithholdTexts>) | undefined,
): Promise<{ readonly asked: Conversation; restore(texts: readonly string[]): Promise<readonly string[]> }> {
  if (!withhold) return { asked: conversation, restore: async (texts) => texts };
  const { before, message } = conversation;
  const told = [message, ...before.flatMap(({ asked, answer }) => [asked, answer.opening.join('\n')])];
  const { texts, restore } = await withhold(told);
  const [asked = '', ...earlier] = texts;
  return {
    restore,
    asked: {
      ...conversation,
      message: asked,
      before: before.map((exchange, at) => ({
        asked: earlier[2 * at] ?? '',
        answer: { ...exchange.answer, opening: [earlier[2 * at + 1] ?? ''] },
      })),
    },
  };
}

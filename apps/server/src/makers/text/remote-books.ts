import type { TextModel } from '../model-server/models.ts';
import type { Defects } from '../model-server/own-defect.ts';
import { askAndMend, orOwn, OWN_SUBJECT } from './ask-and-mend.ts';
import type { EmbeddedAuthor } from './embedded-author.ts';
import { ADVENTURE_SYSTEM, adventurePrompt } from './prompts/adventure.ts';
import { BOOK_SYSTEM, bookAnswer, bookPrompt } from './prompts/book.ts';

/** What a remote author of books is made of. */
export interface RemoteBooksParts {
  readonly model: TextModel;
  /** Tells every book first, judges what the model writes, and stands in for it. */
  readonly own: Pick<EmbeddedAuthor, 'tellBook' | 'bookProposals'>;
  readonly defects: Defects;
}

/** Twelve pages of 120 words with their scenes are about 4000; models that think first need room for that. */
const MOST_TOKENS = 14_000;

/**
 * An author of picture books and adventures behind a model server. Our own book is told first: it gives the length, the
 * people, and an adventure's facts and questions. The model's words take the place of ours only when they pass everything
 * that ours pass, after at most two mendings; what the pictures show is derived from those words. Whatever fails, the
 * family gets our own book, and its maker says why. A request that is given up rejects with the signal's reason.
 */
export const createRemoteBooks = ({ model, own, defects }: RemoteBooksParts): Pick<EmbeddedAuthor, 'tellBook'> => ({
  async tellBook(brief, options) {
    const told = await own.tellBook(brief, options);
    const { signal } = options;
    const withNote = (note: string): typeof told => ({ ...told, maker: { ...told.maker, note } });
    const remote = async (): Promise<typeof told> => {
      const { bookProposals } = own;
      const sent = await bookProposals.frame(brief, told.script, model.sendsNames, signal);
      if (!sent) return withNote(OWN_SUBJECT);
      const { frame, standIns } = sent;
      const { adventure } = frame;
      const script = await askAndMend(
        model,
        {
          purpose: adventure ? 'adventure' : 'book',
          name: 'picture_book',
          schema: bookAnswer,
          system: adventure ? ADVENTURE_SYSTEM : BOOK_SYSTEM,
          prompt: adventure ? adventurePrompt(frame, adventure) : bookPrompt(frame),
          mostTokens: MOST_TOKENS,
          async judge(proposal) {
            const judged = await bookProposals.judge(brief, told.script, { proposal, standIns }, signal);
            return { piece: judged.script, faults: judged.faults };
          },
        },
        options,
      );
      return { script, maker: { by: 'remote', name: model.name } };
    };
    return orOwn({ ...options, defects }, remote, withNote);
  },
});

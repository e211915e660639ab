import { screenRequest, tellSocialStory, UnusableName } from '@storylantern/storyteller';
import workerpool from 'workerpool';
import type { AuthorThread } from './author-messages.ts';

/** The thread that writes: the storyteller's dictionaries and its thinking stay off the thread that answers requests. */
const thread: AuthorThread = {
  screen({ name, problem, notes }) {
    const verdict = screenRequest({ name, problem, notes });
    return verdict.suitable ? verdict : { suitable: false, message: verdict.message, help: verdict.help };
  },
  tell(brief, seed, recent) {
    try {
      return { told: true, story: tellSocialStory(brief, { seed, recent }) };
    } catch (error) {
      if (error instanceof UnusableName) return { told: false, message: error.message };
      throw error;
    }
  },
};

workerpool.worker({ screen: thread.screen, tell: thread.tell });

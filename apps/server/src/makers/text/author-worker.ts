import { screenRequest, storyName, tellSocialStory, UnusableName } from '@storylantern/storyteller';
import workerpool from 'workerpool';
import type { AuthorThread } from './author-messages.ts';

/** The thread that writes: the storyteller's dictionaries and its thinking stay off the thread that answers requests. */
const thread: AuthorThread = {
  screen({ name, problem, notes }) {
    try {
      const verdict = screenRequest({ name, problem, notes });
      if (!verdict.suitable) return { suitable: false, message: verdict.message, help: verdict.help };
      return { suitable: true, name: storyName(name) };
    } catch (error) {
      // An answer rather than an error: errors lose their class on the way between threads.
      if (error instanceof UnusableName) return { suitable: false, unusableName: true, message: error.message };
      throw error;
    }
  },
  tell: (brief, seed, recent) => tellSocialStory(brief, { seed, recent }),
};

workerpool.worker({ screen: thread.screen, tell: thread.tell });

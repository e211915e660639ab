import {
  ageFromText,
  screenRequest,
  storyName,
  tellPictureBook,
  tellSocialStory,
  UnusableName,
  warmBooks,
} from '@storylantern/storyteller';
import workerpool from 'workerpool';
import type { AuthorThread } from './author-messages.ts';

/** A name that cannot stand in a story, as an answer: errors lose their class on the way between threads. */
function named<Value>(read: () => Value) {
  try {
    return read();
  } catch (error) {
    if (error instanceof UnusableName) {
      return { suitable: false, unusableName: true, message: error.message } as const;
    }
    throw error;
  }
}

function screened(text: Parameters<typeof screenRequest>[0]) {
  const verdict = screenRequest(text);
  return verdict.suitable
    ? ({ suitable: true } as const)
    : ({ suitable: false, message: verdict.message, help: verdict.help } as const);
}

/** The screen reads wishes; what a page tells is read as the wish that it be told, sentence by sentence. */
const asWishes = (text: string): string =>
  text
    .split(/(?<=[.!?…]["'”’]?)\s+|\n+/u)
    .filter((sentence) => sentence.trim() !== '')
    .map((sentence) => `A story in which ${sentence}`)
    .join('\n');

/** The thread that writes: the storyteller's dictionaries and its thinking stay off the thread that answers requests. */
const thread: AuthorThread = {
  screen({ name, problem, notes }) {
    const verdict = screened({ name, problem, notes });
    return verdict.suitable ? named(() => ({ suitable: true, name: storyName(name) }) as const) : verdict;
  },
  tell: (brief, seed, recent) => tellSocialStory(brief, { seed, recent }),
  screenBook({ theme, childName, childAge, details }) {
    const verdict = screened({ name: childName, problem: theme, notes: details });
    if (!verdict.suitable) return verdict;
    return named(() => {
      // A stop in a name ("J. R.") would end a sentence in the middle of a page.
      const name = childName === '' ? null : storyName(childName).replaceAll('.', '');
      return { suitable: true, name, age: childAge === '' ? null : ageFromText(childAge) } as const;
    });
  },
  screenText: (text) => screened({ name: '', problem: text, notes: asWishes(text) }),
  tellBook: (brief, seed, recent) => tellPictureBook(brief, { seed, recent }),
};

warmBooks();
workerpool.worker({ ...thread });

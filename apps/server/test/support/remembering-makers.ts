import { READING_ORDER, type BookScript, type StoryContent, type TalkQuestion } from '@storylantern/contract';
import { createLumi, plainText } from '@storylantern/lumi';
import { createEmbeddedMakers, type Makers } from '../../src/makers.ts';
import { writtenSong } from '../../src/features/songs/written-song.ts';
import { standingAuthor } from './standing-author.ts';

/** The text makers of this machine, which remember the words of what they told last. */
export interface RememberingMakers extends Pick<Makers, 'author' | 'assistant' | 'pictures'> {
  /** What was told here last, as a family would see it. */
  lastTold(): string;
}

/** All words of a story, as its page has them. */
export const storyWords = (title: string, content: StoryContent, talk: readonly string[]): string =>
  [title, ...READING_ORDER.map((kind) => content[kind]), ...talk].join('\n');
/** All words of a book. */
export const bookWords = (title: string, pages: readonly string[], talk: readonly TalkQuestion[]): string =>
  [title, ...pages, ...talk.flatMap(({ question, answer }) => [question, answer ?? ''])].join('\n');
const scriptWords = ({ title, pages, talk }: BookScript): string =>
  bookWords(
    title,
    pages.map((page) => page.text),
    talk,
  );
/** All words of a song, each chorus once. */
export const songWords = (title: string, sections: readonly { readonly lines: readonly string[] }[]): string =>
  [title, ...sections.flatMap(({ lines }) => lines)].join('\n');

/**
 * The author and the assistant as they run in production, with one seed for all and without memory of what they told
 * before, so that answers which were written beforehand fit what is asked for.
 */
export function rememberingMakers(): RememberingMakers {
  const author = standingAuthor();
  const lumi = createLumi();
  let last = '';
  return {
    lastTold: () => last,
    pictures: createEmbeddedMakers().pictures,
    author: {
      ...author,
      async tell(brief, options) {
        const told = await author.tell(brief, { ...options, seed: 4, recent: [] });
        last = storyWords(told.story.title, told.story.content, told.story.talkTogether);
        return told;
      },
      async tellAnotherEnding(brief, before, options) {
        const told = await author.tellAnotherEnding(brief, before, options);
        last = storyWords(told.story.title, told.story.content, told.story.talkTogether);
        return told;
      },
      async tellBook(brief, options) {
        const told = await author.tellBook(brief, { ...options, seed: 1, recent: [], recentArcs: [] });
        last = scriptWords(told.script);
        return told;
      },
      async writeSong(brief, options) {
        const told = await author.writeSong(brief, { ...options, seed: 1, recent: [] });
        last = songWords(told.song.lyrics.title, writtenSong(told.song.lyrics).sections);
        return told;
      },
    },
    assistant: {
      async answer(conversation) {
        const answer = lumi.answer({ ...conversation, seed: '1' });
        last = plainText(answer);
        return { answer, maker: { by: 'embedded', name: 'Storylantern' } };
      },
      warm: async () => undefined,
      close: async () => undefined,
    },
  };
}

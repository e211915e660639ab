import {
  lumiStreamLineSchema,
  READING_ORDER,
  songSchema,
  storySchema,
  illustratedStorySchema,
  LUMI_STREAM_PATH,
  type BookScript,
  type ChatMessage,
  type LumiThread,
  type Lyrics,
  type Maker,
  type StoryContent,
  type TalkQuestion,
} from '@storylantern/contract';
import { createLumi, plainText } from '@storylantern/lumi';
import { createEmbeddedMakers, type Makers } from '../../src/makers.ts';
import { createEmbeddedAuthor } from '../../src/makers/text/embedded-author.ts';
import { FAMILY_WISHES } from './good-writers.ts';
import type { TestServer } from './open-test-server.ts';
import { post } from './requests.ts';

/** A piece as its family sees it: all its words, and who wrote them. */
interface SeenPiece {
  readonly id: string;
  readonly words: string;
  readonly maker: Maker;
  /** A story that passed its audit; true for pieces that come with none. */
  readonly passed: boolean;
}

/** One kind of text that model servers write, and how a family asks for it. */
export interface TextKind {
  readonly kind: 'story' | 'ending' | 'book' | 'adventure' | 'song' | 'lumi';
  readonly name: string;
  make(server: TestServer, storyId: string): Promise<SeenPiece>;
}

/** The text makers of this machine, which remember the words of what they told last. */
export interface RememberingMakers extends Pick<Makers, 'author' | 'assistant' | 'pictures'> {
  /** What was told here last, as a family would see it. */
  lastTold(): string;
}

const storyWords = (title: string, content: StoryContent, talk: readonly string[]): string =>
  [title, ...READING_ORDER.map((kind) => content[kind]), ...talk].join('\n');
const bookWords = (title: string, pages: readonly string[], talk: readonly TalkQuestion[]): string =>
  [title, ...pages, ...talk.flatMap(({ question, answer }) => [question, answer ?? ''])].join('\n');
const scriptWords = ({ title, pages, talk }: BookScript): string =>
  bookWords(
    title,
    pages.map((page) => page.text),
    talk,
  );
const songWords = ({ title, sections }: Lyrics): string =>
  [title, ...sections.flatMap(({ lines }) => lines.map((line) => line.text))].join('\n');

/**
 * The author and the assistant as they run in production, with one seed for all and without memory of what they told
 * before, so that answers which were written beforehand fit what is asked for.
 */
export function rememberingMakers(): RememberingMakers {
  const author = createEmbeddedAuthor();
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
        last = songWords(told.song.lyrics);
        return told;
      },
    },
    assistant: {
      async answer(conversation) {
        const answer = lumi.answer(conversation);
        last = plainText(answer);
        return { answer, maker: { by: 'embedded', name: 'Storylantern' } };
      },
      warm: async () => undefined,
      close: async () => undefined,
    },
  };
}

let requests = 0;
/** Asks as the web app does: with a key, under which a text that is being written can be followed. */
async function asked<Answer>(server: TestServer, url: string, body: object, hasKey = true): Promise<Answer> {
  requests += 1;
  const response = await post(server, url, body, hasKey ? { 'idempotency-key': `request-${requests}` } : {});
  if (response.statusCode >= 300) throw new Error(`${url} answered ${response.statusCode}: ${response.body}`);
  return response.json<Answer>();
}

async function seenStory(server: TestServer, id: string): Promise<SeenPiece> {
  const story = storySchema.parse((await server.app.inject(`/api/stories/${id}`)).json());
  return {
    id,
    words: storyWords(story.title, story.content, story.talkTogether),
    maker: story.madeBy.text,
    passed: story.audit.passed,
  };
}

async function seenBook(server: TestServer, id: string): Promise<SeenPiece> {
  const book = illustratedStorySchema.parse((await server.app.inject(`/api/illustrated-stories/${id}`)).json());
  const pages = book.scenes.map((scene) => scene.text);
  return { id, words: bookWords(book.title, pages, book.talk), maker: book.madeBy.text, passed: true };
}

const seenAnswer = ({ id, content, maker }: ChatMessage): SeenPiece => {
  if (maker === null) throw new Error('The answer has no maker');
  return { id, words: content, maker, passed: true };
};

const begun = async (server: TestServer): Promise<string> =>
  (await asked<LumiThread>(server, '/api/lumi/threads', {})).threadId;

/** An answer as it is heard: what was taken back is not part of it. */
async function heard(server: TestServer, message: string): Promise<SeenPiece> {
  const response = await post(server, LUMI_STREAM_PATH, { threadId: await begun(server), message });
  const lines = response.body
    .trim()
    .split('\n')
    .map((line) => lumiStreamLineSchema.parse(JSON.parse(line)));
  const last = lines.at(-1);
  if (response.statusCode !== 200 || last?.type !== 'message') throw new Error(`No answer: ${response.body}`);
  let text = '';
  for (const line of lines) text = line.type === 'anew' ? '' : line.type === 'piece' ? text + line.text : text;
  if (text !== last.message.content) throw new Error(`Heard "${text}" and kept "${last.message.content}"`);
  return seenAnswer(last.message);
}

/** Every kind of text, in the ways it can be asked for. */
export const TEXT_KINDS: readonly TextKind[] = [
  {
    kind: 'story',
    name: 'a story',
    make: async (server) =>
      seenStory(server, (await asked<{ id: string }>(server, '/api/stories/generate', FAMILY_WISHES.story)).id),
  },
  {
    kind: 'story',
    name: 'a story that nobody follows',
    make: async (server) =>
      seenStory(server, (await asked<{ id: string }>(server, '/api/stories/generate', FAMILY_WISHES.story, false)).id),
  },
  {
    kind: 'ending',
    name: 'another ending',
    async make(server, storyId) {
      const { version } = storySchema.parse((await server.app.inject(`/api/stories/${storyId}`)).json());
      await asked(server, `/api/stories/${storyId}/changes`, { change: 'another-ending', version });
      return seenStory(server, storyId);
    },
  },
  {
    kind: 'book',
    name: 'a picture book',
    make: async (server) =>
      seenBook(server, (await asked<{ id: string }>(server, '/api/illustrated-stories/generate', FAMILY_WISHES.book)).id),
  },
  {
    kind: 'adventure',
    name: 'an adventure',
    make: async (server) =>
      seenBook(server, (await asked<{ id: string }>(server, '/api/educational-adventures', FAMILY_WISHES.adventure)).id),
  },
  {
    kind: 'song',
    name: 'a song',
    async make(server) {
      const { id, title, sections, madeBy } = songSchema.parse(await asked(server, '/api/songs', FAMILY_WISHES.song));
      const words = [title, ...sections.flatMap(({ lines }) => lines)].join('\n');
      return { id, words, maker: madeBy.text, passed: true };
    },
  },
  {
    kind: 'lumi',
    name: 'an answer',
    async make(server) {
      const body = { threadId: await begun(server), message: FAMILY_WISHES.question };
      return seenAnswer((await asked<{ message: ChatMessage }>(server, '/api/lumi/messages', body)).message);
    },
  },
  { kind: 'lumi', name: 'an answer as it comes', make: (server) => heard(server, FAMILY_WISHES.question) },
];

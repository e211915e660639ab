import {
  lumiStreamLineSchema,
  songSchema,
  storySchema,
  illustratedStorySchema,
  LUMI_STREAM_PATH,
  type ChatMessage,
  type LumiThread,
  type Maker,
} from '@storylantern/contract';
import { FAMILY_WISHES } from './good-writers.ts';
import { HOUSEHOLD_HEADER, type TestServer } from './open-test-server.ts';
import { bookWords, songWords, storyWords } from './remembering-makers.ts';
import { post } from './requests.ts';

/** A piece as its family sees it: all its words, and who wrote them. */
export interface SeenPiece {
  readonly id: string;
  readonly words: string;
  readonly maker: Maker;
  /** A story that passed its audit; true for pieces that come with none. */
  readonly passed: boolean;
}

/** One kind of text that model servers write, and how a family asks for it. */
export interface TextKind {
  readonly kind: 'story' | 'ending' | 'book' | 'adventure' | 'song' | 'lumi';
  /** Nobody asks how far it is, so the model is asked for all of it at once. */
  readonly isUnfollowed?: boolean;
  readonly name: string;
  /** Makes what has to be there before; what comes back asks for the piece. */
  prepare(server: TestServer): Promise<() => Promise<SeenPiece>>;
}

let requests = 0;
const key = () => ({ 'idempotency-key': `request-${(requests += 1)}` });
/** Asks as the web app does: with a key, under which a text that is being written can be followed. */
async function asked<Answer>(
  server: TestServer,
  url: string,
  body: object,
  headers: Record<string, string> = key(),
): Promise<Answer> {
  const response = await post(server, url, body, headers);
  if (response.statusCode >= 300) throw new Error(`${url} answered ${response.statusCode}: ${response.body}`);
  return response.json<Answer>();
}

async function seenStory(server: TestServer, id: string, headers = {}): Promise<SeenPiece> {
  const story = storySchema.parse((await server.app.inject({ url: `/api/stories/${id}`, headers })).json());
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
    prepare: async (server) => async () =>
      seenStory(server, (await asked<{ id: string }>(server, '/api/stories/generate', FAMILY_WISHES.story)).id),
  },
  {
    kind: 'story',
    name: 'a story that nobody follows',
    isUnfollowed: true,
    prepare: async (server) => async () =>
      seenStory(server, (await asked<{ id: string }>(server, '/api/stories/generate', FAMILY_WISHES.story, {})).id),
  },
  {
    kind: 'ending',
    name: 'another ending',
    // Of a family of its own: an ending that a family has heard is none any more.
    async prepare(server) {
      const id = 1_000 + (requests += 1);
      await server.addHousehold(id);
      const family = { [HOUSEHOLD_HEADER]: String(id) };
      const story = await asked<{ id: string }>(server, '/api/stories/generate', FAMILY_WISHES.story, family);
      return async () => {
        const change = { change: 'another-ending', version: 1 };
        await asked(server, `/api/stories/${story.id}/changes`, change, { ...family, ...key() });
        return seenStory(server, story.id, family);
      };
    },
  },
  {
    kind: 'book',
    name: 'a picture book',
    prepare: async (server) => async () =>
      seenBook(
        server,
        (await asked<{ id: string }>(server, '/api/illustrated-stories/generate', FAMILY_WISHES.book)).id,
      ),
  },
  {
    kind: 'adventure',
    name: 'an adventure',
    prepare: async (server) => async () =>
      seenBook(
        server,
        (await asked<{ id: string }>(server, '/api/educational-adventures', FAMILY_WISHES.adventure)).id,
      ),
  },
  {
    kind: 'song',
    name: 'a song',
    prepare: async (server) => async () => {
      const { id, title, sections, madeBy } = songSchema.parse(await asked(server, '/api/songs', FAMILY_WISHES.song));
      return { id, words: songWords(title, sections), maker: madeBy.text, passed: true };
    },
  },
  {
    kind: 'lumi',
    name: 'an answer',
    prepare: async (server) => async () => {
      const body = { threadId: await begun(server), message: FAMILY_WISHES.question };
      return seenAnswer((await asked<{ message: ChatMessage }>(server, '/api/lumi/messages', body)).message);
    },
  },
  {
    kind: 'lumi',
    name: 'an answer as it comes',
    prepare: async (server) => () => heard(server, FAMILY_WISHES.question),
  },
];

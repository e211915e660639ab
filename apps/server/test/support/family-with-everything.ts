import type { Child, Goal, IllustratedStory, LumiThread, Song, TrackingEntry } from '@storylantern/contract';
import { setTimeout as pause } from 'node:timers/promises';
import { bookFormOf, bookWhen, isWhole, makeBook } from './book-requests.ts';
import type { TestServer } from './open-test-server.ts';
import { formOf, makeStory, post, storyWhen } from './requests.ts';
import { isHeard, makeSong, songFormOf, songWhen } from './song-requests.ts';

/** One thing of every kind that a family can have, each whole; the story in its second version, with a second picture. */
export interface Everything {
  readonly child: Child;
  readonly storyId: string;
  /** The address of the story's narration. */
  readonly audioUrl: string;
  readonly book: IllustratedStory;
  readonly song: Song;
  readonly threadId: string;
  readonly reading: TrackingEntry;
  /** With one look at it. */
  readonly goal: Goal;
}

/** Whose things these are, in every text of them. */
export const FAMILY_NAME = 'Quillon';

/** Gives the acting household one of everything, and waits until nothing is left to be made. The jobs must run. */
export async function makeEverything(server: TestServer, headers: Record<string, string>): Promise<Everything> {
  const send = async <Answer>(url: string, payload?: object): Promise<Answer> => {
    const response = await post(server, url, payload, headers);
    if (response.statusCode >= 300) throw new Error(response.body);
    return response.json<Answer>();
  };
  const about = { childName: FAMILY_NAME };
  const child = await send<Child>('/api/children', {
    nickname: FAMILY_NAME,
    ageBand: '4-5',
    birthMonth: null,
    gender: null,
    looks: {},
    interests: 'trains',
    helps: 'a hug',
    nameSaid: null,
  });
  const storyId = await makeStory(server, formOf(about), headers);
  const bookId = await makeBook(server, bookFormOf({ customData: { ...about, childAge: '5' } }), headers);
  const made = await makeSong(server, songFormOf({ customData: { ...about, childAge: '5' } }), headers);
  const { threadId } = await send<LumiThread>('/api/lumi/threads');
  await send('/api/lumi/messages', { threadId, message: `${FAMILY_NAME} bites at nursery` });
  const piece = { ...about, storyTitle: `${FAMILY_NAME} and the Moon`, pieceKind: 'story', pieceId: storyId };
  const ratings = { comprehensionRating: 4, interestRating: 5, repetitionRating: 3, behaviorRating: 2 };
  const reading = await send<TrackingEntry>('/api/progress/tracking', { ...piece, ...ratings });
  const set = await send<Goal>('/api/progress/goals', { ...piece, hope: `${FAMILY_NAME} stays in bed.` });
  const goal = await send<Goal>(`/api/progress/goals/${set.id}/looks`, { closeness: 2 });

  await send(`/api/stories/${storyId}/changes`, { change: 'another-picture', version: 1 });
  const { audioUrl } = await storyWhen(server, storyId, (story) => story.audioUrl !== null);
  const book = await bookWhen(server, bookId, isWhole);
  const song = await songWhen(server, made.id, isHeard);
  await noJobsLeft(server);
  if (audioUrl === null) throw new Error('The story has no narration');
  return { child, storyId, audioUrl, book, song, threadId, reading, goal };
}

async function noJobsLeft(server: TestServer): Promise<void> {
  for (;;) {
    const left = await server.database.db
      .selectFrom('job')
      .select('id')
      .where('state', 'in', ['waiting', 'running'])
      .execute();
    if (left.length === 0) return;
    await pause(10);
  }
}

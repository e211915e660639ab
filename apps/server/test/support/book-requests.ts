import { setTimeout as pause } from 'node:timers/promises';
import { illustratedStorySchema, type IllustratedStory } from '@storylantern/contract';
import type { TestServer } from './open-test-server.ts';
import { post } from './requests.ts';

/** What the illustrated story form sends. */
export const bookFormOf = (more: Record<string, unknown> = {}) => ({
  theme: 'a small dragon who is afraid of baths',
  style: "children's book",
  customData: { childName: 'Mia', childAge: '5' },
  ...more,
});

/** Makes a picture book and returns its id. */
export async function makeBook(server: TestServer, request: unknown = bookFormOf(), headers = {}): Promise<string> {
  const response = await post(server, '/api/illustrated-stories/generate', request, headers);
  if (response.statusCode !== 201) throw new Error(response.body);
  return (response.json() as { id: string }).id;
}

/** Asks for a book until it is as wanted; the test's own time limit ends the waiting. */
export async function bookWhen(
  server: TestServer,
  id: string,
  wanted: (book: IllustratedStory) => boolean,
): Promise<IllustratedStory> {
  for (;;) {
    const response = await server.app.inject(`/api/illustrated-stories/${id}`);
    const book = illustratedStorySchema.parse(response.json());
    if (wanted(book)) return book;
    await pause(10);
  }
}

/** Every picture drawn and every word spoken. */
export const isWhole = (book: IllustratedStory): boolean =>
  book.audioUrl !== null && book.scenes.every((scene) => scene.picture === 'ready');

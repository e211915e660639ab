import { setTimeout as pause } from 'node:timers/promises';
import { songSchema, type Song } from '@storylantern/contract';
import type { TestServer } from './open-test-server.ts';
import { post } from './requests.ts';

/** What the song form sends. */
export const songFormOf = (more: Record<string, unknown> = {}) => ({
  theme: 'a small dragon who is afraid of baths',
  style: 'fun',
  useMusicalGeneration: true,
  customData: { childName: 'Mia', childAge: '4 years old' },
  ...more,
});

/** Makes a song and returns it as it was answered. */
export async function makeSong(server: TestServer, request: unknown = songFormOf(), headers = {}): Promise<Song> {
  const response = await post(server, '/api/songs', request, headers);
  if (response.statusCode !== 201) throw new Error(response.body);
  return songSchema.parse(response.json());
}

/** Asks for a song until it is as wanted; the test's own time limit ends the waiting. */
export async function songWhen(server: TestServer, id: string, wanted: (song: Song) => boolean): Promise<Song> {
  for (;;) {
    const song = songSchema.parse((await server.app.inject(`/api/songs/${id}`)).json());
    if (wanted(song)) return song;
    await pause(10);
  }
}

/** Every variant can be heard. */
export const isHeard = (song: Song): boolean =>
  song.sound.state === 'ready' && song.variants.band !== null && song.variants.voice !== null;

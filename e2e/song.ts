import type { Song, SongManifest } from '@storylantern/contract';
import type { Page } from 'playwright-core';
import { vi } from 'vitest';
import type { House } from './house.ts';

/** A song as the server tells it now. */
export const songOf = async (house: House, id: string): Promise<Song> =>
  (await (await fetch(`${house.address}/api/songs/${id}`)).json()) as Song;

/** When each word of a song is heard. */
export const wordsOf = async (house: House, id: string): Promise<SongManifest> =>
  (await (await fetch(`${house.address}/api/songs/${id}/words`)).json()) as SongManifest;

/** Waits until a song can be heard in all three ways. */
const wholeSong = (house: House, id: string): Promise<Song> =>
  vi.waitUntil(
    async () => {
      const song = await songOf(house, id);
      return song.sound.state === 'ready' && song.variants.band !== null && song.variants.voice !== null && song;
    },
    { timeout: 240_000, interval: 100 },
  );

/** Makes a song by the API, for journeys that begin on its page, and waits until all of it can be heard. */
export async function madeSong(house: House): Promise<Song> {
  const answer = await fetch(`${house.address}/api/musical-moments`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      theme: 'A hedgehog who cannot sleep',
      style: 'dance',
      useMusicalGeneration: true,
      customData: { childName: 'Mia', childAge: '4 years old' },
    }),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return wholeSong(house, ((await answer.json()) as { id: string }).id);
}

/** Opens a song, whether it can be heard yet or not. */
export async function seeSong(page: Page, id: string): Promise<void> {
  await page.goto(`/song/${id}`);
  await page.getByRole('button', { name: 'Change the words' }).waitFor();
}

/** Opens a song and waits until it can be played. */
export async function openSong(page: Page, id: string): Promise<void> {
  await page.goto(`/song/${id}`);
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
}

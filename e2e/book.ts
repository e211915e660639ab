import type { IllustratedStory, NarrationManifest } from '@storylantern/contract';
import type { Page } from 'playwright-core';
import { vi } from 'vitest';
import type { House } from './house.ts';

/** A book as the server tells it now. */
export const bookOf = async (house: House, id: string): Promise<IllustratedStory> =>
  (await (await fetch(`${house.address}/api/illustrated-stories/${id}`)).json()) as IllustratedStory;

/** When each word of a book is spoken. */
export const narrationOf = async (house: House, id: string): Promise<NarrationManifest> =>
  (await (await fetch(`${house.address}/api/illustrated-stories/${id}/narration`)).json()) as NarrationManifest;

/** Waits until every picture of a book is drawn and all of it is spoken. */
export async function wholeBook(house: House, id: string): Promise<IllustratedStory> {
  return vi.waitUntil(
    async () => {
      const book = await bookOf(house, id);
      return book.narration.state === 'ready' && book.scenes.every((scene) => scene.picture === 'ready') && book;
    },
    { timeout: 120_000, interval: 100 },
  );
}

/** Makes a short picture book by the API, for journeys that begin on its pages, and waits until it is whole. */
export async function madeBook(house: House): Promise<IllustratedStory> {
  const answer = await fetch(`${house.address}/api/illustrated-stories/generate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      theme: 'A dragon who is scared of butterflies',
      customData: { childName: 'Mia', childAge: '3', hairColor: 'red', eyeColor: 'green' },
    }),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return wholeBook(house, ((await answer.json()) as { id: string }).id);
}

/** Opens a book and waits until its first picture is seen. */
export async function openBook(page: Page, id: string): Promise<void> {
  await page.goto(`/illustrated-story/${id}`);
  await page.locator('.scene-picture img[data-state=shown]').waitFor();
}

/** The page that lies open, from 1. */
export const openPage = async (page: Page): Promise<number> =>
  Number((await page.getByTestId('spread').getByRole('img').getAttribute('alt'))?.replace('Scene ', ''));

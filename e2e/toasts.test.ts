import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { journeys, madeStory } from './journey.ts';

const journey = journeys();

async function saved(page: Page, id: string) {
  await page.goto(`/story/${id}`);
  await page.getByRole('button', { name: 'Save Story' }).click();
  await page.getByText('Story Saved').waitFor();
}

describe('messages in the corner', () => {
  it('are seen one at a time, and no wider than 420 px', async () => {
    const { page, house } = journey;
    await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    await saved(page, await madeStory(house));
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByText('Link Copied').waitFor();
    expect(await page.locator('.toast').count()).toBe(1);
    expect((await page.locator('.toast').boundingBox())?.width).toBeLessThanOrEqual(420);
  });

  it('go by themselves after five seconds, unless they are being pointed at', async () => {
    const { page, house } = journey;
    await journey.holdClock();
    await saved(page, await madeStory(house));
    await page.locator('.toast').hover();
    await page.locator('.toast[data-held]').waitFor();
    await page.clock.runFor(20_000);
    expect(await page.locator('.toast').count()).toBe(1);
    await page.mouse.move(5, 5);
    await page.locator('.toast:not([data-held])').waitFor();
    await page.clock.runFor(5_000);
    await page.locator('.toast').waitFor({ state: 'detached' });
  });

  it('are swiped away to the right by 50 px, and stay when it was less', async () => {
    const { page, house } = journey;
    await saved(page, await madeStory(house));
    const drag = async (pixels: number) => {
      const box = await page.locator('.toast-words').boundingBox();
      if (!box) throw new Error('There is no message to drag.');
      await page.mouse.move(box.x + 10, box.y + 10);
      await page.mouse.down();
      await page.mouse.move(box.x + 10 + pixels, box.y + 10, { steps: 4 });
      await page.mouse.up();
    };
    await drag(40);
    expect(await page.locator('.toast').count()).toBe(1);
    await drag(60);
    await page.locator('.toast').waitFor({ state: 'detached' });
  });

  it('are reached with F8 and left with Escape, which gives the focus back', async () => {
    const { page, house } = journey;
    await saved(page, await madeStory(house));
    const share = page.getByRole('button', { name: 'Share' });
    await share.focus();
    await page.keyboard.press('F8');
    expect(await page.evaluate(() => document.activeElement?.className)).toContain('toast');
    await page.keyboard.press('Escape');
    await page.locator('.toast').waitFor({ state: 'detached' });
    await expect.poll(() => share.evaluate((button) => button === document.activeElement)).toBe(true);
  });

  it('say a failure at once, in the words of the catalogue', async () => {
    const { page, house } = journey;
    journey.expectConsoleErrors();
    await page.route('**/api/stories/save', (route) => route.abort());
    await page.goto(`/story/${await madeStory(house)}`);
    await page.getByRole('button', { name: 'Save Story' }).click();
    const alert = page.getByRole('alert').filter({ hasText: 'Error Saving Story' });
    await alert.waitFor();
    expect(await alert.innerText()).toContain('An unknown error occurred');
    await page.getByRole('button', { name: 'Save Story' }).waitFor();
  });
});

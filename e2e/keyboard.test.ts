import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { journeys } from './journey.ts';

const journey = journeys();

/** Presses Tab until what has the focus is called so. @throws Error when it is never reached. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  // A screen that is still being fetched has nothing to tab through.
  const called = page.getByLabel(name).or(page.getByRole('link', { name })).or(page.getByRole('button', { name }));
  await called.first().waitFor({ state: 'attached' });
  for (let presses = 0; presses < 90; presses += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      // The page itself holds every word there is, and has the focus while nothing else has it.
      if (!(element instanceof HTMLElement) || !element.matches('a, button, input, textarea, select')) return '';
      const labels = 'labels' in element ? [...((element.labels as NodeListOf<HTMLElement> | null) ?? [])] : [];
      return [element.getAttribute('aria-label'), ...labels.map((label) => label.innerText), element.innerText].join(
        ' ',
      );
    });
    if (name.test(focused)) return;
  }
  throw new Error(`Nothing called ${name} was reached with the Tab key.`);
}

describe('with the keyboard alone', () => {
  it('a story is made, read and saved', async () => {
    const { page } = journey;
    await page.goto('/');
    await tabTo(page, /Create Your Story/);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/custom-story');
    await tabTo(page, /Child's Name/);
    await page.keyboard.type('Omar');
    await tabTo(page, /2-3/);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await tabTo(page, /What problem/);
    await page.keyboard.type('He hits when a train track breaks.');
    await tabTo(page, /Create My Story/);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/story/*');
    await page.getByRole('article').waitFor();
    await tabTo(page, /Save Story/);
    await page.keyboard.press('Enter');
    await page.getByText('Story Saved').waitFor();
    await page.keyboard.press('F8');
    expect(await page.evaluate(() => document.activeElement?.closest('.toasts') !== null)).toBe(true);
  });
});

import type { Page, Route } from 'playwright-core';
import { describe, expect, it, vi } from 'vitest';
import { fillForm, journeys } from './journey.ts';

const journey = journeys();

/** Holds the making of stories back until `release` is called. */
async function heldBack(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  await page.route('**/api/stories/generate', (route) => void held.push(route));
  return async () => {
    await Promise.all(held.splice(0).map((route) => route.continue()));
    await page.unroute('**/api/stories/generate');
  };
}

describe('while a story is being made', () => {
  it('the six stages follow one another in fifteen seconds, and the end is said for one second', async () => {
    const { page } = journey;
    await journey.holdClock({ time: new Date('2027-03-01T19:00:00Z') });
    await page.goto('/custom-story');
    await fillForm(page, { name: 'Ida', problem: 'She is afraid of the dark.' });
    const release = await heldBack(page);
    await page.clock.pauseAt(new Date('2027-03-01T20:00:00Z'));
    await page.getByRole('button', { name: 'Create My Story' }).click();
    await page.getByRole('heading', { name: 'Creating your story...' }).waitFor();

    const bar = page.getByRole('progressbar');
    const saying = page.locator('.loading-saying');
    const heard = [await saying.innerText()];
    const percents: number[] = [];
    for (let tick = 0; tick < 49; tick += 1) {
      await page.clock.runFor(300);
      percents.push(Number(await bar.getAttribute('aria-valuenow')));
      const now = await saying.innerText();
      if (now !== heard.at(-1)) heard.push(now);
    }
    expect(percents).toEqual(Array.from({ length: 49 }, (_, tick) => 2 * tick + 2));
    expect(heard).toEqual([
      'Preparing story elements...',
      'Creating characters...',
      'Building the narrative...',
      'Adding learning moments...',
      'Finalizing your personalized story...',
      'Almost ready to share...',
    ]);

    const answered = page.waitForResponse('**/api/stories/generate');
    await release();
    await answered;
    const complete = page.getByText('Story complete! Redirecting you now...');
    await vi.waitUntil(
      async () => {
        await page.clock.runFor(1);
        return complete.isVisible();
      },
      { timeout: 120_000 },
    );
    expect(await bar.getAttribute('aria-valuenow')).toBe('100');
    await page.clock.runFor(900);
    expect(new URL(page.url()).pathname).toBe('/custom-story');
    await page.clock.runFor(110);
    await page.waitForURL('**/story/*');
  });

  it('two clicks on the button make one story', async () => {
    const { page, house } = journey;
    await page.goto('/custom-story');
    await fillForm(page, { name: 'Twice', problem: 'He does not like brushing his teeth.' });
    await page.getByRole('button', { name: 'Create My Story' }).dblclick();
    await page.waitForURL('**/story/*');
    const made = (await (await fetch(`${house.address}/api/stories?search=Twice`)).json()) as unknown[];
    expect(made).toHaveLength(1);
  });

  it('asking again after no answer came does not make a second story', async () => {
    const { page, house } = journey;
    journey.expectConsoleErrors();
    await page.goto('/custom-story');
    await fillForm(page, { name: 'Silent', problem: 'He does not like brushing his teeth.' });
    // The story is made, and the answer is lost on its way back.
    await page.route('**/api/stories/generate', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await page.getByRole('button', { name: 'Create My Story' }).click();
    await page.getByText("We couldn't create your story. Please try again.").waitFor();
    await page.unroute('**/api/stories/generate');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await page.getByRole('button', { name: 'Create My Story' }).click();
    await page.waitForURL('**/story/*');
    const made = (await (await fetch(`${house.address}/api/stories?search=Silent`)).json()) as unknown[];
    expect(made).toHaveLength(1);
  });

  it('a refusal says where help is, and keeps every word for after Try Again', async () => {
    const { page } = journey;
    journey.expectConsoleErrors();
    const problem = 'He says he wants to kill himself.';
    await page.goto('/custom-story');
    await fillForm(page, { name: 'Kai', age: '8-10', gender: 'Boy', problem, notes: 'Since the summer.' });
    await page.getByRole('button', { name: 'Create My Story' }).click();
    const heading = page.getByRole('heading', { name: 'Oops! Something went wrong' });
    await heading.waitFor();
    expect(await heading.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await page.locator('.loading-help li').count()).toBeGreaterThan(1);
    await page.getByRole('button', { name: 'Try Again' }).click();
    const field = page.getByLabel('What problem should the story address?');
    await field.waitFor();
    expect(await field.inputValue()).toBe(problem);
    expect(await page.getByLabel("Child's Name").inputValue()).toBe('Kai');
    expect(await page.getByLabel('Additional Information').inputValue()).toBe('Since the summer.');
    expect(await page.getByRole('radio', { name: '8-10' }).isChecked()).toBe(true);
    expect(await page.getByRole('radio', { name: 'Boy', exact: true }).isChecked()).toBe(true);
  });

  it('an answer without a message gets the words of the catalogue', async () => {
    const { page } = journey;
    journey.expectConsoleErrors();
    await page.route('**/api/stories/generate', (route) => route.fulfill({ status: 502, body: '<html></html>' }));
    await page.goto('/categories?selected=fear-dark');
    await page.getByText('Failed to generate story', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Try Again' }).waitFor();
  });
});

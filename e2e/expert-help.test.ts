import { describe, expect, it } from 'vitest';
import { journeys } from './journey.ts';

const journey = journeys();

describe('the expert library', () => {
  it('leads from the areas to a challenge, to a story that is read and heard, and back the same way', async () => {
    const { page } = journey;
    await page.goto('/expert-help');
    await page.getByRole('link', { name: /Emotional Regulation/ }).click();
    await page.getByRole('link', { name: /^View \d+ Stories about Managing Anger$/ }).click();
    await page.getByRole('heading', { level: 1, name: 'Managing Anger' }).waitFor();
    await page
      .getByRole('link', { name: /^Read Story: / })
      .nth(2)
      .click();
    await page.waitForURL('**/expert-story/managing-anger/2');
    await page.getByRole('heading', { name: 'Developmental Benefits' }).waitFor();
    expect(await page.locator('.story-paragraph').count()).toBe(7);
    await page.getByRole('button', { name: 'Play', exact: true }).waitFor({ timeout: 120_000 });
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.locator('[data-lit]').first().waitFor({ timeout: 120_000 });
    await page.getByRole('link', { name: 'Back to this challenge' }).click();
    await page.getByRole('link', { name: 'Back to Challenges' }).click();
    await page.getByRole('heading', { level: 1, name: 'Emotional Regulation' }).waitFor();
    await page.getByRole('link', { name: 'Back to Categories' }).click();
    await page.getByRole('heading', { level: 1, name: 'Expert Help' }).waitFor();
  });

  it('keeps the filters in the address, shows them as chips, and takes them away one by one', async () => {
    const { page } = journey;
    await page.goto('/expert-help?area=daily-routines');
    await page.locator('.expert-row').first().waitFor();
    const all = await page.locator('.expert-row').count();
    await page.getByLabel('Age', { exact: true }).selectOption('2-3');
    await page.getByLabel('Theme', { exact: true }).selectOption('music');
    await expect.poll(() => new URL(page.url()).search).toBe('?area=daily-routines&age=2-3&theme=music');
    const shown = await page.locator('.expert-row').count();
    expect(shown).toBeLessThan(all);
    await page.reload();
    await expect.poll(() => page.locator('.expert-row').count()).toBe(shown);
    await page.getByRole('button', { name: 'Remove the filter Age 2-3' }).click();
    await expect.poll(() => new URL(page.url()).search).toBe('?area=daily-routines&theme=music');
    await page.getByRole('button', { name: 'Clear Filters' }).click();
    await expect.poll(() => page.locator('.expert-row').count()).toBe(all);
  });

  it('brings Back to the list as it was filtered', async () => {
    const { page } = journey;
    await page.goto('/expert-help?area=daily-routines&age=4-5');
    await page.getByRole('link', { name: /^View \d+ Stories about Potty Training$/ }).click();
    await page
      .getByRole('link', { name: /^Read Story: / })
      .first()
      .click();
    await page.getByRole('article').waitFor();
    await page.goBack();
    await page.goBack();
    await page.getByRole('button', { name: 'Remove the filter Age 4-5' }).waitFor();
  });

  it('says so when nothing passes the filters', async () => {
    const { page } = journey;
    await page.route('**/api/expert-help/challenges', async (route) => {
      const response = await route.fetch();
      const challenges = (await response.json()) as { themes: string[] }[];
      await route.fulfill({ json: challenges.map((each) => ({ ...each, themes: [] })) });
    });
    await page.goto('/expert-help?area=daily-routines&theme=science');
    await page.getByRole('heading', { name: 'No challenges found with the selected filters.' }).waitFor();
    await page.getByRole('main').getByRole('button', { name: 'Clear Filters' }).last().click();
    await page.getByRole('link', { name: /^View \d+ Stories about Potty Training$/ }).waitFor();
  });

  it('says so when a challenge has no stories yet', async () => {
    const { page } = journey;
    await page.route('**/api/expert-help/challenges/potty-training/stories', (route) => route.fulfill({ json: [] }));
    await page.goto('/expert-help?challenge=potty-training');
    await page.getByRole('heading', { name: 'Pre-created stories for this challenge are coming soon!' }).waitFor();
    await page.getByRole('link', { name: 'Go Back to Challenges' }).click();
    await page.getByRole('heading', { level: 1, name: 'Daily Routines' }).waitFor();
  });

  it('is searched as a whole, and leads to a page for parents', async () => {
    const { page } = journey;
    await page.goto('/expert-help');
    await page.getByLabel('Search the whole library').fill('bites');
    await page.getByRole('heading', { name: 'For you to read' }).waitFor();
    await expect.poll(() => new URL(page.url()).search).toBe('?search=bites');
    await page.locator('.guidance-links a').first().click();
    await page.getByRole('heading', { name: 'When to ask someone' }).waitFor();
    await page.goBack();
    expect(await page.getByLabel('Search the whole library').inputValue()).toBe('bites');
  });
});

describe('the expert stories', () => {
  it('are three collections of five and more, each story read at its own address', async () => {
    const { page } = journey;
    await page.goto('/pre-created-stories');
    const lists = page.locator('.collection-stories');
    await lists.first().waitFor();
    expect(await lists.count()).toBe(3);
    for (const list of await lists.all()) expect(await list.getByRole('link').count()).toBe(5);
    expect(await page.getByText(/^\+ \d+ more stories$/).count()).toBe(3);
    await lists.nth(1).getByRole('link').first().click();
    await page.waitForURL('**/story/fear-dark-1');
    await page.getByRole('article').waitFor();
  });

  it('are saved into the family’s library and can be taken out again', async () => {
    const { page } = journey;
    await page.goto('/expert-story/potty-training/0');
    const title = await page.locator('.story-title').innerText();
    await page.getByRole('button', { name: 'Save Story' }).click();
    await page.getByRole('button', { name: 'Saved' }).waitFor();
    await page.goto('/my-library');
    await page.getByRole('link', { name: title }).first().waitFor();
    await page.getByRole('button', { name: `Delete ${title}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('link', { name: title }).first().waitFor({ state: 'hidden' });
  });
});

import { describe, expect, it } from 'vitest';
import { journeys, madeStory } from './journey.ts';

const journey = journeys();

describe('getting about', () => {
  it('keeps the theme that was chosen over a reload, before anything is painted', async () => {
    const { page } = journey;
    await page.goto('/');
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('light');
    await page.getByRole('button', { name: 'Bedtime theme' }).click();
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe('bedtime');
    await page.route('**/assets/**', (route) => route.abort());
    journey.expectConsoleErrors();
    await page.reload({ waitUntil: 'domcontentloaded' });
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('bedtime');
    await page.unrouteAll();
    await page.goto('/categories');
    await page.getByRole('button', { name: 'Light theme' }).click();
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe('light');
  });

  it('leads from the topics back to the categories', async () => {
    const { page } = journey;
    await page.goto('/categories');
    await page.getByRole('link', { name: 'Choose a topic in Transitions' }).click();
    await page.getByRole('heading', { name: 'Choose a topic:' }).waitFor();
    await page.getByRole('link', { name: 'Categories', exact: true }).click();
    await page.getByRole('heading', { name: 'Choose a category:' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/categories');
  });

  it('shows eight skeletons while the topics are on their way', async () => {
    const { page } = journey;
    let release: () => void = () => undefined;
    const gate = new Promise<void>((open) => (release = open));
    await page.route('**/api/topics**', async (route) => {
      await gate;
      await route.continue();
    });
    await page.goto('/topics/transitions');
    const cards = page.locator('.topic-card');
    await cards.first().waitFor();
    expect(await cards.count()).toBe(8);
    release();
    await page.getByRole('link', { name: 'New Sibling' }).waitFor();
  });

  it('takes the focus to the title of a story that was opened, past the skeleton', async () => {
    const { page, house } = journey;
    const id = await madeStory(house, { name: 'Edda' });
    await page.goto('/my-library');
    await page.getByText('For Edda').click();
    await page.waitForURL(`**/story/${id}`);
    await page.getByRole('article').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toContain('story-title');
  });

  it('says what is fixed of a page that is not there, and of the foot of every page', async () => {
    const { page } = journey;
    await page.goto('/nowhere/at/all');
    await page.getByRole('heading', { name: '404 Page Not Found', exact: true }).waitFor();
    await page.getByText('Did you forget to add the page to the router?', { exact: true }).waitFor();
    const footer = page.getByRole('contentinfo');
    expect(await footer.innerText()).toContain(`© ${new Date().getFullYear()}`);
    for (const path of ['/expert-help', '/custom-story', '/lumi-assistant'])
      expect(await footer.locator(`a[href="${path}"]`).count()).toBe(1);
    const header = page.getByRole('banner');
    for (const path of [
      '/',
      '/custom-story',
      '/custom-song',
      '/educational-adventures',
      '/illustrated-story',
      '/lumi-chat',
      '/development-percentiles',
    ])
      expect(await header.locator(`a[href="${path}"]`).count()).toBe(1);
  });

  it('takes a situation the parent may have meant into the form', async () => {
    const { page } = journey;
    const field = page.getByLabel('What problem should the story address?');
    await page.goto('/custom-story?category=sharing&about=Sharing');
    expect((await field.inputValue()).length).toBeGreaterThan('Sharing'.length);
    await page.goto('/custom-story?category=not-a-challenge&about=Loud+places');
    // The words that were filled in before are not the parent's own, so they give way.
    expect(await field.inputValue()).toBe('Loud places');
  });
});

import { describe, expect, it, vi } from 'vitest';
import { journeys, madeStory } from './journey.ts';

const journey = journeys();

describe('my library', () => {
  it('is an invitation while it is empty', async () => {
    const { page } = journey;
    await page.goto('/my-library');
    await page.getByRole('link', { name: 'Create Your First Story' }).waitFor();
  });

  it('finds a story by its child, deletes it, and brings it back', async () => {
    const { page, house } = journey;
    await madeStory(house, { name: 'Noor' });
    await madeStory(house, { name: 'Ada' });
    await page.goto('/my-library');
    await page.getByText('For Ada').waitFor();
    await vi.waitUntil(async () => (await page.locator('.book img[data-state=shown]').count()) === 2, {
      timeout: 120_000,
      interval: 50,
    });
    await page.getByLabel('Search').fill('noor');
    await page.getByText('For Ada').waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: /^Delete / }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByText('Nothing fits these words').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('For Noor').waitFor();
    expect(await page.getByText('For Noor').count()).toBe(1);
  });
});

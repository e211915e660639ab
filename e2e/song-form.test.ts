import type { SongStyleEntry } from '@storylantern/contract';
import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { journeys } from './journey.ts';

const journey = journeys();
const STEPS = ['Writing lyrics', 'Composing melody', 'Adding harmonies', 'Arranging music', 'Finalizing song'];
const CREATE = 'Create My Song';

/** Holds answers back until `release` is called. */
async function heldBack(page: Page, address: string): Promise<() => Promise<void>> {
  const held: Route[] = [];
  await page.route(address, (route) => void held.push(route));
  return async () => {
    await Promise.all(held.splice(0).map((route) => route.continue()));
    await page.unroute(address);
  };
}

describe('the form of a song', () => {
  it('asks for a theme of three letters, at the field, and for nothing else', async () => {
    const { page } = journey;
    await page.goto('/custom-song');
    await page.getByText('Creating a song takes about 15-30 seconds').waitFor();
    await page.getByText(/Musical generation may take longer/).waitFor();
    expect(await page.getByLabel('Song Style').inputValue()).toBe('fun');
    expect(await page.getByRole('switch', { name: /Musical Generation/ }).isChecked()).toBe(false);
    const styles = (await (await page.request.get('/api/songs/styles')).json()) as SongStyleEntry[];
    const offered = () => page.getByLabel('Song Style').locator('option').allInnerTexts();
    await expect.poll(offered).toEqual(styles.map(({ name }) => name));

    await page.getByLabel('Song Theme').fill('ab');
    await page.getByRole('button', { name: CREATE }).click();
    await page.getByText('Theme must be at least 3 characters').waitFor();
    expect(await page.getByLabel('Song Theme').evaluate((field) => field === document.activeElement)).toBe(true);
  });

  it('offers the five styles when the list cannot be fetched, and takes theme and style from the address', async () => {
    const { page } = journey;
    journey.expectConsoleErrors();
    await page.route('**/api/songs/styles', (route) => route.abort());
    await page.goto('/custom-song?theme=A+lost+sock&style=lullaby');
    expect(await page.getByLabel('Song Theme').inputValue()).toBe('A lost sock');
    expect(await page.getByLabel('Song Style').inputValue()).toBe('lullaby');
    const offered = () => page.getByLabel('Song Style').locator('option').allInnerTexts();
    await expect.poll(offered).toEqual(['Fun', 'Lullaby', 'Educational', 'Adventure', 'Dance']);
  });

  it('keeps everything typed across a reload', async () => {
    const { page } = journey;
    await page.goto('/custom-song');
    await page.getByLabel('Song Theme').fill('Brushing the teeth of a crocodile');
    await page.getByLabel("Child's Age").fill('4 years old');
    await page.getByLabel('Song Style').selectOption('dance');
    await page.getByRole('switch', { name: /Musical Generation/ }).check();
    await page.reload();
    expect(await page.getByLabel('Song Theme').inputValue()).toBe('Brushing the teeth of a crocodile');
    expect(await page.getByLabel("Child's Age").inputValue()).toBe('4 years old');
    expect(await page.getByLabel('Song Style').inputValue()).toBe('dance');
    expect(await page.getByRole('switch', { name: /Musical Generation/ }).isChecked()).toBe(true);
  });
});

describe('while a song is being made', () => {
  it('counts to 100 in fifteen seconds, ticks five steps, and waits at the end with honest words', async () => {
    const { page } = journey;
    await journey.holdClock({ time: new Date('2027-03-01T19:00:00Z') });
    await page.goto('/custom-song');
    await page.getByLabel('Song Theme').fill('Going to the dentist');
    const release = await heldBack(page, '**/api/songs');
    await page.clock.pauseAt(new Date('2027-03-01T20:00:00Z'));
    await page.getByRole('button', { name: CREATE }).click();
    const bar = page.getByRole('progressbar');
    await bar.waitFor();
    const current = page.locator('.song-steps [aria-current=step]');
    const heard = [await current.innerText()];
    const percents: number[] = [];
    for (let tick = 0; tick < 100; tick += 1) {
      await page.clock.runFor(150);
      percents.push(Number(await bar.getAttribute('aria-valuenow')));
      const now = await current.innerText();
      if (now !== heard.at(-1)) heard.push(now);
    }
    expect(percents).toEqual(Array.from({ length: 100 }, (_, tick) => tick + 1));
    expect(heard).toEqual(STEPS);
    expect(await page.locator('.song-steps [data-state=done]').allInnerTexts()).toEqual(
      STEPS.slice(0, 4).map((step) => `${step}\n, done`),
    );
    await page.getByText(/taking a little longer/).waitFor();
    await page.clock.resume();
    await release();
    await page.getByRole('button', { name: 'Create Another Song' }).waitFor({ timeout: 240_000 });
  });

  it('shows the words as soon as they are written, goes on at once when it can be heard, and asks the right maker', async () => {
    const { page } = journey;
    await page.goto('/custom-song');
    await page.getByLabel('Song Theme').fill('A tooth that wobbles');
    await page.getByLabel('Song Style').selectOption('educational');
    await page.getByLabel("Child's Name").fill('Ida');
    await page.getByLabel("Child's Age").fill('six');
    await page.getByLabel('Additional Information').fill('She has a cat called Bun.');
    await page.getByRole('switch', { name: /Musical Generation/ }).check();
    const asked = page.waitForRequest('**/api/musical-moments');
    await page.getByRole('button', { name: CREATE }).click();
    expect((await asked).postDataJSON()).toEqual({
      theme: 'A tooth that wobbles',
      style: 'educational',
      useMusicalGeneration: true,
      customData: {
        childName: 'Ida',
        childAge: 'six',
        additionalInfo: 'She has a cat called Bun.',
        nameSaid: null,
      },
    });
    const written = page.locator('.song-written');
    await written.waitFor();
    const title = await written.getByRole('heading').innerText();
    expect(await page.getByRole('progressbar').isVisible()).toBe(true);

    const heading = page.getByRole('heading', { level: 1, name: title });
    await heading.waitFor({ timeout: 240_000 });
    expect(await heading.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.getByText('Musical', { exact: true }).waitFor();
    await page.getByText('Theme: A tooth that wobbles').waitFor();

    // A reload loses nothing; another song begins with an empty form.
    await page.reload();
    await heading.waitFor();
    await page.getByRole('button', { name: 'Create Another Song' }).click();
    expect(await page.getByLabel('Song Theme').inputValue()).toBe('');
    expect(await page.getByLabel("Child's Name").inputValue()).toBe('');
    expect(await page.getByLabel('Song Style').inputValue()).toBe('fun');
    await page.goto('/my-library');
    await page.getByRole('region', { name: 'Songs' }).getByRole('link', { name: title }).click();
    await heading.waitFor();
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await page.waitForURL((url) => url.pathname === '/');
  });

  it('says what went wrong and keeps every word for after Try Again', async () => {
    const { page } = journey;
    journey.expectConsoleErrors();
    await page.goto('/custom-song');
    await page.getByLabel('Song Theme').fill('A trip to the moon');
    await page.getByLabel("Child's Name").fill('Kai');
    await page.route('**/api/songs', (route) => route.abort());
    await page.getByRole('button', { name: CREATE }).click();
    await page.getByRole('heading', { level: 1, name: 'Error Creating Your Song' }).waitFor();
    await page.getByText('Failed to generate song', { exact: true }).waitFor();
    await page.getByText('Please try again with a different theme or check your connection.').waitFor();
    const toast = page.locator('.toast-failure');
    expect(await toast.innerText()).toMatch(/Error\s+Failed to generate song\. Please try again\./);
    await page.getByRole('link', { name: 'Back to Home' }).waitFor();
    await page.unroute('**/api/songs');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await page.getByLabel('Song Theme').waitFor();
    expect(await page.getByLabel('Song Theme').inputValue()).toBe('A trip to the moon');
    expect(await page.getByLabel("Child's Name").inputValue()).toBe('Kai');
  });

  it('a refusal says why in its own words', async () => {
    const { page } = journey;
    journey.expectConsoleErrors();
    await page.goto('/custom-song');
    await page.getByLabel('Song Theme').fill('He says he wants to kill himself');
    await page.getByRole('button', { name: CREATE }).click();
    await page.getByRole('heading', { name: 'Error Creating Your Song' }).waitFor();
    expect(await page.getByText('Failed to generate song', { exact: true }).count()).toBe(0);
    expect(await page.locator('.loading-help li').count()).toBeGreaterThan(0);
  });
});

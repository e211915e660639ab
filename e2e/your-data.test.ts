import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it, vi } from 'vitest';
import { ZipFile } from '../apps/server/src/features/your-data/zip-file.ts';
import { journeys, madeStory } from './journey.ts';
import { noted } from './readings.ts';

const visit = journeys();

describe('your data', () => {
  it('is reached from the footer, and says what is kept', async () => {
    const { page } = visit;
    await page.goto('/my-library');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Your data' }).click();
    await page.getByRole('heading', { level: 1, name: 'Your data' }).waitFor();
    await page.getByText('There is nothing to download yet').waitFor();
    await page.getByText('Results of the development assessment').waitFor();
  });

  it('is downloaded, deleted and brought back, and the pages of the download open by themselves', async () => {
    const { page, house, context } = visit;
    const id = await madeStory(house, { heard: true, name: 'Ottilie' });
    await page.request.get(`/api/stories/${id}/cover`);
    await noted(house, 'Ottilie', [{ daysAgo: 1, notes: 'Asked for it twice.' }]);
    await page.goto('/your-data');
    await page.getByText('1 story').waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download everything' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^storylantern-\d{4}-\d\d-\d\d\.zip$/);
    const zip = readFileSync(await download.path());

    // Unpacked into a folder and opened there, as a parent would in ten years.
    const folder = mkdtempSync(join(tmpdir(), 'storylantern download '));
    try {
      const packed = await ZipFile.open(await download.path());
      for (const entry of packed.entries) {
        mkdirSync(dirname(join(folder, entry.name)), { recursive: true });
        writeFileSync(join(folder, entry.name), await packed.read(entry));
      }
      await packed.close();
      const paper = await context.newPage();
      await paper.goto(pathToFileURL(join(folder, 'index.html')).href);
      await paper.locator('.contents a').first().click();
      const pictures = paper.locator('img');
      // The page that was clicked has to be there first.
      await pictures.first().waitFor({ state: 'attached' });
      expect(await pictures.count()).toBe(1);
      expect(await pictures.first().evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(300);
      const seconds = await paper.locator('audio').evaluate(
        (audio: HTMLAudioElement) =>
          new Promise<number>((done) => {
            audio.addEventListener('loadedmetadata', () => done(audio.duration), { once: true });
            audio.load();
            audio.preload = 'auto';
          }),
      );
      expect(seconds).toBeGreaterThan(10);
      await paper.getByRole('link', { name: 'Everything your family has' }).click();
      await paper.getByRole('link', { name: 'Readings and goals' }).click();
      await paper.getByText('Asked for it twice.').waitFor();
      await paper.close();
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }

    await page.evaluate(() => localStorage.setItem('storylantern.percentiles', '[]'));
    const other = await context.newPage();
    await other.goto('/progress-dashboard');
    await other.locator('.session-notes', { hasText: 'Asked for it twice.' }).waitFor();
    await other.evaluate(() => sessionStorage.setItem('storylantern.draft', '{}'));
    await page.getByRole('button', { name: 'Delete everything…' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('link', { name: 'Download everything first' }).waitFor();
    await dialog.getByLabel('To go on').fill('yes');
    await dialog.getByRole('button', { name: 'Delete everything' }).click();
    await dialog.getByText('Please type the words').waitFor();
    await dialog.getByLabel('To go on').fill('delete everything');
    await page.keyboard.press('Enter');
    const farewell = page.getByRole('heading', { name: 'Everything is deleted' });
    await farewell.waitFor();
    await vi.waitUntil(() =>
      page.evaluate(() => document.activeElement?.textContent?.includes('Everything is deleted')),
    );
    expect((await farewell.boundingBox())?.y).toBeGreaterThan(0);
    await page.getByText('There is nothing to download yet').waitFor();
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    expect((await page.request.get(`/api/stories/${id}`)).status()).toBe(404);
    await other.getByRole('heading', { name: 'No Progress Data Yet' }).waitFor();
    expect(await other.evaluate(() => Object.keys(sessionStorage))).toEqual([]);

    const chooser = page.getByLabel('The zip file you downloaded');
    await chooser.setInputFiles({ name: 'family.zip', mimeType: 'application/zip', buffer: zip });
    await page.getByText(/Brought back: 1 story, 1 reading and \d+ files of pictures and sound\./).waitFor();
    await other.locator('.session-notes', { hasText: 'Asked for it twice.' }).waitFor();
    await other.close();
    await page.getByText('1 story', { exact: true }).waitFor();
    await chooser.setInputFiles({ name: 'family.zip', mimeType: 'application/zip', buffer: zip });
    await page.getByText('Everything in this file was here already.').waitFor();
    await page.goto(`/story/${id}`);
    await page.getByText('Ottilie').first().waitFor();
  });

  it('refuses another file with one sentence, also when it is dropped', async () => {
    visit.expectConsoleErrors();
    const { page } = visit;
    await page.goto('/your-data');
    await page.getByLabel('The zip file you downloaded').setInputFiles({
      name: 'letter.zip',
      mimeType: 'application/zip',
      buffer: Buffer.from('Dear all'),
    });
    const sentence = page.getByText('This is not a zip of a Storylantern family, so nothing was changed.');
    await sentence.waitFor();
    await page.reload();
    const dropped = await page.evaluateHandle(() => {
      const transfer = new DataTransfer();
      transfer.items.add(new File(['no zip'], 'photo.zip'));
      return transfer;
    });
    await page.locator('.restore-drop').dispatchEvent('drop', { dataTransfer: dropped });
    await sentence.waitFor();
  });
});

import type { Song } from '@storylantern/contract';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { journeys } from './journey.ts';
import { madeSong, openSong, seeSong, songOf, wordsOf } from './song.ts';

const journey = journeys();
let song: Song;
beforeAll(async () => {
  song = await madeSong(journey.house);
});
beforeEach(async () => {
  // The player holds its sound outside the page; this hands it to the test.
  await journey.page.addInitScript(() => {
    const Sound = Audio;
    Object.assign(window, {
      Audio: function HeardAudio() {
        return Object.assign(window, { heard: new Sound() }).heard;
      },
    });
  });
});

/** How long something may take that is quick on an idle machine. */
const PATIENT = { timeout: 120_000, interval: 50 };

/** What is heard now: where in the sound, and the address of it. */
const heard = (page: Page): Promise<{ at: number; address: string; paused: boolean }> =>
  page.evaluate(() => {
    const { heard: sound } = window as unknown as { heard: HTMLAudioElement };
    return { at: sound.currentTime, address: new URL(sound.currentSrc).pathname, paused: sound.paused };
  });

const play = (page: Page) => page.getByRole('button', { name: 'Play', exact: true });
const litLine = (page: Page) => page.locator('.song-line[data-lit]');

describe('listening to a song', () => {
  it('lights the line and the word that are heard, and a tapped line is heard from there', async () => {
    const { page, house } = journey;
    const { lines } = await wordsOf(house, song.id);
    await openSong(page, song.id);
    expect(await litLine(page).count()).toBe(0);
    const [, , third] = lines;
    await page
      .getByText(third?.text ?? '', { exact: true })
      .first()
      .click();
    await litLine(page).waitFor();
    const seen = new Set<string>();
    await expect
      .poll(async () => {
        const [{ at }, words] = await Promise.all([heard(page), page.locator('.song-word-lit').allInnerTexts()]);
        // What is lit was heard within the last moments: a frame, and the way of both answers to the test.
        for (const word of words) {
          const near = lines.flatMap((line) =>
            line.words
              .filter(({ start, end }) => start < at + 0.5 && end > at - 0.5)
              .map(({ from, to }) => line.text.slice(from, to)),
          );
          expect(near.map((each) => each.replaceAll("'", '’'))).toContain(word);
          seen.add(word);
        }
        return seen.size;
      }, PATIENT)
      .toBeGreaterThan(4);
    await page.getByRole('button', { name: 'Pause', exact: true }).click();
    expect((await heard(page)).paused).toBe(true);
  });

  it('switches to the band and to the voice without losing the place', async () => {
    const { page } = journey;
    await openSong(page, song.id);
    await page.getByLabel('Place in the song').fill('30');
    await play(page).click();
    await expect.poll(async () => (await heard(page)).at, PATIENT).toBeGreaterThan(30);
    for (const [name, address] of [
      ['Band only', song.variants.band],
      ['Voice only', song.variants.voice],
      ['Full song', song.audioUrl],
    ] as const) {
      const before = (await heard(page)).at;
      await page.getByRole('radio', { name }).check();
      await expect.poll(async () => (await heard(page)).address, PATIENT).toBe(address);
      await expect.poll(async () => (await heard(page)).paused, PATIENT).toBe(false);
      const { at } = await heard(page);
      expect(at).toBeGreaterThanOrEqual(before - 0.1);
      expect(at).toBeLessThan(before + 5);
    }
  });

  it('is louder and softer in steps of a tenth, and moves by the keyboard', async () => {
    const { page } = journey;
    await openSong(page, song.id);
    const volume = page.getByLabel('Volume');
    await volume.focus();
    await page.keyboard.press('ArrowLeft');
    expect(await volume.inputValue()).toBe('0.9');
    await page.getByLabel('Place in the song').focus();
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight');
    await page.getByText(/^0:03 \/ 1:\d\d$/).waitFor();
  });

  it('can be taken along: three sounds, the notes, the words and the lead sheet on paper', async () => {
    const { page } = journey;
    await openSong(page, song.id);
    for (const [name, suffix, start] of [
      ['Full song (MP3)', /\.mp3$/, /^(ID3|\xff[\xe0-\xff])/],
      ['Band only (MP3)', /\.mp3$/, /^(ID3|\xff[\xe0-\xff])/],
      ['Notes (MIDI)', /\.mid$/, /^MThd/],
    ] as const) {
      const download = page.waitForEvent('download');
      await page.getByRole('link', { name }).click();
      expect((await download).suggestedFilename()).toMatch(suffix);
      expect(await readFile(await (await download).path(), 'latin1')).toMatch(start);
    }
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.song').isVisible()).toBe(false);
    expect(await page.locator('.song-print').innerText()).toContain(song.sections[1]?.lines[0]?.replaceAll("'", '’'));
    await page.emulateMedia({ media: null });
    await page.getByRole('link', { name: 'Lead sheet' }).click();
    await page.getByRole('button', { name: 'Print' }).waitFor();
    const pages = await page.locator('.lead-page').count();
    expect(pages).toBeGreaterThan(0);
    const printed = (await page.pdf({ format: 'Letter', preferCSSPageSize: true })).toString('latin1');
    expect(printed.match(/\/Type\s*\/Page\b/g)).toHaveLength(pages);
    await page.getByRole('link', { name: 'The song' }).click();
    await play(page).waitFor();
  });
});

describe('a parent changes a song', () => {
  it('gives a line other words: the old song plays on until the new line is sung', async () => {
    const { page, house } = journey;
    await openSong(page, song.id);
    await page.getByLabel('Place in the song').fill('5');
    await play(page).click();
    await page.getByRole('button', { name: 'Change the words' }).click();
    const dialog = page.getByRole('dialog');
    const field = dialog.getByLabel('Verse 1, line 2');

    // What cannot be sung is said at the line, and what was typed stays.
    journey.expectConsoleErrors();
    await field.fill('Привет, мир, привет');
    await dialog.getByRole('button', { name: 'Sing it so' }).click();
    await dialog.locator('.field-error').waitFor();
    expect(await field.inputValue()).toBe('Привет, мир, привет');

    const words = 'And everyone dances around in the rain';
    await field.fill(words);
    await field.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await page.getByText('The new version is being made. Until then you hear the one before.').waitFor();
    expect(await heard(page)).toMatchObject({ address: song.audioUrl, paused: false });
    await page.locator('.song-lyrics').getByText(words).waitFor();

    await page.getByRole('button', { name: 'Hear them' }).click({ timeout: 240_000 });
    await expect.poll(() => litLine(page).innerText(), PATIENT).toBe(words);
    const after = await songOf(house, song.id);
    expect(after.sections[0]?.lines[1]).toBe(words);
    expect((await heard(page)).address).toBe(after.audioUrl);
    const start = (await wordsOf(house, song.id)).lines.find(({ text }) => text === words)?.start ?? 0;
    expect((await heard(page)).at).toBeGreaterThanOrEqual(start - 0.1);
  });

  it('says so when somebody else changed it meanwhile, and the second try works', async () => {
    const { page, house } = journey;
    // A page that still waits for a sound, for the band or for the voice alone would read of the other change by itself.
    const isWhole = async (): Promise<boolean> => {
      const { sound, variants } = await songOf(house, song.id);
      return sound.state === 'ready' && variants.band !== null && variants.voice !== null;
    };
    await expect.poll(isWhole, PATIENT).toBe(true);
    await seeSong(page, song.id);
    await page.getByRole('button', { name: 'Change the words' }).click();
    const { revision } = await songOf(house, song.id);
    await page.request.put(`/api/songs/${song.id}/sound`, { data: { revision, wishes: { mood: 'calmer' } } });
    journey.expectConsoleErrors();
    const field = page.getByRole('dialog').getByLabel('Chorus, line 2');
    const words = 'One for the pillow and two for the moon';
    await field.fill(words);
    const again = page.waitForResponse((answer) => answer.url().endsWith(song.id) && answer.ok());
    await field.press('Enter');
    await page.getByRole('dialog').locator('.field-error').waitFor();
    await again;
    expect(await field.inputValue()).toBe(words);
    await field.press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect((await songOf(house, song.id)).sections[1]?.lines[1]).toBe(words);
  });

  it('hears it in another key, slower, livelier and spoken', async () => {
    const { page, house } = journey;
    await journey.holdClock();
    await seeSong(page, song.id);
    const before = await songOf(house, song.id);
    await page.getByText('Hear it another way').click();
    const key = page.getByRole('group', { name: 'Key' });
    await key.getByText(before.music.key).waitFor();
    const asked: unknown[] = [];
    page.on('request', (request) => request.method() === 'PUT' && asked.push(request.postDataJSON().wishes));
    // However long this machine takes to press them, they are pressed one right after the other.
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await key.getByRole('button', { name: 'Higher' }).click();
    await key.getByRole('button', { name: 'Higher' }).click();
    await key.getByText('2 semitones up').waitFor();
    await page.getByRole('button', { name: 'Slower' }).click();
    await page.getByRole('radio', { name: 'Make it livelier' }).check();
    await page.clock.resume();
    await expect
      .poll(async () => (await songOf(house, song.id)).wishes)
      .toEqual({
        transpose: 2,
        pace: 0.92,
        mood: 'livelier',
      });
    // One asking for all of it.
    expect(asked).toHaveLength(1);
    const after = await songOf(house, song.id);
    expect(after.music.key).not.toBe(before.music.key);
    await key.getByText(after.music.key).waitFor();
    await page.getByRole('radio', { name: 'Speak it' }).check();
    await expect.poll(async () => (await songOf(house, song.id)).isMusicalGeneration, PATIENT).toBe(false);
    await page.getByText('Musical', { exact: true }).waitFor({ state: 'detached' });
  });

  it('puts the name right, after hearing it', async () => {
    const { page, house } = journey;
    await seeSong(page, song.id);
    await page.getByRole('button', { name: 'The name sounds wrong' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('As it sounds').fill('mee ah');
    const said = page.waitForResponse('**/api/pronunciations');
    await dialog.getByRole('button', { name: 'Hear it' }).click();
    expect((await said).ok()).toBe(true);
    await dialog.getByRole('button', { name: 'Use it in the song' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect((await songOf(house, song.id)).nameSaid).toBe('mee ah');
  });

  it('is kept, tracked, deleted and brought back', async () => {
    const { page } = journey;
    const { title } = await songOf(journey.house, song.id);
    await seeSong(page, song.id);
    await page.getByRole('button', { name: 'Save Song' }).click();
    await page.getByText('The song has been saved to your collection.').waitFor();
    await page.getByRole('button', { name: 'Track Progress' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Not now' }).click();
    await page.goto('/my-library');
    const saved = page.getByRole('region', { name: 'Saved' });
    await saved.getByRole('link', { name: title }).waitFor();
    await page.getByRole('button', { name: `Delete ${title}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await saved.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo' }).click();
    await saved.getByRole('link', { name: title }).click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
  });
});

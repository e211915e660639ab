import type { IllustratedStory, TrackingEntry } from '@storylantern/contract';
import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { bookOf, madeBook, narrationOf, openBook, openPage, wholeBook } from './book.ts';
import { journeys } from './journey.ts';

const journey = journeys();
let id: string;
beforeAll(async () => {
  ({ id } = await madeBook(journey.house));
});

const pictures = (book: IllustratedStory) => new Map(book.scenes.map((scene) => [scene.id, scene.imageUrl]));
const texts = (book: IllustratedStory) => book.scenes.map((scene) => scene.text);

describe('a parent changes a book before the child sees it', () => {
  it('moves a page, puts a sentence another way, and the new words are spoken', async () => {
    const { page, house } = journey;
    const before = await bookOf(house, id);
    await openBook(page, id);
    await page.getByRole('button', { name: 'Change the pages' }).click();
    await page.getByRole('button', { name: 'Move page 2 down' }).click();
    const words = 'A small marmalade cat came by and said hello.';
    await page.getByLabel('Page 1', { exact: true }).fill(words);
    await page.getByRole('button', { name: 'Keep the changes' }).click();
    await page.getByText('The book is changed').waitFor();
    await page.locator('.spread-text:visible').getByText(words).waitFor();

    const [, second, third] = texts(before);
    const after = await wholeBook(house, id);
    expect(texts(after)).toEqual([words, third, second, ...texts(before).slice(3)]);
    expect(pictures(after)).toEqual(pictures(before));
    expect(after.audioUrl).not.toBe(before.audioUrl);
    const spoken = await narrationOf(house, id);
    expect(spoken.segments.map(({ text }) => text)).toEqual([after.title, ...texts(after)]);
    await page.getByRole('button', { name: 'Play', exact: true }).waitFor({ timeout: 120_000 });
  });

  it('has one picture drawn anew; the others stay', async () => {
    const { page, house } = journey;
    const before = await bookOf(house, id);
    await openBook(page, id);
    await page.getByRole('button', { name: 'Change the pages' }).click();
    const answered = page.waitForResponse('**/redraw');
    await page.getByRole('button', { name: 'Draw page 2 anew' }).click();
    expect((await answered).ok()).toBe(true);
    const after = await wholeBook(house, id);
    const changed = after.scenes.flatMap(({ imageUrl }, index) =>
      imageUrl === before.scenes[index]?.imageUrl ? [] : [index],
    );
    expect(changed).toEqual([1]);
    expect(texts(after)).toEqual(texts(before));
    // What was drawn meanwhile does not stand in the way of keeping the rest.
    await page.getByRole('button', { name: 'Keep the changes' }).click();
    await page.getByText('The book is changed').waitFor();
  });

  it('chooses another style and other looks: every picture changes, and everybody else stays who they are', async () => {
    const { page, house } = journey;
    const before = await bookOf(house, id);
    await openBook(page, id);
    await page.getByRole('button', { name: 'Style and looks' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: 'Watercolor' }).check();
    await dialog.getByRole('button', { name: 'Glasses' }).click();
    await dialog.getByRole('button', { name: 'Draw every page anew' }).click();
    await page.getByText('Every page is being drawn anew').waitFor();
    const after = await wholeBook(house, id);
    expect(after.style).toBe('watercolor');
    for (const [scene, address] of pictures(after)) expect(address).not.toBe(pictures(before).get(scene));
    const others = (book: IllustratedStory) => book.cast.filter(({ character }) => character.is !== 'child');
    expect(others(after)).toEqual(others(before));
    const child = after.cast.find(({ character }) => character.is === 'child')?.person?.looks;
    const was = before.cast.find(({ character }) => character.is === 'child')?.person?.looks;
    expect(child).toEqual({ ...was, glasses: true });
    expect(texts(after)).toEqual(texts(before));
  });
});

describe('what stays of a book', () => {
  it('how the reading went is asked for in full and kept', async () => {
    const { page } = journey;
    const book = await bookOf(journey.house, id);
    await openBook(page, id);
    await page.getByRole('button', { name: 'Track Progress' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Keep it' }).click();
    expect(await dialog.getByText('Please choose one of the five.').count()).toBe(4);
    const asked = dialog.getByRole('group', { name: 'Understanding' }).getByRole('radio').first();
    expect(await asked.evaluate((radio) => radio === document.activeElement)).toBe(true);
    const groups = ['Understanding', 'Interest', 'Asking for it again', 'Behavior change'];
    for (const [index, group] of groups.entries()) {
      await dialog
        .getByRole('group', { name: group })
        .getByRole('radio')
        .nth(index + 1)
        .check();
    }
    await dialog.getByLabel('Minutes').fill('9');
    await dialog.getByLabel('Notes').fill('She roared along.');
    await dialog.getByRole('button', { name: 'Keep it' }).click();
    await page.getByText('Progress tracked').waitFor();
    const kept = (await (await page.request.get('/api/progress/tracking/user/1')).json()) as TrackingEntry[];
    expect(kept).toMatchObject([
      {
        childName: 'Mia',
        storyTitle: book.title,
        pieceKind: 'picture-book',
        pieceId: id,
        comprehensionRating: 2,
        interestRating: 3,
        repetitionRating: 4,
        behaviorRating: 5,
        sessionDuration: 9,
        notes: 'She roared along.',
      },
    ]);
  });

  it('prints a title page, one scene a page and what to talk about, without the site around it', async () => {
    const { page } = journey;
    const { scenes } = await bookOf(journey.house, id);
    await openBook(page, id);
    await page.getByRole('button', { name: 'Print' }).waitFor();
    await page.emulateMedia({ media: 'print' });
    for (const hidden of ['.book-room', 'header.header', '.toasts']) {
      for (const each of await page.locator(hidden).all()) expect(await each.isVisible()).toBe(false);
    }
    for (const format of ['A4', 'Letter'] as const) {
      const pages = (await page.pdf({ format })).toString('latin1').match(/\/Type\s*\/Page\b/g);
      expect(pages).toHaveLength(scenes.length + 2);
    }
  });

  it('its pictures can be taken along', async () => {
    const { page } = journey;
    const { scenes } = await bookOf(journey.house, id);
    await openBook(page, id);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download the pictures' }).click();
    const file = await readFile(await (await download).path(), 'latin1');
    expect((await download).suggestedFilename()).toMatch(/\.zip$/);
    expect(new Set(file.match(/\d\d-[\w-]+\.webp/g)).size).toBe(scenes.length);
  });

  it('it stands in the library beside the stories, can be deleted, and comes back', async () => {
    const { page } = journey;
    const { title } = await bookOf(journey.house, id);
    await openBook(page, id);
    await page.getByRole('button', { name: 'Save Story' }).click();
    await page.getByText('The story has been saved to your collection.').waitFor();
    await page.goto('/my-library');
    const saved = page.getByRole('region', { name: 'Saved' });
    await saved.getByRole('link', { name: title }).waitFor();
    await page.getByRole('button', { name: `Delete ${title}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await saved.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo' }).click();
    await saved.getByRole('link', { name: title }).click();
    await page.locator('.scene-picture img[data-state=shown]').waitFor();
    expect(await openPage(page)).toBe(1);
  });
});

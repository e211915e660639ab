import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { madeBook } from './book.ts';
import { openBrowser, type House } from './house.ts';
import { madeStory } from './journey.ts';
import { noted } from './readings.ts';
import { sharedHouse } from './shared-house.ts';
import { madeSong } from './song.ts';

let house: House;
let browser: Browser;
let story: string;
let book: string;
let song: string;

beforeAll(async () => {
  [house, browser] = await Promise.all([sharedHouse(), openBrowser()]);
  [story, { id: book }, { id: song }] = await Promise.all([
    madeStory(house, { heard: true }),
    madeBook(house),
    madeSong(house),
  ]);
  await noted(house, 'Mia', [{ daysAgo: 3 }, { daysAgo: 2, notes: 'Asked for it twice.' }, { daysAgo: 1 }]);
});
afterAll(() => browser.close());

const SCREENS = {
  landing: '/',
  categories: '/categories',
  topics: '/topics/daily-routines',
  form: '/custom-story?category=fear-dark',
  story: '/story/:story',
  'picture book form': '/illustrated-story',
  'picture book': '/illustrated-story/:book',
  'adventure form': '/educational-adventures',
  'song form': '/custom-song?theme=A+lost+sock',
  song: '/song/:song',
  'lead sheet': '/song/:song/lead-sheet',
  'expert help': '/expert-help',
  'expert challenges': '/expert-help?area=daily-routines&age=4-5',
  'expert stories': '/expert-help?challenge=potty-training',
  'expert search': '/expert-help?search=dark',
  'expert story': '/expert-story/potty-training/0',
  collections: '/pre-created-stories',
  guidance: '/guidance/biting',
  lumi: '/lumi-chat',
  'development percentiles': '/development-percentiles',
  library: '/my-library',
  'your data': '/your-data',
  'who makes the stories': '/model-servers',
  children: '/children',
  'a child': '/children/new',
  'progress dashboard': '/progress-dashboard',
  'progress as a table': '/progress-dashboard?as=table',
  'missing story': '/story/nowhere',
  'missing page': '/no/such/page',
};

/**
 * What axe finds to be broken. The nodes that passed stay in the page: sending them takes longer than looking. Contexts
 * made here are never reused, so the legacy mode's missing page is not needed.
 */
const axe = (page: Page) => new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });

const addressOf = (path: string) => path.replace(':story', story).replace(':book', book).replace(':song', song);

/** A phone at bedtime and a desk by day; the colours of both themes are held to their contrast by a test of the tokens. */
const VISITORS = [
  { width: 360, theme: 'dark' },
  { width: 1280, theme: 'light' },
] as const;

/** Widths in pixels, and how large the reader has set their text, in per cent. */
const EYES = [
  { width: 320, text: 100 },
  { width: 768, text: 100 },
  { width: 390, text: 200 },
  { width: 1280, text: 200 },
];

/** Where a page has to be scrolled sideways, among all widths and sizes of text. */
async function scrolledSideways(page: Page): Promise<string[]> {
  const scrolling: string[] = [];
  for (const { width, text } of EYES) {
    await page.setViewportSize({ width, height: 800 });
    const needed = await page.evaluate(async (size) => {
      document.documentElement.style.fontSize = `${size}%`;
      // What follows the width by a script has followed it by the second frame.
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
      return document.documentElement.scrollWidth;
    }, text);
    if (needed > width) scrolling.push(`${width} px with text at ${text} %`);
  }
  return scrolling;
}

/** Nothing that axe calls serious, and nothing wider than the window. */
async function faultless(page: Page, what: string, within = 'body'): Promise<void> {
  const { violations } = await axe(page).include(within).analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(serious.map(({ id, nodes }) => `${what} ${id}: ${nodes.map((node) => node.html).join(' | ')}`)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), what).toBeLessThanOrEqual(0);
}

/** What is pressed on a page and is smaller than a finger. */
const smallControls = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, select, a.btn, input:not([type=radio]):not([type=checkbox])')]
      .filter((control) => control.offsetParent !== null && !control.closest('.sr-only'))
      .map((control) => ({
        what: control.outerHTML.slice(0, 90),
        box: control.getBoundingClientRect(),
        // Up to twelve dots share one row on the narrowest phone; the pages turn in four other ways.
        least: control.matches('.dot') ? 24 : 44,
      }))
      .filter(({ box, least }) => box.width > 1 && (box.width < least || box.height < 35.5))
      .map(({ what, box }) => `${what} ${Math.round(box.width)}x${Math.round(box.height)}`),
  );

describe('every screen', () => {
  // One visitor, who keeps what the browser has loaded once; every screen in a tab of its own.
  let visitor: BrowserContext;
  beforeAll(async () => {
    visitor = await browser.newContext({ baseURL: house.address, reducedMotion: 'reduce' });
  });
  afterAll(() => visitor.close());

  // Two at a time: a page waits for its pictures while another is looked at.
  it.concurrent.each(Object.entries(SCREENS))(
    '%s has no serious fault and fits every width and size of text',
    async (_, path) => {
      const page = await visitor.newPage();
      await page.goto(addressOf(path));
      await page.locator('h1').first().waitFor();
      await page.waitForLoadState('networkidle');
      for (const { width, theme } of VISITORS) {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme: theme });
        const where = `${width} px, ${theme}`;
        await faultless(page, where);
        expect(await smallControls(page), where).toEqual([]);
      }
      expect(await scrolledSideways(page)).toEqual([]);
      await page.close();
    },
  );
});

describe.each(VISITORS)('at $width px in the $theme theme', ({ width, theme }) => {
  // One visitor, who keeps what the browser has loaded once; every screen in a tab of its own.
  let visitor: BrowserContext;
  beforeAll(async () => {
    visitor = await browser.newContext({
      baseURL: house.address,
      viewport: { width, height: 800 },
      colorScheme: theme,
      reducedMotion: 'reduce',
    });
  });
  afterAll(() => visitor.close());

  it('the dialogs of a picture book have no serious fault and fit', async () => {
    const page = await visitor.newPage();
    await page.goto(addressOf(SCREENS['picture book']));
    for (const name of [
      'Change the pages',
      'Style and looks',
      'A word sounds wrong',
      'Another night with them',
      'Track Progress',
    ]) {
      await page.getByRole('button', { name }).click();
      await page.getByRole('dialog').waitFor();
      await faultless(page, name, '[role=dialog]');
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
    await page.close();
  });

  it('what the form understood, with the whole list open, has no serious fault and fits', async () => {
    const page = await visitor.newPage();
    await page.goto('/custom-story');
    await page.getByLabel('What problem should the story address?').fill('He hides when the hand dryer starts.');
    await page.getByLabel("Child's Name").focus();
    await page.getByRole('button', { name: 'Choose from the whole list' }).click();
    await page.getByRole('button', { name: 'Fear of dogs' }).waitFor();
    await faultless(page, 'the whole list', '.understood');
    await page.close();
  });

  it('a story that is changed, its versions and its fields have no serious fault and fit', async () => {
    const page = await visitor.newPage();
    await page.goto(`/story/${await madeStory(house)}`);
    await page.getByRole('button', { name: 'Change this story' }).click();
    const panel = page.getByRole('region', { name: 'Change this story' });
    await panel.getByRole('button', { name: 'Shorter' }).click();
    await panel.getByText('Told shorter').waitFor();
    await panel.getByRole('button', { name: 'Every version' }).click();
    await panel.getByRole('button', { name: 'Compare' }).click();
    await panel.locator('.beside-pair').first().waitFor();
    await page.getByRole('button', { name: 'Edit the title' }).click();
    await page.getByRole('button', { name: 'Edit the paragraph that gives words to remember' }).click();
    await page.getByLabel('Your words').fill(`Mia can say, "${'very '.repeat(40)}good night."`);
    await page.getByText('Not quite:').first().waitFor();
    await faultless(page, 'changing');
    if (theme === 'light') expect(await scrolledSideways(page)).toEqual([]);
    await page.close();
  });

  it('the wait for a song, its failure and the dialogs of a song have no serious fault and fit', async () => {
    const page = await visitor.newPage();
    await page.goto(addressOf(SCREENS['song form']));
    let fail = () => {};
    const failed = new Promise<void>((done) => (fail = done));
    await page.route('**/api/songs', async (route) => {
      await failed;
      await route.abort();
    });
    await page.getByRole('button', { name: 'Create My Song' }).click();
    await page.getByRole('progressbar').waitFor();
    await faultless(page, 'wait');
    fail();
    await page.getByRole('heading', { name: 'Error Creating Your Song' }).waitFor();
    await faultless(page, 'failure');
    await page.goto(addressOf(SCREENS.song));
    await page.getByText('Hear it another way').click();
    await page.getByRole('group', { name: 'Key' }).waitFor();
    await faultless(page, 'tuning', '.song-tuning');
    for (const name of ['Change the words', 'The name sounds wrong']) {
      await page.getByRole('button', { name }).click();
      await page.getByRole('dialog').waitFor();
      await faultless(page, name, '[role=dialog]');
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
    await page.close();
  });
});

import type { IllustratedStory } from '@storylantern/contract';
import type { Page, Route } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { madeBook, narrationOf, openBook, openPage } from './book.ts';
import { journeys } from './journey.ts';

const journey = journeys();
let book: IllustratedStory;
beforeAll(async () => {
  book = await madeBook(journey.house);
});

const play = (page: Page) => page.getByRole('button', { name: 'Play', exact: true });
const dot = (page: Page, number: number) => page.getByRole('button', { name: `Go to scene ${number}`, exact: true });

/** Answers for the book with some of it changed, as it is while it is made or when a part of it failed. */
const told = (change: Partial<IllustratedStory>) => async (route: Route) => {
  const json = (await (await route.fetch()).json()) as IllustratedStory;
  await route.fulfill({ json: { ...json, ...change } });
};

/** How fast the book is read in the test below. What is measured is the time on the clock, not in the sound. */
const HURRY = 12;
interface Turned {
  readonly scene: string;
  readonly sound: number;
}

describe('reading a picture book', () => {
  it('turns each page when its first word is spoken, ends at the beginning, and starts there again', async () => {
    const { page, house } = journey;
    const manifest = await narrationOf(house, book.id);
    await page.addInitScript((rate) => {
      const Sound = Audio;
      const turned: { scene: string; sound: number }[] = [];
      let heard: HTMLAudioElement | undefined;
      Object.assign(window, {
        turned,
        Audio: function HurriedAudio() {
          heard = new Sound();
          heard.addEventListener('play', () => heard && (heard.playbackRate = rate));
          return heard;
        },
      });
      new MutationObserver(() => {
        const scene = document.querySelector('[data-testid=spread] img')?.getAttribute('alt');
        if (!scene || scene === turned.at(-1)?.scene || !heard || heard.paused) return;
        turned.push({ scene, sound: heard.currentTime });
      }).observe(document, { subtree: true, childList: true, attributes: true });
    }, HURRY);
    await openBook(page, book.id);
    await dot(page, 3).click();
    await play(page).click();
    await expect.poll(() => openPage(page)).toBe(1);
    await page.getByRole('button', { name: 'Pause' }).waitFor();
    await expect.poll(() => openPage(page), { timeout: 120_000 }).toBe(book.scenes.length);
    await play(page).waitFor({ timeout: 120_000 });
    expect(await openPage(page)).toBe(1);
    expect(await page.locator('.book-dock-times').innerText()).toMatch(/^0:00\s+\d:\d\d$/);

    const turned = await page.evaluate(() => (window as unknown as { turned: Turned[] }).turned);
    const follow = turned.filter(({ scene }) => scene !== 'Scene 1');
    expect(follow.map(({ scene }) => scene)).toEqual(book.scenes.slice(1).map((_, index) => `Scene ${index + 2}`));
    const late = follow.map(({ sound }, index) => {
      const first = manifest.segments.find(({ id }) => id === book.scenes[index + 1]?.id)?.sentences[0]?.words[0];
      return Math.round(((sound - (first?.start ?? Number.NaN)) / HURRY) * 1000);
    });
    // Milliseconds. A machine busy with other things may stumble once, never as a rule.
    expect(
      late.every((ms) => ms > -100 && ms < 400),
      late.join(' '),
    ).toBe(true);
    expect(late.toSorted((a, b) => a - b)[late.length >> 1], late.join(' ')).toBeLessThan(100);
  });

  it('lets the reader turn with arrows, Home and End, dots, buttons, the outer quarters and a swipe', async () => {
    const { page } = journey;
    const last = book.scenes.length;
    await openBook(page, book.id);
    const previous = page.getByRole('button', { name: 'Previous scene' });
    const next = page.getByRole('button', { name: 'Next scene' });
    expect(await previous.isDisabled()).toBe(true);
    await page.keyboard.press('ArrowRight');
    expect(await openPage(page)).toBe(2);
    await page.keyboard.press('ArrowLeft');
    expect(await openPage(page)).toBe(1);
    await page.keyboard.press('End');
    expect(await openPage(page)).toBe(last);
    expect(await next.isDisabled()).toBe(true);
    await page.keyboard.press('Home');
    expect(await openPage(page)).toBe(1);
    await next.click();
    expect(await openPage(page)).toBe(2);
    await dot(page, 5).click();
    expect(await openPage(page)).toBe(5);
    expect(await dot(page, 5).getAttribute('aria-current')).toBe('page');

    const box = await page.locator('.open-book').boundingBox();
    if (!box) throw new Error('There is no book.');
    const at = (part: number) => ({ x: box.x + box.width * part, y: box.y + box.height - 12 });
    await page.mouse.click(at(0.95).x, at(0.95).y);
    expect(await openPage(page)).toBe(6);
    await page.mouse.click(at(0.1).x, at(0.1).y);
    expect(await openPage(page)).toBe(5);
    await page.mouse.click(at(0.4).x, at(0.4).y);
    expect(await openPage(page)).toBe(5);

    const finger = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      finger.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: x === undefined ? [] : [{ x, y: box.y + box.height / 2 }],
      });
    await touch('touchStart', at(0.6).x);
    for (const part of [0.55, 0.5, 0.45]) await touch('touchMove', at(part).x);
    await touch('touchEnd');
    await expect.poll(() => openPage(page)).toBe(6);
  });

  it('says in Spanish, for three seconds, who turns the pages', async () => {
    const { page } = journey;
    await journey.holdClock();
    await openBook(page, book.id);
    const toast = page.locator('.toast');
    const said = async (words: string) => {
      await toast.getByText(words, { exact: true }).waitFor();
      expect((await toast.locator('[lang=es]').count()) + Number((await toast.getAttribute('lang')) === 'es')).toBe(1);
      // The clock runs on while it is being looked at: a second is left for that.
      await page.clock.runFor(2000);
      expect(await toast.count()).toBe(1);
      await page.clock.runFor(2000);
      await toast.waitFor({ state: 'detached' });
    };
    const auto = page.getByRole('radio', { name: 'Auto-advance' });
    expect(await auto.isChecked()).toBe(true);
    await page.getByText('Manual', { exact: true }).click();
    await said('Narración pausada. Puedes avanzar manualmente entre las escenas.');
    await page.getByText('Auto-advance', { exact: true }).click();
    await said('Las escenas avanzarán automáticamente con la narración.');
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: 'Pause' }).waitFor();
    await page.keyboard.press('ArrowRight');
    await said('Navegación manual detectada. Auto-avance desactivado.');
    expect(await auto.isChecked()).toBe(false);
    await page.keyboard.press('Space');
    await play(page).waitFor();
  });

  it('changes the volume by a tenth and shows the times as m:ss', async () => {
    const { page } = journey;
    await openBook(page, book.id);
    const volume = page.getByRole('slider', { name: 'Volume' });
    await volume.press('ArrowLeft');
    expect(await volume.inputValue()).toBe('0.9');
    await volume.press('Home');
    expect(await volume.inputValue()).toBe('0');
    await volume.press('ArrowLeft');
    expect(await volume.inputValue()).toBe('0');
    expect(await openPage(page)).toBe(1);
    expect(await page.locator('.book-dock-times').innerText()).toMatch(/^0:00\s+\d:\d\d$/);
  });

  it('opens where the child stopped, with both ways on', async () => {
    const { page } = journey;
    await openBook(page, book.id);
    await dot(page, 3).click();
    await page.reload();
    await page.getByText('Open where you stopped, at page 3.').waitFor();
    expect(await openPage(page)).toBe(3);
    await page.getByRole('button', { name: 'Hear it from here' }).click();
    await page.locator('.spread .sentence-lit').waitFor();
    expect(await openPage(page)).toBe(3);
    await page.reload();
    await page.getByRole('button', { name: 'From the beginning' }).click();
    expect(await openPage(page)).toBe(1);
  });

  it('shows the whole book and its player at 1280 by 860, as tall on every page, and has the next picture ready', async () => {
    const { page } = journey;
    await openBook(page, book.id);
    // Text set in a face that is still on its way has other heights.
    await page.evaluate(async () => void (await document.fonts.ready));
    const heights = new Set<number>();
    for (let number = 1; number <= book.scenes.length; number += 1) {
      heights.add(Math.round((await page.locator('.open-book').boundingBox())?.height ?? 0));
      const dock = await page.getByRole('region', { name: 'Narration' }).boundingBox();
      expect((dock?.y ?? 860) + (dock?.height ?? 0)).toBeLessThanOrEqual(860);
      const after = book.scenes[number]?.imageUrl;
      if (after) {
        await page.waitForFunction(
          (address) => performance.getEntriesByType('resource').some((each) => each.name.includes(address)),
          after,
        );
      }
      await page.keyboard.press('ArrowRight');
    }
    expect(heights.size).toBe(1);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  it('puts the rest of the site away in full screen and brings it back', async () => {
    const { page } = journey;
    await openBook(page, book.id);
    await page.getByRole('button', { name: 'Full screen' }).click();
    await page.getByRole('banner').waitFor({ state: 'hidden' });
    await page.keyboard.press('ArrowRight');
    expect(await openPage(page)).toBe(2);
    await page.getByRole('button', { name: 'Leave full screen' }).click();
    await page.getByRole('banner').waitFor();
  });
});

describe('when a part of a book is missing', () => {
  it('a picture that fails is asked for at the image route, then its place says so', async () => {
    const { page } = journey;
    journey.expectConsoleErrors();
    const [first, second] = book.scenes;
    if (!first?.imageUrl || !second?.imageUrl) throw new Error('The book has no pictures.');
    const asked: string[] = [];
    await page.route(`**${first.imageUrl}*`, (route) => {
      asked.push(route.request().url());
      return route.request().url().endsWith('?w=480') ? route.continue() : route.abort();
    });
    await page.route(`**${second.imageUrl}*`, (route) => route.abort());
    await openBook(page, book.id);
    expect(asked.at(-1)).toBe(`${journey.house.address}${first.imageUrl}?w=480`);
    await page.getByRole('button', { name: 'Next scene' }).click();
    await page.getByText('No image available').waitFor();
  });

  it('a page without words, without a picture and without sound says what is missing', async () => {
    const { page } = journey;
    const scenes = book.scenes.map((scene, index) => (index === 0 ? { ...scene, text: '', imageUrl: null } : scene));
    await page.route(
      `**/api/illustrated-stories/${book.id}`,
      told({ scenes, audioUrl: null, narration: { state: 'waiting' } as IllustratedStory['narration'] }),
    );
    await page.goto(`/illustrated-story/${book.id}`);
    await page.getByText('No text available for this scene').waitFor();
    await page.getByText('No image available').waitFor();
    await page.getByText(/Audio Loading\.\.\./).waitFor();
    // The reader goes on without the voice.
    await page.getByRole('button', { name: 'Next scene' }).click();
    await page.locator('.scene-picture img[data-state=shown]').waitFor();
    expect(await openPage(page)).toBe(2);
  });

  it('says that the book could not be spoken, and has it spoken again', async () => {
    const { page } = journey;
    const narration = { state: 'failed', message: 'The voice was lost.' } as IllustratedStory['narration'];
    await page.route(`**/api/illustrated-stories/${book.id}`, told({ audioUrl: null, narration }));
    await page.goto(`/illustrated-story/${book.id}`);
    await page.getByText('The voice was lost.').waitFor();
    await page.unroute(`**/api/illustrated-stories/${book.id}`);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await play(page).waitFor({ timeout: 120_000 });
  });

  it('tells the parent what of the wish is not in it, and what it only names', async () => {
    const { page } = journey;
    await page.route(
      `**/api/illustrated-stories/${book.id}`,
      told({ notManaged: ['moon', 'tiny'], onlySaid: ['spy'] }),
    );
    await page.goto(`/illustrated-story/${book.id}`);
    await page
      .getByText('we did not manage “moon” and “tiny”, and the book only names “spy” and makes no story of it.')
      .waitFor();
    await page.unroute(`**/api/illustrated-stories/${book.id}`);
  });

  it('a book that is not there has a page of its own, with a way on', async () => {
    const { page } = journey;
    journey.expectConsoleErrors();
    await page.goto('/illustrated-story/nowhere');
    await page.getByRole('heading', { name: 'Unable to load story' }).waitFor();
    await page.getByText("Sorry, we couldn't find this illustrated story.").waitFor();
    await page.getByRole('link', { name: 'Make a picture book' }).click();
    await page.waitForURL('**/illustrated-story');
  });
});

import { describe, expect, it } from 'vitest';
import { journeys, madeStory } from './journey.ts';

const journey = journeys();

describe('the story page', () => {
  it('copies the link when the system cannot share, and says so for three seconds', async () => {
    const { page, house } = journey;
    await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    await page.goto(`/story/${await madeStory(house)}`);
    await page.getByRole('button', { name: 'Share' }).click();
    const copied = page.getByRole('button', { name: 'Copied!' });
    await copied.waitFor();
    expect(await copied.isDisabled()).toBe(true);
    await page.getByText('The story link has been copied to your clipboard.').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    await page.getByRole('button', { name: 'Share' }).waitFor();
  });

  it('puts the picture in the place of the lantern that stood for it, once it is drawn', async () => {
    const { page, house } = journey;
    const id = await madeStory(house);
    // A machine that takes long over the picture: the story says so, and its address answers with a lantern.
    let isDrawn = false;
    await page.route(`**/api/stories/${id}`, async (route) => {
      const answer = await route.fetch();
      const story = (await answer.json()) as { picture: string };
      await route.fulfill({ response: answer, json: isDrawn ? story : { ...story, picture: 'drawing' } });
      isDrawn = true;
    });
    const { imageUrl } = (await (await page.request.get(`${house.address}/api/stories/${id}`)).json()) as {
      imageUrl: string;
    };
    const lantern = '<svg xmlns="http://www.w3.org/2000/svg" width="7" height="5"/>';
    let asked = 0;
    await page.route(`**${imageUrl}*`, async (route) => {
      asked += 1;
      if (asked > 1) await route.continue();
      else await route.fulfill({ contentType: 'image/svg+xml', body: lantern });
    });
    await page.goto(`/story/${id}`);
    const wide = () =>
      page
        .locator('.story-picture img')
        .evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0));
    await expect.poll(wide, { timeout: 30_000 }).toBeGreaterThan(100);
    expect(asked).toBeGreaterThan(1);
  });

  it('prints the picture, the text and the benefits on clean pages', async () => {
    const { page, house } = journey;
    await page.goto(`/story/${await madeStory(house)}`);
    await page.getByRole('article').waitFor();
    await page.locator('.story-picture img[data-state=shown]').waitFor();
    await page.emulateMedia({ media: 'print' });
    for (const hidden of ['header', 'footer', '.dock', '.story-actions', '.story-more']) {
      for (const each of await page.locator(hidden).all()) expect(await each.isVisible()).toBe(false);
    }
    expect(await page.locator('.story-picture img').isVisible()).toBe(true);
    const order = await page.evaluate(() =>
      ['.story-picture', '.story-title', '.benefits'].map(
        (selector) => document.querySelector(selector)?.getBoundingClientRect().top ?? Number.NaN,
      ),
    );
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    const pages = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g);
    expect(pages?.length).toBeGreaterThan(0);
    expect(pages?.length).toBeLessThan(4);
  });

  it('shows each sentence with its kind, and what was checked', async () => {
    const { page, house } = journey;
    await page.goto(`/story/${await madeStory(house)}`);
    await page.getByRole('button', { name: 'Why this story is built this way' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('descriptive: says what happens').first().waitFor();
    await expect.poll(() => dialog.locator('.why-sentences li').count()).toBeGreaterThan(12);
    expect(await dialog.innerText()).not.toContain('Not quite: undefined');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
  });

  it('plays from a tapped word, at the speed chosen, and goes back one sentence', async () => {
    const { page, house } = journey;
    await page.goto(`/story/${await madeStory(house, { heard: true })}`);
    await page.locator('[data-kind=cooperative] .word').first().click();
    await page.locator('[data-kind=cooperative] .sentence-lit').waitFor();
    await page.getByLabel('Speed').selectOption('0.6');
    await page.getByRole('button', { name: 'Back one sentence' }).click();
    await page.locator('[data-kind=partial] .sentence-lit').waitFor();
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
  });

  it('says so when the browser wants a tap before it plays, and plays after it', async () => {
    const { page, house } = journey;
    await page.addInitScript(() => {
      const plays = HTMLMediaElement.prototype.play;
      let refused = false;
      HTMLMediaElement.prototype.play = function play() {
        if (refused) return plays.call(this);
        refused = true;
        return Promise.reject(new DOMException('The user has not interacted with the page.', 'NotAllowedError'));
      };
    });
    await page.goto(`/story/${await madeStory(house, { heard: true })}`);
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.getByText('Tap play to hear the story').waitFor();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.locator('.word-lit').first().waitFor();
  });

  it('says so when the sound cannot be fetched, and plays once it can', async () => {
    const { page, house } = journey;
    journey.expectConsoleErrors();
    await page.route('**/api/media/*.mp3', (route) => route.abort());
    await page.goto(`/story/${await madeStory(house, { heard: true })}`);
    await page.getByText('The sound could not be played').waitFor();
    expect(await page.getByRole('article').innerText()).toContain('Mia');
    await page.unroute('**/api/media/*.mp3');
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.locator('.word-lit').first().waitFor();
  });

  it('reads from a paragraph that was tapped beside its words, and changes the volume by a tenth', async () => {
    const { page, house } = journey;
    await page.goto(`/story/${await madeStory(house, { heard: true })}`);
    const paragraph = page.locator('[data-kind=perspective]');
    const box = await paragraph.boundingBox();
    await paragraph.click({ position: { x: (box?.width ?? 0) - 3, y: (box?.height ?? 0) - 3 } });
    await page.locator('[data-kind=perspective] .sentence-lit').waitFor();
    await page.getByRole('button', { name: /^Volume/ }).click();
    const volume = page.getByRole('slider', { name: 'Volume' });
    await volume.press('ArrowLeft');
    expect(await volume.inputValue()).toBe('0.9');
    await volume.press('Home');
    expect(await volume.inputValue()).toBe('0');
  });

  it('has a name said another way, heard at once, and spoken so in the story', async () => {
    const { page, house } = journey;
    const id = await madeStory(house, { heard: true, name: 'Niamh' });
    await page.goto(`/story/${id}`);
    const before = await (await page.request.get(`/api/stories/${id}`)).json();
    await page.getByRole('button', { name: 'The name sounds wrong' }).click();
    await page.getByLabel('As it sounds').fill('neev');
    const heard = page.waitForResponse('**/api/pronunciations');
    await page.getByRole('button', { name: 'Hear it' }).click();
    expect((await heard).ok()).toBe(true);
    await page.getByRole('button', { name: 'Use it in the story' }).click();
    await page.getByText('Being spoken again', { exact: true }).waitFor();
    await page
      .getByRole('status')
      .filter({ hasText: 'Audio Loading...' })
      .getByText('with Niamh said your way')
      .waitFor();
    await expect
      .poll(async () => (await (await page.request.get(`/api/stories/${id}`)).json()).audioUrl, { timeout: 120_000 })
      .toMatch(/^\/api\/media\//);
    const after = await (await page.request.get(`/api/stories/${id}`)).json();
    expect(after.nameSaid).toBe('neev');
    expect(after.audioUrl).not.toBe(before.audioUrl);
    expect(after.content).toEqual(before.content);
  });

  it('says that a story is not there, with a way back', async () => {
    const { page } = journey;
    journey.expectConsoleErrors();
    await page.goto('/story/nowhere');
    await page.getByRole('heading', { name: 'Error Loading Story' }).waitFor();
    await page.getByText("Sorry, we couldn't load the story. Please try again later.").waitFor();
    await page.getByRole('link', { name: 'Go Back to Categories' }).click();
    await page.waitForURL('**/categories');
  });
});

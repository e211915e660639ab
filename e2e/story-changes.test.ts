import type { Story } from '@storylantern/contract';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { House } from './house.ts';
import { fillForm, journeys, madeStory } from './journey.ts';

const journey = journeys();

const storyOf = async (house: House, id: string): Promise<Story> =>
  (await (await fetch(`${house.address}/api/stories/${id}`)).json()) as Story;

/** Makes a story by the API of whatever the form would send. */
async function told(house: House, customData: object): Promise<string> {
  const answer = await fetch(`${house.address}/api/stories/generate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ category: 'byob', customData }),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return ((await answer.json()) as { id: string }).id;
}

const title = (page: Page) => page.getByRole('article').getByRole('heading', { level: 1 });
const panel = (page: Page) => page.getByRole('region', { name: 'Change this story' });
const paragraph = (page: Page, kind: string) => page.locator(`[data-kind=${kind}]`);
/** What has the focus, by its name. */
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);
/** The shown words of a paragraph, with straight signs as they are stored. */
const wordsOf = async (page: Page, kind: string): Promise<string> =>
  (await paragraph(page, kind).innerText()).replaceAll('’', "'").replaceAll(/[“”]/g, '"');

async function openPanel(page: Page, id: string): Promise<void> {
  await page.goto(`/story/${id}`);
  await page.getByRole('button', { name: 'Change this story' }).click();
  await panel(page).waitFor();
}

describe('a parent changes a story', () => {
  it('has it told another way, undoes it at once, and reads an earlier version again', async () => {
    const { page, house } = journey;
    const id = await madeStory(house);
    const first = await storyOf(house, id);
    await openPanel(page, id);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Change this story');

    await panel(page).getByRole('button', { name: 'As “I”' }).click();
    await panel(page).getByText('Told as “I”. The voice follows in a moment.').waitFor();
    const asI = await storyOf(house, id);
    expect([asI.version, asI.telling.person]).toEqual([2, 'first']);
    await expect.poll(() => wordsOf(page, 'control')).toBe(asI.content.control);
    expect(asI.content.control).not.toContain('Mia');

    await panel(page).getByRole('button', { name: 'Undo' }).click();
    await panel(page).getByText('Back to how it was').waitFor();
    await expect.poll(() => wordsOf(page, 'control')).toBe(first.content.control);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Change this story');

    await panel(page).getByRole('button', { name: 'Every version' }).click();
    const versions = panel(page).getByRole('listitem');
    await versions.first().getByText('3. Version 1 again').waitFor();
    await versions.first().getByText('Read now').waitFor();
    await versions.nth(1).getByRole('button', { name: 'Compare' }).click();
    await versions.nth(1).locator('.beside-pair').first().waitFor();
    expect(await versions.nth(1).locator('.beside-pair').first().innerText()).toMatch(/Mia/);
    await versions.nth(1).getByRole('button', { name: 'Read this one again' }).click();
    await versions.first().getByText('4. Version 2 again').waitFor();
    await expect.poll(() => wordsOf(page, 'control')).toBe(asI.content.control);

    await panel(page).getByRole('button', { name: 'Close', exact: true }).first().click();
    await panel(page).waitFor({ state: 'detached' });
    expect(await focused(page)).toBe('Change this story');
  });

  it('says how far a story goes, and draws another picture without changing a word', async () => {
    const { page, house } = journey;
    const id = await madeStory(house, { heard: true });
    const first = await storyOf(house, id);
    await openPanel(page, id);
    const picture = page.locator('.story-picture img');
    const before = await picture.getAttribute('src');
    await panel(page).getByRole('button', { name: 'Another picture' }).click();
    await panel(page).getByText('Another picture.', { exact: true }).waitFor();
    await page.locator('.story-picture img[data-state=shown][src*="picture=2"]').waitFor();
    expect(before).not.toContain('picture=2');
    expect(await storyOf(house, id)).toMatchObject({ content: first.content, audioUrl: first.audioUrl });

    await panel(page).getByRole('button', { name: 'Shorter' }).click();
    await panel(page).getByText('Told shorter').waitFor();
    await panel(page).getByText('as short as it gets').waitFor();
    const shorter = panel(page).getByRole('button', { name: 'Shorter' });
    expect(await shorter.getAttribute('aria-disabled')).toBe('true');
    // The focus has stayed where the parent pressed.
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Shorter');
    await panel(page).getByRole('button', { name: 'Longer' }).click();
    await panel(page).getByText('Told longer').waitFor();
    expect(await storyOf(house, id)).toMatchObject({ version: 4, content: first.content });
  });

  it('puts a paragraph into words of their own, with the criteria beside it; what harms is refused in words', async () => {
    const { page, house } = journey;
    journey.expectConsoleErrors();
    const id = await madeStory(house);
    await openPanel(page, id);
    const edit = page.getByRole('button', { name: 'Edit the paragraph that gives words to remember' });
    await edit.click();
    const field = page.getByLabel('Your words');
    await page.getByText('The story keeps every criterion with these words.').waitFor();

    await field.fill(`Mia can say, "${'very '.repeat(40)}good night."`);
    await page.getByText('Not quite:').first().waitFor();

    const threat = 'If Mia does not sleep, nobody will love her.';
    await field.fill(threat);
    await page.getByText('These words threaten').waitFor();
    await page.getByRole('button', { name: 'Keep my words' }).click();
    await page.getByRole('alert').getByText('These words threaten').waitFor();
    expect(await field.inputValue()).toBe(threat);
    expect((await storyOf(house, id)).version).toBe(1);

    // Nothing that was typed is lost on the way.
    await page.reload();
    expect(await field.inputValue()).toBe(threat);

    const words = 'Mia can think, "My bed is warm, and the dark is only dark."';
    await field.fill(words);
    await page.getByText('The story keeps every criterion with these words.').waitFor();
    await page.getByRole('button', { name: 'Keep my words' }).click();
    await page.getByText('Your words stand in the story').first().waitFor();
    await expect.poll(() => wordsOf(page, 'control')).toBe(words);
    await expect.poll(() => focused(page)).toContain('Edit the paragraph');
    expect(await storyOf(house, id)).toMatchObject({ version: 2, content: { control: words } });

    await page.getByRole('button', { name: 'Edit the title' }).click();
    await page.getByLabel('The title, your way').fill('Mia and the Only Dark');
    await page.getByRole('button', { name: 'Keep my words' }).click();
    await expect.poll(() => title(page).innerText()).toBe('Mia and the Only Dark');
    await expect.poll(() => focused(page)).toBe('Edit the title');
    await page.getByText('Your words stand in the story').first().waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(async () => (await storyOf(house, id)).title).not.toBe('Mia and the Only Dark');
    expect(await storyOf(house, id)).toMatchObject({ version: 4, content: { control: words } });

    // A field that is open stands in no printed story, but the paragraph does.
    await edit.click();
    await page.emulateMedia({ media: 'print' });
    expect(await field.isVisible()).toBe(false);
    expect(await paragraph(page, 'control').isVisible()).toBe(true);
    expect(await panel(page).isVisible()).toBe(false);
  });

  it('says what it does while the answer takes long, and what failed, with the way back still there', async () => {
    const { page, house } = journey;
    journey.expectConsoleErrors();
    const id = await madeStory(house);
    await page.setViewportSize({ width: 360, height: 780 });
    await openPanel(page, id);
    await panel(page).getByRole('button', { name: 'Shorter' }).click();
    const undo = panel(page).getByRole('button', { name: 'Undo' });
    await undo.waitFor();
    // What came of the press is in sight, above the player.
    const [box, dock] = await Promise.all([undo.boundingBox(), page.locator('.dock').boundingBox()]);
    expect((box?.y ?? 780) + (box?.height ?? 0)).toBeLessThanOrEqual(dock?.y ?? 0);

    await page.route('**/changes', (route) => route.fulfill({ status: 500, body: 'no' }));
    await panel(page).getByRole('button', { name: 'Simpler' }).click();
    await panel(page).getByRole('alert').waitFor();
    await undo.waitFor();

    let answer = () => {};
    const waiting = new Promise<void>((done) => (answer = done));
    await page.route('**/versions/1/current', async (route) => {
      await waiting;
      await route.continue();
    });
    await undo.click();
    await panel(page).getByRole('status').getByText('Going back to version 1').waitFor();
    await undo.click();
    answer();
    await panel(page).getByText('Back to how it was').waitFor();
    expect((await storyOf(house, id)).version).toBe(3);
  });

  it('is told when somebody else changed it meanwhile, and keeps what was typed', async () => {
    const { page, house } = journey;
    journey.expectConsoleErrors();
    const id = await madeStory(house);
    await openPanel(page, id);
    await page.getByRole('button', { name: 'Edit the paragraph that gives words to remember' }).click();
    const words = 'Mia can hum a long, low note.';
    await page.getByLabel('Your words').fill(words);
    await fetch(`${house.address}/api/stories/${id}/changes`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ change: 'simpler', version: 1 }),
    });
    await page.getByRole('button', { name: 'Keep my words' }).click();
    await page.getByText('This story was changed somewhere else').waitFor();
    await page.getByRole('button', { name: 'Show the story as it is now' }).click();
    const simpler = await storyOf(house, id);
    await expect.poll(() => wordsOf(page, 'descriptive')).toBe(simpler.content.descriptive);
    expect(await page.getByLabel('Your words').inputValue()).toBe(words);
    await page.getByText(`The story says here now: “${simpler.content.control}”`).waitFor();
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA');
    expect(await page.getByText('This story was changed somewhere else').isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Keep my words' }).click();
    await expect.poll(() => wordsOf(page, 'control')).toBe(words);
  });

  it('finds nothing to change in a story that was written for everybody', async () => {
    const { page } = journey;
    await page.goto('/expert-story/potty-training/0');
    await page.getByRole('button', { name: 'Print' }).waitFor();
    expect(await page.getByRole('button', { name: 'Change this story' }).isVisible()).toBe(false);
  });
});

describe('what a story is for', () => {
  it('celebrates what goes well, told as "I", when the form says so', async () => {
    const { page, house } = journey;
    await page.goto('/custom-story');
    await fillForm(page, { name: 'Ben', age: '6-7', gender: 'Boy', problem: 'He slept in his own bed all night.' });
    await page.getByRole('radio', { name: 'Celebrate something that goes well' }).check();
    await page.getByRole('radio', { name: 'Told as “I”' }).check();
    expect(await page.getByLabel('What is going well?').inputValue()).toBe('He slept in his own bed all night.');
    await page.getByRole('button', { name: 'Create My Story' }).click();
    await page.waitForURL('**/story/*');
    await page.getByText('Celebrates what goes well').waitFor();
    const story = await storyOf(house, page.url().split('/').at(-1) ?? '');
    expect(story).toMatchObject({ occasion: 'celebrate', telling: { person: 'first' }, childName: 'Ben' });
  });

  it('is suggested to be a celebration after several that help', async () => {
    const { page, house } = journey;
    for (const problem of ['She is afraid of the dark.', 'She bites.', 'She does not want to share.']) {
      await told(house, { childName: 'Ida', problem });
    }
    await page.goto('/custom-story');
    await page.getByLabel("Child's Name").fill('Ida');
    await page.getByText('The last stories for Ida helped with something hard.').waitFor();
    await page.getByRole('button', { name: 'Celebrate something', exact: true }).click();
    await page.getByLabel('What is going well?').waitFor();
    await page.getByRole('radio', { name: 'Help with something hard' }).check();
    await page.getByLabel("Child's Name").fill('Somebody new');
    await page.getByText('helped with something hard.').waitFor({ state: 'hidden' });
  });

  it('is asked about where it was not clear; the answer goes to the form with everything else', async () => {
    const { page, house } = journey;
    const id = await told(house, {
      childName: 'Mia',
      childAge: '8-10',
      childGender: 'girl',
      problem: 'She keeps counting the stairs',
      additionalInfo: 'She likes trains.',
    });
    const { question } = await storyOf(house, id);
    expect(question).toMatch(/\?/);
    await page.goto(`/story/${id}`);
    await page.getByRole('button', { name: 'Tell it again with this' }).click();
    await page.getByText('Please write a few words first.').waitFor();
    await page.getByLabel(question ?? '').fill('Leaving for school takes so long.');
    await page.getByRole('button', { name: 'Tell it again with this' }).click();
    const problem = page.getByLabel('What problem should the story address?');
    await problem.waitFor();
    expect(await problem.inputValue()).toBe('She keeps counting the stairs. Leaving for school takes so long.');
    expect(await page.getByLabel("Child's Name").inputValue()).toBe('Mia');
    expect(await page.getByLabel('Additional Information').inputValue()).toBe('She likes trains.');
    expect(await page.getByRole('radio', { name: '8-10' }).isChecked()).toBe(true);
    expect(await page.getByRole('radio', { name: 'Girl', exact: true }).isChecked()).toBe(true);
    await page.getByRole('button', { name: 'Create My Story' }).click();
    await page.waitForURL('**/story/*');
    expect(page.url()).not.toContain(id);
  });
});

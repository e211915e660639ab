import { describe, expect, it } from 'vitest';
import { fillForm, journeys } from './journey.ts';

const journey = journeys();
const PATIENT = { timeout: 120_000 };

describe('the first story', () => {
  it('is made from the landing page, read, heard word by word, and saved', async () => {
    const { page } = journey;
    await page.goto('/');
    await page.getByRole('link', { name: 'Create Your Story' }).first().click();
    await page.waitForURL('**/custom-story');
    await fillForm(page, {
      name: 'Zoë',
      age: '6-7',
      gender: 'Girl',
      problem: 'She is afraid of the dark and calls for us every night.',
      notes: 'She has a stuffed rabbit called Pip. Dad reads to her.',
    });
    await page.getByRole('button', { name: 'Create My Story' }).click();
    await page.getByRole('heading', { name: 'Creating your story...' }).waitFor();
    await page.waitForURL('**/story/*');

    const article = page.getByRole('article');
    await article.waitFor();
    const text = await article.innerText();
    expect(text).toContain('Zoë');
    expect(text).toMatch(/dark|night|light/i);
    expect(text).not.toMatch(/[{}[\]|~]|undefined/);
    expect(await article.locator('[data-kind]').count()).toBe(7);
    await page.getByRole('heading', { name: 'Developmental Benefits' }).waitFor();

    // The picture is there and is one.
    const picture = page.locator('.story-picture img');
    await picture.waitFor();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth), PATIENT)
      .toBeGreaterThan(400);

    // The sound comes by itself, and the words light up as it plays.
    const play = page.getByRole('button', { name: 'Play', exact: true });
    await play.click({ timeout: 120_000 });
    await page.locator('.word-lit').first().waitFor();
    const first = await page.locator('.word-lit').first().innerText();
    await expect.poll(() => page.locator('.word-lit').first().innerText(), PATIENT).not.toBe(first);
    await page.getByRole('button', { name: 'Pause' }).click();

    await page.getByRole('button', { name: 'Save Story' }).click();
    await page.getByText('Story Saved').waitFor();
    await page.getByText('The story has been saved to your collection.').waitFor();

    await page.goto('/my-library');
    await page.getByRole('heading', { name: 'Saved' }).waitFor();
    await expect.poll(() => page.getByText('For Zoë').count()).toBe(1);
  });

  it('is made with one tap from a category and a topic', async () => {
    const { page } = journey;
    await page.goto('/categories');
    await page.getByRole('heading', { name: 'Choose a category:' }).waitFor();
    await page.getByText('Emotional Regulation').first().waitFor();
    await page.goto('/topics/social-skills');
    await page.getByRole('heading', { name: 'Choose a topic:' }).waitFor();
    await page.getByRole('link', { name: /Sharing/ }).click();
    await page.waitForURL('**/categories?selected=social-skills&topic=sharing');
    await page.getByRole('heading', { name: 'Creating your story...' }).waitFor();
    await page.waitForURL('**/story/*', { timeout: 120_000 });
    expect(await page.getByRole('article').innerText()).toMatch(/shar|turn|toy|lend|borrow/i);
  });

  it('says what it understood, and is about what is chosen instead', async () => {
    const { page } = journey;
    await page.goto('/custom-story');
    await fillForm(page, { name: 'Ida', problem: 'She tied her shoes all by herself.' });
    await page.getByRole('button', { name: 'Yes, celebrate it' }).waitFor();
    await fillForm(page, { name: 'Ida', problem: 'She is afraid of the dark and of the monster in her wardrobe.' });
    const understood = page.getByRole('group', { name: 'This will be a story about:' });
    expect(await understood.getByRole('radio', { name: 'Fear of the dark' }).isChecked()).toBe(true);
    await understood.getByRole('radio', { name: 'Monsters and ghosts' }).check();
    await page.getByRole('button', { name: 'Create My Story' }).click();
    await page.waitForURL('**/story/*');
    expect(await page.getByRole('article').innerText()).toMatch(/monster|ghost/i);
  });

  it('is about what is chosen from the whole list, whatever the words were taken for', async () => {
    const { page } = journey;
    await page.goto('/custom-story');
    await fillForm(page, { name: 'Ida', problem: 'It is the noise of the thing in the ceiling of the hall.' });
    await page.getByRole('button', { name: 'Choose from the whole list' }).click();
    await page.getByLabel('Search the list').fill('evacuation');
    await page.getByRole('button', { name: 'Fire drills and alarms' }).click();
    const chosen = page.getByRole('radio', { name: 'Fire drills and alarms' });
    expect(await chosen.isChecked()).toBe(true);
    await fillForm(page, { name: 'Ida', problem: 'It is the noise of the big bell in the ceiling of the hall.' });
    await page.getByLabel("Child's Name").focus();
    expect(await chosen.isChecked()).toBe(true);
    await page.getByRole('button', { name: 'Create My Story' }).click();
    await page.waitForURL('**/story/*');
    expect(await page.getByRole('article').innerText()).toMatch(/alarm|drill/i);
  });

  it('survives an error in the middle without a word being typed twice', async () => {
    const { page } = journey;
    journey.expectConsoleErrors();
    await page.goto('/custom-story');
    await fillForm(page, { name: 'Ben', age: '4-5', gender: 'Boy', problem: 'He does not want to share his trains.' });
    await page.route('**/api/stories/generate', (route) => route.abort());
    await page.getByRole('button', { name: 'Create My Story' }).click();
    await page.getByRole('heading', { name: 'Oops! Something went wrong' }).waitFor();
    await page.unroute('**/api/stories/generate');

    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect.poll(() => page.getByLabel("Child's Name").inputValue(), PATIENT).toBe('Ben');
    expect(await page.getByLabel('What problem should the story address?').inputValue()).toMatch(/trains/);
    await page.getByRole('button', { name: 'Create My Story' }).click();
    await page.waitForURL('**/story/*');
    expect(await page.getByRole('article').innerText()).toContain('Ben');
  });

  it('is refused kindly when it would hurt somebody, and says where help is', async () => {
    const { page } = journey;
    journey.expectConsoleErrors();
    await page.goto('/custom-story');
    await fillForm(page, { name: 'Kai', problem: 'He says he wants to kill himself.' });
    await page.getByRole('button', { name: 'Create My Story' }).click();
    await page.getByRole('heading', { name: 'Oops! Something went wrong' }).waitFor();
    expect(await page.getByRole('alert').filter({ hasText: 'Oops' }).innerText()).toMatch(/988|emergency|help/i);
  });

  it('says at the field what is missing, and puts the cursor there', async () => {
    const { page } = journey;
    await page.goto('/custom-story');
    await page.getByRole('button', { name: 'Create My Story' }).click();
    await page.getByText("Please enter your child's name.").waitFor();
    expect(await page.getByLabel("Child's Name").evaluate((field) => field === document.activeElement)).toBe(true);
  });
});

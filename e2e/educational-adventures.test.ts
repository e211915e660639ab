import { describe, expect, it } from 'vitest';
import { journeys } from './journey.ts';

const journey = journeys();
const GENERATE = '**/api/educational-adventures';
const CREATE = { name: 'Create Adventure' };
const SECOND = 1000;

describe('the form of an educational adventure', () => {
  it('says what is missing, at the fields and above them', async () => {
    const { page } = journey;
    await page.goto('/educational-adventures');
    await page.getByRole('button', CREATE).click();
    const toast = page.locator('.toast').filter({ hasText: 'Missing Information' });
    await toast.getByText('Please fill in all required fields.').waitFor();
    expect(await page.getByLabel("Child's Name").evaluate((field) => field === document.activeElement)).toBe(true);
    await page.getByText('Please choose an age from 3 to 12.').waitFor();
  });

  it('offers ages from 3 to 12 and six topics; a topic of your own and a card take each other back', async () => {
    const { page } = journey;
    await page.goto('/educational-adventures');
    await page.getByLabel("Child's Age").waitFor();
    const ages = await page.getByLabel("Child's Age").locator('option').allInnerTexts();
    expect(ages.slice(1)).toEqual(Array.from({ length: 10 }, (_, n) => `${n + 3} years`));
    const cards = page.getByRole('group', { name: 'Choose a topic' }).getByRole('radio');
    expect(await cards.count()).toBe(6);
    await page.getByRole('radio', { name: /^Space/ }).check();
    await page.getByLabel('Or a topic of your own').fill('Why do cats purr?');
    expect(await page.getByRole('radio', { name: /^Space/ }).isChecked()).toBe(false);
    await page.getByRole('radio', { name: /^History/ }).check();
    expect(await page.getByLabel('Or a topic of your own').inputValue()).toBe('');
    await page.getByRole('button', { name: 'Dinosaurs' }).click();
    expect(await page.getByLabel('Or a topic of your own').inputValue()).toBe('Dinosaurs');
    expect(await page.getByRole('radio', { name: /^History/ }).isChecked()).toBe(false);
  });

  it('says what is being done while it waits, opens the book, and lists it', async () => {
    const { page } = journey;
    await journey.holdClock({ time: new Date('2027-03-01T19:00:00Z') });
    await page.goto('/educational-adventures');
    await page.getByLabel("Child's Name").fill('Zoë');
    await page.getByLabel("Child's Age").selectOption('6');
    await page.getByLabel('Or a topic of your own').fill('how bridges stay up');
    await page.getByLabel('Specific Interests').fill('She loves trains.');
    let release = () => {};
    const held = new Promise<void>((done) => (release = done));
    await page.route(GENERATE, async (route) => {
      await held;
      await route.continue();
    });
    await page.clock.pauseAt(new Date('2027-03-01T20:00:00Z'));
    await page.getByRole('button', CREATE).click();
    const heading = page.getByRole('heading', { level: 1 });
    await heading.getByText('Researching facts and creating story...').waitFor();
    await page.getByText(/1-2 minutes/).waitFor();
    await page.clock.runFor(10 * SECOND);
    expect(await heading.innerText()).toBe('Generating educational content...');
    await page.clock.runFor(20 * SECOND);
    expect(await heading.innerText()).toBe('Creating illustrations...');
    await page.clock.runFor(30 * SECOND);
    expect(await heading.innerText()).toBe('Adding audio narration...');

    const made = page.waitForResponse(GENERATE);
    release();
    expect((await made).request().postDataJSON()).toMatchObject({
      childName: 'Zoë',
      childAge: 6,
      topic: 'how bridges stay up',
      specificInterests: 'She loves trains.',
      category: 'educational-adventures',
    });
    await page.clock.resume();
    await page.waitForURL(/\/illustrated-story\/\w+/);
    await page.getByRole('region', { name: 'To talk about' }).waitFor();
    const title = await page.getByRole('heading', { level: 1 }).innerText();

    // Three questions, whose answers are behind them, and where the facts can be read.
    const questions = page.getByRole('region', { name: 'To talk about' }).locator('details');
    expect(await questions.count()).toBe(3);
    const answer = questions.first().locator('.book-answer');
    expect(await answer.isVisible()).toBe(false);
    await questions.first().locator('summary').click();
    expect((await answer.innerText()).length).toBeGreaterThan(3);
    await page.getByText('What is true in this book, and where it can be read').click();
    expect(await page.locator('.book-sources cite').count()).toBeGreaterThanOrEqual(3);

    await page.goto('/educational-adventures');
    const shelf = page.locator('.adventure-book').filter({ hasText: title });
    await shelf.getByText('how bridges stay up').waitFor();
    await shelf.getByRole('link', { name: /^View Story/ }).click();
    await page.waitForURL(/\/illustrated-story\/\w+/);
  });

  it('keeps everything typed when it failed, and says so', async () => {
    const { page } = journey;
    journey.expectConsoleErrors();
    await page.goto('/educational-adventures');
    await page.getByLabel("Child's Name").fill('Ben');
    await page.getByLabel("Child's Age").selectOption('9');
    await page.getByRole('radio', { name: /^Nature/ }).check();
    await page.route(GENERATE, (route) => route.abort());
    await page.getByRole('button', CREATE).click();
    const toast = page.locator('.toast').filter({ hasText: 'Generation Failed' });
    await toast.getByText('Please try again or contact support.').waitFor();
    expect(await page.getByLabel("Child's Name").inputValue()).toBe('Ben');
    expect(await page.getByLabel("Child's Age").inputValue()).toBe('9');
    expect(await page.getByRole('radio', { name: /^Nature/ }).isChecked()).toBe(true);
    await page.reload();
    expect(await page.getByRole('radio', { name: /^Nature/ }).isChecked()).toBe(true);
  });
});

import { describe, expect, it } from 'vitest';
import { journeys } from './journey.ts';

const journey = journeys();
const GENERATE = '**/api/illustrated-stories/generate';
const MESSAGES = [
  'Creating your story...',
  'Designing beautiful illustrations...',
  'Adding colors and details...',
  'Combining words and pictures...',
  'Preparing your magical journey...',
];

describe('the form of a picture book', () => {
  it('asks for a theme, at the field, and for nothing else', async () => {
    const { page } = journey;
    await page.goto('/illustrated-story');
    await page.getByRole('button', { name: 'Generate Illustrated Story' }).click();
    await page.getByText('Please enter a theme for your story').waitFor();
    expect(await page.getByLabel('Story Theme').evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await page.getByLabel('Illustration Style').inputValue()).toBe("children's book");
    const styles = await (await page.request.get('/api/illustrated-stories/styles')).json();
    const names = styles.map(({ name }: { name: string }) => name);
    await expect.poll(() => page.getByLabel('Illustration Style').locator('option').allInnerTexts()).toEqual(names);
  });

  it('says something new every three seconds while the book is made, then opens it', async () => {
    const { page } = journey;
    await journey.holdClock({ time: new Date('2027-03-01T19:00:00Z') });
    await page.goto('/illustrated-story');
    await page.getByLabel('Story Theme').fill('A robot who cannot sleep');
    await page.getByLabel("Child's Name").fill('Zoë');
    await page.getByLabel("Child's Age").fill('4');
    await page.getByLabel('Illustration Style').selectOption('crayon');
    let release = () => {};
    const held = new Promise<void>((done) => (release = done));
    await page.route(GENERATE, async (route) => {
      await held;
      await route.continue();
    });
    await page.clock.pauseAt(new Date('2027-03-01T20:00:00Z'));
    await page.getByRole('button', { name: 'Generate Illustrated Story' }).click();
    const heading = page.getByRole('heading', { level: 1 });
    await heading.getByText('Creating your story...').waitFor();
    await page.getByText(/a minute or two/).waitFor();
    const heard: string[] = [];
    for (const _ of [...MESSAGES, 'and the first again']) {
      heard.push(await heading.innerText());
      await page.clock.runFor(2990);
      expect(await heading.innerText()).toBe(heard.at(-1));
      await page.clock.runFor(10);
    }
    expect(heard).toEqual([...MESSAGES, MESSAGES[0]]);

    const made = page.waitForResponse(GENERATE);
    release();
    const asked = (await made).request().postDataJSON();
    expect(asked).toMatchObject({
      theme: 'A robot who cannot sleep',
      style: 'crayon',
      customData: { childName: 'Zoë' },
    });
    await page.clock.resume();
    await page.waitForURL(/\/illustrated-story\/\w+/);
    await page.getByText('Created for').waitFor();
    expect(await page.locator('.book-facts').innerText()).toMatch(/A robot who cannot sleep[^]*Crayon[^]*Zoë/);
    expect(await page.locator('.spread-text:visible').innerText()).not.toMatch(/[{}[\]|~]|undefined/);
  });

  it('keeps everything typed when no book could be made, and says why', async () => {
    const { page } = journey;
    journey.expectConsoleErrors();
    await page.goto('/illustrated-story');
    await page.getByLabel('Story Theme').fill('A trip to the moon');
    await page.getByLabel('Hair Color').fill('Strawberry blonde');
    await page.getByLabel('Additional Details').fill('She has a hamster called Bun.');
    await page.route(GENERATE, (route) => route.abort());
    await page.getByRole('button', { name: 'Generate Illustrated Story' }).click();
    const toast = page.locator('.toast').filter({ hasText: 'Error generating story' });
    await toast.waitFor();
    expect(await toast.innerText()).toContain('An unknown error occurred');
    expect(await page.getByLabel('Story Theme').inputValue()).toBe('A trip to the moon');
    expect(await page.getByLabel('Hair Color').inputValue()).toBe('Strawberry blonde');
    expect(await page.getByLabel('Additional Details').inputValue()).toBe('She has a hamster called Bun.');

    await page.unroute(GENERATE);
    await page.route(GENERATE, (route) =>
      route.fulfill({ status: 503, contentType: 'application/json', body: '{"message":"The author is asleep."}' }),
    );
    await page.getByRole('button', { name: 'Generate Illustrated Story' }).click();
    await page.locator('.toast').getByText('The author is asleep.').waitFor();
    expect(await page.getByLabel('Story Theme').inputValue()).toBe('A trip to the moon');
  });
});

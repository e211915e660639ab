import type { Story } from '@storylantern/contract';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startFakeModelServer, type FakeModelServer } from '../apps/server/test/fake-model-server/fake-model-server.ts';
import { childIn, goodStory } from '../apps/server/test/support/good-writers.ts';
import { openBrowser, openHouse } from './house.ts';
import { fillForm } from './journey.ts';

/** A house in which a model server writes; it hears no names, as if it stood elsewhere. */
let house: Awaited<ReturnType<typeof openHouse>>;
let browser: Browser;
let fake: FakeModelServer;
let page: Page;

const PROBLEM = 'She starts school on Monday and is clingy at the gate.';
beforeAll(async () => {
  fake = await startFakeModelServer();
  fake.write('social_story', ({ prompt }) => goodStory(childIn(prompt)));
  [house, browser] = await Promise.all([
    openHouse({ TEXT_BASE_URL: fake.baseUrl, TEXT_MODEL: 'large-1', TEXT_SEND_NAMES: 'no', TEXT_SECONDS: '60' }),
    openBrowser(),
  ]);
});
beforeEach(async () => {
  page = await browser.newPage({ baseURL: house.address, reducedMotion: 'reduce' });
});
afterEach(() => page.close());
afterAll(async () => {
  await browser.close();
  await house.close();
  await fake.close();
});

async function ask(): Promise<void> {
  await page.goto('/custom-story');
  await fillForm(page, { name: 'Mia', age: '6-7', gender: 'Girl', problem: PROBLEM, notes: 'Grandma picks her up.' });
  await page.getByRole('button', { name: /Create/ }).click();
}

describe('a parent whose server asks a model', () => {
  it('sees that it is being written, stops it, and finds the form as it was', async () => {
    fake.next('hang');
    await ask();
    await page.getByText('The model server is thinking.').waitFor();
    // A server that has just started tells its own story first, which takes it a moment.
    await expect.poll(() => fake.received.length, { timeout: 120_000 }).toBe(1);
    await page.getByRole('button', { name: 'Stop' }).click();
    const problem = page.getByLabel('What problem should the story address?');
    await problem.waitFor();
    expect(await problem.inputValue()).toBe(PROBLEM);
    expect(await page.getByLabel("Child's Name").inputValue()).toBe('Mia');
    const library = (await (await fetch(`${house.address}/api/stories`)).json()) as unknown[];
    expect(library).toEqual([]);
  });

  it('reads a story of the model with the name of the child, and is told who wrote it; no name left the house', async () => {
    await ask();
    await page.waitForURL(/\/story\//);
    await page.getByRole('heading', { level: 1, name: 'A Peg by the Door' }).waitFor();
    await page.getByText('Soon Mia starts school.').waitFor();
    // For the child, beside the title; for the grown-up, below the story.
    await page.getByText('A computer helped to make this. It is not a person.').waitFor();
    await page.getByText(/^Written by large-1 \(an AI model\), drawn and read aloud by Storylantern/).waitFor();
    expect(fake.sent()).toContain('clingy at the gate');
    expect(fake.sent()).not.toContain('Mia');
  });

  it('has a story all the same when the server fails, and is told so', async () => {
    fake.next('401');
    await ask();
    await page.waitForURL(/\/story\//);
    await page.getByText(/The model server did not let us in, .*Storylantern wrote this itself\./).waitFor();
    const id = page.url().split('/').at(-1) ?? '';
    const told = (await (await fetch(`${house.address}/api/stories/${id}`)).json()) as Story;
    expect(told.audit.passed).toBe(true);
    expect(await page.getByText('A computer helped').count()).toBe(0);
  });

  it('sees on the page of the makers what is sent where, and tries the connection', async () => {
    await page.goto('/model-servers');
    const words = page.getByRole('region', { name: 'Words' });
    await words.getByText('large-1').waitFor();
    await words
      .getByText(/Names of people, pets, schools and places, addresses, telephone numbers and dates stay here/)
      .waitFor();
    await page
      .getByRole('region', { name: 'Pictures' })
      .getByText('Every picture is drawn on this computer.')
      .waitFor();
    await words.getByRole('button', { name: 'Test the connection' }).click();
    await words.getByText(/It took \d+\.\d seconds\./).waitFor();
    fake.next('401');
    await words.getByRole('button', { name: 'Test the connection' }).click();
    await words.getByText(/TEXT_API_KEY/).waitFor();
  });
});

import { describe, expect, it } from 'vitest';
import { journeys } from './journey.ts';

const journey = journeys();
const box = () => journey.page.getByLabel('Write to Lumi');
const answers = () => journey.page.locator('.lumi-bubble');

describe('talking with Lumi', () => {
  it('begins with a greeting, answers with a source, and goes on after a reload', async () => {
    const { page } = journey;
    await page.goto('/lumi-chat');
    await answers().first().waitFor();
    await box().fill('My 3 year old bites at nursery.');
    await box().press('Enter');
    await page.getByText(/^Sources?: /).waitFor();
    expect(await page.getByText('Tonight, you could try:').count()).toBe(1);
    const address = page.url();
    expect(address).toContain('?thread=');
    const before = await answers().allInnerTexts();
    await page.reload();
    await expect.poll(() => answers().allInnerTexts()).toEqual(before);
    expect(page.url()).toBe(address);
    await box().fill('should I bite back?');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect.poll(() => answers().last().innerText()).toMatch(/^No\b/);
    expect(await answers().count()).toBe(3);
  });

  it('writes a new line with Shift and Enter, and sends nothing that is empty', async () => {
    const { page } = journey;
    await page.goto('/lumi-assistant');
    await answers().first().waitFor();
    await box().press('Enter');
    expect(await page.getByRole('button', { name: 'Send' }).isDisabled()).toBe(true);
    await box().fill('one');
    await box().press('Shift+Enter');
    await box().pressSequentially('two');
    expect(await box().inputValue()).toBe('one\ntwo');
    expect(await answers().count()).toBe(1);
  });

  it('puts what to do first in an emergency, and keeps the emergency sentence under the box', async () => {
    const { page } = journey;
    await page.goto('/lumi-chat');
    await answers().first().waitFor();
    await box().fill('my baby is not breathing properly and his lips are blue');
    await box().press('Enter');
    const urgent = page.locator('.lumi-bubble[data-urgent]');
    await urgent.waitFor();
    expect(await urgent.locator('p').first().innerText()).toMatch(/^Call /);
    expect(await page.getByText('In an emergency, call your local emergency number.').isVisible()).toBe(true);
  });

  it('says what went wrong when nobody answers, and gives the words back', async () => {
    const { page } = journey;
    journey.expectConsoleErrors();
    await page.goto('/lumi-chat');
    await answers().first().waitFor();
    await page.route('**/api/lumi/messages/stream', (route) => route.abort());
    await box().fill('she will not eat');
    await box().press('Enter');
    await page.getByText('Failed to send your message. Please try again.').waitFor();
    await expect.poll(() => box().inputValue()).toBe('she will not eat');
    expect(await box().isEnabled()).toBe(true);
  });

  it('says so when no conversation can be begun', async () => {
    const { page } = journey;
    journey.expectConsoleErrors();
    await page.route('**/api/lumi/threads', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    await page.goto('/lumi-chat');
    await page.getByText('Failed to start a conversation with Lumi. Please try again.').waitFor();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try Again' }).click();
    await answers().first().waitFor();
  });

  it('goes back to earlier conversations, and deletes one for good', async () => {
    const { page } = journey;
    await page.goto('/lumi-chat');
    await answers().first().waitFor();
    await box().fill('he is afraid of thunder');
    await box().press('Enter');
    const earlier = page.getByRole('region', { name: 'Earlier conversations' });
    await earlier.getByRole('link', { name: /afraid of thunder/ }).waitFor();
    await page.getByRole('button', { name: 'New conversation' }).click();
    await expect.poll(() => answers().count()).toBe(1);
    await earlier.getByRole('link', { name: /afraid of thunder/ }).click();
    await expect.poll(() => answers().count()).toBe(2);
    await earlier.getByRole('button', { name: /afraid of thunder/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await earlier.getByRole('link', { name: /afraid of thunder/ }).waitFor({ state: 'hidden' });
  });

  it('offers a story that opens the form with its first field filled', async () => {
    const { page } = journey;
    await page.goto('/lumi-chat');
    await answers().first().waitFor();
    await box().fill('my 2 year old throws himself on the floor in the shop every day');
    await box().press('Enter');
    await page.getByRole('link', { name: 'Make this story' }).click();
    await page.waitForURL('**/custom-story?about=**');
    await expect.poll(() => page.getByLabel('What problem should the story address?').inputValue()).not.toBe('');
  });
});

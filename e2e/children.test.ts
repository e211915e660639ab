import { describe, expect, it } from 'vitest';
import { journeys } from './journey.ts';

const journey = journeys();
const PATIENT = { timeout: 120_000 };
const name = () => journey.page.getByLabel("Child's Name");

/** Adds Mia in the form, as a parent would. */
async function addMia(): Promise<void> {
  const { page } = journey;
  await page.getByLabel('Nickname').fill('Mia');
  await page.getByRole('radio', { name: '6-7', exact: true }).check();
  await page.getByRole('radio', { name: 'Girl', exact: true }).check();
  await page.getByText('How Mia looks in the picture').click();
  await page.getByRole('radio', { name: 'Pigtails' }).check();
  await page.getByLabel('What helps when things are hard?').fill('A hug');
  await page.getByRole('button', { name: 'Add Mia' }).click();
  await page.waitForURL('**/children');
}

describe('a child of the family', () => {
  it('is written down once, and a story about her is made, rated and found without her name being typed', async () => {
    const { page } = journey;
    await page.goto('/');
    await page.getByRole('link', { name: 'Add a child' }).click();
    await addMia();
    await page.getByRole('button', { name: 'Stories are for Mia', pressed: true }).waitFor();

    await page.goto('/custom-story?category=fear-dark');
    await expect.poll(() => name().inputValue()).toBe('Mia');
    expect(await page.getByRole('radio', { name: '6-7', exact: true }).isChecked()).toBe(true);
    expect(await page.getByRole('radio', { name: 'Girl', exact: true }).isChecked()).toBe(true);
    expect(await page.getByLabel('Additional Information').inputValue()).toMatch(/hug/);
    expect(await page.getByLabel('What problem should the story address?').inputValue()).toMatch(/dark/);
    await page.getByRole('button', { name: 'Create My Story' }).click();
    await page.waitForURL('**/story/*', PATIENT);
    expect(await page.getByRole('article').innerText()).toContain('Mia');

    await page.goto('/topics/social-skills');
    await page.getByRole('link', { name: /Sharing/ }).click();
    await page.waitForURL('**/story/*', PATIENT);
    expect(await page.getByRole('article').innerText()).toContain('Mia');

    await page.getByRole('button', { name: 'Track Progress' }).click();
    expect(await page.getByLabel('Who listened').inputValue()).toBe('Mia');
    for (const rating of ['Understanding', 'Interest', 'Asking for it again', 'Behavior change'])
      await page.getByRole('group', { name: rating }).getByRole('radio', { name: '4', exact: true }).check();
    await page.getByRole('button', { name: 'Keep it' }).click();
    await page.getByText('Progress tracked').waitFor();

    await page.getByRole('button', { name: 'Did it help?' }).click();
    await page.getByLabel('What do you hope to see?').fill('Lends her train without crying.');
    await page.getByRole('button', { name: 'Set this goal' }).click();
    await page.getByRole('radio', { name: 'a first step' }).check();
    await page.getByRole('button', { name: 'Keep this look' }).click();
    await page.getByText('Looked at once: a first step.').waitFor();

    await page.goto('/progress-dashboard');
    await page
      .getByText(/^Mia, /)
      .first()
      .waitFor();
    const goals = page.getByRole('region', { name: 'Did it help?' });
    await goals.getByText('Lends her train without crying.').waitFor();
  });

  it('is chosen in the header, and what the parent typed outlives the choice', async () => {
    const { page, context } = journey;
    const other = await context.newPage();
    await other.goto('/categories');
    await other.getByRole('banner').getByRole('button', { name: 'Stories are for nobody in particular' }).waitFor();
    await page.goto('/children/new');
    await page.getByLabel('Nickname').fill('Ben');
    await page.getByRole('radio', { name: 'Boy', exact: true }).check();
    await page.getByRole('button', { name: 'Add Ben' }).click();
    await page.waitForURL('**/children');
    // A tab that was open before knows him too.
    await other.getByRole('banner').getByRole('button', { name: 'Stories are for Ben' }).waitFor();
    await other.close();

    await page.goto('/custom-story');
    await expect.poll(() => name().inputValue()).toBe('Ben');
    await page.getByLabel('What problem should the story address?').fill('Loud toilets');
    await page.getByRole('banner').getByRole('button', { name: 'Stories are for Ben' }).click();
    const menu = page.getByRole('dialog', { name: 'Who stories are for' });
    await menu.getByRole('radio', { name: 'Mia' }).click();
    await expect.poll(() => name().inputValue()).toBe('Mia');
    expect(await page.getByRole('radio', { name: 'Girl', exact: true }).isChecked()).toBe(true);
    expect(await page.getByLabel('What problem should the story address?').inputValue()).toBe('Loud toilets');

    await name().fill('Mimi');
    await page.getByRole('radio', { name: 'Someone else' }).check();
    expect(await name().inputValue()).toBe('Mimi');
    expect(await page.getByRole('radio', { name: 'Girl', exact: true }).isChecked()).toBe(false);
    await page.reload();
    expect(await page.getByRole('radio', { name: 'Someone else' }).isChecked()).toBe(true);
    expect(await name().inputValue()).toBe('Mimi');

    // A form that was begun about somebody else is left as it is until the parent asks for the child.
    await page.goto('/children');
    await page.getByRole('button', { name: 'Make stories for Mia' }).click();
    await page.goto('/custom-story');
    const instead = page.getByRole('button', { name: 'Start from Mia instead' });
    await instead.waitFor();
    expect(await name().inputValue()).toBe('Mimi');
    expect(await page.getByRole('radio', { name: 'Girl', exact: true }).isChecked()).toBe(false);
    await instead.click();
    expect(await name().inputValue()).toBe('Mia');
    expect(await page.getByRole('radio', { name: 'Girl', exact: true }).isChecked()).toBe(true);
  });

  it('is known to Lumi and to the assessment, and Lumi can be asked about somebody else', async () => {
    const { page } = journey;
    await page.goto('/children');
    await page.getByRole('button', { name: 'Make stories for Mia' }).click();
    await page.getByRole('button', { name: 'Stories are for Mia', pressed: true }).waitFor();
    await page.goto('/lumi-chat');
    const asked = async (question: string) => {
      const request = page.waitForRequest('**/api/lumi/messages/stream');
      await page.getByLabel('Write to Lumi').fill(question);
      await page.getByRole('button', { name: 'Send' }).click();
      return ((await request).postDataJSON() as { childId: string | null }).childId;
    };
    const about = page.getByRole('button', { name: /About Mia/ });
    await about.waitFor();
    expect(await asked('She does not want to sleep.')).toMatch(/./);
    await about.click();
    expect(await asked('What about my nephew?')).toBeNull();

    await page.goto('/development-percentiles');
    await page
      .getByRole('button', { name: /assessment/i })
      .first()
      .click();
    await expect.poll(() => name().inputValue()).toBe('Mia');
  });

  it('is put away and brought back, and deleted after a clear question', async () => {
    const { page } = journey;
    await page.goto('/children');
    await page.getByRole('button', { name: 'Put Ben away' }).click();
    const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
    await expect.poll(focused).toMatch(/^Your children/);
    await page.getByRole('button', { name: 'Bring Ben back' }).click();
    await page.getByRole('button', { name: 'Put Ben away' }).waitFor();
    await page.getByRole('button', { name: 'Delete Ben' }).click();
    const question = page.getByRole('dialog', { name: 'Delete what is kept about Ben?' });
    await question.getByRole('button', { name: 'Keep Ben' }).click();
    await page.getByRole('button', { name: 'Delete Ben' }).click();
    await question.getByRole('button', { name: 'Delete', exact: true }).click();
    await question.waitFor({ state: 'hidden' });
    await page.getByRole('link', { name: 'Mia', exact: true }).waitFor();
    await expect.poll(() => page.getByRole('link', { name: 'Ben', exact: true }).count()).toBe(0);
  });

  it('has a name: without one the form says so, and the family says where it lives on the same page', async () => {
    const { page } = journey;
    await page.goto('/children/new');
    await page.getByRole('button', { name: 'Add the child' }).click();
    await page.getByText('Please enter what your child is called.').waitFor();
    await page.goto('/children');
    await page.getByLabel('Country').selectOption({ label: 'United Kingdom' });
    await page.getByText(/numbers of this country/).waitFor();
    await page.reload();
    await expect.poll(() => page.getByLabel('Country').inputValue()).toBe('GB');
  });
});

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { journeys, madeStory } from './journey.ts';
import { noted } from './readings.ts';

const journey = journeys();
const cards = async () =>
  (await journey.page.locator('.progress-card').allInnerTexts()).map((card) => card.replaceAll(/\s+/g, ' '));

describe('the progress dashboard', () => {
  it('is an invitation while nothing is noted, and keeps the place of what is coming', async () => {
    const { page } = journey;
    let release: () => void = () => undefined;
    const gate = new Promise<void>((open) => (release = open));
    await page.route('**/api/progress/**', async (route) => {
      await gate;
      await route.continue();
    });
    await page.goto('/progress-dashboard');
    await page.getByText('Your progress is being fetched').waitFor({ state: 'attached' });
    release();
    await page.getByRole('heading', { name: 'No Progress Data Yet', exact: true }).waitFor();
    await page.getByText('Use the Track Progress button after reading stories.').waitFor();
    await page.getByRole('link', { name: 'Create Your First Story', exact: true }).click();
    await page.waitForURL('**/categories');
  });

  it('says that nobody answered, and comes when it is asked for again', async () => {
    const { page } = journey;
    journey.expectConsoleErrors();
    await page.route('**/api/progress/**', (route) => route.abort());
    await page.goto('/progress-dashboard');
    await page.getByRole('alert').getByText('Nothing you noted is lost.').waitFor();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try Again' }).click();
    await page.getByRole('heading', { name: 'No Progress Data Yet' }).waitFor();
  });

  it('shows what was noted on a story, lets it be put right, taken away and brought back', async () => {
    const { page, house } = journey;
    const id = await madeStory(house, { name: 'Edda' });
    await page.goto(`/story/${id}`);
    await page.getByRole('button', { name: 'Track Progress' }).click();
    const title = await page.locator('.story-title').innerText();
    const dialog = page.getByRole('dialog');
    for (const rating of ['Understanding', 'Interest', 'Asking for it again', 'Behavior change'])
      await dialog.getByRole('group', { name: rating }).getByRole('radio', { name: /^4/ }).check();
    await dialog.getByLabel('Notes').fill('Laughed at the lamp.');
    await dialog.getByRole('button', { name: 'Keep it' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'See progress' }).click();
    await page.waitForURL('**/progress-dashboard');
    const row = page.locator('.session-row');
    await row.getByText('“Laughed at the lamp.”').waitFor();
    expect(await row.getByRole('link').getAttribute('href')).toBe(`/story/${id}`);
    expect((await cards()).slice(1)).toEqual([
      'Avg Understanding 4.0 /5 out of 5 How well it was followed',
      'Avg Interest 4.0 /5 out of 5 How much it was wanted',
      'Avg Behavior Change 4.0 /5 out of 5 What changed afterwards',
    ]);
    await row.getByRole('button', { name: `Change the session of ${title}` }).click();
    await dialog.getByRole('group', { name: 'Interest' }).getByRole('radio', { name: /^2/ }).check();
    await dialog.getByRole('button', { name: 'Keep it' }).click();
    await page
      .getByText('Avg Interest 2.0')
      .or(page.locator('.progress-card', { hasText: '2.0' }))
      .waitFor();
    await row.getByRole('button', { name: `Delete the session of ${title}` }).click();
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('heading', { name: 'No Progress Data Yet' }).waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await row.getByText('“Laughed at the lamp.”').waitFor();
    expect((await cards())[2]).toContain('Avg Interest 2.0');
  });

  it('is filtered by child and time, and Back undoes a choice', async () => {
    const { page } = journey;
    await noted(journey.house, 'Noor', [
      { daysAgo: 80, interestRating: 1 },
      { daysAgo: 20, interestRating: 2 },
      { daysAgo: 3, interestRating: 5, sessionDuration: null },
    ]);
    await noted(journey.house, 'Ada', [{ daysAgo: 2 }]);
    await page.goto('/progress-dashboard');
    const child = page.getByLabel('Child', { exact: true });
    const time = page.getByLabel('Time', { exact: true });
    await time.waitFor();
    expect(await child.locator('option').allInnerTexts()).toEqual(['All Children', 'Ada', 'Edda', 'Noor']);
    expect(await time.locator('option').allInnerTexts()).toEqual([
      'Last 7 days',
      'Last 30 days',
      'Last 3 months',
      'Last year',
    ]);
    expect(await time.locator('option:checked').innerText()).toBe('Last 30 days');
    await child.selectOption('Noor');
    await expect
      .poll(cards)
      .toContain('Total Sessions 2 0 hours of reading together (20 minutes) Minutes noted in 1 session');
    expect((await cards())[2]).toContain('3.5');
    await time.selectOption('Last 3 months');
    await expect.poll(async () => (await cards())[0]).toContain('Total Sessions 3 1 hour of reading together');
    expect(new URL(page.url()).search).toBe('?child=Noor&days=90');
    await page.goBack();
    await expect.poll(async () => (await cards())[0]).toContain('Total Sessions 2');
    expect(await child.inputValue()).toBe('Noor');
    await page.reload();
    await expect.poll(async () => (await cards())[0]).toContain('Total Sessions 2');
    await time.selectOption('Last 7 days');
    await child.selectOption('All Children');
    await child.selectOption('Ada');
    await expect.poll(async () => (await cards())[0]).toContain('Total Sessions 1');
  });

  it('lists the latest five, newest first', async () => {
    const { page } = journey;
    await noted(
      journey.house,
      'Six',
      [6, 5, 4, 3, 2, 1].map((daysAgo) => ({ daysAgo })),
    );
    await page.goto('/progress-dashboard?child=Six');
    const rows = page.locator('.session-row h3');
    await rows.first().waitFor();
    expect(await rows.allInnerTexts()).toEqual(['Story 6', 'Story 5', 'Story 4', 'Story 3', 'Story 2']);
    await page.getByRole('button', { name: 'Delete the session of Story 4' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await expect.poll(() => rows.allInnerTexts()).toEqual(['Story 6', 'Story 5', 'Story 3', 'Story 2', 'Story 1']);
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Recent Sessions');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => rows.first().innerText()).toBe('Story 6');
    await expect.poll(() => rows.allInnerTexts()).toContain('Story 4');
  });

  it('is read session by session with the arrow keys, and as a table', async () => {
    const { page } = journey;
    await page.goto('/progress-dashboard?child=Six');
    const slider = page.getByRole('slider', { name: 'Sessions in the chart' });
    const tooltip = page.locator('.chart-tooltip');
    await slider.focus();
    expect(await tooltip.locator('p').first().innerText()).toBe('Session 6');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    expect((await tooltip.innerText()).split('\n').filter(Boolean)).toEqual([
      'Session 4',
      expect.any(String),
      'Understanding 3',
      'Interest 4',
      'Repetition 2',
      'Behavior 1',
    ]);
    expect(await slider.getAttribute('aria-valuetext')).toMatch(/^Session 4, .*: Understanding 3, Interest 4/);
    await page.keyboard.press('Escape');
    await tooltip.waitFor({ state: 'detached' });
    await page.locator('.chart').hover({ position: { x: 40, y: 100 } });
    expect(await tooltip.locator('p').first().innerText()).toBe('Session 1');
    await page.getByRole('button', { name: 'Show as a table' }).click();
    const rows = page.getByRole('region', { name: 'Sessions as a table' }).getByRole('row');
    await expect.poll(() => rows.count()).toBe(7);
    expect(await rows.nth(1).getByRole('cell').allInnerTexts()).toEqual([
      '3',
      '4',
      '2',
      '1',
      '2.5',
      '20',
      expect.stringMatching(/^\d+ \w+ \d{4}, Six, Story 6$/),
    ]);
    expect(page.url()).toContain('as=table');
    await page.getByRole('button', { name: 'Show as a chart' }).click();
    await slider.waitFor();
  });

  it('stays readable with many sessions, says what a point is, and gives all of them to a spreadsheet and a page', async () => {
    const { page } = journey;
    const words = 'She asked why the lamp was lit and told the whole story back to her bear. '.repeat(20);
    await noted(
      journey.house,
      'Many',
      Array.from({ length: 300 }, (_, index) => ({
        daysAgo: 29 - index / 11,
        storyTitle: 'A night that is as long as its title, with a fox, an owl and a very small lantern',
        notes: index === 0 ? '=1+1' : words,
      })),
    );
    await page.goto('/progress-dashboard?child=Many');
    const notes = page.locator('.chart-note');
    await notes.getByText(/^Each point is the average of up to [2-9] sessions in a row/).waitFor();
    await notes.getByText('These figures rest on 300 sessions.').waitFor();
    expect(await page.locator('.chart .chart-marker').count()).toBeLessThan(200);
    await page.getByRole('slider').focus();
    expect(await page.locator('.chart-tooltip p').first().innerText()).toMatch(/^Sessions \d+ to 300, on average$/);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export as CSV' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^progress-many-\d{4}-\d\d-\d\d\.csv$/);
    const lines = readFileSync(await download.path(), 'utf8').split('\r\n');
    expect(lines).toHaveLength(302);
    expect(lines[1]).toMatch(/,3,4,2,1,2.5,20,'=1\+1$/);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
    // A4 in points.
    expect(pdf).toMatch(/\/MediaBox\s*\[\s*0 0 59[45][.\d]* 84[12][.\d]*\s*\]/);
  });
});

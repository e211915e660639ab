import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { journeys } from './journey.ts';

const journey = journeys();

const HONESTY = 'An illustration from six answers, not a measurement of your child';
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Weekly Development Assessment' });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim());

/** A result as an earlier visit left it on the device. */
const EARLIER = {
  id: 'earlier',
  takenAt: '2026-01-04T19:30:00.000Z',
  childName: 'Noor',
  childAge: '5',
  answers: {
    sleepIndependence: true,
    emotionalRegulation: true,
    socialSkills: true,
    transitionAdaptation: false,
    selfCareSkills: false,
    behaviorManagement: false,
  },
  result: {
    overall: 48,
    areas: {
      sleepIndependence: 82,
      emotionalRegulation: 75,
      socialSkills: 88,
      transitionAdaptation: 40,
      selfCareSkills: 22,
      behaviorManagement: 33,
    },
    communityStats: { similarChildren: 812, storiesUsed: 23, improvementRate: 47 },
  },
};

/** A child the family has written down. */
const WRITTEN_DOWN = {
  nickname: 'Wren',
  ageBand: '8-10',
  birthMonth: null,
  gender: null,
  looks: {},
  interests: '',
  helps: '',
  nameSaid: null,
};

/** Opens the page with the clock in hand, so that no test waits for the half seconds. */
async function open(page: Page, kept?: unknown): Promise<void> {
  await journey.holdClock();
  if (kept !== undefined) {
    // From another screen: this one puts away at once what it cannot read.
    await page.goto('/my-library');
    await page.evaluate((text) => localStorage.setItem('storylantern.percentiles', text), JSON.stringify(kept));
  }
  await page.goto('/development-percentiles');
  await page.getByRole('heading', { name: 'Development Percentiles' }).waitFor();
}

/** Presses Tab until what has the focus is called so. @throws Error when it is never reached. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    const called = await page.evaluate(() => {
      const element = document.activeElement;
      const label = element instanceof HTMLInputElement ? element.labels?.[0]?.innerText : element?.textContent;
      return label?.trim();
    });
    if (called === name) return;
  }
  throw new Error(`Nothing called ${name} was reached with the Tab key.`);
}

/** Answers the six questions from wherever the focus is, by Tab and Enter. */
async function answerByKeyboard(page: Page, answers: readonly boolean[]): Promise<void> {
  for (const [at, yes] of answers.entries()) {
    await page.getByText(`Question ${at + 1} of 6`, { exact: true }).waitFor();
    const wanted = yes ? 'Yes' : 'No';
    if ((await focused(page)) !== wanted) await tabTo(page, wanted);
    await page.keyboard.press('Enter');
    await page.clock.fastForward(500);
  }
  await page.getByRole('heading', { name: 'Is this right?' }).waitFor();
  await tabTo(page, "Get My Child's Percentiles");
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Calculating...' }).waitFor();
  await page.clock.fastForward(1_000);
  await page.getByRole('heading', { name: HONESTY }).waitFor();
}

describe('development percentiles', () => {
  it('asks six questions, shows the number as what it is, and keeps it on the device', async () => {
    const { page } = journey;
    const sent: string[] = [];
    page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
    await open(page);
    await page.getByText('Upgrade to Premium - $4.99/month').waitFor();
    await page.getByRole('button', { name: 'Start 2-Minute Assessment' }).click();

    await dialog(page).getByRole('button', { name: 'Next' }).click();
    await page.getByText('Child name required').waitFor();
    expect(await page.getByText("Please enter your child's name to continue.").count()).toBe(2);
    await page.getByLabel("Child's Name").fill('Mia');
    await page.getByLabel("Child's Age").fill('4');
    await dialog(page).getByRole('button', { name: 'Next' }).click();

    const progress = dialog(page).getByRole('progressbar');
    for (let question = 1; question <= 6; question += 1) {
      await page.getByText(`Question ${question} of 6`, { exact: true }).waitFor();
      expect(await progress.getAttribute('aria-valuenow')).toBe(String(Math.round((question / 7) * 100)));
      const answer = question === 2 || question === 6 ? 'No' : 'Yes';
      await dialog(page).getByRole('button', { name: answer, exact: true }).click();
      await page.clock.fastForward(500);
    }
    await page.getByRole('heading', { name: 'Is this right?' }).waitFor();
    expect(await progress.getAttribute('aria-valuenow')).toBe('100');
    await dialog(page).getByRole('button', { name: "Get My Child's Percentiles" }).click();
    await page.clock.fastForward(1_000);

    await page.getByRole('heading', { name: HONESTY }).waitFor();
    expect(await dialog(page).count()).toBe(0);
    expect(await focused(page)).toBe('Mia, age 4');
    const overall = Number(await page.locator('.result-number').innerText());
    expect(overall).toBeGreaterThanOrEqual(57);
    expect(overall).toBeLessThanOrEqual(76);
    await page.getByRole('img', { name: '4 of 6 lanterns are lit' }).waitFor();
    await page.getByText('How is this worked out?').click();
    await page.getByText('4 of 6 answers were yes. That is a share of 67 in 100.').waitFor();
    await page.getByText('Example figures').waitFor();
    await page.getByText('By 4 most children comfort others who are hurt or sad').waitFor();
    expect(await page.getByRole('link', { name: /^CDC, Milestones by 4 Years/ }).count()).toBeGreaterThan(0);
    expect(await page.getByRole('link', { name: 'Create Stories to Improve' }).getAttribute('href')).toBe(
      '/categories',
    );
    const areas = await page
      .locator('.area-bar')
      .evaluateAll((bars) => bars.map((bar) => Number(bar.getAttribute('aria-valuenow')) >= 70));
    expect(areas).toEqual([true, false, true, true, true, false]);

    await page.reload();
    expect(Number(await page.locator('.result-number').innerText())).toBe(overall);
    expect(sent).toEqual([]);
  });

  it('is gone through with the keyboard alone; results are compared, deleted and brought back', async () => {
    const { page, house } = journey;
    const added = await page.request.post(`${house.address}/api/children`, { data: WRITTEN_DOWN });
    expect(added.status()).toBe(201);
    await open(page, { version: 1, results: [EARLIER] });
    await tabTo(page, 'Retake Assessment');
    await page.keyboard.press('Enter');
    await dialog(page).getByRole('button', { name: 'Wren' }).waitFor();
    await tabTo(page, 'Noor');
    await page.keyboard.press('Enter');
    await tabTo(page, 'Next');
    await page.keyboard.press('Enter');
    await answerByKeyboard(page, [true, true, true, true, false, false]);
    expect(await focused(page)).toBe('Noor, age 5');

    await page.getByRole('button', { name: /^Compare Noor/ }).click();
    await page.getByText('Now yes: Transition Adaptation.').waitFor();
    await page
      .getByRole('button', { name: /^Delete Noor/ })
      .first()
      .click();
    await page.getByText('Result deleted').waitFor();
    expect(await page.locator('.past > li').count()).toBe(1);
    await page.getByRole('button', { name: 'Undo' }).click();
    expect(await page.locator('.past > li').count()).toBe(2);
    await page.getByRole('button', { name: 'Delete all results' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete all', exact: true }).click();
    await page.getByRole('button', { name: 'Start 2-Minute Assessment' }).waitFor();
    expect(await focused(page)).toBe('Six questions, six small lanterns');
    expect(await page.evaluate(() => localStorage.getItem('storylantern.percentiles'))).toBeNull();
  });

  it('goes on after half a second without moving the focus, waits when it is told to, and goes back', async () => {
    const { page } = journey;
    await open(page);
    await page.getByRole('button', { name: 'Start 2-Minute Assessment' }).click();
    await page.getByLabel("Child's Name").fill('Sam');
    await page.keyboard.press('Enter');
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    const yes = dialog(page).getByRole('button', { name: 'Yes', exact: true });
    await yes.focus();
    await page.keyboard.press('Space');
    await page.clock.runFor(499);
    expect(await page.getByText('Question 1 of 6', { exact: true }).count()).toBe(1);
    await page.clock.runFor(1);
    await page.getByText('Question 2 of 6', { exact: true }).waitFor();
    await page.clock.resume();
    expect(await focused(page)).toBe('Yes');
    expect(await yes.getAttribute('aria-pressed')).toBe('false');
    await dialog(page)
      .getByRole('status')
      .filter({ hasText: /^Question 2 of 6\. After a big feeling, does Sam / })
      .waitFor({ state: 'attached' });

    await dialog(page).getByRole('switch', { name: 'Go on by itself' }).click();
    await yes.click();
    await page.clock.fastForward(5_000);
    await dialog(page).getByRole('button', { name: 'Next' }).waitFor();
    await dialog(page).getByRole('button', { name: 'Back' }).click();
    await page.getByText('Question 1 of 6', { exact: true }).waitFor();
    expect(await yes.getAttribute('aria-pressed')).toBe('true');
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Start 2-Minute Assessment' }).click();
    await dialog(page).getByRole('button', { name: 'Next' }).click();
    await page.getByText('Question 2 of 6', { exact: true }).waitFor();
    expect(await yes.getAttribute('aria-pressed')).toBe('true');
  });

  it('works where the browser closes its storage', async () => {
    const { page } = journey;
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('closed', 'SecurityError');
        },
      });
    });
    await open(page);
    await page.getByRole('button', { name: 'Start 2-Minute Assessment' }).click();
    await page.getByLabel("Child's Name").fill('Ada');
    await page.keyboard.press('Enter');
    await answerByKeyboard(page, [true, true, true, true, true, true]);
    await page.getByText('This browser keeps nothing between visits').waitFor();
  });

  it('says when something kept could not be read, and shows what is typical without any answers', async () => {
    const { page } = journey;
    await open(page, { version: 1, results: [{}] });
    await page.getByText('Some earlier results on this device could not be read').waitFor();
    await page.getByRole('radio', { name: '6 to 8' }).check();
    await page.getByText('From 6 to 8 friendship and teamwork matter more').waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Start 2-Minute Assessment' }).waitFor();
    expect(await page.getByText('could not be read').count()).toBe(0);
  });

  it.each([
    { width: 320, theme: 'dark' },
    { width: 1280, theme: 'light' },
  ] as const)('a result, a comparison and the dialog have no serious fault and fit $width px', async (visitor) => {
    const { page } = journey;
    await page.setViewportSize({ width: visitor.width, height: 800 });
    await page.emulateMedia({ colorScheme: visitor.theme, reducedMotion: 'reduce' });
    const faults = async (within: string) => {
      const { violations } = await new AxeBuilder({ page }).setLegacyMode().include(within).analyze();
      const wide = (await page.evaluate(() => document.documentElement.scrollWidth)) > visitor.width;
      return [
        ...violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`),
        ...(wide ? ['wider than the window'] : []),
      ];
    };
    const later = { ...EARLIER, id: 'later', takenAt: '2026-02-04T19:30:00.000Z', childName: 'Noor' };
    await open(page, { version: 1, results: [EARLIER, later] });
    await page.getByRole('button', { name: /^Compare Noor/ }).click();
    for (const details of await page.locator('main summary').all()) await details.click();
    expect(await faults('main')).toEqual([]);
    await page.getByRole('button', { name: 'Retake Assessment' }).click();
    expect(await faults('[role=dialog]')).toEqual([]);
    await dialog(page).getByRole('button', { name: 'Noor' }).click();
    await dialog(page).getByRole('button', { name: 'Next' }).click();
    await dialog(page).getByRole('switch').click();
    for (let question = 1; question <= 6; question += 1) {
      await dialog(page).getByRole('button', { name: 'No', exact: true }).click();
      if (question === 1) expect(await faults('[role=dialog]')).toEqual([]);
      await dialog(page).getByRole('button', { name: 'Next' }).click();
    }
    await page.getByRole('heading', { name: 'Is this right?' }).waitFor();
    expect(await faults('[role=dialog]')).toEqual([]);
  });
});

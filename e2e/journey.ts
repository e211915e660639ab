import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { openBrowser, type House } from './house.ts';
import { sharedHouse } from './shared-house.ts';

/** What a journey works with: an empty house and one browser a file, one visitor who has never been here a test. */
export interface Journey {
  readonly house: House;
  readonly page: Page;
  readonly context: BrowserContext;
  /** Takes the page's clock in hand. A clock stays with its visitor, who therefore leaves when the test ends. */
  holdClock(options?: { time: Date }): Promise<void>;
}

/** How long a page may take to do what it is asked for; a machine that does much else at the time takes long. */
const ANSWERED_MS = 90_000;

interface Visitor {
  readonly width?: number;
  readonly theme?: 'light' | 'dark';
}

/**
 * Opens a house and a browser for the tests of a file. A page error, or a console error that no test expected, fails
 * the test it happened in.
 */
export function journeys(visitor: Visitor = {}): Journey & { expectConsoleErrors(): void } {
  let browser: Browser | undefined;
  let errors: string[] = [];
  let tolerant = false;
  let context: BrowserContext | undefined;
  let hasClock = false;
  const journey = {
    holdClock(options) {
      hasClock = true;
      return journey.page.clock.install(options);
    },
  } as { house: House; page: Page; context: BrowserContext; holdClock: Journey['holdClock'] };

  const openContext = (from: Browser) =>
    from.newContext({
      baseURL: journey.house.address,
      viewport: { width: visitor.width ?? 1280, height: 860 },
      colorScheme: visitor.theme ?? 'light',
      reducedMotion: 'reduce',
      permissions: ['clipboard-read', 'clipboard-write'],
    });

  beforeAll(async () => {
    [journey.house, browser] = await Promise.all([sharedHouse(), openBrowser()]);
  });
  beforeEach(async () => {
    errors = [];
    tolerant = false;
    if (!browser) throw new Error('There is no browser.');
    // What a visitor has written down here is forgotten between tests; the program that the browser has compiled is not.
    context ??= await openContext(browser);
    context.setDefaultTimeout(ANSWERED_MS);
    journey.context = context;
    journey.page = await journey.context.newPage();
    await forgetEverything(journey.page, journey.house.address);
    journey.page.on('pageerror', (error) => errors.push(error.message));
    journey.page.on('console', (message) => {
      if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`);
    });
  });
  afterEach(async () => {
    if (hasClock) {
      await context?.close();
      context = undefined;
      hasClock = false;
    }
    await Promise.all((context?.pages() ?? []).map((page) => page.close()));
    if (errors.length > 0 && !tolerant) throw new Error(`The page complained:\n${errors.join('\n')}`);
  });
  afterAll(async () => {
    // What did not open is not closed: the fault that is told is the first one.
    await browser?.close();
  });
  return Object.assign(journey, { expectConsoleErrors: () => (tolerant = true) }) as Journey & {
    expectConsoleErrors(): void;
  };
}

/** Empties what a site can keep in a browser. What belongs to one tab goes with the tab. */
async function forgetEverything(page: Page, origin: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Storage.clearDataForOrigin', {
    origin,
    storageTypes: 'cookies,local_storage,indexeddb,cache_storage,service_workers',
  });
  await devtools.detach();
}

/** Fills the two fields that are enough and a few more. */
export async function fillForm(
  page: Page,
  child: { name: string; age?: string; gender?: string; problem: string; notes?: string },
) {
  await page.getByLabel("Child's Name").fill(child.name);
  if (child.age) await page.getByRole('radio', { name: child.age, exact: true }).check();
  if (child.gender) await page.getByRole('radio', { name: child.gender, exact: true }).check();
  await page.getByLabel('What problem should the story address?').fill(child.problem);
  if (child.notes) await page.getByLabel('Additional Information').fill(child.notes);
}

/** Makes a story by the API, for journeys that begin on its page. Waits until it can be heard when asked. */
export async function madeStory(house: House, options: { heard?: boolean; name?: string } = {}): Promise<string> {
  const answer = await fetch(`${house.address}/api/stories/generate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      category: 'byob',
      customData: {
        childName: options.name ?? 'Mia',
        childAge: '6-7',
        childGender: 'girl',
        problem: 'She is afraid of the dark and wants the light on all night.',
        additionalInfo: 'Dad reads to her. She has a blue blanket.',
      },
    }),
  });
  if (!answer.ok) throw new Error(await answer.text());
  const { id } = (await answer.json()) as { id: string };
  if (options.heard) {
    const audioUrl = async () =>
      ((await (await fetch(`${house.address}/api/stories/${id}`)).json()) as { audioUrl: string | null }).audioUrl;
    await vi.waitUntil(audioUrl, { timeout: 120_000, interval: 100 });
  }
  return id;
}

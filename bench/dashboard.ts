import { mkdtempSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBrowser, openHouse } from '../e2e/house.ts';
import { percentile, type Figure } from './figures.ts';

/** Nearly fourteen readings a day for a year: far more than a family makes. */
const SESSIONS = 5_000;
const ASKED = 500;
/** Before the measuring begins: a server that has run for a while has its code compiled. */
const WARM_UP = 30;
const OPENED = 15;
const ANSWER_MS = 100;
const OPEN_MS = 1_000;
const YEAR_MS = 364 * 86_400_000;

/** Puts a year of readings into the database of a house that is closed. */
function fill(folder: string): void {
  const database = new DatabaseSync(join(folder, 'storylantern.sqlite'));
  const insert = database.prepare(
    `insert into reading_session (id, household_id, child_name, story_title, piece_kind, piece_id, comprehension_rating,
     interest_rating, repetition_rating, behavior_rating, session_duration, notes, created_at)
     values (?, 1, ?, ?, 'story', ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  database.exec('begin');
  for (let index = 0; index < SESSIONS; index += 1) {
    insert.run(
      `reading-${index}`,
      index % 3 === 0 ? 'Ada' : 'Mia',
      'The fox who kept a light on for the night train',
      `piece-${index}`,
      1 + (index % 5),
      1 + (index % 4),
      1 + (index % 3),
      1 + (index % 2),
      5 + (index % 20),
      index % 2 === 0 ? 'Asked for it twice and said "flutter" at the gate, then slept through the whole night.' : null,
      new Date(Date.now() - (index / SESSIONS) * YEAR_MS).toISOString(),
    );
  }
  database.exec('commit');
  database.close();
}

async function answers(address: string): Promise<readonly Figure[]> {
  const times: number[] = [];
  let bytes = 0;
  for (let at = -WARM_UP; at < ASKED; at += 1) {
    const start = performance.now();
    bytes = (await (await fetch(`${address}/api/progress/tracking/user/1`)).arrayBuffer()).byteLength;
    if (at >= 0) times.push(performance.now() - start);
  }
  return [
    { name: `${SESSIONS} readings as one answer, p50`, value: percentile(times, 0.5), unit: 'ms' },
    {
      name: `${SESSIONS} readings as one answer, p99`,
      value: percentile(times, 0.99),
      unit: 'ms',
      bar: { atMost: ANSWER_MS },
    },
    { name: 'The answer', value: bytes / 1_000, unit: 'kB' },
  ];
}

/** From the address to the figures and the chart, the last year of all children, with nothing in the browser's cache. */
async function opened(address: string): Promise<readonly Figure[]> {
  const browser = await openBrowser();
  try {
    const times: number[] = [];
    const changes: number[] = [];
    const others: number[] = [];
    for (let at = 0; at < OPENED; at += 1) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 860 } });
      const page = await context.newPage();
      const start = performance.now();
      await page.goto(`${address}/progress-dashboard?days=365`, { waitUntil: 'commit' });
      await page.locator('.chart .chart-marker').last().waitFor();
      times.push(performance.now() - start);
      const change = performance.now();
      await page.getByLabel('Child', { exact: true }).selectOption('Ada');
      await page.locator('.progress-figure').filter({ hasText: '1,667' }).waitFor();
      changes.push(performance.now() - change);
      const other = performance.now();
      const library = await (await browser.newContext({ viewport: { width: 1280, height: 860 } })).newPage();
      await library.goto(`${address}/my-library`, { waitUntil: 'commit' });
      await library.getByRole('link', { name: 'Create Your First Story' }).waitFor();
      others.push(performance.now() - other);
      await library.context().close();
      await context.close();
    }
    return [
      { name: `The page with ${SESSIONS} sessions, p50`, value: percentile(times, 0.5), unit: 'ms' },
      {
        name: `The page with ${SESSIONS} sessions, slowest`,
        value: Math.max(...times),
        unit: 'ms',
        bar: { atMost: OPEN_MS },
      },
      { name: 'The page of an empty library, for comparison, p50', value: percentile(others, 0.5), unit: 'ms' },
      { name: 'Another child is chosen, p50', value: percentile(changes, 0.5), unit: 'ms' },
    ];
  } finally {
    await browser.close();
  }
}

/** The progress of a family that noted far more than families do, on the real server and in a real browser. */
export async function measureDashboard(): Promise<readonly Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'storylantern bench '));
  const env = { DATA_DIR: folder, READS_PER_MINUTE: '10000000', LOG_LEVEL: 'warn' };
  try {
    // The first start lays the tables.
    await (await openHouse(env)).close();
    fill(folder);
    const house = await openHouse(env);
    try {
      return [...(await answers(house.address)), ...(await opened(house.address))];
    } finally {
      await house.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

// Every test file and every server that one starts is a process of its own; the compiled modules of one serve the next.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'node_modules', '.cache', 'storylantern', 'compiled');

/**
 * Every test file runs as Node itself runs the product: types stripped, nothing rewritten. A rewritten module reads each
 * imported constant through a getter, which makes inner loops several times slower than they are in the product.
 */
const experimental = { viteModuleRunner: false };

/** One run, four kinds of test: pure packages, units of the web app and the scripts, the server, and the browser. */
export default defineConfig({
  test: {
    reporters: ['default'],
    // One more than the cores of a small machine: much of a run waits for servers and browsers.
    maxWorkers: 3,
    experimental,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/*/{src,test}/**/*.test.ts'],
          testTimeout: 60_000,
          experimental,
          // Packages are pure: they keep nothing that one file could leave for the next, so each is loaded once.
          isolate: false,
        },
      },
      {
        test: {
          name: 'web',
          include: ['apps/web/src/**/*.test.ts', 'scripts/**/*.test.ts'],
          testTimeout: 60_000,
          experimental,
          // Each puts back what it stands in for; a process for each would take four times as long as all tests together.
          isolate: false,
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/{src,test}/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          experimental,
          // Every server under test is made anew; what it is made of is loaded once.
          isolate: false,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['e2e/shared-houses.ts'],
          // What stays of a file is a house, and the next one empties it.
          isolate: false,
          testTimeout: 300_000,
          hookTimeout: 300_000,
          maxConcurrency: 2,
          // What a page is asked for until it is so; a busy machine draws it late.
          expect: { poll: { timeout: 40_000 } },
          experimental,
        },
      },
    ],
  },
});

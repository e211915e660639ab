import { createEmbeddedMakers, type Makers } from '../../src/makers.ts';
import { createEmbeddedAuthor, type EmbeddedAuthor } from '../../src/makers/text/embedded-author.ts';

let standing: EmbeddedAuthor | undefined;

/**
 * The author as it runs in production, one for all the test files that one process runs: it takes seconds to load, and
 * keeps nothing from one story to the next. No server under test ends it; it ends with the process.
 */
export function standingAuthor(): EmbeddedAuthor {
  standing ??= { ...createEmbeddedAuthor(), close: async () => undefined };
  return standing;
}

/** The makers as they run in production, with the author that stands already. */
export const makersWithStandingAuthor = (): Makers => ({ ...createEmbeddedMakers(), author: standingAuthor() });

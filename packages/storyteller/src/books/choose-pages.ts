import type { BookFinding, ScriptPage } from '@storylantern/contract';
import type { Chance, Telling } from './arc.ts';
import { pageFaults } from './audit/audit-book.ts';
import { mendedScene } from './mend-scene.ts';
import type { Draft, DraftPage } from './render-pages.ts';
import type { Theme } from './theme.ts';
import type { ToldBefore } from './told-before.ts';

/** What the choice of variants is made by. */
export interface Choosing {
  readonly theme: Theme;
  readonly telling: Telling;
  readonly before: ToldBefore;
  readonly chance: Chance;
  /** The book is about a death and may name it. */
  readonly ofDeath?: boolean;
}

/** Pages with one variant each. */
export interface ChosenPages {
  readonly pages: readonly ScriptPage[];
  /** Hard findings that no variant avoids. */
  readonly faults: readonly BookFinding[];
  /** Sentences this family was told before. */
  readonly shared: number;
  /** How often an average page was told before. */
  readonly retold: number;
  /** How much of the plot this family knows, 0 to 1, in these words or in the other wording of a page. */
  readonly met: number;
}

/** Chooses a variant of each page: sound ones first, then the least told before, then by chance; pictures are mended. */
export function chosenPages(draft: Draft, choosing: Choosing): ChosenPages {
  const pages: ScriptPage[] = [];
  const faults: BookFinding[] = [];
  let shared = 0;
  let retold = 0;
  let met = 0;
  for (const [index, page] of draft.pages.entries()) {
    const best = bestVariant(page, pages, index, draft, choosing);
    pages.push(best.page);
    faults.push(...best.faults);
    shared += best.shared;
    retold += best.retold / draft.pages.length;
    met += best.met / draft.pages.length;
  }
  return { pages, faults, shared, retold, met };
}

interface Judged {
  readonly page: ScriptPage;
  readonly faults: readonly BookFinding[];
  readonly shared: number;
  readonly retold: number;
  readonly met: number;
}

function bestVariant(
  page: DraftPage,
  earlier: readonly ScriptPage[],
  index: number,
  { cast }: Draft,
  { theme, telling, before, chance, ofDeath = false }: Choosing,
): Judged {
  let best: Judged | undefined;
  // The least told first, and in an order drawn by chance where they are told alike, so that those take turns.
  const inOrder = chance
    .some(page.variants.length, page.variants)
    .map((text) => ({ text, retold: before.retold(text) }))
    .sort((a, b) => a.retold - b.retold);
  const met = Math.min(1, inOrder.at(-1)?.retold ?? 0);
  for (const { text, retold } of inOrder) {
    const scene = mendedScene({ text, scene: page.scene }, earlier, cast, theme);
    const made = { text, scene };
    const faults = pageFaults(made, earlier, index, { cast, theme, telling, ofDeath }).filter((each) => each.hard);
    if (!best || faults.length < best.faults.length) {
      best = { page: made, faults, shared: before.shared(text), retold, met };
    }
    if (faults.length === 0) break;
  }
  if (!best) throw new Error('A page has no text.');
  return best;
}

import type { SheetPage } from '@storylantern/library';
import type { BeatPage, Chance } from '../arc.ts';
import type { ToldBefore } from '../told-before.ts';
import { filled, filledPage, type Told } from './fill-page.ts';

/**
 * A step in one of its wordings: the trouble and the way through it, which were written for each other, are told in the
 * same one, and in the one this family heard least. Pages with fewer wordings take turns with those they have.
 */
export function inOneWording(
  pages: readonly SheetPage[],
  { before, told, chance }: { readonly before: ToldBefore; readonly told: Told; readonly chance: Chance },
): BeatPage[] {
  const most = Math.max(0, ...pages.map((page) => page.text.length));
  const wordings = Array.from({ length: most }, (_, n) => pages.map(({ text }) => text[n % text.length] ?? text[0]));
  const [least] = chance
    .some(wordings.length, wordings)
    .map((texts) => ({ texts, cost: texts.reduce((sum, text) => sum + before.retold(filled(text, told)), 0) }))
    .sort((a, b) => a.cost - b.cost);
  return pages.map((page, n) => {
    return { ...filledPage(page, told), text: filled(least?.texts[n] ?? page.text[0], told) };
  });
}

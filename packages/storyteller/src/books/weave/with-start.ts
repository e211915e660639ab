import type { ScriptPage } from '@storylantern/contract';
import { namesWord } from '../audit/thing-words.ts';
import type { Chance, Figure, Telling } from '../arc.ts';
import type { Theme } from '../theme.ts';
import { firstThatTakes } from './one-more-sentence.ts';

/** Where a theme begins, or where its hero came from, said on one of the first pages. Null when a page says it already. */
export function withStart(
  pages: readonly ScriptPage[],
  { from, place }: Theme,
  hero: Figure,
  telling: Telling,
  chance: Chance,
): ScriptPage[] | null {
  if (from === null || pages.some((page) => namesWord(page.text, from))) return null;
  const goes = place !== null;
  const lines = chance.some(
    goes ? 3 : 2,
    goes
      ? [`It all began in ${from}.`, `They set out from ${from}.`, `The first step of it was in ${from}.`]
      : [`${hero.name} came from ${from}.`, `${hero.name} had come all the way from ${from}.`],
  );
  const early = [0, 1].filter((i) => pages[i]?.scene.actors.some((actor) => actor.who === hero.id));
  return goes
    ? firstThatTakes(pages, [0, 1], lines, telling, (page) => page, 'first')
    : firstThatTakes(pages, early, lines, telling, (page) => page);
}

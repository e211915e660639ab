import type { ScriptPage, SettingName } from '@storylantern/contract';
import type { Chance, Telling } from '../arc.ts';
import type { Occasion } from '../theme/occasion.ts';
import { firstThatTakes } from './one-more-sentence.ts';

/** Whether the day or the weather of a theme is told or seen already. */
export const isOccasionTold = ({ lines, weather }: Occasion, pages: readonly ScriptPage[]): boolean =>
  pages.some(
    (page) =>
      lines.some((line) => page.text.includes(line) || namesDay(page.text, line) || isBirthday(page.text, line)) ||
      (weather !== null && page.scene.weather === weather),
  );

/** "It was Christmas Eve." is told where a page says "on Christmas Eve". */
function namesDay(text: string, line: string): boolean {
  const day = /(?<=\s)\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*/u.exec(line)?.[0];
  return day !== undefined && text.includes(day);
}

const isBirthday = (text: string, line: string): boolean => /birthday/.test(line) && /\bbirthday\b/i.test(text);

/** Where weather is seen. */
const OUTDOORS: ReadonlySet<SettingName> = new Set([
  'garden',
  'street',
  'forest',
  'playground',
  'farm',
  'beach',
  'pond',
  'mountain',
  'castle',
]);

/** A page that says what the sky does is left alone. */
const OF_THE_SKY = /\b(?:sun\w*|moon\w*|stars?|sky|skies|rain\w*|snow\w*|wind\w*|dry|warm|hot|cold|clear|shadow)\b/i;

/** A page that names its own day or hour keeps it. */
const OF_A_DAY = /\b(?:night|day|morning|evening|afternoon|next|today|tomorrow|yesterday|o'clock|\p{Lu}\p{L}+day)\b/u;

/** Where it is happens on its pages or nowhere: a line that only says so is of none of them. */
const OF_A_PLACE = /^(?:This|All of it|All this|It) was (?:in|on|at|under|behind|inside|upstairs|downstairs|by|next)\b/;

/** The day of a theme begins one of the first pages; its weather is seen where it is said. */
export function withOccasion(
  pages: readonly ScriptPage[],
  { lines, weather }: Occasion,
  telling: Telling,
  chance: Chance,
): ScriptPage[] | null {
  // Who it is about is told first, and then the day.
  const early = [1, 2, 3, 0].filter((i) => i < pages.length);
  const quiet = early.filter((i) => !OF_A_DAY.test(pages[i]?.text ?? ''));
  const told = lines.filter((line) => !OF_A_PLACE.test(line));
  if (told.length === 0) return null;
  const said = chance.some(told.length, told);
  const outside = early.filter((i) => {
    const page = pages[i];
    return page !== undefined && OUTDOORS.has(page.scene.setting) && !OF_THE_SKY.test(page.text);
  });
  const shown = (page: ScriptPage): ScriptPage => ({ ...page, scene: { ...page.scene, weather: weather ?? 'clear' } });
  return (
    (weather === null ? null : firstThatTakes(pages, outside, said, telling, shown, 'first')) ??
    firstThatTakes(pages, [...quiet, ...early], said, telling, (page) => page, 'first')
  );
}

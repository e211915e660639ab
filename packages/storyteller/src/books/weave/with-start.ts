import type { ScriptPage } from '@storylantern/contract';
import { namesWord } from '../audit/thing-words.ts';
import type { Chance, Company, Figure, Telling } from '../arc.ts';
import { kinWords } from '../../facts/kin.ts';
import { escaped } from '../../words/escaped.ts';
import type { Theme } from '../theme.ts';
import { firstThatTakes } from './one-more-sentence.ts';

const CHILD = /\b(?:girl|boy|child|kid|daughter|son|children|kids)(?: (?:called|named) \p{L}+)?$/iu;

/** Who a theme says came from somewhere: its hero, or "Granny from Jamaica"; null for whom no page can say it of. */
function whoCame({ raw, hero: ofTheme }: Theme, from: string, hero: Figure, grownUp: Figure): Figure | null {
  const before =
    raw.split(new RegExp(String.raw`\s+(?:(?:is|comes?|came|all the way) )*from (?:the )?${escaped(from)}`, 'iu'))[0] ??
    '';
  const isKin = new RegExp(String.raw`(?:^|\s)(?:${kinWords.join('|')})(?: \p{Lu}\p{Ll}+)?$`, 'iu').test(before);
  if (isKin) return before.toLowerCase().includes(grownUp.name.split(' ')[0]?.toLowerCase() ?? '') ? grownUp : null;
  // The child comes from where its family lives, unless the theme says otherwise.
  return ofTheme === null && !CHILD.test(before) ? null : hero;
}

/** Where a theme begins, or where its hero came from, said on one of the first pages. Null when a page says it already. */
export function withStart(
  pages: readonly ScriptPage[],
  theme: Theme,
  { hero, grownUp }: Pick<Company, 'hero' | 'grownUp'>,
  telling: Telling,
  chance: Chance,
): ScriptPage[] | null {
  const { from, place } = theme;
  if (from === null || pages.some((page) => namesWord(page.text, from))) return null;
  const goes = place !== null;
  const who = goes ? hero : whoCame(theme, from, hero, grownUp);
  if (who === null) return null;
  const lines = chance.some(
    goes ? 3 : 2,
    goes
      ? [`It all began in ${from}.`, `They set out from ${from}.`, `The first step of it was in ${from}.`]
      : [
          `${who.name} came from ${from}.`,
          ...(who === hero ? [`${who.name} had come all the way from ${from}.`] : [`${who.name} was from ${from}.`]),
        ],
  );
  const early = [0, 1].filter((i) => pages[i]?.scene.actors.some((actor) => actor.who === who.id));
  return goes
    ? firstThatTakes(pages, [0, 1], lines, telling, (page) => page, 'first')
    : firstThatTakes(pages, early, lines, telling, (page) => page);
}

import type { BeatPage, Told } from '../../../arc.ts';
import { cap } from '../../wording.ts';
import type { EventPlot, Going } from '../event.ts';
import { wishIn } from './parts.ts';

const each = (text: BeatPage['text'], change: (one: string) => string): string[] =>
  (typeof text === 'string' ? [text] : [...text]).map(change);

/** A sheep who wanted to be Mary says so at the beginning, and at bedtime knows why it was better so. */
export function withWish({ young, middle, old, ...plot }: EventPlot): EventPlot {
  const told =
    (tell: (going: Going) => Told, ending: (asked: string, one: string, going: Going, refrain: string) => string) =>
    (going: Going): Told => {
      const wish = wishIn(going.raw);
      const made = tell(going);
      if (wish === null) return made;
      const { a, g } = going;
      const last = made.pages.length - 1;
      const asked = `"Would you rather have been ${wish.a}?" said ${g}, at bedtime. "${cap(wish.the)} had no hand free," said ${a}.`;
      const change = (n: number, one: string): string =>
        n === 0
          ? `${one} ${a} had wanted to be ${wish.a}.`
          : n === last
            ? ending(asked, one, going, made.refrain ?? '')
            : one;
      return {
        ...made,
        pages: made.pages.map((page, n) => ({ ...page, text: each(page.text, (one) => change(n, one)) })),
      };
    };
  return {
    ...plot,
    young: told(young, (_, one) => one),
    middle: told(
      middle,
      (asked, _, { A, a }, refrain) =>
        `${asked} ${A.names} arms lay on the blanket. One of them went up, all by itself. "${refrain}," said ${a}, and laughed.`,
    ),
    old: told(old, (asked, one) => `${asked} ${one}`),
  };
}

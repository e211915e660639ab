import type { BookScript } from '@storylantern/contract';
import { plainText } from '../../facts/given-text.ts';
import { takenEverywhere } from '../arcs/always-with/everywhere.ts';
import { asWordedEvent } from '../arcs/events/index.ts';
import { ARCS } from '../arcs/index.ts';
import { oneHandEach } from '../arcs/one-hand-each/arc.ts';
import { SURE } from '../arcs/shape.ts';
import { SHAPES } from '../arcs/shapes.ts';
import { NO_JOKE } from '../arcs/the-one-about/no-joke.ts';
import type { Theme } from '../theme.ts';
import { best } from './best-telling.ts';
import type { Case } from './case.ts';
import { isEveryDay } from './every-day.ts';
import { isEvent } from './of-one-arc.ts';
import { fitOf, fits } from './ranked-arcs.ts';

/** Whether an arc is one whose plot is the theme itself. */
export const isItsPlot = (id: string): boolean => SHAPES.some((each) => each.id === id);

/** The book of a shape that is sure that a theme is its sentence; null where none is. */
export const ofSurePlot = (asked: Case, understood: Theme): BookScript | null =>
  // What an event was written for is the event's, and two who have hold of one thing have a shape of their own.
  asWordedEvent(asked.brief.theme, understood) !== null || oneHandEach.fits(understood) > 0
    ? null
    : ofItsPlot(asked, understood, false, SURE);

/**
 * The book of a shape that makes its plot of what the theme says, in the words that were typed (docs/decisions/030); null
 * where no shape knows such a sentence, and where what the sentence says is no matter for a tale. `unlessBetter`: also where
 * another shape fits it better.
 */
export function ofItsPlot(asked: Case, understood: Theme, unlessBetter = false, least = 1): BookScript | null {
  const raw = plainText(asked.brief.theme).trim();
  if (
    understood.invented === true ||
    takenEverywhere(understood) ||
    (asked.brief.nights ?? []).length > 0 ||
    NO_JOKE.test(raw)
  )
    return null;
  const typed: Theme = { ...understood, raw };
  const able = SHAPES.map((each) => ({
    each,
    asked: { ...asked, theme: each.reads ? { ...typed, ...each.reads(typed) } : typed },
  }))
    .filter((one) => fitOf(one.each, one.asked) > 0 && fits(one.each, one.asked.theme) >= least)
    .sort((a, b) => fits(b.each, b.asked.theme) - fits(a.each, a.asked.theme));
  const [likeliest] = able;
  if (!likeliest) return null;
  if (
    unlessBetter &&
    (isEveryDay(raw, understood) || isBetterElsewhere(fits(likeliest.each, likeliest.asked.theme), asked))
  )
    return null;
  for (const one of able) {
    const told = best([one.each], one.asked);
    if (told) return told;
  }
  return null;
}

const isBetterElsewhere = (fit: number, asked: Case): boolean =>
  ARCS.some((each) => !isEvent(each.id) && fits(each, asked.theme) > fit);

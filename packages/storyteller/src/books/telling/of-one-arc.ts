import type { BookScript } from '@storylantern/contract';
import { aboutTheHead } from '../arcs/events/about-the-head.ts';
import { EVENTS, likestOf, QUARREL_EVENTS } from '../arcs/events/index.ts';
import { ARCS } from '../arcs/index.ts';
import { oneHandEach } from '../arcs/one-hand-each/arc.ts';
import { theLine } from '../arcs/the-line/arc.ts';
import type { Theme } from '../theme.ts';
import { best } from './best-telling.ts';
import type { Case } from './case.ts';
import { fitOf, fits } from './ranked-arcs.ts';

const OF_EVENTS: ReadonlySet<string> = new Set(EVENTS.map(({ id }) => id));
/** Whether an arc tells an event, by its id. */
export const isEvent = (arc: string): boolean => OF_EVENTS.has(arc);

/** Two who have hold of one thing, or do not speak to each other. */
export const isOfTwoWhoFellOut = (theme: Theme): boolean => theLine.fits(theme) > 0 || oneHandEach.fits(theme) > 0;

/** As well as an arc fits a subject of which no other arc knows anything. */
const ITS_OWN = 15;
/** What only one shape of story knows of is told by that one: no sheet about bees explains a spelling bee. */
export function ofOneArc(asked: Case, mayBe?: (first: BookScript) => boolean): BookScript | null {
  // Two who have hold of one bicycle are about the two, and not about the bicycle; brothers who fight are an event.
  const mayBeEvent = (id: string): boolean =>
    !isOfTwoWhoFellOut(asked.theme) || (QUARREL_EVENTS.has(id) && oneHandEach.fits(asked.theme) === 0);
  const { like } = asked.theme;
  const named = EVENTS.filter(
    (each) => (like === undefined || each.id === like) && mayBeEvent(each.id) && fitOf(each, asked) > 0,
  );
  const events = likestOf(aboutTheHead(named, asked.theme), asked.brief.theme);
  // An event comes before every shape (docs/decisions/021).
  const own =
    events.length > 0
      ? events
      : ARCS.filter((each) => !isEvent(each.id) && fits(each, asked.theme) >= ITS_OWN && fitOf(each, asked) > 0);
  const nights = asked.brief.nights ?? [];
  if (own.length === 0 || nights.length > 0) return null;
  // Heard twice lately, it takes turns with whatever else can tell the theme.
  if (events.length === 0 && asked.recentArcs.filter((id) => own.some((each) => each.id === id)).length > 1)
    return null;
  const told = best(own, asked, undefined, mayBe);
  return told === null && isOfWords(asked.family.comforter) ? best(own, inOneWord(asked), undefined, mayBe) : told;
}

const isOfWords = (comforter: string | null): boolean => comforter?.includes(' ') === true;
/** The same with the comforter in one word: "the toy giraffe" is two words too many for a sentence of the youngest. */
const inOneWord = (asked: Case): Case => ({
  ...asked,
  family: { ...asked.family, comforter: asked.family.comforter?.split(' ').at(-1) ?? null },
});

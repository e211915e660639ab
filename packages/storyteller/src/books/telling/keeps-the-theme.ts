import type { BookScript } from '@storylantern/contract';
import { plainText } from '../../facts/given-text.ts';
import { anyArc } from '../arcs/any-arc.ts';
import { isLikest } from '../arcs/events/index.ts';
import { ARCS } from '../arcs/index.ts';
import { theOneAbout } from '../arcs/the-one-about/arc.ts';
import { askedFor } from '../arcs/the-one-about/asked-for.ts';
import { isName } from '../arcs/the-one-about/is-name.ts';
import type { Theme } from '../theme.ts';
import { best } from './best-telling.ts';
import { namesTyped, type Case } from './case.ts';
import { leftOut, type LeftOut } from './left-out.ts';
import { isEvent } from './of-one-arc.ts';
import { isItsPlot, ofItsPlot } from './of-its-plot.ts';
import { fits } from './ranked-arcs.ts';

/** From this share of its words on that stand nowhere, a theme is told by no shape that only fits it, */
const OF_A_SHAPE = 0.34;
/** by nothing that is made for it; and by that neither where a whole part of its sentence is among them. */
const HALF = 0.5;
const WITH_A_PART = 0.3;
/** A shape that fits so well is made for its theme. */
const MADE_FOR_IT = 13;
/** So much more of the theme must be told for another story to be told. */
const MORE = 0.1;
/** Shapes in which what a theme says is a label that hangs on somebody, and moves nothing. */
const LABELS: ReadonlySet<string> = new Set(['any-day', 'helping', 'no-square', 'odd-one', 'pull-together']);
/** Shapes that are about a matter, whatever it is called: a detective, wanting more and more of one thing, and somebody who is stuck and pushed. */
const OF_THE_MATTER: ReadonlySet<string> = new Set(['the-case', 'never-enough', 'stuck-fast']);
/** A parent misses no such word. */
const SAYS_NOTHING = /^(?:whose|whom|though|except|till|since|whenever|whats|isnt|wont|\p{L}+['’](?:d|ll|ve|re|m))$/iu;
const MOST_LISTED = 8;

const IN_ITS_WORDS = anyArc(theOneAbout);

/**
 * A book, or where it leaves out too much of what its theme says, the story that is told in the words of the theme
 * (docs/decisions/028). Whatever of the theme is in neither is named to the parent. `isSure` where the theme is as good as a
 * wording of what is told.
 */
export function keepsTheTheme(script: BookScript, asked: Case, understood: Theme, isSure = false): BookScript {
  const typed = asked.brief.theme;
  const names = namesTyped(asked, understood);
  const lost = leftOut(typed, script, names);
  if (isItsPlot(script.arc)) return withNamed(script, lost);
  // A shape that makes its plot of the theme goes before whatever leaves out a part of it.
  const isOnlySaid = script.arc === theOneAbout.id;
  const plotted = !isSure && (isOnlySaid || lost.isMuch || lost.isTurn) ? ofItsPlot(asked, understood) : null;
  const keepsMore = (told: BookScript | null, atLeast: number): BookScript | null => {
    const less = told && leftOut(typed, told, names);
    return told && less && less.share + atLeast <= lost.share ? withNamed(told, less) : null;
  };
  const inOwnWords = (): BookScript | null =>
    !isSure && isName(typed) && losesTooMuch(script, asked, lost)
      ? inItsWords({ ...asked, theme: asTyped(understood, typed) }, isEvent(script.arc))
      : null;
  const atLeast = LABELS.has(script.arc) ? 0 : MORE;
  return keepsMore(plotted, isOnlySaid ? 0 : atLeast) ?? keepsMore(inOwnWords(), atLeast) ?? withNamed(script, lost);
}

/** Whether a first telling of a shape leaves out so much that no other of it is made: its theme is told in its own words. */
export function givesWay(first: BookScript, asked: Case, understood: Theme): boolean {
  if (first.arc === theOneAbout.id || isEvent(first.arc) || !mayBeInItsWords({ ...asked, theme: understood }, false))
    return false;
  return losesTooMuch(first, asked, leftOut(asked.brief.theme, first, namesTyped(asked, understood)));
}

function losesTooMuch(
  { arc: id }: BookScript,
  asked: Case,
  { share, isMuch, isPart, isTurn, isShort }: LeftOut,
): boolean {
  if (id === theOneAbout.id) return false;
  // Whoever a theme helps is helped there.
  if (LABELS.has(id) && asked.theme.relation !== 'help') return true;
  if (!isMuch) return isTurn;
  if (OF_THE_MATTER.has(id)) return false;
  // What the parent said besides (a name, a toy, who helps) has no place in a story of the theme's own words.
  if ((asked.brief.details ?? '') !== '' && share <= HALF && !isTurn) return false;
  // Camping in the woods is camping, wherever the tent stands.
  if (isEvent(id) && isShort && !isTurn) return false;
  const shape = ARCS.find((each) => each.id === id);
  const isMadeForIt = isEvent(id) || (shape !== undefined && fits(shape, asked.theme) >= MADE_FOR_IT);
  if (!isMadeForIt) return isPart || share >= OF_A_SHAPE;
  if (isTurn || share >= HALF) return true;
  // What a theme in other words is surely about may leave a part to it.
  return isPart && share >= WITH_A_PART && !(isEvent(id) && isLikest(id, asked.brief.theme));
}

/** Whether a theme can be asked for by name; of a thing of which nothing is said, an event knows more. */
function mayBeInItsWords({ theme, brief, family }: Case, isOfEvent: boolean): boolean {
  if ((brief.nights ?? []).length > 0 || theme.invented === true || theme.relation === 'bedtime') return false;
  if (brief.notBy?.includes(theOneAbout.id) === true) return false;
  const named = askedFor(theme, family.childName ?? undefined);
  return named !== null && !(isOfEvent && named.isThing === true);
}

/** A theme that was put another way is asked for as it was typed, where that can be. */
function asTyped(understood: Theme, typed: string): Theme {
  const own = { ...understood, raw: plainText(typed).trim() };
  return own.raw !== understood.raw && askedFor(own) !== null ? own : understood;
}

/** The same theme as it is asked for by name. */
export const inItsWords = (asked: Case, isOfEvent = false): BookScript | null =>
  mayBeInItsWords(asked, isOfEvent) ? best([IN_ITS_WORDS], asked, asked.recent.length > 0 ? undefined : 1) : null;

/** With whatever of its theme is not told named to the parent. */
const withNamed = (script: BookScript, { words }: LeftOut): BookScript => {
  const said = script.notManaged.filter((each) => !SAYS_NOTHING.test(each));
  const listed = new Set(said.flatMap((each) => each.toLowerCase().split(/\s+/)));
  const more = words.filter(
    (word) =>
      !SAYS_NOTHING.test(word) && !listed.has(word.toLowerCase()) && !listed.has(word.toLowerCase().replace(/'s$/, '')),
  );
  return { ...script, notManaged: [...said, ...more].slice(0, MOST_LISTED) };
};

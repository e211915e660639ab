import type { BookScript } from '@storylantern/contract';
import { anyArc } from '../arcs/any-arc.ts';
import { isLikest } from '../arcs/events/index.ts';
import { ARCS } from '../arcs/index.ts';
import { theOneAbout } from '../arcs/the-one-about/arc.ts';
import { askedFor } from '../arcs/the-one-about/asked-for.ts';
import { best } from './best-telling.ts';
import type { Case } from './case.ts';
import { leftOut, type LeftOut } from './left-out.ts';
import { isEvent } from './of-one-arc.ts';
import { fits } from './ranked-arcs.ts';

/** From this share of its words on that stand nowhere, a theme is told by nothing that only fits it, */
const OF_A_SHAPE = 0.2;
/** by no event that it names, and by none that it is surely about. */
const OF_AN_EVENT = 0.3;
const OF_ITS_EVENT = 0.5;
/** A shape that fits so well is made for its theme. */
const MADE_FOR_IT = 13;
/** So much more of the theme must be told for another story to be told. */
const MORE = 0.1;
const MOST_LISTED = 8;

const IN_ITS_WORDS = anyArc(theOneAbout);

/**
 * A book, or where it leaves out too much of what its theme says, the story that is told in the words of the theme
 * (docs/decisions/028). Whatever of the theme is in neither is named to the parent.
 */
export function keepsTheTheme(script: BookScript, asked: Case): BookScript {
  const typed = asked.brief.theme;
  const { family, brief, theme } = asked;
  const names = [family.childName, brief.childName, theme.childName].filter((each) => typeof each === 'string');
  const lost = leftOut(typed, script, names);
  const told = losesTooMuch(script, asked, lost) ? inItsWords(asked) : null;
  const less = told && leftOut(typed, told, names);
  return told && less && less.share + MORE <= lost.share ? withNamed(told, less) : withNamed(script, lost);
}

function losesTooMuch({ arc: id }: BookScript, asked: Case, { share, isMuch, isPart, isTurn }: LeftOut): boolean {
  if (id === theOneAbout.id || !isMuch) return isTurn && id !== theOneAbout.id;
  // What a theme in other words is surely about stays, unless what turns it happens nowhere.
  if (isEvent(id) && isLikest(id, asked.brief.theme)) return share >= OF_ITS_EVENT || isTurn;
  const shape = ARCS.find((each) => each.id === id);
  const isMadeForIt = isEvent(id) || (shape !== undefined && fits(shape, asked.theme) >= MADE_FOR_IT);
  return isPart || share >= (isMadeForIt ? OF_AN_EVENT : OF_A_SHAPE);
}

function inItsWords(asked: Case): BookScript | null {
  const { theme, brief } = asked;
  if ((brief.nights ?? []).length > 0 || theme.invented === true || theme.relation === 'bedtime') return null;
  if (askedFor(theme) === null) return null;
  return best([IN_ITS_WORDS], asked, asked.recent.length > 0 ? undefined : 1);
}

/** With whatever of its theme is not told named to the parent. */
const withNamed = (script: BookScript, { words }: LeftOut): BookScript => {
  const listed = new Set(script.notManaged.flatMap((each) => each.toLowerCase().split(/\s+/)));
  const more = words.filter(
    (word) => !listed.has(word.toLowerCase()) && !listed.has(word.toLowerCase().replace(/'s$/, '')),
  );
  return { ...script, notManaged: [...script.notManaged, ...more].slice(0, MOST_LISTED) };
};

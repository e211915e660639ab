import type { AgeBand } from '@storylantern/contract';
import { deedDone } from '../deed-done.ts';
import type { ToldFact } from '../told-fact.ts';
import { achievedIn, inFewer, restOf, TIMED } from './achieved.ts';
import type { Clause } from './clauses.ts';
import { retold, type Whose } from './retold.ts';
import { ROOM } from './room.ts';
import { inSentences, joined, type Deed } from './sentences.ts';

/** A game that was lost is where something was managed: "lost at Uno and said good game". */
const LOST = /^lost (?:at|against|to|the|a|\{his\}) (?!.*\b(?:tooth|teeth|temper|way|cool)\b)/;
function lostIn({ who, rest }: Clause, whose: Whose, most: number): string | undefined {
  const said = who === 'child' && /^lost\b/i.test(rest) ? retold(rest, whose) : undefined;
  return said !== undefined && LOST.test(said) && said.split(' ').length <= most ? said : undefined;
}

/** What is told as of now or of a day long gone, and no deed of this one. */
const OF_BEFORE =
  /^(?:used to|could|would|did(?:n'?t| not)|(?:has |had )?been|only|never|always|nearly|almost)\b|\b(?:normally|usually)$|\b(?:last (?:year|summer|term|month|christmas|time)|(?:weeks|months|years?) ago|(?:lots of|many|a few|two|three|four|five) times(?: before)?|before(?: that)?$)/i;
const isOfBefore = ({ rest }: Clause): boolean =>
  OF_BEFORE.test(rest.replace(/\s+after (?:not|failing|missing|losing) .*$/i, ''));

/** What the child did in these clauses, in the order of telling: as much as there is room for. */
export function deedsIn(clauses: readonly Clause[], whose: Whose, band: AgeBand): Deed[] {
  const { most, more } = ROOM[band];
  const done: Deed[] = [];
  for (const clause of clauses) {
    if (done.length > more) break;
    const text = isOfBefore(clause)
      ? undefined
      : (lostIn(clause, whose, most - 1) ?? achievedIn(clause, whose, most - 1));
    // What "it" is stands in a clause that was not understood.
    if (text === undefined || (done.length === 0 && /^\w+ (?:it|them)\b/.test(text))) continue;
    if (!done.some((each) => each.text === text)) done.push({ text, clause });
  }
  return done.every((each) => LOST.test(each.text)) ? [] : done;
}

/** What a parent told as done where no clause of it could be said as a whole. */
export function deedAlone(problem: string, { gender, names }: Whose, band: AgeBand): ToldFact[] {
  const phrase = deedDone(problem, gender, band === '2-3' ? 'short' : 'usual');
  if (!phrase) return [];
  const text = [...names].reduce(
    (left, name) => left.replace(new RegExp(`\\b${name.toLowerCase()}\\b`, 'g'), name),
    phrase.text,
  );
  return [{ name: 'deed', phrase: { text, again: text }, sentence: '' }];
}

/** The deed, how it is said again where it is applauded, and what came next. */
export function deedFacts(done: readonly Deed[], whose: Whose, band: AgeBand): ToldFact[] {
  const [first, ...rest] = done;
  if (!first) return [];
  const [next, ...others] = rest;
  const { most, again } = ROOM[band];
  const { sentence } = first.clause;
  const follows =
    next !== undefined &&
    next.clause.goesOn &&
    next.clause.sentence === sentence &&
    !/ and /.test(first.text) &&
    wordsOf(first.text) + wordsOf(next.text) + 2 <= most;
  const text = follows ? `${first.text} and ${next.text}` : first.text;
  const isFirst = FIRST.test(first.clause.rest) && !FIRST.test(text);
  const where = isFirst ? ['It was the first time.'] : restOf(first.clause, first.text, whose, most);
  const more = [...where.map((each) => ({ text: each, sentence })), ...inSentences(follows ? others : rest, most)];
  const said = next && (WEAK.test(first.text) || follows) ? saidOfBoth(first.text, next.text, again) : undefined;
  const phrase = { text, again: said ?? inFewer(first.text.replace(TIMED, ''), again) };
  return [{ name: 'deed', phrase, sentence, also: done.map((each) => each.clause.sentence) }, ...joined('more', more)];
}

const wordsOf = (text: string): number => text.split(' ').length;

/** "went to the fair and stayed for two hours" where there is room for it, else what was done there. */
function saidOfBoth(first: string, next: string, most: number): string | undefined {
  const both = `${first.replace(TIMED, '')} and ${next.replace(TIMED, '')}`;
  const isLost = LOST.test(first);
  if (wordsOf(both) <= most + (isLost ? 4 : 1) && (isLost || !/ and .* and /.test(both))) return both;
  return WEAK.test(first) ? inFewer(next, most) : undefined;
}

/** Being there is the least of it: what was done there is what is applauded. */
const WEAK =
  /^(?:lost (?!\{his\})|went to|visited|flew|drove|came|had (?:a|\{his\}) (?:first )?(?:\w+ )?(?:lesson|go|class|session|party)|got (?:on|in|into|up)|stayed (?:at|with))/;
const FIRST = /\bfor the (?:very )?first time\b/;

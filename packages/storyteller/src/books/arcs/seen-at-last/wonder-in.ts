import { LIVING } from './living.ts';
import { BY_DAY } from './sky-by-day.ts';
import { BY_NIGHT } from './sky-by-night.ts';
import type { Wonder } from './wonder.ts';

const WONDERS: readonly Wonder[] = [...BY_NIGHT, ...LIVING, ...BY_DAY];

/** Whoever waits: a sentence is about seeing it. */
const OF_SEEING =
  /\b(?:see|sees|seeing|saw|seen|watch\w*|wait\w*|look(?:s|ed|ing)? (?:for|at|up|out)|spot\w*|find(?:s|ing)?|hunt(?:s|ing)? for|stay\w* up|(?:gets?|got|getting) up (?:early|in the)|up (?:late|early)|hop(?:e|es|ing) (?:for|to see)|miss(?:es|ed|ing)?|search\w*|glimpse|sle(?:eps|pt) through|under the|night of|cloudy|foggy|clouds|first)\b/i;
/** What it does itself is another story: "a comet who is late", "the whale that ate a boat", "the whale sings". */
const DOES_ITSELF =
  /^(?:s|es)?(?: (?:who|that|which|has|have|had|is|are|was|were|can|cannot|can't|won't|wanted|went|fell|came|lost|and (?:an?|his|her|its)|full of|story|cake|costume|dress|\p{Ll}{2,}s)\b|['’])/iu;
/** What a wonder may have before and behind it where nothing else is said of it. */
const ALONE_BEFORE =
  /^(?:(?:the|an?|our|my|real|great|big|total|partial|winter|summer|spring|night|evening|of|in)\b\s*)*$/i;
const ALONE_BEHIND =
  /^(?:s|es)?(?:,.*|\s+(?:and (?:the )?spring(?: coming| is coming| has come)?|(?:in|at|over|on|from|above|with|festival|night|season|time|this|tonight|tomorrow|day)\b.*))?$/i;
const ONLY_ONE = /^(?:an?|the|one|some)?(?: \p{L}+){0,2}$/iu;
const NOT_SEEN =
  /\b(?:paint\w*|draw\w*|lost (?:his|her|its|the)|stole\w*|steal\w*|eats?|eaten|named|called|colours?|end of|gold|treasure|be an?|sends?|catch(?:es|ing)? an?|fruits?|sings?|rescu\w*|saving an?|sav(?:es|ing) the|stuck|beached|wish\w*|ride|rides|riding)\b/i;

/** A rainbow that is found, or its end, has an event. */
const THE_END_OF_IT = /\b(?:find(?:s|ing)?|found|end of)\b[^.]*\brainbow/i;

/** The wonder that somebody waits for in a theme; null where it is about something else. */
export function wonderIn(raw: string): Wonder | null {
  if (NOT_SEEN.test(raw) || THE_END_OF_IT.test(raw)) return null;
  for (const wonder of WONDERS) {
    const found = wonder.of.exec(raw);
    if (!found) continue;
    const before = raw.slice(0, found.index).trim();
    const behind = raw.slice(found.index + found[0].length);
    const isOne = /^an? /i.test(raw) && !/\beclipse|comet|moon/i.test(found[0]);
    if (wonder.isEnough && !isOne && ALONE_BEFORE.test(before) && ALONE_BEHIND.test(behind)) return wonder;
    if (ONLY_ONE.test(before) && DOES_ITSELF.test(behind)) continue;
    if (OF_SEEING.test(`${before} | ${behind}`)) return wonder;
  }
  return null;
}

import { escaped } from '../../words/escaped.ts';
import { isPastForm, pastOf } from '../../words/past-tense.ts';
import { MOST_READ } from '../theme/plain-theme.ts';
import { asSaid } from './as-said.ts';
import { asTold } from './as-told.ts';
import { bareText } from './bare-text.ts';
import { inTwo, pieces, type Link } from './pieces.ts';
import { KIN, type Tellers } from './tellers.ts';
import { AUXILIARY, verbAt, verbBehindAdverbs } from './verb-at.ts';

/** One thing that happened, as a story tells it and as the child does. */
interface Happening {
  /** In the past and of others, without its stop: "they missed the train to Auntie's". */
  readonly told: string;
  /** In the child's own mouth: "we missed the train to Auntie's". */
  readonly said: string;
  readonly link: Link;
}

/** A family's own anecdote, in the order in which it was typed. */
export interface Anecdote {
  /** "time", "summer": what the family calls it. */
  readonly when: string;
  readonly happenings: readonly [Happening, ...Happening[]];
}

const DAY = String.raw`(?:time|day|night|morning|afternoon|evening|week|weekend|summer|winter|spring|autumn|holiday|year|christmas|easter)`;
const WHEN = new RegExp(String.raw`^(?:the|that|one) (?:\p{Ll}+ )?(${DAY}) (?:when |that |in which )?`, 'iu');
/** "last summer we went": no more than when it was. */
const LATELY =
  /^(?:(?:last|one|this) (?:\p{Ll}+ )?(summer|winter|spring|autumn|week|weekend|year|month|night|day|morning|afternoon|evening|time|holiday|christmas|easter)|yesterday|once|today|on (?:sun|mon|tues|wednes|thurs|fri|satur)day),? (?=\p{L}+ )/iu;
const LEAD =
  /^(?:(?:please )?(?:can|could) (?:it|you|we) (?:be|make it|have one|do one) about |(?:a |the )?(?:story|book) (?:about|of) |(?:it's |it is )?about |remember |how )/i;

/** What is so still is no account of what happened. */
const NOW =
  /\b(?:is|isn't|are|aren't|am|likes?|loves?|wants?|has|hasn't|have|haven't|does|doesn't|don't|goes|can(?= \p{Ll}+\b)(?<!watering can|tin can|oil can|paint can)|can't|will|won't|keeps|gets|thinks|says|makes|takes|comes|lives)\b(?<!\b(?:to|could|would|must|not|should|couldn't|wouldn't|didn't|did|let|made|make|had to) (?:like|love|want|have))/u;

/** The same of several: "we get locked in"; not what somebody had to, could or saw others do. */
const NOW_OF_SEVERAL =
  /(?<!\b(?:to|could|would|might|must|should|did|let|made|make|help|helped|saw|heard|watched|\p{L}+n['’]t) (?:\p{L}+ ){0,3})\b(?:get|wake)\b/u;

/** "a wedding where she was the flower girl": what happened there is told, and where is said with it. */
const OCCASION =
  /^((?:an?|the|our|my|his|her|their) (?:\p{Ll}+ ){0,2}?(?:(wedding|party|picnic|barbecue|bbq|concert|christening|play|nativity|assembly|match|fair|fete|festival|sleepover|sports day|parade|lesson|funfair|disco|show)|trip|outing|holiday|walk|hike|flight|cruise|ride)) (?:where|when|in which) (?=\p{L}+ )/iu;
/** What hangs on a clause: behind it nothing can be added that belongs to the clause. */
const HANGS = /\b(?:who|that|which|where|because|when|until|if|while|before|after)\b/i;

const KIN_DOING = new RegExp(
  String.raw`^((?:(?:my|our|his|her) )?(?:${KIN})) (\p{L}{2,}ing) (.+?),? (and|but) (\p{L}{2,}ing) (.+)$`,
  'iu',
);
const CAME_OF_IT =
  /^(?:getting|having|ending|falling|dropping|knocking|losing|breaking|forgetting|finding|burning|sinking|landing|setting|flooding|waking|crashing) /i;
/** "dad trying to put up a tent and getting lost inside it": what he tried, and what came of it. */
function asDone(text: string): string {
  const [, who, doing = '', what, link, then = '', rest] = KIN_DOING.exec(text) ?? [];
  if (who === undefined || !CAME_OF_IT.test(`${then} `)) return text;
  const [first, last] = [pastOf(doing), pastOf(then)];
  return first === undefined || last === undefined ? text : `${who} ${first} ${what} ${link} ${last} ${rest}`;
}

/** "and is sure a crab is wearing it": sure of it that day. */
const IS_SURE = /\b(and|but) ((?:he|she) )?is (sure|certain|convinced) (?:that )?((?:\p{L}+ ){1,3}?)(is|has) /iu;
const wasSure = (text: string): string =>
  text.replace(
    IS_SURE,
    (_, link: string, who: string | undefined, sure: string, what: string, be: string) =>
      `${link} ${who ?? ''}was ${sure} ${what}${be === 'is' ? 'was' : 'had'} `,
  );

/** As many things as a book has pages for. */
const MOST = 4;
const LONGEST = 19;

/** A theme as what happened to a family, one thing after the other; null where it is no account of that. */
export function anecdoteIn(raw: string, tellers: Tellers): Anecdote | null {
  if (raw.length > MOST_READ) return null;
  const typed = bareText(raw).replace(LEAD, '');
  const [lead = '', named] = WHEN.exec(typed) ?? [];
  const [lately = '', season] = LATELY.exec(typed.slice(lead.length)) ?? [];
  const when = named ?? season ?? 'time';
  const bare = typed.slice(lead.length + lately.length);
  const [there = '', occasion, isAt] = OCCASION.exec(bare) ?? [];
  const happened = wasSure(asDone(bare.slice(there.length)));
  const text = (/^when /i.test(happened) ? inTwo(happened.slice('when '.length)) : happened).trim();
  const doing = /^\p{L}{2,}ing /u.test(text);
  if (!doing && verbAt(text) === null) return null;
  if (
    !doing &&
    !new RegExp(
      String.raw`\b(?:we|us|our|my|i|me|he|she|his|her|the (?:baby|dog|cat|hamster|rabbit|tortoise)|${KIN}|${escaped(tellers.child.name)})\b`,
      'iu',
    ).test(text)
  )
    return null;
  const all = pieces(text);
  if (all.length > MOST || all.some((each) => each.text.split(' ').length > LONGEST)) return null;
  const [begins] = all;
  if (occasion !== undefined && begins) {
    if (HANGS.test(begins.text)) return null;
    all[0] = { ...begins, text: `${begins.text} ${isAt === undefined ? 'on' : 'at'} ${occasion}` };
  }
  // Where it was is no part of who did it.
  const source = occasion === undefined ? raw : `${text} ${occasion}`;
  const made: Happening[] = [];
  let subject = doing ? 'CHILD' : '';
  for (const { link, text: said } of all) {
    const whole = wholeOf(said, subject);
    if (whole === null) return null;
    subject = whole.subject;
    const told = asTold(`${whole.subject} ${whole.rest}`, source, tellers);
    const own = asSaid(`${whole.subject} ${whole.rest}`, source, tellers);
    if (NOW.test(told) || NOW_OF_SEVERAL.test(told)) return null;
    made.push({ told, said: own, link });
    // Whoever was doing it alone is not alone where it says "with".
    if (doing && subject === 'CHILD' && /\bwith (?:(?:his|her|my|our) )?\p{L}+/u.test(said)) subject = 'they';
  }
  const [first, ...rest] = made;
  // What somebody is learning or doing with another is told by whatever knows of it; what came of it is an account.
  if (doing && rest.length === 0) return null;
  return first
    ? {
        when: when.toLowerCase().replace(/^christmas|^easter/, (day) => day.charAt(0).toUpperCase() + day.slice(1)),
        happenings: [first, ...rest],
      }
    : null;
}

/** Who did it and what, in the past. */
function wholeOf(said: string, before: string): { subject: string; rest: string } | null {
  if (/^\p{L}{2,}ing /u.test(said) && before !== '') {
    const [doing = '', ...words] = said.split(' ');
    const past = pastOf(doing);
    const done = before === 'they' && past === 'was' ? 'were' : past;
    return done === undefined ? null : { subject: before, rest: [done, ...words].join(' ') };
  }
  const at = verbAt(said);
  if (at !== null) {
    const subject = said.slice(0, at).trim();
    return { subject, rest: inThePast(said.slice(at)) };
  }
  const word = verbBehindAdverbs(said);
  return before !== '' && (isPastForm(word) || AUXILIARY.test(word))
    ? { subject: before, rest: inThePast(said) }
    : null;
}

const inThePast = (rest: string): string =>
  rest.replace(/^((?:\w+ )?)(?:have|has) (?=been\b|\p{L}+ed\b|got\b|lost\b|found\b)/iu, '$1had ');

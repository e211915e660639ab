import type { BookFinding, BookScript } from '@storylantern/contract';
import type { Chance, Telling } from '../arc.ts';
import type { AnyArc } from '../arcs/any-arc.ts';
import { isNameOfEvent, isWordOfLike } from '../arcs/events/index.ts';
import { auditBook } from '../audit/audit-book.ts';
import { gradeOf } from '../audit/grade.ts';
import { namePattern } from '../audit/who-is-named.ts';
import { BOOK_LIMITS } from '../audit/limits.ts';
import { bookChance, freshChance } from '../chance.ts';
import type { Family } from '../company/family.ts';
import { companyOf, type OurParts } from '../company/company.ts';
import { haveParts, mayHaveOurParts, othersNamed } from '../company/in-our-parts.ts';
import { composeBook } from '../compose-book.ts';
import { eventsLost, withEventsLost } from '../events-lost.ts';
import { friendsOf } from '../night/night-theme.ts';
import { notManaged } from '../not-managed.ts';
import { draftOf } from '../render-pages.ts';
import { beingNamed, singularsOf } from '../theme/entries.ts';
import type { Theme } from '../theme.ts';
import { talkAbout } from '../talk/talk-about.ts';
import { notInOwnWay } from '../weave/in-own-way.ts';
import { asTyped } from './as-typed.ts';
import type { Case } from './case.ts';
import { fitOf } from './ranked-arcs.ts';

/** As many ways of telling are made and compared; one more for every way that did not come out sound. */
const CANDIDATES = 3;
/** More than any fit is worth: a refrain belongs to one book. */
const REFRAIN_AGAIN = 30;
/** What it costs when a word of the theme stands nowhere: more than one arc is likelier than the next. */
const LEFT_OUT = 4;
/** As many other arcs are asked when the likeliest ones leave out a part of the theme. */
const OTHERS_ASKED = 4;
/** What it costs when every page was told once before. */
const RETOLD = 6;
/** What it costs when every sentence stands in one and the same earlier book. */
const NEAR_A_BOOK = 30;
/** What it costs when every page of a plot was told, be it in other words: more than three words of the theme left out. */
const PLOT_AGAIN = 13;

interface Candidate {
  readonly script: BookScript;
  readonly score: number;
  readonly hard: number;
  /** How many words of the theme stand on none of its pages. */
  readonly missing: number;
  /** Its refrain was told to this family before. */
  readonly again: boolean;
}

/**
 * The best sound telling among as many candidates of these arcs; null when none is sound, or when the first one that is
 * shows that these arcs will not do (`mayBe`): then no other is made.
 */
export function best(
  arcs: readonly AnyArc[],
  asked: Case,
  count = CANDIDATES,
  mayBe: (first: BookScript) => boolean = () => true,
): BookScript | null {
  let found: Candidate | null = null;
  let sound = 0;
  // Of what the family had lately one telling more is made, so that a plot they have not met is among them.
  const again = Math.min(MORE_ASKED, asked.recentArcs.filter((id) => id === arcs[0]?.id).length);
  const wanted = count + again;
  const most = 2 * wanted + arcs.length * 2;
  const turns = new Map<AnyArc, number>();
  const highest = 2 * Math.max(0, ...arcs.map((arc) => fitOf(arc, asked)));
  for (let n = 0; n < most && sound < wanted && arcs.length > 0; n++) {
    // Nothing was told before and nothing is left out: no other telling can be better.
    if (found !== null && found.score >= highest) break;
    // The first arc is tried most: 0 0 1 0 1 2, and so on.
    const arc = arcs[ORDER[n % ORDER.length] ?? 0] ?? arcs[n % arcs.length];
    const turn = (arc && turns.get(arc)) ?? Math.abs(Math.trunc(asked.seed)) % TURNS;
    if (arc) turns.set(arc, turn + 1);
    const made = arc && candidate(arc, asked, n, turn);
    if (!made || made.hard > 0) continue;
    if (found === null && !mayBe(made.script)) return null;
    // One with a refrain of an earlier book is kept for want of a better, and another is looked for.
    if (!made.again) sound++;
    if (!found || made.score > found.score) found = made;
  }
  // What these leave out of the theme another arc may be about.
  const others = found !== null && found.missing > 0 ? arcs.slice(3, 3 + OTHERS_ASKED) : [];
  for (const [n, arc] of others.entries()) {
    const made = candidate(arc, asked, most + 1 + n);
    if (made && made.hard === 0 && (!found || made.score > found.score)) found = made;
  }
  for (const arc of found ? [] : arcs) {
    const made = candidate(arc, asked, most);
    if (made && made.hard === 0 && (!found || made.score > found.score)) found = made;
  }
  return found?.script ?? null;
}
const ORDER = [0, 1, 0, 2, 0, 1, 3, 4];

/** As many tellings more are made of an event that a family asks for again and again. */
const MORE_ASKED = 3;
/** A seed decides which way an arc goes first; more ways than this no arc has. */
const TURNS = 840;

/** One telling of one arc, or null when the arc has not what it needs. */
function candidate(arc: AnyArc, asked: Case, n: number, turn?: number): Candidate | null {
  // The children whom a family names have parts of the plot itself where it goes, before they come along beside it.
  for (const parts of mayHaveOurParts(asked) ? WAYS_TO_HAVE_PARTS : []) {
    const named = attempt(arc, asked, n, turn, parts);
    if (named?.hard === 0) return named;
  }
  return attempt(arc, asked, n, turn, null);
}

/** Which parts of ours the children of the family are given, and whether a plot that has one for some of them will do. */
interface GivenParts {
  readonly of: OurParts;
  readonly least: 'all' | 'some';
}
const WAYS_TO_HAVE_PARTS: readonly GivenParts[] = [
  { of: 'friend-and-others', least: 'all' },
  { of: 'others', least: 'all' },
  { of: 'friend-and-others', least: 'some' },
  { of: 'others', least: 'some' },
];

/** One telling, in which the children of the family have the parts of children and animals of ours, or come along. */
function attempt(
  arc: AnyArc,
  asked: Case,
  n: number,
  turn: number | undefined,
  parts: GivenParts | null,
): Candidate | null {
  const { brief, theme, family, age, telling, before, seed } = asked;
  const chance: Chance = freshChance(bookChance(Math.imul(seed, 977) + n * 131 + 7), before);
  const typed = brief.alsoInIt ?? [];
  // Whom the parent put into the book comes before whom the parent only speaks of.
  const alsoInIt = [...typed, ...othersNamed(asked)].slice(0, Math.max(2, typed.length));
  const company = companyOf({
    theme,
    family,
    age,
    chance,
    alsoInIt,
    friends: friendsOf(brief),
    childIsHero: brief.childIsHero,
    inOurParts: parts?.of ?? null,
  });
  if (parts?.least === 'some' && company.alsoThere.length < 2) return null;
  const bound = arc.bind(company, turn);
  if (bound === null) return null;
  const story = arc[telling](bound);
  const draft = draftOf(story, company.hero);
  if (parts !== null && !haveParts(draft, company.alsoThere, parts.least, company.details)) return null;
  const whole = composeBook(draft, company, { theme, telling, before, chance });
  const book = {
    title: draft.title,
    arc: arc.id,
    refrain: draft.refrain,
    cast: whole.cast,
    pages: whole.pages,
  };
  const findings = [...auditBook(book, theme, age), ...sharedFinding(whole.shared)];
  const text = `${book.title} ${book.pages.map((page) => page.text).join(' ')}`;
  const missing = withEventsLost(
    [...new Set([...notManaged(theme, text), ...untold(findings, theme)])].filter(
      (word) =>
        asTyped(brief)(word) &&
        !isWordOfLike(theme, arc.id, word) &&
        // Somebody whom a theme names is met or missed, also where the word has led to how it is told.
        (!isNameOfEvent(arc.id, brief.theme, word) || beingNamed(word.toLowerCase()) !== undefined),
    ),
    eventsLost(brief.theme, text, arc, theme.clause).filter((word) => !isNameOfEvent(arc.id, brief.theme, word)),
  );
  const hard = findings.filter((each) => each.hard).length;
  const again = draft.refrain !== null && before.said(draft.refrain);
  const score =
    2 * fitOf(arc, asked) -
    3 * whole.woven -
    LEFT_OUT * missing.length -
    (findings.length - hard) -
    Math.min(12, whole.shared) -
    Math.min(12, RETOLD * whole.retold) -
    NEAR_A_BOOK * before.nearest(book.pages.map((page) => page.text).join(' ')) -
    (arc.books ? PLOT_AGAIN * whole.met : 0) -
    (again ? REFRAIN_AGAIN : 0) -
    NOT_AS_THEY_DO * notInOwnWay(book.pages, company.reader, family.aids) -
    Math.min(MOST_FOR_FAMILY, FOR_ONE_OF_FAMILY * ofFamilyLeft(family, text)) -
    (isEasyEnough(book, telling) ? 0 : TOO_HARD);
  const talk = talkAbout(arc.id, telling, company, chance);
  const script = { ...book, notManaged: missing, onlySaid: [], findings, talk, facts: [], friends: [...draft.friends] };
  return { script, score, hard, missing: missing.length, again };
}

/** What the audit finds nowhere in a book, in the words of the theme: "scarves", where the book says "knits" only. */
const untold = (findings: readonly BookFinding[], theme: Theme): string[] =>
  findings
    .filter((each) => each.rule === 'theme' && each.detail.endsWith(' is not told'))
    .flatMap(({ detail }) => {
      const word = detail.replace(/ is not told$/, '');
      return [...theme.used, ...theme.unused].filter((each) => singularsOf(each.toLowerCase()).includes(word));
    });

/**
 * What it costs when somebody whom the details name is on none of the pages: of two plots of one event the one is told that
 * has them, and no other event for that.
 */
const FOR_ONE_OF_FAMILY = 0.6;
const MOST_FOR_FAMILY = 1.8;
const ofFamilyLeft = ({ grownUp, otherGrownUp, pet, baby, comforter, siblings }: Family, text: string): number =>
  [grownUp?.name, otherGrownUp, pet?.name, baby, comforter, ...siblings.map(({ name }) => name)].filter(
    (name) => typeof name === 'string' && /^\p{Lu}/u.test(name) && !namePattern(name).test(text),
  ).length;

/** What it costs when a child on wheels climbs a ladder, or one who signs hears who is at the door. */
const NOT_AS_THEY_DO = 2;
/** What it costs when a book is harder to listen to than its age: names and kinds with many syllables do that. */
const TOO_HARD = 8;
const isEasyEnough = ({ pages, cast }: Pick<BookScript, 'pages' | 'cast'>, telling: Telling): boolean => {
  const [least, most] = BOOK_LIMITS[telling].grade;
  const grade = gradeOf(
    pages.map((page) => page.text),
    cast.map((each) => each.name),
  );
  return grade >= least && grade <= most;
};

const sharedFinding = (shared: number): BookFinding[] =>
  shared === 0
    ? []
    : [{ rule: 'told-before', hard: false, page: null, detail: `${shared} sentences of earlier books come again.` }];

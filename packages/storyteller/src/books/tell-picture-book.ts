import { plainText } from '../facts/given-text.ts';
import type { BookFinding, BookScript } from '@storylantern/contract';
import { screenRequest } from '../screen/screen-request.ts';
import { asMeant } from './as-meant.ts';
import { adventureBook } from './adventures/adventure-book.ts';
import { sheetsIn } from './adventures/find-sheet.ts';
import type { Chance, Telling } from './arc.ts';
import { anyArc, type AnyArc } from './arcs/any-arc.ts';
import { ARCS } from './arcs/index.ts';
import { anyDay } from './arcs/any-day/arc.ts';
import { takenEverywhere } from './arcs/always-with/everywhere.ts';
import { keepSafe } from './arcs/keep-safe/arc.ts';
import { theLine } from './arcs/the-line/arc.ts';
import { auditBook } from './audit/audit-book.ts';
import { gradeOf } from './audit/grade.ts';
import { BOOK_LIMITS, tellingFor } from './audit/limits.ts';
import type { BookBrief } from './brief.ts';
import { bookChance, freshChance } from './chance.ts';
import { composeBook } from './compose-book.ts';
import { asCalledAtHome, calledAtHome } from './company/called-at-home.ts';
import { companyOf } from './company/company.ts';
import { readFamily, type Family } from './company/family.ts';
import { EVERY_DAY_ASKED, gateOf } from './gates.ts';
import { friendsOf, nightTheme } from './night/night-theme.ts';
import { gentleBook } from './gentle-book.ts';
import { readTender } from './tender/read-tender.ts';
import { smallHardIn } from './tender/small-hard.ts';
import { tellTender } from './tender/tell-tender.ts';
import { notManaged } from './not-managed.ts';
import { withLostWords } from './lost-in-rewording.ts';
import { draftOf } from './render-pages.ts';
import type { Theme } from './theme.ts';
import { bareTheme } from './theme/bare-theme.ts';
import { asAsked } from './theme/as-asked.ts';
import { withKinWhenSmall } from './theme/meant/family-then.ts';
import { withKinLike } from './theme/meant/kin-like.ts';
import { withNameTold } from './theme/meant/name-told.ts';
import { withNewChild } from './theme/meant/new-or-made.ts';
import { withThingTold } from './theme/meant/what-is-about.ts';
import { withNameOfBaby } from './theme/name-of-baby.ts';
import { enriched } from './theme/enriched.ts';
import { A_COLD } from './theme/otherwise/of-what-happened.ts';
import { withPremise } from './theme/premise.ts';
import { understandTheme } from './theme/understand.ts';
import { talkAbout } from './talk/talk-about.ts';
import { ToldBefore } from './told-before.ts';

/** `seed` decides every choice; `recent` are texts of this family's last books, newest first. */
export interface TellBookOptions {
  readonly seed: number;
  readonly recent?: readonly string[];
  /** The arcs of these books, newest first: another one is told when one fits. */
  readonly recentArcs?: readonly string[];
}

/** As many ways of telling are made and compared; one more for every way that did not come out sound. */
const CANDIDATES = 3;
/** An arc whose fit is this close to the best one's may be told as well. */
const NEAR_THE_BEST = 2;
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
const YOUNGEST = 2;
const OLDEST = 12;

/** What everything is told from. */
interface Case {
  readonly brief: BookBrief;
  readonly theme: Theme;
  readonly family: Family;
  readonly age: number;
  readonly telling: Telling;
  readonly before: ToldBefore;
  readonly recent: readonly string[];
  /** Arcs in the order in which they were told, the latest first; of earlier nights they are not told again. */
  readonly recentArcs: readonly string[];
  readonly seed: number;
}

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
 * Tells a picture book. The same brief, seed and recent texts give the same bytes. What is returned has no hard finding:
 * when one way of telling has one, another is taken. Words of the theme that found no place are listed for the parent.
 * Whether a request may become a book at all is asked of `screenRequest` first; here an unsuitable theme is left out.
 */
export function tellPictureBook(brief: BookBrief, options: TellBookOptions): BookScript {
  const script = toldByGate(brief, options);
  const called = calledAtHome(plainText(brief.theme), plainText(brief.details ?? ''));
  return called === null ? script : asCalledAtHome(script, called);
}

function toldByGate(brief: BookBrief, { seed, recent = [], recentArcs = [] }: TellBookOptions): BookScript {
  const age = Math.min(OLDEST, Math.max(YOUNGEST, Number.isFinite(brief.age) ? brief.age : 5));
  const safe = suitable(brief);
  const details = plainText(safe.details ?? '');
  const asTyped = nightTheme(understandTheme(safe.theme, safe.childName), safe);
  const meant = withKinLike(withKinWhenSmall(asAsked(asMeant(asTyped)), safe.childName), safe.childName);
  const understood = withNewChild(
    withThingTold(withNameTold(withNameOfBaby(meant, details), details), details),
    details,
  );
  const family = readFamily(safe, understood);
  // Two who have fallen out want nobody else in it.
  const isWhole = takenEverywhere(understood) || theLine.fits(understood) > 0;
  const theme = isWhole ? understood : enriched(understood, family.interests, bookChance(seed));
  const asked: Case = {
    brief: safe,
    theme,
    family,
    age,
    telling: tellingFor(age),
    before: new ToldBefore(recent),
    recent,
    recentArcs,
    seed,
  };
  // "Earthquakes" is a subject to whoever asks for an adventure, and hard news to everybody else.
  if (isSubject(safe)) return adventureBook({ ...asked, theme: understood }) ?? told(asked);
  // A broken vase is no grief, and no comedy either.
  const hard = smallHardIn(safe.theme);
  const others = hard?.withoutGrownUp === true ? { ...family, grownUp: null } : family;
  const small = hard && gentleBook({ ...asked, family: others, small: hard });
  if (small) return small;
  const tender = readTender(safe.theme, safe.details, family.childName);
  const tenderly = tender && tellTender(tender, asked);
  if (tenderly) return tenderly;
  switch (gateOf(safe.theme, understood)) {
    case 'tender':
      // Falling out over a tower of blocks is everyday life as well, and a story knows more of it than advice does.
      return (
        (theLine.fits(understood) > 0 ? best([anyArc(theLine)], asked, CANDIDATES) : null) ??
        gentleBook(asked) ??
        sure(asked)
      );
    case 'keep-safe':
      return best([keepSafe], asked, CANDIDATES) ?? sure(asked);
    case 'open':
      return withLostWords(
        ofOneArc(asked) ??
          adventureBook({ ...asked, theme: understood }) ??
          (EVERY_DAY_ASKED.test(understood.raw) && !takenEverywhere(understood) ? gentleBook(asked) : null) ??
          toldOrExplained(premised(asked), understood),
        safe.theme,
      );
  }
}

/** A story of somebody of whom nothing was said is about something that could be about them only. */
function premised(asked: Case): Case {
  const { theme, brief, recent, recentArcs, seed } = asked;
  const read = (raw: string): Theme => asAsked(asMeant(understandTheme(raw, brief.childName)));
  const chance = bookChance(Math.imul(seed, 31) + 7);
  return { ...asked, theme: withPremise(theme, { read, likeliest, recent, recentArcs, chance }) };
}

/** Words of somebody's own life; with one of them a topic is not only a subject. */
const OF_A_LIFE =
  /\b(?:my|our|we|us|i|me|he|she|his|her|their|mum\w*|mom\w*|dad\w*|nan\w*|gran\w*|died|dead|killed|scared|afraid|worried|news)\b/i;
const isSubject = ({ theme, educational }: BookBrief): boolean =>
  educational === true && !OF_A_LIFE.test(theme) && sheetsIn(theme).length > 0;

/** The brief, without a theme that may not become a book. */
function suitable(brief: BookBrief): BookBrief {
  const name = brief.childName ?? '';
  const screened = screenRequest({ name, problem: brief.theme, notes: brief.details ?? '' });
  return screened.suitable ? brief : { ...brief, theme: '', details: null };
}

function told(asked: Case): BookScript {
  const plain: Case = { ...asked, theme: { ...asked.theme, relation: 'none' } };
  // Without the relation the tale is still about whoever the theme names.
  return best(ranked(asked), asked, CANDIDATES) ?? best(ranked(plain), plain, CANDIDATES) ?? sure(asked);
}

/** As well as an arc fits a subject of which no other arc knows anything. */
const ITS_OWN = 15;
/** What only one shape of story knows of is told by that one: no sheet about bees explains a spelling bee. */
function ofOneArc(asked: Case): BookScript | null {
  const own = ARCS.filter((each) => each.fits(asked.theme) >= ITS_OWN);
  const nights = asked.brief.nights ?? [];
  return own.length === 0 || nights.length > 0 ? null : best(own, asked, CANDIDATES);
}

/** A story; but a subject that no arc can tell ("germs") is told by the sheet that knows it. */
function toldOrExplained(asked: Case, understood: Theme): BookScript {
  const story = told(asked);
  const isStory =
    understood.hero !== null ||
    understood.occasion !== null ||
    understood.relation !== 'none' ||
    understood.clause !== null;
  const brief = { ...asked.brief, educational: true };
  // "My throat is sore" is a cold, in the words of the sheet that knows it.
  if (!isStory && understood.raw === A_COLD) return adventureBook({ ...asked, brief, theme: understood }) ?? story;
  if (isStory || story.notManaged.length === 0 || sheetsIn(asked.brief.theme).length === 0) return story;
  const explained = adventureBook({ ...asked, brief, theme: understood });
  return explained && explained.notManaged.length < story.notManaged.length ? explained : story;
}

/** The arcs that fit, the likeliest first; those about as good take turns by the seed. */
function ranked(asked: Case): AnyArc[] {
  const chance = bookChance(asked.seed);
  const nights = (asked.brief.nights ?? []).map((each) => each.script.arc);
  const past = nights.length === 0 ? [] : [...nights, ...OF_STRANGERS];
  const fits = ARCS.filter(({ id }) => !past.includes(id))
    .map((arc) => ({ arc, fit: fitOf(arc, asked) }))
    .filter((each) => each.fit > 0);
  const most = Math.max(0, ...fits.map((each) => each.fit));
  const near = fits.filter((each) => each.fit >= most - NEAR_THE_BEST);
  const rest = fits.filter((each) => each.fit < most - NEAR_THE_BEST).sort((a, b) => b.fit - a.fit);
  return [...chance.some(near.length, near), ...rest].map((each) => each.arc);
}

/** Arcs in which people meet who did not know each other: friends do that once. */
const OF_STRANGERS = ['unlikely-friends', 'hole-in-the-wall'];

/** How much less an arc is wanted that was told in the last book, in the one before, and so on. */
const JUST_TOLD = [3, 3, 2, 2, 1, 1, 1, 1];

/** How well an arc fits, less when the family met it lately: shapes take turns, but none is told that does not fit. */
function fitOf(arc: AnyArc, { theme, recentArcs }: Case): number {
  const fit = arc.fits(theme);
  const told = recentArcs.indexOf(arc.id);
  return fit <= 0 ? 0 : Math.max(1, fit - (told < 0 ? 0 : (JUST_TOLD[told] ?? 0)));
}

/** Arcs of anybody at all, which tell nothing that could only be told of one. */
const OF_ANYBODY = ['helping', 'pull-together', 'too-many', 'odd-one'];
const likeliest = (theme: Theme): { readonly id: string; readonly fit: number } =>
  ARCS.filter(({ id }) => !OF_ANYBODY.includes(id))
    .map((arc) => ({ id: arc.id, fit: arc.fits(theme) }))
    .reduce((one, other) => (other.fit > one.fit ? other : one), { id: '', fit: 0 });

/** The best sound telling among as many candidates of these arcs; null when none is sound. */
function best(arcs: readonly AnyArc[], asked: Case, count: number): BookScript | null {
  let found: Candidate | null = null;
  let sound = 0;
  const most = 2 * count + arcs.length * 2;
  for (let n = 0; n < most && sound < count && arcs.length > 0; n++) {
    // The first arc is tried most: 0 0 1 0 1 2, and so on.
    const arc = arcs[ORDER[n % ORDER.length] ?? 0] ?? arcs[n % arcs.length];
    const made = arc && candidate(arc, asked, n);
    if (!made || made.hard > 0) continue;
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

/** One telling of one arc, or null when the arc has not what it needs. */
function candidate(arc: AnyArc, asked: Case, n: number): Candidate | null {
  const { brief, theme, family, age, telling, before, seed } = asked;
  const chance: Chance = freshChance(bookChance(Math.imul(seed, 977) + n * 131 + 7), before);
  const typed = brief.alsoInIt ?? [];
  // Whom the parent put into the book comes before whom the parent only speaks of.
  const others = family.siblings.filter((each) => each.name !== theme.hero?.name && each.name !== theme.other?.name);
  const alsoInIt = [...typed, ...others].slice(0, Math.max(2, typed.length));
  const company = companyOf({ theme, family, age, chance, alsoInIt, friends: friendsOf(brief) });
  const bound = arc.bind(company);
  if (bound === null) return null;
  const story = arc[telling](bound);
  const draft = draftOf(story, company.hero);
  const whole = composeBook(draft, company, { theme, telling, before, chance });
  const book = {
    title: draft.title,
    arc: arc.id,
    refrain: draft.refrain,
    cast: whole.cast,
    pages: whole.pages,
  };
  const findings = [...auditBook(book, theme, age), ...sharedFinding(whole.shared)];
  const missing = notManaged(theme, `${book.title} ${book.pages.map((page) => page.text).join(' ')}`).filter(
    asTyped(brief),
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
    (again ? REFRAIN_AGAIN : 0) -
    (isEasyEnough(book, telling) ? 0 : TOO_HARD);
  const talk = talkAbout(arc.id, telling, company, chance);
  const script = { ...book, notManaged: missing, findings, talk, facts: [], friends: [...draft.friends] };
  return { script, score, hard, missing: missing.length, again };
}

/** Only the parent's own words are told beside the book, and none by which a theme was understood. */
const asTyped =
  ({ theme, childName, details }: BookBrief) =>
  (word: string): boolean =>
    plainText(`${theme} ${childName ?? ''} ${details ?? ''}`)
      .toLowerCase()
      .includes(word.toLowerCase());

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

/**
 * A telling that every theme allows: about the child, with whatever of the theme can be drawn; at last without it, and
 * with a name of our own when no sentence can carry the one that was typed.
 */
function sure(asked: Case): BookScript {
  const bare = bareTheme({ childRole: asked.theme.childRole, heroName: null });
  const typed = asked.family.childName;
  const named = best([anyDay], asked, 2) ?? best([anyDay], { ...asked, theme: bare }, 4);
  const found = named ?? best([anyDay], { ...asked, theme: bare, family: { ...asked.family, childName: null } }, 4);
  if (!found) throw new Error('The arc that tells every theme is not sound.');
  const text = `${found.title} ${found.pages.map((page) => page.text).join(' ')}`;
  const missing = notManaged(asked.theme, text).filter(asTyped(asked.brief));
  return { ...found, notManaged: named || typed === null ? missing : [typed, ...missing] };
}

import { kinWords } from '../../../facts/kin.ts';
import { escaped } from '../../../words/escaped.ts';
import type { BookBrief } from '../../brief.ts';
import { bookChance } from '../../chance.ts';
import { BOTH_WANT_RIDE, rideIn } from '../../arcs/events/both-want/said.ts';
import { plainText } from '../../../facts/given-text.ts';
import { withArticle } from '../../company/figure.ts';
import { beingNamed } from '../entries.ts';
import { withoutLeadIn } from '../plain-theme.ts';
import { ofChildWhoIs } from './child-is.ts';
import { FAMILY_LIFE } from './family-life.ts';
import { FOODS } from './foods.ts';
import { JOBS } from './jobs.ts';
import { KINDS_OF_STORY } from './kinds-of-story.ts';
import { SEASONS } from './seasons.ts';
import type { BroadSubject } from './subject.ts';
import { TOPICS } from './topics.ts';
import { VIRTUES } from './virtues.ts';

/** All subjects that are too wide to be a story as they stand. */
export const BROAD_SUBJECTS: readonly BroadSubject[] = [
  ...VIRTUES,
  ...SEASONS,
  ...KINDS_OF_STORY,
  ...FAMILY_LIFE,
  ...JOBS,
  ...FOODS,
  ...TOPICS,
];

/** What stands before a subject and adds nothing to it: "the importance of", "learning about". */
const BEFORE = String.raw`(?:(?:(?:all |learn\w* |a (?:lesson|story|book|tale) |something |stories )?(?:about|on)|(?:an? )?(?:\p{L}+ )?(?:story|book|tale) (?:that|which|to) (?:teach(?:es)?|help(?:s)?(?: with)?|encourages?|shows?)|me (?:learns?|learned|learnt|finds out|discovers) (?:about|that|to|how to(?: be)?)|(?:that )?it(?:['’]s| is) (?:ok|okay|all right|fine|good|great|nice|important) to(?: be)?|(?:the |true )?(?:value|importance|power|meaning|gift|joy|magic|art|virtue) of|learn\w*(?: how)?(?: to(?: be)?)?|how to(?: be)?|to be|being|be|me['’]s(?: (?:big|great|little|first|amazing|very own))?|showing|having|practi[sc]ing|teaching|the|an?|some|my love of) )*`;
const AFTER = String.raw`(?:,? (?:even|also) (?:when|if) it(?:['’]s| is) (?:\p{L}+ )?(?:hard|scary|difficult|not easy))?(?: (?:(?:is|are) (?:\p{L}+ )?(?:important|good|fun|great|cool|nice|ok|okay|fine|all right|the best)|for (?:little |young )?(?:kids|children|toddlers|boys|girls)|(?:story|stories|adventures?|book|fun|time)))?(?:,? please)?`;
const KIN = `(?:${kinWords.map(escaped).join('|')})`;

const asWhole = ({ called }: BroadSubject): RegExp =>
  new RegExp(String.raw`^${BEFORE}(?:${called.source.replaceAll('{kin}', KIN)})${AFTER}$`, 'iu');
/** All of them at once: most themes are none of these, and one look tells so. */
const ANY_SUBJECT = asWhole({
  called: new RegExp(BROAD_SUBJECTS.map(({ called }) => called.source).join('|')),
  told: [],
});
const subjectOf = (asked: string): BroadSubject | undefined =>
  ANY_SUBJECT.test(asked) ? SUBJECTS.find(({ whole }) => whole.test(asked))?.subject : undefined;
const SUBJECTS = BROAD_SUBJECTS.map((subject) => ({ subject, whole: asWhole(subject) }));
const ANY_KIN = new RegExp(String.raw`\b${KIN}\b`, 'iu');

/** The arcs of as many last books are not told again while the subject has another. */
const LATELY = 6;

/**
 * A concrete theme of ours for a subject that is too wide to be a story as it stands ("kindness", "winter", "something
 * funny"): one of the events in which it happens, by the seed, another one than lately. Null for every theme that says
 * more than that. A book about a virtue that no event holds would be a leaflet.
 */
export function concreteTheme(brief: BookBrief, told: Told): string | null {
  // A further night with the same friends is about them, and a subject to explain has its own sheet.
  if (brief.educational === true || (brief.nights ?? []).length > 0) return null;
  const own = ofChildWhoIs(brief, told.seed);
  if (own !== null) return own;
  const asked = withChildAsMe(withoutLeadIn(plainText(brief.theme)), brief.childName).replace(/[\s.!?]+$/u, '');
  // "Sharing", and the details say what it is that two both want.
  const details = brief.details ?? '';
  if (/\bshar(?:e|ing)\b|\bturns\b/iu.test(asked) && BOTH_WANT_RIDE.test(details) && subjectOf(asked) !== undefined)
    return `two who both want one ${rideIn(BOTH_WANT_RIDE.exec(details)?.[0] ?? '')}`;
  const ours = OF_OUR_OWN.exec(asked)?.[1] ?? asked;
  const beside = besideTheChild(asked) ?? LOVED.exec(asked)?.[1] ?? null;
  return concreteOf(beside ?? ours, brief.age, told) ?? learnedBy(asked, told) ?? beside;
}

/** What decides which event it is: the seed, and the arcs of the family's last books, newest first. */
interface Told {
  readonly seed: number;
  readonly recentArcs?: readonly string[];
}

/** "My twin girls have a magic adventure": an adventure, and whose it is goes without saying. */
const OF_OUR_OWN =
  /^(?:my|our) (?:(?:two|three|little|lovely) )*(?:twins|twin (?:girls|boys)|girls|boys|sons|daughters|children|kids|family|son|daughter|boy|girl) (?:have|has|having|go(?:es)? on|going on|on) ((?:an?|their|his|her) (?:\p{L}+ )?adventure)$/iu;
/** "A boy who loves trains" is a book about trains, with the child in it. */
const LOVED =
  /^(?:an?|the|my) (?:little |small )?(?:boy|girl|child|kid|toddler|son|daughter) (?:who|that) (?:really )?(?:loves?|likes?|adores?|is (?:mad|crazy) about) (.+)$/iu;

const LEARNED =
  /^((?:an?|the) (?:\p{L}+ ){0,3}?\p{L}+) (?:who |that )?(?:learns?|learned|learnt|is learning|finds out|discovers) (.+)$/iu;
/** "A fox who learns to share": what happens to a fox so that there is something to learn. */
function learnedBy(asked: string, { seed }: Told): string | null {
  const [, who, what] = LEARNED.exec(asked) ?? [];
  if (who === undefined || what === undefined || beingNamed(who.toLowerCase().split(' ').at(-1) ?? '') === undefined)
    return null;
  const ofOne = (subjectOf(what) ?? subjectOf(what.replace(/^(?:to|how to) /i, '')))?.ofOne;
  return ofOne === undefined ? null : `${who} ${bookChance(Math.imul(seed, 53) + 11).pick(...ofOne)}`;
}

function concreteOf(asked: string, age: number, { seed, recentArcs = [] }: Told): string | null {
  const found = subjectOf(asked);
  if (!found) return null;
  const mayBe = found.told.filter(({ from = 0, upTo = 99 }) => age >= from && age <= upTo);
  const all = bookChance(Math.imul(seed, 53) + 11).some(mayBe.length, mayBe);
  const lately = recentArcs.slice(0, LATELY);
  const told = all.find((each) => !lately.includes(each.by)) ?? all[0];
  return told?.theme.replace('{kin}', ANY_KIN.exec(asked)?.[0].toLowerCase() ?? 'mum') ?? null;
}

const WITH_CHILD =
  /^(?:me|i) and (?:the|an?) (?<after>(?:\p{L}+ ){0,2}\p{L}+)$|^(?:the|an?) (?<before>(?:\p{L}+ ){0,2}\p{L}+) and (?:me|i)$/iu;
/** Kinds that a child may find on a path and carry home. */
const MAY_BE_FOUND = /^(?:pet|wild|bird|farm)$/;
const LARGEST_FOUND = 3;
/** "Mia and the dragon" is about the dragon; the child is in every book. Null for anybody who is not known. */
function besideTheChild(asked: string): string | null {
  const { after, before } = WITH_CHILD.exec(asked)?.groups ?? {};
  const who = after ?? before;
  // Whoever is lost is found by the child.
  const lost = /^(?:little )?lost (?:little )?(\p{L}+)$/iu.exec(who ?? '')?.[1]?.toLowerCase();
  const found = lost === undefined ? undefined : beingNamed(lost);
  if (found && MAY_BE_FOUND.test(found.isa) && found.size <= LARGEST_FOUND) return `we found a lost ${lost}`;
  // Somebody small of a kind that grows belongs to the child: that is what it is about.
  if (/^baby /iu.test(who ?? '')) return null;
  const being = who === undefined ? undefined : beingNamed(who.toLowerCase().split(' ').at(-1) ?? '');
  return who === undefined || being === undefined || being.isa === 'thing' ? null : withArticle(who.toLowerCase());
}

/** The child's own name is "me" here: "Mia saves the day". */
const withChildAsMe = (asked: string, childName: string | null): string =>
  childName === null || childName.trim() === ''
    ? asked
    : asked.replace(new RegExp(String.raw`(?<!\p{L})${escaped(childName.trim())}(?!\p{L})`, 'giu'), 'me');

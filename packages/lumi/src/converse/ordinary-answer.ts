import type { LumiAnswer } from '@storylantern/contract';
import type { Article } from '@storylantern/library';
import type { FoundArticle, GuidanceSearch } from '../retrieve/guidance-search.ts';
import { isBare } from '../retrieve/turn-of-a-kind.ts';
import { readMessage } from '../retrieve/read-letter.ts';
import { termsOf } from '../retrieve/terms.ts';
import { kindOf, type Kind } from '../understand/kinds.ts';
import { plainWords } from '../understand/plain-words.ts';
import { whoAmI } from './about-lumi.ts';
import { aboutTheTalk } from './about-talk.ts';
import type { Moment } from './conversation.ts';
import { firstAnswer } from './first-answer.ts';
import { accepted, atAge, followUp, forOtherAges, isBareAge, turnAnswer } from './follow-up.ts';
import { hello, notKnown, sayMore, thanks } from './small-talk.ts';
import { nearest, onSecondLook, pageFor, pointsBack, takesOver, wasTold } from './takes-over.ts';

/** A turn this like is what was asked, wherever else the words may be found; a message that goes on needs less. */
const VERY_LIKE = 0.55;
const LIKE = { told: 0.45, asked: 0.5 };
/** What is said about the talk goes before a turn, unless the turn is nearly the same sentence. */
const ITS_VERY_WORDS = 0.75;
/** Said about the talk, the grown-ups or the parent: no other page may take these, and they need no page of their own. */
const TALK: readonly Kind[] = [
  'nod',
  'success',
  'lost-temper',
  'apology',
  'staying-calm',
  'self-blame',
  'my-fault',
  'make-it',
  'ring-whom',
  'adult-words',
  'exact-words',
  'unrealistic',
  'everyone-does',
  'staff-disagree',
  'family-disagrees',
  'says-nothing',
  'next-step',
  'comparison',
  'if-it-fails',
];
/** Answered from the page in hand unless another page is strongly meant ("when should she have a big bed?"). */
const OF_THE_PAGE: readonly Kind[] = ['tried', 'when', 'how-to-say', 'is-it-normal'];
/** Asked in words that name nothing ("how long?"), these belong to the page in hand whatever other pages hold the words. */
const BARE: readonly Kind[] = [...OF_THE_PAGE, 'if-it-fails'];
/** These are never what a page's own turn answers. */
const NEVER_A_TURN: readonly Kind[] = ['make-it', 'nod', 'success', 'says-nothing'];
/** Said by a parent with no page in hand, these are answered by themselves; the others wait for a page. */
/** A page scoring this much of the best is as good as it. */
const NEARLY = 0.7;
const BY_THEMSELVES: readonly Kind[] = ['lost-temper', 'apology', 'staying-calm', 'self-blame', 'make-it', 'success'];

const YES = /^(?:yes|yeah|yep|please|ok|okay|sure|go on|go ahead|tell me|the first)\b/;
/** A page for ages this many months away is not about the child whose age was corrected. */
const OTHER_AGE = 12;
/** The same question at another age is another page only when that one is found surely. */
const SURE = 50;
/** A page the child has outgrown is left for another more easily than any other. */
const OUTGROWN = 38;

/** Answers a message in which no danger was found. Never a text that was said before. */
export function ordinaryAnswer(moment: Moment, search: GuidanceSearch): LumiAnswer {
  const { understanding, page } = moment;
  if (understanding.kind === 'hello') return hello(moment);
  if (understanding.kind === 'who-are-you') return whoAmI(moment);
  if (understanding.kind === 'thanks') {
    const asked = page && turnAnswer(moment, page);
    return asked && asked.likeness >= VERY_LIKE ? asked.answer : thanks(moment, page);
  }
  return page ? within(moment, page, search) : beginning(moment, search);
}

/** An answer while there is no page in hand: the message alone, then with what was said before it. */
function beginning(moment: Moment, search: GuidanceSearch): LumiAnswer {
  const { plain, ageMonths, kind } = moment.understanding;
  const { offered, before } = moment;
  if (offered && (YES.test(plain) || isBareAge(moment))) return firstAnswer(moment, offered);
  if (kind === 'says-nothing' || kind === 'nod' || isBareAge(moment)) return sayMore(moment);
  const asked = withoutOpinions(plain, kind);
  const alone = readMessage(search, asked, ageMonths);
  const ofTalk = () => (TALK.includes(kind) ? aboutTheTalk(moment, null) : null);
  const own = BY_THEMSELVES.includes(kind) && alone[0]?.article.topic !== 'parents' ? ofTalk() : null;
  if (own) return own;
  // More about what was asked before: the page that was named as the nearest is it after all.
  const [top] = alone;
  const again = alone.find((each) => each.article.id === offered?.id);
  if (offered && again && again.score >= (top?.score ?? 0) * NEARLY) return firstAnswer(moment, offered);
  const opinion = kind === 'family-disagrees' && asked === plain;
  const sure = !opinion && (top?.score ?? 0) >= SURE && pageFor(alone, asked) !== null;
  if (offered && kind === 'when' && !sure) return firstAnswer(moment, offered);
  const talk =
    before.length > 0 && asked === plain && !sure
      ? (ofTalk() ?? (kind === 'when' ? aboutTheTalk(moment, null) : null))
      : null;
  if (talk) return talk;
  const all = [...before.map((each) => plainWords(each.asked)), plain].join(' | ');
  const page = pageFor(alone, asked) ?? (before.length > 0 ? pageFor(readMessage(search, all, ageMonths), all) : null);
  return page ? firstAnswer(moment, page) : (ofTalk() ?? notKnown(moment, nearest(alone)));
}

/** The clauses that tell about the child, where others only tell what somebody thinks; everything when nothing else is told. */
function withoutOpinions(plain: string, kind: Kind): string {
  if (kind !== 'family-disagrees' && kind !== 'staff-disagree') return plain;
  const left = plain.split(' | ').filter((clause) => kindOf(clause, false) !== kind);
  return left.some((clause) => termsOf(clause).length > 1) ? left.join(' | ') : plain;
}

/** An answer in a conversation that already has a page in hand. */
function within(moment: Moment, page: Article, search: GuidanceSearch): LumiAnswer {
  const { plain, kind, asks, ageMonths, ageToldNow } = moment.understanding;
  if (moment.offered && YES.test(plain)) return firstAnswer(moment, moment.offered);
  if (YES.test(plain)) {
    const more = accepted(moment, page);
    if (more) return more;
  }
  if (isBareAge(moment) && ageToldNow) return ofThatAge(moment, page, search, ageToldNow.months);

  const turn = turnAnswer(moment, page);
  const bare = BARE.includes(kind) && isBare(plain);
  const least = NEVER_A_TURN.includes(kind) ? 2 : TALK.includes(kind) || bare ? ITS_VERY_WORDS : VERY_LIKE;
  if (turn && turn.likeness >= least) return turn.answer;
  if (TALK.includes(kind) || bare) {
    const own = aboutTheTalk(moment, page);
    if (own) return own;
  }
  const found = readMessage(search, plain, ageMonths);
  const outgrown =
    ageMonths !== null && yearsAway(page, ageMonths) && !pointsBack(plain) && (found[0]?.score ?? 0) >= OUTGROWN
      ? pageFor(found, plain)
      : null;
  const other = outgrown ?? takesOver(moment, page, found) ?? (asks ? null : secondLook(moment, page, search, found));
  if (other && other.id !== page.id) return goOver(moment, other);
  if (turn && turn.likeness >= (asks ? LIKE.asked : LIKE.told)) return turn.answer;
  if (OF_THE_PAGE.includes(kind)) {
    const own = aboutTheTalk(moment, page);
    if (own) return own;
  }
  return followUp(moment, page);
}

/** A page told before goes on where it stopped; another is told from its beginning. */
const goOver = (moment: Moment, page: Article): LumiAnswer =>
  wasTold(moment, page) ? (turnAnswer(moment, page)?.answer ?? followUp(moment, page)) : firstAnswer(moment, page);

/** The message that the page in hand answered first. */
const opened = ({ before }: Moment, page: Article): string =>
  before.find(({ answer }) => answer.tonight.length > 0 && answer.guidance[0]?.id === page.id)?.asked ?? '';

function secondLook(
  moment: Moment,
  page: Article,
  search: GuidanceSearch,
  told: readonly FoundArticle[],
): Article | null {
  const opening = readMessage(search, plainWords(opened(moment, page)), moment.understanding.ageMonths);
  const other = onSecondLook(page, opening, told);
  return other && !wasTold(moment, other) ? other : null;
}

/** An age told alone: the same page, or the one for that age when the page in hand is meant for others. */
function ofThatAge(moment: Moment, page: Article, search: GuidanceSearch, months: number): LumiAnswer {
  if (!yearsAway(page, months)) return atAge(moment, page, months);
  const asked = plainWords(opened(moment, page)).replace(/\b\d+ (?:years?|months?|weeks?)(?: old)?\b/g, '');
  const [fitting] = search
    .find(asked, months)
    .filter(({ article }) => article.ages[0] <= months && months <= article.ages[1] && !wasTold(moment, article));
  const other = fitting && fitting.score >= SURE ? pageFor([fitting], asked) : null;
  return other ? firstAnswer(moment, other) : forOtherAges(page, months);
}

/** Whether a page is meant for ages more than a year from this one. */
const yearsAway = ({ ages: [from, to] }: Article, months: number): boolean =>
  Math.max(from - months, months - to, 0) > OTHER_AGE;

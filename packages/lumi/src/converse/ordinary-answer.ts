import type { LumiAnswer } from '@storylantern/contract';
import type { Article } from '@storylantern/library';
import type { FoundArticle, GuidanceSearch } from '../retrieve/guidance-search.ts';
import { termsOf } from '../retrieve/terms.ts';
import type { Moment } from './conversation.ts';
import { firstAnswer } from './first-answer.ts';
import { followUp, isBareAge, turnAnswer } from './follow-up.ts';
import { hello, notKnown, thanks, whoAmI } from './small-talk.ts';

/**
 * A page scoring less is not answered from; from `NEAR` on it is named as the nearest. At these bars 19 of 20 right pages
 * are answered from, and one in six of questions that no page answers (test/measure-retrieval.ts).
 */
const FITS = 33;
const NEAR = 15;
/** Inside a conversation another page takes over from this score, when it beats the page in hand so many times. */
const TAKES_OVER = 42;
const BEATS = 1.3;
/** This share of the telling words must be the page's own. */
const COVERED = 0.5;
/** A turn this like is what was asked, wherever else the words may be found; a message that goes on needs less. */
const VERY_LIKE = 0.55;
const LIKE = 0.3;
/** Questions about the talk itself: they are answered from the page in hand before anything is searched. */
const ABOUT_THE_TALK: readonly string[] = ['my-fault', 'tried', 'when', 'how-to-say'];

/** "And at nursery?" asks the same about another place: it never takes the talk elsewhere. */
const SAME_ELSEWHERE = /^(?:and|but|what about|how about) (?:at|in|on|with|for|when|by)\b/;

const YES = /^(?:yes|yeah|yep|please|ok|okay|sure|go on|go ahead|tell me|si|vale)\b/;

const fits = (found: FoundArticle | undefined, least: number): found is FoundArticle =>
  found !== undefined && found.score >= least && found.covered >= COVERED;

/** Answers a message in which no danger was found. Never a text that was said before. */
export function ordinaryAnswer(moment: Moment, search: GuidanceSearch): LumiAnswer {
  const { understanding, page } = moment;
  if (understanding.kind === 'hello') return hello(moment);
  if (understanding.kind === 'who-are-you') return whoAmI();
  if (understanding.kind === 'thanks') return thanks(moment, page);
  const found = search.find(understanding.plain, understanding.ageMonths);
  if (page) return within(moment, page, found);
  const [top] = found;
  return fits(top, FITS) ? firstAnswer(moment, top.article) : notKnown(moment, nearest(top));
}

const wasTold = ({ before }: Moment, page: Article): boolean =>
  before.some(({ answer }) => answer.tonight.length > 0 && answer.guidance[0]?.id === page.id);

/** An answer in a conversation that already has a page in hand. */
function within(moment: Moment, page: Article, found: readonly FoundArticle[]): LumiAnswer {
  const { understanding } = moment;
  const { plain, followUp: goesOn, kind } = understanding;
  if (!wasTold(moment, page) && YES.test(plain)) return firstAnswer(moment, page);
  if (isBareAge(moment)) return followUp(moment, page);

  const turn = turnAnswer(moment, page);
  if (turn && turn.likeness >= VERY_LIKE) return turn.answer;
  const [top] = found;
  // Back to something that was talked about before: its page goes on where it stopped.
  if (top && top.article.id !== page.id && wasTold(moment, top.article) && fits(top, TAKES_OVER)) {
    return turnAnswer(moment, top.article)?.answer ?? followUp(moment, top.article);
  }
  const own = found.find((each) => each.article.id === page.id)?.score ?? 0;
  const other = found.find((each) => each.article.id !== page.id && !wasTold(moment, each.article));
  const ahead = other && other.score > own * BEATS ? other : undefined;
  // One telling word alone takes the talk elsewhere only when a page is called by it.
  const telling = termsOf(plain).length;
  const takesOver = fits(ahead, TAKES_OVER) && !SAME_ELSEWHERE.test(plain) && (!goesOn || telling > 2 || ahead.titled);
  const aboutTheTalk = ABOUT_THE_TALK.includes(kind) && goesOn;
  if (turn && turn.likeness >= LIKE && !takesOver) return turn.answer;
  if (aboutTheTalk && !(takesOver && telling > 1)) return followUp(moment, page);
  if (takesOver && ahead) return firstAnswer(moment, ahead.article);
  if (!wasTold(moment, page) && fits(top, FITS)) return firstAnswer(moment, top.article);
  if (turn && goesOn) return turn.answer;
  if (goesOn || top?.article.id === page.id) return followUp(moment, page);
  if (fits(other, FITS)) return firstAnswer(moment, other.article);
  return notKnown(moment, nearest(other));
}

const nearest = (found: FoundArticle | undefined) => (found && found.score >= NEAR ? found.article : null);

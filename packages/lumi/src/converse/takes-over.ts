import type { Article, GuidanceTopic } from '@storylantern/library';
import type { FoundArticle } from '../retrieve/guidance-search.ts';
import { termsOf } from '../retrieve/terms.ts';
import type { Moment } from './conversation.ts';

/**
 * A page scoring less is not answered from; from `NEAR` on it is named as the nearest. At these bars 19 of 20 right pages
 * are answered from, and one in six of questions that no page answers (test/measure-retrieval.ts).
 */
const FITS = 33;
const NEAR = 15;
/** This share of the telling words must be the page's own. */
const COVERED = 0.5;

/** Another page takes a talk over from one of these: score, telling words it holds, and margins over the others. */
const STRONG = { score: 60, words: 2, own: 1.6, second: 1.15 };
/** So strong that the runner-up does not matter, and one word is enough when the page is called by it. */
const VERY_STRONG = { score: 85, own: 1.6 };
/** A page of the same topic is a step and not a jump: less is enough. */
const BESIDE = { asked: 48, told: 90, own: 1.5, second: 1.1, words: 2 };
/** Of these topics no page is a step from another: one diagnosis is not to be taken for the next. */
const APART: readonly GuidanceTopic[] = ['neurodiversity', 'milestones'];
/** A message that tells and does not ask must be stronger still: most of what is told belongs to the page in hand. */
const TOLD = { score: 95, own: 1.6, second: 2 };

/** Words with which a parent leaves the subject, or comes back to an earlier one. */
const MARKER =
  /\b(?:by the way|btw|different (?:question|thing|topic|subject)|another (?:question|thing|topic)|something else|one more thing|new question|change of subject|my other (?:one|child|son|daughter|kid)|on another note|while i am here|separate(?:ly)?)\b|^(?:also|ps|oh and)\b/;
const DEATH = /\b(?:die[sd]?|dead|death|dying|passed away|funeral|lost|buried|bury|grie\w+|miscarr\w+|stillborn)\b/;
const IT = /\b(?:it|this|that)\b/;
const BACK = /\b(?:back to|about (?:the|that) .{3,30} again|going back|as for|returning to)\b/;
/** "And at nursery?" asks the same about another place: it never takes the talk elsewhere. */
const SAME_ELSEWHERE =
  /^(?:and|but|what about|how about) (?:at|in|on|with|for|when|by)\b|\bwhich (?:one|of them)\b|\bthe (?:little|big|small|other|older|younger|eldest|youngest) one\b|^and (?:his|her|their) (?:sister|brother)\b/;

/** Whether a message only makes sense from the one before: it never takes the talk elsewhere by its own words. */
export const pointsBack = (plain: string): boolean => SAME_ELSEWHERE.test(plain);

const fits = (found: FoundArticle | undefined, least: number): found is FoundArticle =>
  found !== undefined && found.score >= least && found.covered >= COVERED;

/** One telling word alone must find its page clearly: "9 hours" is about many things. */
const ALONE = 50;

/** The page a question is answered from, `plain` being its words; null when none fits. */
export const pageFor = ([top]: readonly FoundArticle[], plain: string): Article | null =>
  fits(top, termsOf(plain).length > 1 ? FITS : ALONE) ? top.article : null;

/** The nearest page when none fits: it is named, not told. */
export const nearest = ([top]: readonly FoundArticle[]): Article | null =>
  top !== undefined && top.score >= NEAR && top.covered > 0 ? top.article : null;

export const wasTold = ({ before }: Moment, page: Article): boolean =>
  before.some(({ answer }) => answer.tonight.length > 0 && answer.guidance[0]?.id === page.id);

/**
 * The page that takes the talk over from the page in hand; null when the evidence is weak, which is nearly always. What
 * counts as evidence: the parent's own words for leaving, or several telling words held by one page and hardly another.
 */
export function takesOver(moment: Moment, page: Article, found: readonly FoundArticle[]): Article | null {
  const { plain, asks } = moment.understanding;
  const others = found.filter((each) => each.article.id !== page.id);
  const [top, second] = others;
  if (!top) return null;
  if (BACK.test(plain)) {
    const told = others.find((each) => wasTold(moment, each.article) && each.score >= NEAR);
    if (told) return told.article;
  }
  if (MARKER.test(plain) && fits(top, FITS)) return top.article;
  if (pointsBack(plain)) return null;
  const own = Math.max(1, found.find((each) => each.article.id === page.id)?.score ?? 0);
  const terms = termsOf(plain).length;
  const held = Math.round(top.covered * terms);
  const ahead = top.score / own;
  // Grief is entered by its own words only: a laughing grandma is not a dead one.
  if (top.article.topic === 'grief' && page.topic !== 'grief' && !DEATH.test(plain)) return null;
  // "He throws it" speaks of what the talk is about.
  if (!asks && held < STRONG.words + 2 * Number(IT.test(plain))) return null;
  const stands = top.score >= BESIDE.second * (second?.score ?? 0);
  const beside = top.article.topic === page.topic && !APART.includes(page.topic);
  if (beside && fits(top, asks ? BESIDE.asked : BESIDE.told) && ahead >= BESIDE.own && stands && held >= BESIDE.words)
    return wasTold(moment, top.article) ? null : top.article;
  if (!fits(top, STRONG.score) || ahead < STRONG.own) return null;
  if (!asks)
    return top.score >= TOLD.score &&
      ahead >= TOLD.own &&
      (top.titled || top.score >= TOLD.second * (second?.score ?? 0))
      ? top.article
      : null;
  if (top.score >= VERY_STRONG.score && ahead >= VERY_STRONG.own && (held >= STRONG.words || top.titled))
    return top.article;
  const clear = top.score >= STRONG.second * (second?.score ?? 0);
  const enough = moment.understanding.followUp ? STRONG.words + 1 : STRONG.words;
  return held >= enough && clear && top.titled ? top.article : null;
}

/** How far another of the opening question's pages must be ahead on what was told since. */
const ON_SECOND_LOOK = { ahead: 1.5, score: 30, ofTop: 0.55, among: 3 };

/**
 * What a parent tells later can show that the opening question meant its second page, not its first ("at ten, and he does
 * not remember it"): that page, when the new words are clearly its own; null otherwise.
 */
export function onSecondLook(
  page: Article,
  opening: readonly FoundArticle[],
  told: readonly FoundArticle[],
): Article | null {
  const [top] = opening;
  if (top?.article.id !== page.id) return null;
  const own = Math.max(1, told.find((each) => each.article.id === page.id)?.score ?? 0);
  const better = opening
    .slice(1, ON_SECOND_LOOK.among)
    .filter((each) => each.score >= top.score * ON_SECOND_LOOK.ofTop)
    .find((each) => {
      const now = told[0]?.article.id === each.article.id ? told[0] : undefined;
      return fits(now, ON_SECOND_LOOK.score) && now.score >= own * ON_SECOND_LOOK.ahead;
    });
  return better?.article ?? null;
}

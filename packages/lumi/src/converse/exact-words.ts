import type { LumiAnswer } from '@storylantern/contract';
import type { Article } from '@storylantern/library';
import { nextTurns } from '../retrieve/next-turn.ts';
import type { Moment } from './conversation.ts';
import { fromPage } from './from-page.ts';
import { pick, say } from './pick.ts';

/** From so many words on a quotation is something to say and not a name for something. */
const LEAST_WORDS = 4;
/** Standing before a quotation, these say that somebody else speaks it, or that it is better not said. */
const NOT_TO_SAY =
  /(?:\b(?:not|never|no|n't|instead of|rather than|than|without|argue with|stop the sentence|leave out|swap|skip|after|hears?|ask\{s\}|say\{s\}|wonder\{s\}|asks|says|said|called|in writing: it is often)\b[^.:"]{0,25}|\b(?:if|when) \{he\}[^.:"]*)$/;
/** Standing behind it, these do the same. */
const NOT_SO = /^,? (?:gets|invites|is (?:too|not|no)|brings|sounds|was|does not|makes|only|means|doesn't|isn't)\b/;
/** How like a turn must be to the question before its words are taken first. */
const LIKE = 0.4;

/** The sentences of a text that a parent could say as they stand. */
function spoken(text: string): readonly string[] {
  return [...text.matchAll(/"([^"]*)"/gu)]
    .filter(
      ({ index, 0: whole }) => !NOT_TO_SAY.test(text.slice(0, index)) && !NOT_SO.test(text.slice(index + whole.length)),
    )
    .map(([, words = '']) => words.replace(/,$/, ''))
    .filter((words) => /^(?:\{[A-Z]|[A-Z])/.test(words) && words.split(/\s+/).length >= LEAST_WORDS)
    .map((words) => (/[.!?…]$/u.test(words) ? words : `${words}.`));
}

const GENTLY = ['Then stay beside {him}, and let it be quiet.', 'Once is enough; the rest is sitting close.'];
const CALMLY = [
  'Then stop, and wait longer than feels polite. The same words tomorrow; it is the sameness that is heard.',
  'Low voice, once, at eye level. If it has to be said again, in the same words.',
];

/** Where a page has no words left to say. */
const OWN_WORDS = [
  'Make it of two short halves, what you see and what comes now, under ten words in all: "You would like to go on. Now it is supper." A sentence of your own that stays the same is better than a good one of mine.',
];

/**
 * A sentence to say, from the turn that the question is like, then from the one told last, then from the things for tonight,
 * then from any turn; never one that was given so before. Null when the page has none left and no words were asked for.
 */
export function exactWords(moment: Moment, page: Article): LumiAnswer | null {
  const near = nextTurns(page, moment.understanding.plain).filter((each) => each.likeness >= LIKE);
  const last = moment.before.at(-1)?.answer.opening.join(' ') ?? '';
  const told = page.turns.filter((each) => last.includes(say(moment, each.answer)));
  const texts = [
    ...near.map((each) => each.turn.answer),
    ...told.map((each) => each.answer),
    ...page.tonight,
    ...page.turns.map((each) => each.answer),
  ];
  const given = moment.before.flatMap(({ answer }) => answer.opening).filter((each) => each.startsWith(LEAD));
  const words = texts
    .flatMap(spoken)
    .map((each) => say(moment, each))
    .find((each) => !given.some((before) => before.includes(each)));
  const around = pick(moment, 'exact words', page.topic === 'grief' ? GENTLY : CALMLY);
  if (words !== undefined && around !== null) return fromPage(page, [`${LEAD} "${words}" ${around}`], null);
  // "How do I explain it?" is answered by other means; whoever asks for words gets a way to make them.
  const own = moment.understanding.kind === 'exact-words' ? pick(moment, 'own words', OWN_WORDS) : null;
  return own === null ? null : fromPage(page, [own], null);
}

const LEAD = 'Short, and the same each time:';

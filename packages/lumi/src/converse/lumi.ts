import type { LumiAnswer } from '@storylantern/contract';
import { ARTICLES } from '@storylantern/library';
import { guidanceSearch } from '../retrieve/guidance-search.ts';
import { assessSafety, type SafetyVerdict } from '../safety/index.ts';
import { languageOf } from '../safety/language.ts';
import { EMPTY_ANSWER, type Conversation } from './conversation.ts';
import { momentOf } from './moment.ts';
import { ordinaryAnswer } from './ordinary-answer.ts';
import { NO_ANSWER_HERE } from './talk-texts.ts';
import { spanishAnswer } from './spanish-answer.ts';

/** The assistant. Pure: the same conversation gets the same answer. */
export interface Lumi {
  answer(conversation: Conversation): LumiAnswer;
}

const lines = (text: string | null): readonly string[] => text?.split('\n').filter((line) => line !== '') ?? [];

/** A fixed text as a whole answer: no list, no offer, no question. */
const fixed = ({ tier, language, text }: SafetyVerdict): LumiAnswer => ({
  ...EMPTY_ANSWER,
  tier,
  language,
  opening: [...lines(text)],
});

/** An ordinary answer behind what the rules say first. Where a limit was met, nothing is offered beside it. */
function behind(verdict: SafetyVerdict, answer: LumiAnswer): LumiAnswer {
  const first = [...lines(verdict.opening), ...lines(verdict.text)];
  if (first.length === 0) return { ...answer, tier: verdict.tier };
  // What is not known need not be said after a text that already names who would know.
  const unknown = answer.opening.some((each) => NO_ANSWER_HERE.some((honest) => each.startsWith(honest)));
  const known = answer.guidance.length > 0 && answer.sources.length > 0 && !unknown;
  return {
    ...(known ? answer : EMPTY_ANSWER),
    tier: verdict.tier,
    opening: [...first, ...(known ? answer.opening : [])],
    offer: null,
  };
}

/** "No" is a word of both languages and tells neither: a talk is Spanish by its other messages. */
const isSpanish = (messages: readonly string[]): boolean =>
  languageOf(messages.filter((each) => !/^\W*no\W*$/i.test(each))) === 'es';

/**
 * Makes the assistant; reads all pages once, some tens of milliseconds. For each message the safety rules come first,
 * over the whole conversation; only when they let it, the message is understood and answered from the guidance.
 */
export function createLumi(): Lumi {
  const search = guidanceSearch(ARTICLES);
  return {
    answer(conversation) {
      const moment = momentOf(conversation);
      const messages = [...conversation.before.map((each) => each.asked), conversation.message];
      const verdict = assessSafety(messages, {
        ageMonths: moment.understanding.ageMonths,
        country: conversation.country,
      });
      if (verdict.text !== null && !verdict.answerMayFollow) return fixed(verdict);
      if (verdict.language === 'es' && isSpanish(messages)) return behind(verdict, spanishAnswer(moment));
      return behind(verdict, ordinaryAnswer(moment, search));
    },
  };
}

import type { LumiAnswer } from '@storylantern/contract';
import { ARTICLES, inPerson } from '@storylantern/library';
import { textsOf, type Conversation } from '../converse/conversation.ts';
import type { Grounds } from './answer-rules.ts';

/** What an answer written elsewhere is given to rest on, and may not go beyond. */
export interface AnswerGrounds extends Grounds {
  /** The page of guidance in plain lines, for the one who writes. */
  readonly page: string;
}

/**
 * The page that Lumi's own answer rests on. Null where nobody else may answer: the safety rules gave a tier; no page was
 * found, so that nothing could be checked; or the talk is in Spanish, for which the rules of what no answer may say are
 * not written.
 */
export function groundsOf(conversation: Conversation, own: LumiAnswer): AnswerGrounds | null {
  const [named] = own.guidance;
  const page = named && ARTICLES.find((each) => each.id === named.id);
  if (own.tier !== 'none' || own.language !== 'en' || own.sources.length === 0 || page === undefined) return null;
  const lines = [
    page.title,
    ...page.typical.map((each) => each.text),
    ...page.tonight,
    page.ask,
    ...page.turns.map((turn) => turn.answer),
  ].map((line) => inPerson(line, conversation.child?.person ?? 'they'));
  const said = conversation.before.flatMap((each) => [each.asked, ...textsOf(each.answer)]);
  return {
    organisations: own.sources.map((each) => each.organisation),
    page: lines.join('\n'),
    texts: [...lines, ...textsOf(own), ...said, conversation.message, ...own.sources.map((each) => each.page)],
  };
}

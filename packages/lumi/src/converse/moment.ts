import type { LumiAnswer } from '@storylantern/contract';
import { ARTICLES, type Article } from '@storylantern/library';
import { understand } from '../understand/understand.ts';
import { textsOf, type Conversation, type Moment } from './conversation.ts';

const byId = new Map(ARTICLES.map((each) => [each.id, each]));

/** An answer that rests on a page names its sources; one that only names the nearest page has none. */
const rests = ({ guidance, sources }: LumiAnswer): boolean => guidance.length > 0 && sources.length > 0;
const pageOf = (answer: LumiAnswer | undefined): Article | null => byId.get(answer?.guidance[0]?.id ?? '') ?? null;
const offeredIn = (answer: LumiAnswer | undefined): Article | null =>
  answer && !rests(answer) ? pageOf(answer) : null;

/** Everything an answer to the newest message may rest on. */
export const momentOf = (conversation: Conversation): Moment => ({
  before: conversation.before,
  understanding: understand(
    [...conversation.before.map((each) => each.asked), conversation.message],
    conversation.child ?? { ageMonths: null, person: null },
  ),
  page: pageOf(conversation.before.findLast(({ answer }) => rests(answer))?.answer),
  offered: offeredIn(conversation.before.at(-1)?.answer),
  said: new Set(conversation.before.flatMap(({ answer }) => textsOf(answer))),
  seed: conversation.seed,
});

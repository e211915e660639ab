import { ARTICLES, type Article } from '@storylantern/library';
import { understand } from '../understand/understand.ts';
import { textsOf, type Conversation, type Moment } from './conversation.ts';

const byId = new Map(ARTICLES.map((each) => [each.id, each]));

/** The page of guidance a conversation is about: that of the last answer that rested on one. */
function pageOf({ before }: Conversation): Article | null {
  const last = before.findLast(({ answer }) => answer.guidance.length > 0);
  return byId.get(last?.answer.guidance[0]?.id ?? '') ?? null;
}

/** Everything an answer to the newest message may rest on. */
export const momentOf = (conversation: Conversation): Moment => ({
  before: conversation.before,
  understanding: understand(
    [...conversation.before.map((each) => each.asked), conversation.message],
    conversation.child ?? { ageMonths: null, person: null },
  ),
  page: pageOf(conversation),
  said: new Set(conversation.before.flatMap(({ answer }) => textsOf(answer))),
  seed: conversation.seed,
});

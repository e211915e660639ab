import { createLumi, type Conversation } from '@storylantern/lumi';
import workerpool from 'workerpool';

/** The thread that answers: reading a long message by hundreds of rules stays off the thread that serves requests. */
const lumi = createLumi();

/** What the thread does, as its callers see it. */
export type AssistantWork = {
  answer(conversation: Conversation): ReturnType<typeof lumi.answer>;
};

workerpool.worker({ answer: (conversation: Conversation) => lumi.answer(conversation) });

import type { LumiAnswer } from '@storylantern/contract';
import type { Article } from '@storylantern/library';
import { EMPTY_ANSWER, type Moment } from './conversation.ts';
import { pick } from './pick.ts';

/** The first message of every conversation: what Lumi is, what it is not, and a beginning. */
export const GREETING =
  "Hello, I'm Lumi. I am a program that has read a good deal about children and has never met yours. " +
  'Ask me about sleep, food, feelings, school, or whatever tonight has brought; I answer from public sources and name them. ' +
  'How old is your child, and what has today been like?';

const said = (opening: string, question: string | null = null): LumiAnswer => ({
  ...EMPTY_ANSWER,
  opening: [opening],
  question,
});

export const hello = (moment: Moment): LumiAnswer =>
  said(
    moment.before.length === 0
      ? "Hello. I'm Lumi, a program that knows a good deal about children and nothing yet about yours."
      : 'Hello again.',
    pick(moment, 'hello', [
      'How old is your child, and what has today been like?',
      'What would help most this evening?',
    ]),
  );

export const thanks = (moment: Moment, page: Article | null): LumiAnswer =>
  said(
    pick(moment, 'thanks', [
      `You're welcome. Try the first thing only; the others keep.${page ? ' Come back and tell me how it went, the bad version too.' : ''}`,
      'I hope tonight is shorter. If it flops, tell me where; that is usually the useful part.',
      'Good luck with it.',
    ]) ?? 'Good night.',
  );

export const whoAmI = (): LumiAnswer =>
  said(
    'I am a computer program, not a person and not a clinician. I look for danger in what you write first, then I answer from pages that were written from public sources, and I name them. I can be wrong, and I cannot see your child.',
    'What would you like to talk about?',
  );

/** An honest end: who would know, and what would help to find the right page. */
export function notKnown(moment: Moment, near: Article | null): LumiAnswer {
  const { ageMonths } = moment.understanding;
  const teacher = ageMonths !== null && ageMonths >= 54 ? ', or the class teacher when it happens at school' : '';
  const nearest = near ? ` The nearest thing I know well is "${near.title}".` : '';
  const opening = pick(moment, 'not known', [
    `I don't know enough about that to be useful, and I would rather say so than guess. Your health visitor or doctor would know whom to ask${teacher}.${nearest}`,
    `That one is beyond what I have read, so I won't guess. The person to ask is your health visitor or doctor${teacher}.${nearest}`,
  ]);
  return {
    ...said(
      opening ?? `I still don't have a page for that. Your health visitor or doctor is the better address${teacher}.`,
      near
        ? 'Shall I tell you that one, or would you say what happens, when, and what comes next?'
        : 'Would you say what happens, when, and what comes next?',
    ),
    guidance: near ? [{ id: near.id, title: near.title }] : [],
  };
}

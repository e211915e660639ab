import type { LumiAnswer } from '@storylantern/contract';
import type { Article } from '@storylantern/library';
import { EMPTY_ANSWER, type Moment } from './conversation.ts';
import { pick, unsaid } from './pick.ts';

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
      'Good luck with it. I am here on the bad evenings as well.',
    ]) ??
      pick(moment, 'thanks again', ['Good night.', 'Gladly.', 'Until the next time.']) ??
      'Take care.',
  );

const HOURS: readonly (readonly [RegExp, string, string])[] = [
  [
    /evening|bedtime/,
    'Evenings are where everything left over from the day comes together in one small room.',
    'What goes wrong first: supper, the bath, or the last half hour in bed?',
  ],
  [
    /morning/,
    'Mornings have a clock in them, and children do not.',
    'Where does it stick first: waking, clothes, or the door?',
  ],
  [/night/, 'Nights are long when you are the one who gets up.', 'Is it the falling asleep, or the waking again?'],
  [/mealtime|dinner/, 'You have cooked it, and now it is being looked at.', 'What is on the plate when it goes wrong?'],
];

/** A first message that says how it is and not what it is: a warm sentence and one question. */
export function sayMore(moment: Moment): LumiAnswer {
  const hour = HOURS.find(([words]) => words.test(moment.understanding.plain));
  const opening = [
    ...(hour ? [hour[1]] : []),
    'It sounds like a long day. Let us take it in small pieces, and begin with whatever is nearest.',
    'We can begin anywhere; the last thing that happened is a good place.',
    'Take your time. One sentence is enough to start with.',
  ];
  const questions = [
    ...(hour ? [hour[2]] : []),
    'How old is your child, and what happened just before you wrote?',
    'What would make tonight a little easier: sleep, food, tears, or something else?',
    'What do you see, and when?',
  ];
  const first = (texts: readonly string[]) => unsaid(moment, texts)[0];
  return said(first(opening) ?? 'I am listening.', first(questions) ?? null);
}

/** An honest end: who would know, and what would help to find the right page. */
export function notKnown(moment: Moment, near: Article | null): LumiAnswer {
  const { ageMonths } = moment.understanding;
  const teacher = ageMonths !== null && ageMonths >= 54 ? ', or the class teacher when it happens at school' : '';
  const nearest = near ? ` The nearest thing I know well is "${near.title}".` : '';
  const opening = pick(moment, 'not known', [
    `I don't know enough about that to be useful, and I would rather say so than guess. Your health visitor or doctor would know whom to ask${teacher}.${nearest}`,
    `That one is beyond what I have read, so I won't guess. The person to ask is your health visitor or doctor${teacher}.${nearest}`,
    `I looked, and found no page that fits. A person who can ask back would do better: your health visitor or doctor${teacher}.${nearest}`,
  ]);
  const again = pick(moment, 'not known again', [
    `I still don't have a page for that. Your health visitor or doctor is the better address${teacher}.`,
    'Nor for that, I am sorry. Try one word, sleep, biting, potty, school, and I look again.',
  ]);
  return {
    ...said(
      opening ?? again ?? 'That I have to leave to somebody who can see you both.',
      unsaid(moment, [
        ...(near ? ['Shall I tell you that one, or would you say what happens, when, and what comes next?'] : []),
        'Would you say what happens, when, and what comes next?',
        'What did it look like the last time, step by step?',
      ])[0] ?? null,
    ),
    guidance: near ? [{ id: near.id, title: near.title }] : [],
  };
}

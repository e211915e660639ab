import type { LumiAnswer } from '@storylantern/contract';
import { EMPTY_ANSWER, type Moment } from './conversation.ts';
import { pick } from './pick.ts';

/** What is asked about Lumi itself, the particular before the general, with answers that each come once. */
const ABOUT_LUMI: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /have (?:any )?(?:children|kids)/,
    ['No. I am a program; I have never been up at four with anybody. I have read what people who have wrote down.'],
  ],
  [
    /how (?:can|could|would|do) you know|can not see|never met/,
    [
      "I can't know what is right for one child. I know what is typical, what has helped many, and when somebody should look; you know the child. So test what I say for a week, and believe the child.",
    ],
  ],
  [
    /(?:tell|report|show) (?:anyone|anybody|somebody)/,
    [
      'I ring nobody and report nobody. What you write is kept in this conversation, so that you can come back to it, and deleting the conversation deletes it for good. Somebody who uses the same device may read it.',
    ],
  ],
  [
    /last update|up to date|where do you get/,
    [
      'My pages were written from public sources, and each one names the page it rests on, so you can open that and see its own date. What is newer than that page I do not know.',
    ],
  ],
  [
    /what (?:can|do) you (?:do|know)/,
    [
      'I can talk about sleep, food, potty, feelings, tantrums, school, friends, brothers and sisters, screens, speech and hard news: what is usual at an age, two or three things for tonight, and whom to ask. I can also open the form for a story, a book or a song about it.',
    ],
  ],
];
const WHO: readonly string[] = [
  'I am a computer program, not a person and not a clinician. I look for danger in what you write first, then I answer from pages that were written from public sources, and I name them. I can be wrong, and I cannot see your child.',
  'A program still, one that has read a good deal about children and met none. Your health visitor or doctor is the one who can look.',
  'As before: a program. What I say is worth as much as the sources it names.',
];

/** What Lumi says of itself; the question back only while there is nothing else to talk about. */
export function whoAmI(moment: Moment): LumiAnswer {
  const { plain } = moment.understanding;
  const texts = ABOUT_LUMI.find(([asked]) => asked.test(plain))?.[1] ?? [];
  return {
    ...EMPTY_ANSWER,
    opening: [
      pick(moment, 'about lumi', texts) ?? pick(moment, 'who', WHO.slice(0, 1)) ?? pick(moment, 'who', WHO) ?? '',
    ].filter((each) => each !== ''),
    question: moment.page
      ? null
      : pick(moment, 'who question', [
          'What would you like to talk about?',
          'How old is your child, and what is it about?',
        ]),
  };
}

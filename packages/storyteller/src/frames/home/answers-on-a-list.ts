import { said, type NamedScene } from '../scene.ts';

const AGAIN = String.raw`\b(?:(?:asks?|asking|asked) (?:\w+ ){0,4}?(?:again and again|over and over|the same (?:questions?|thing)|(?:a )?hundred\w* (?:of )?(?:questions|times)|repeatedly)|(?:same|hundred|million|thousand|endless|so many|constant|repetitive) questions|(?:can'?t|cannot|does(?:n'?t| not)) (?:hold (?:on )?to|remember|keep) (?:the |our |any )?answers?|needs? (?:constant|endless|so much) reassurance|repetitive questions)\b`;
const OTHER_MATTER = String.raw`\b(?:die|dies|died|dead|death|dying|war|bombs?|divorc\w*|separat\w*|kill\w*|burglars?|how much longer|are we (?:nearly )?there|be there|snacks?|sweets|no means|ipad|tablet|phone|interrupt\w*|baby|sex)\b`;

/** Questions that have been answered and come back at night: a list that says the same thing each time. */
export const answersOnAList: NamedScene = {
  id: 'answerlist',
  image: 'a list with an answer next to each question, which says the same thing at any hour',
  cue: said(AGAIN, OTHER_MATTER),
  decides: true,
  titles: { young: 'The Paper Knows It', older: 'What the List Says' },
  roles: {
    ahead: {
      fallback: { text: 'what is coming' },
      cues: [
        { match: /\bresidential\b/i, phrase: { text: 'the residential' } },
        { match: /\bcamp\b/i, phrase: { text: 'the camp' } },
        { match: /\b(?:school |class )?(?:trip|journey|outing)\b/i, phrase: { text: 'the trip' } },
        { match: /\b(?:holidays?|vacation)\b/i, phrase: { text: 'the holiday' } },
        { match: /\b(?:new school|secondary|year (?:seven|7))\b/i, phrase: { text: 'the new school' } },
        { match: /\b(?:operation|surgery)\b/i, phrase: { text: 'the operation' } },
        { match: /\b(?:party|wedding)\b/i, phrase: { text: 'the party' } },
        { match: /\bmov(?:e|ing) house\b/i, phrase: { text: 'the move' } },
        { match: /\btomorrow\b/i, phrase: { text: 'tomorrow' } },
      ],
    },
  },
  text: {
    '6-7': `
      D<answerlist> {Name} may ask a question and get an answer. A while later the same question is back, and the worry with it. A head is not good at keeping answers, least of all at night. Paper is better at it. Paper says the same thing each time.
      P<answerlist> The one who answers means it each time. The tenth time, a voice may sound tired. The answer has not changed.
      Q<answerlist> When the same question comes back, {Name} may feel ____.
      H<answerlist> {helper} can write down each question with its answer. ~ A small picture works as well.
      H<answerlist> {helper} can say, "Let us see what the list says."
      T<answerlist> {he} can look at the list first and then ask.
      T<answerlist> {he} can put a star next to what nobody can know yet.
      C<answerlist> {he} can think, "It is on the list."
      A<answerlist> The list hangs by the bed. Most lines on it have an answer, and one or two have a star. In the night a worry comes and asks. The paper says what it said in the afternoon.
    `,
    '8-10': `
      D<answerlist> {Name} may ask something and hear the answer, and an hour later the question is back. A worry does that: it wants to see the answer once more, and then once more. Memory is a poor place to keep answers, above all at night. Paper is a good one.
      P<answerlist> Whoever answers means it each time. By the tenth time it may sound different, because people get tired. The answer has stayed the same.
      P<answerlist> The people who plan {ahead} have mostly asked themselves the same things. Many of them are glad to be asked by day, and in writing.
      Q<answerlist> When the same question turns up again, {Name} might feel ____.
      H<answerlist> {helper} can write each answer next to its question, with the day and who said it.
      H<answerlist> {helper} can reply at night with, "What does the list say?" ~ It sounds short, and it is meant to help.
      T<answerlist> {he} can read the line on the list before asking. ~ If it is not there, it is a new question.
      T<answerlist> {he} can sort the questions: answered, still open, and nobody can know. ~ The last kind gets a plan.
      C<answerlist> {he} can think, "It is on the list, and it was true at four o'clock."
      A<answerlist> The list is folded twice and lies within reach. Most of its lines have an answer, a few have a plan, and one or two can wait. At night a worry comes and reads it too. It says exactly what it said at four o'clock.
    `,
    '11+': `
      D<answerlist> An answered question is finished with by day, and at night it often comes back. {Name} may have a long row of them about {ahead}, each one sensible. The answer was heard, the mind put it down somewhere, and an hour later a worry wants to see it again. Asking once more helps for about ten minutes. Memory is a poor place to store answers, above all when a person is tired. Paper says the same thing at one in the morning as it did at four in the afternoon.
      P<answerlist> Those who answer mean it each time, and by the tenth time they may sound as if they did not. That is tiredness, and no change in the answer.
      P<answerlist> People who plan {ahead} have asked themselves most of these things already. They prefer a list by day to a guess at night.
      Q<answerlist> When the same question comes back, {Name} might notice ____.
      H<answerlist> {helper} can write each answer next to its question, with the date and the name of whoever said it.
      H<answerlist> {helper} can reply after bedtime with, "What does the list say?" ~ It sounds short, and it is meant kindly.
      T<answerlist> {he} can look on the list before asking. ~ What is not there is a new question, and that may be asked.
      T<answerlist> {he} can mark three kinds: answered, still open, and nobody can know. ~ The third kind needs a plan instead of an answer.
      C<answerlist> {he} can think, "It is on the list. It was true at four o'clock."
      A<answerlist> The list is folded twice and lies next to the lamp. Most lines have an answer, a few have a plan, and one or two will be found out on the spot. At one in the morning the worry comes round and wants to see it all again. It is all there, in the same words, and nobody needs to be woken for it.
    `,
  },
};

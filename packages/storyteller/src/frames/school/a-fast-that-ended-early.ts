import { said, type NamedScene } from '../scene.ts';

const FAST = String.raw`\b(?:fast(?:s|ed|ing)?\b(?! (?:food|asleep|runner|car))|ramadan|ramazan|roza|yom kippur|lent)\b`;
const ENDED = String.raw`(?:\b(?:could|can|did|was|was ?n['’]?t able to|not able to|unable to) ?(?:n['’]?t|not)?\b[^.!?]{0,16}\b(?:make|manage|finish|keep|last|do|complete|get through)\b[^.!?]{0,24}\b(?:day|it|fast|end|sunset|iftar|all|whole)\b|\bcouldnt (?:make|manage|finish|keep|last|do)\b|\b(?:broke|breaks?|had to break|stopped|ended|gave up) (?:his |her |their |the |it )?(?:\w+ )?(?:fast|early|at lunch\w*|half ?way|too soon)\b|\b(?:ate|drank|had (?:a )?(?:drink|snack|lunch|water))\b[^.!?]{0,30}\b(?:fast|by (?:mistake|accident)|forgot)\b|\b(?:only )?managed (?:half|a half|until|till|to)\b)`;

/** A fast that a child wanted to keep for the whole day, and ended before the evening. */
export const aFastThatEndedEarly: NamedScene = {
  id: 'endedearly',
  image: 'a date and a glass of water that came some hours earlier than planned',
  cue: said(`(?=[^]*${FAST})[^]*?${ENDED}`, String.raw`\b(?:too young|not allowed to fast|let (?:him|her) fast|diabet\w*|blood test|operation)\b`),
  decides: true,
  answers: /\b(?:fast\w*|ramadan|day|disappoint\w*|upset|fail\w*|guilt\w*|asham\w*|cried|early|lunch\w*)\b/i,
  titles: { young: 'Part of a Day', older: 'As Far as It Went' },
  beside: {
    benefits: [
      'Says that a growing body may stop, and that this is no failure.',
      'Counts the hours that were kept.',
      'Leaves what the faith asks to the people at home who know it.',
    ],
    talk: {
      young: [
        'How much of the day was kept?',
        'How may it be to stop before the others?',
        'Shall we ask somebody about their first fast?',
      ],
      older: [
        'What did the body say, and what was the answer?',
        'Which word went into the blank?',
        'Shall we ask at home how everybody’s first fast went?',
      ],
    },
  },
  text: {
    '6-7': `
      D<endedearly> {Name} wanted to keep a fast as the grown-ups in the family do. It went well for some hours. Then a body asked for food or water, and the fast ended before evening. That can be a big disappointment. A body that grows needs a lot, and it asks for it. To listen to it is right.
      P<endedearly> Grown-ups at the table had a first fast, too. Most of them began with a part of a day.
      P<endedearly> Nobody expects a child to do all that a grown-up does.
      Q<endedearly> At the table in the evening, {Name} may feel ____.
      H<endedearly> {helper} can tell how first fasts went in the family.
      H<endedearly> {helper} can say how long a good part of a day is.
      T<endedearly> {he} can count the hours that were kept.
      T<endedearly> {he} can help to lay the table for the evening. ~ That belongs to the days as well.
      C<endedearly> {he} can think, "I went as far as my body could go."
      A<endedearly> In the evening the family eats together, and there is a place for everybody. Some have waited all day, and some for a part of it. The hours that were kept have been kept. A body grows. The next time it may go further, or just as far.
    `,
    '8-10': `
      D<endedearly> A fast for a whole day was the plan, and {Name} ended it before the evening. It was not for want of trying. A body that is growing burns a great deal. At some point it says so, with a headache, a dizzy moment or plain hunger. Listening to it is part of fasting, and grown-ups do it as well. It can be a bitter disappointment all the same. The glass of water came some hours earlier than in the plan.
      P<endedearly> At the table in the evening sit people who all had a first fast. Many of them began with half a day, and some of them fell asleep in it. They tell it with a laugh now.
      P<endedearly> What is expected of a child, and from when, is known to the family and to the people they ask. It is rarely as much as a child expects.
      Q<endedearly> When the others break their fast, {Name} might feel ____. Proud and let down can sit on one chair.
      H<endedearly> {helper} can tell how it went for others in the family the first time.
      H<endedearly> {helper} can decide with {him} how long a good fast is for now. ~ Part of a day is a real part.
      T<endedearly> {he} can count the hours that were kept. ~ There are more of them than it seems.
      T<endedearly> {he} can choose another thing that belongs to these days, such as giving something away or laying the table.
      C<endedearly> {he} can think, "That is how far it went today, and I meant it."
      A<endedearly> The table is full in the evening, and nobody checks who waited since when. Some hours were kept, and what was meant by them was meant. A body gets stronger by itself, a year at a time. Whoever begins with a part of a day is in good company in any family that fasts.
    `,
    '11+': `
      D<endedearly> A fast that ends in the afternoon seems to count for less than nothing to the person who had planned on the evening. {Name} had meant to keep the whole day. Then there was dizziness, a headache or simply a point at which the body stopped discussing it. Every tradition that fasts has rules for that, because bodies differ, and growing ones need more. Stopping was the right answer to the question that was being asked.
      P<endedearly> Nobody at the table did it perfectly the first time. There are tales of secret biscuits and of naps in a wardrobe. Most of those people now teach others how it is done.
      P<endedearly> Guilt is quick at such times and tends to be badly informed. Somebody at home, or a person whom the family asks about these things, can say what is really expected, and of whom.
      Q<endedearly> At the evening meal, {Name} might feel ____. Relief is allowed at the table as well.
      H<endedearly> {helper} can say how the first years went, including the parts that are usually left out.
      H<endedearly> {helper} can help to plan the next one: sleep, water beforehand, and which lessons fall on that day.
      T<endedearly> {he} can ask somebody who knows what is done about a day that was not finished. ~ There is an answer, and it is milder than most people think.
      T<endedearly> {he} can keep another part of these days instead, such as giving, reading or helping with the meal.
      C<endedearly> {he} can think, "I meant it, I stopped when I had to, and both are fine."
      A<endedearly> In the evening the family sits round the same table, with the same dishes on it. It cannot be seen from outside who has been waiting since dawn. The hours that were kept stay kept. A fast is an intention with a body attached to it, and the body is still growing.
    `,
  },
}; // prettier-ignore

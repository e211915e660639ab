import { said, type NamedScene } from '../scene.ts';

/** An exam that somebody wants to pass so as not to disappoint the family. */
export const forWhomItIs: NamedScene = {
  id: 'letdown',
  image: 'what the people at home will see when the door opens after an exam',
  cue: said(
    String.raw`(?=[^]*\b(?:tests?|exams?|11 ?\+|11 ?plus|eleven ?plus|sats|gcses?|mocks?|entrance|scholarship|results?|grades?|marks?|reports?)\b)[^]*?\b(?:let(?:s|ting)? (?:us|me|everyone|everybody|people|the family|his (?:dad|mum|parents)|her (?:dad|mum|parents)|you) down|disappoint\w* (?:us|me|in (?:him|her|them)|his|her|everyone|you)|(?:we|I|dad|mum)(?:['’]ll| will| would) be (?:disappointed|cross|angry|upset|ashamed)|make us proud|(?:we|I|dad|mum)(?:['’]ll| will| would) (?:send|give|throw|kick) (?:him|her|them) (?:away|out|up|back)|(?:we|I|dad|mum) (?:won['’]?t|will not|would ?n['’]?t) (?:love|want|like) (?:him|her|them)|not good enough for us|mad at (?:him|her|them))\b`,
    String.raw`\b(?:we are disappointed|we're disappointed|I am disappointed)\b`,
  ),
  decides: true,
  answers: /\b(?:let(?:s|ting)? \w+ down|disappoint\w*|get(?:s|ting)? in)\b/i,
  titles: { older: 'When the Door Opens' },
  text: {
    '6-7': `
      D<letdown> On the paper of a test there are printed questions. {Name} may have one more, which is not printed. It is, "What happens at home if it goes badly?" A question like that can get very big in the dark. It is good to say it out loud, because then somebody can answer it. A test is about what is on the paper. A place at home is not on the paper.
      P<letdown> Grown-ups talk a lot about a test when they are nervous. It can sound as if everything hangs on it.
      P<letdown> There are many schools, and each has children in it who like their teacher. One test is about one of them.
      Q<letdown> At the thought of home after the test, {Name} may feel ____.
      H<letdown> {helper} can say what stays the same, with any result. ~ It is good to hear it in words.
      H<letdown> {helper} can plan something nice for that day.
      T<letdown> {he} can ask the big question at home and wait for the answer.
      T<letdown> {he} can begin with a question that is easy.
      C<letdown> {he} can think, "The test gets marked. I do not."
      A<letdown> The test is over, and the papers go into a bag. A door opens, and people at home see a face and a school bag. Answers are right or wrong. Nobody marks who comes in for supper.
    `,
    '8-10': `
      D<letdown> A test comes with questions that are printed and one that is not. The printed ones are about fractions. The other is, "What will they say at home?" {Name} may have spent more time on that than on the fractions. It makes a test much heavier than its paper. Families hope for good results, as they hope for good weather on a day out. They do not like anybody less when it rains.
      P<letdown> Parents ask about tests because they want it to go well for somebody. To the one who sits there it can sound like an order. Both sides may be surprised when this is said aloud.
      Q<letdown> At the thought of a result, {Name} might feel ____. It may be about a face and not about a mark.
      H<letdown> {helper} can say now, before the test, what will be for supper whatever happens.
      H<letdown> {helper} can ask about the lunch and the weather first, and the paper last or not at all.
      T<letdown> {he} can say, "I'm scared of disappointing you." ~ It is a sentence that parents answer well.
      T<letdown> {he} can write on a slip of paper what {he} would like to do afterwards.
      C<letdown> {he} can think, "It is a paper. They are waiting for me."
      A<letdown> After the test a door opens, and at home they see a person with a school bag. They look at the face before they ask. Answers can be right or wrong, and that belongs to the paper. Being wanted at supper is not one of the things that get marked.
    `,
    '11+': `
      D<letdown> An exam is printed far away, and what makes it heavy is usually somebody much closer. {Name} may be less afraid of the paper than of two faces in a kitchen. The thought of letting people down has a way of sitting in the chair before its owner does. It is worth finding out what those people really expect, since expectations are mostly guessed. Guesses made at midnight are seldom kind.
      P<letdown> Parents who say "just do your best" mean it to be reassuring. It can sound like a sum with no upper limit. Most of them would be dismayed to hear what they are imagined to think.
      P<letdown> Families put hopes, money and car journeys into a thing like this. That is a choice adults have made. It is no loan, and a result does not pay it back.
      Q<letdown> Thinking of the day of the result, {Name} might feel ____. It may be a different word for each person at home.
      H<letdown> {helper} can say in one sentence what happens if it goes badly, so that nobody needs to imagine it.
      H<letdown> {helper} can talk about something else on the last evening. ~ Calm is catching, and so is its opposite.
      T<letdown> {he} can ask, "What will you think of me if I don't get in?" and wait for the whole answer.
      T<letdown> {he} can plan something for the hours after the exam that has nothing to do with it.
      C<letdown> {he} can think, "The paper measures the paper."
      A<letdown> When it is over, a door opens, and what the people behind it see is somebody who is tired and wants a sandwich. A result will come. It will say how a number of questions went on a certain morning, and it will send life along one of several roads. All of the roads start at the same kitchen table, with the same people sitting at it.
    `,
  },
};

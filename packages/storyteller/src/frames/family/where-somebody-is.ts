import { said, type NamedScene } from '../scene.ts';

/** The question where somebody is who died: half of it is known, and half of it is what a family believes. */
export const whereSomebodyIs: NamedScene = {
  id: 'whereis',
  image: 'a question with two halves: one is known, and one is what people believe',
  cue: said(
    String.raw`\b(?:ask\w*|wonder\w*|wants? to know|wanting to know|questions? about|understand\w*|confused about|looking for|looks for)\b[^.!?]{0,40}\bwhere(?:abouts)? (?:he|she|they|(?:his |her |their |my )?\w+)(?: (?:is|are|has|have|went|goes|will be|must be)|['’]s)\b|\b(?:ask\w*|says?|said) ?,? ?["“'‘]?where (?:is|are|has|did|have) (?:he|she|they|(?:his |her |their |my )?\w+)\b|\bwhere (?:people|we|you|they|bodies) go(?:es)? (?:when|after)\b|\bwhere (?:his|her|their|the) (?:\w+ )?(?:is|has gone|went) (?:now|since)\b|\bin heaven\b[^.!?]{0,30}\b(?:visit|drive|go|phone|ring)\b`,
    String.raw`\b(?:funeral|cremat\w*|buried|burial|coffin)\b`,
  ),
  decides: false,
  answers: /\b(?:ask\w*|question\w*|where|wonder\w*|understand\w*|heaven)\b/i,
  titles: { young: 'Where Is Somebody Now?', older: 'A Question With Two Halves' },
  beside: {
    benefits: [
      'Says plainly that somebody who died cannot come back.',
      'Keeps what is known apart from what a family believes.',
      'Lets {name} ask as often as the question comes.',
    ],
    talk: {
      young: [
        'What does {name} ask in the story?',
        'Which word fits in the blank today?',
        'What do we think in our family?',
      ],
      older: [
        'Which half of the question has an answer?',
        'Which word went into the blank?',
        'What do different people in our family think?',
      ],
    },
  },
  text: {
    '2-3': `
      D<whereis> {Name} may look for {who}. {who} died. A body that died stays still. It cannot come back.
      P<whereis> Lots of children ask and ask. It is a big thing.
      Q<whereis> Not seeing {who}, {Name} may feel ____.
      H<whereis> {helper} can say it again.
      T<whereis> {he} can look at a photo.
      T<whereis,comforter> {he} can hug {comforter} tight.
      C<whereis> {he} can say, "Tell me again."
      A<whereis> {who} died and cannot come back. It is sad. Here is a lap.
    `,
    '4-5': `
      D<whereis> {who} died. {Name} may ask, "Where now?" The body stopped. It does not feel cold, and nothing hurts. It cannot walk or ring or come home. No child made that happen.
      P<whereis> Grown-ups may say "gone" or "up there". They mean that somebody died. It is fine to ask what they mean.
      P<whereis> Families think different things about what comes after. About the body they all say the same.
      Q<whereis> When the answer is the same again, {Name} may feel ____.
      H<whereis> {helper} can say what the family thinks. ~ It is good to know.
      H<whereis> {helper} can give the same answer each time. ~ It is a big one, so it takes many times.
      T<whereis> {he} can ask it as often as it comes.
      T<whereis> {he} can find a good place for a photo.
      C<whereis> {he} can ask, "Will you tell me again?"
      A<whereis> It was asked, and the answer is the same. {who} died and cannot come back. That is sad, and it is true. There is a photo on the shelf. There is somebody who says, "Ask me again."
    `,
    '6-7': `
      D<whereis> Where does a person go? {who} died, and {Name} may ask it at supper or in the bath. The question has two halves. The first half is about the body. It has stopped, and it feels no cold and no pain. It was not stopped by a thought or by anything that a child did. The second half is about what people believe.
      P<whereis> Grown-ups can be slow to answer. Some of them have asked it themselves since they were six. They do not mind that somebody asks.
      P<whereis> In one family people may believe different things. They can still miss the same person.
      Q<whereis> When one half has no sure answer, {Name} may feel ____.
      H<whereis> {helper} can say what is known, and then what the family believes. ~ They are two things, and both can be told.
      H<whereis> {helper} can keep a page for questions. ~ Some of them get an answer, and some get a good talk.
      T<whereis> {he} can ask three people what they think. ~ They may all say something else.
      T<whereis> {he} can choose a place for remembering, such as a bench or a shelf.
      C<whereis> {he} can think, "Half is known, and I may wonder about the rest."
      A<whereis> The first half stays as it is. {who} died, and a body that has died does not come back. The second half is for walks and for bedtime. In the meantime a photo can stand where people go by. They stop, remember something, and go on to the kitchen.
    `,
    '8-10': `
      D<whereis> {who} died, and {Name} may have asked where a person is after that. It sounds like one question, and it is two. The first is about a body, and it has a plain answer. The body has stopped, it feels nothing, and it is buried or turned to ashes. The second is about the person who laughed at things and knew {Name} by name. People have worked on that one for thousands of years. Neither has anything to do with what a child did or thought.
      P<whereis> Some people are sure of a heaven, some are sure that there is none, and many do not know. They can sit at one table, and all of them may be missing the same person.
      P<whereis> Adults who change the subject are rarely hiding an answer. They have looked for one as well, and would like to offer something better than "I do not know".
      Q<whereis> When the second question stays open, {Name} might feel ____. It may change from day to day.
      H<whereis> Someone at home can say what is known and what is believed, and which is which. ~ It helps to have them apart.
      H<whereis> Someone at home can tell what happens to the body, in as much detail as is wanted.
      T<whereis> {he} can ask several people what they believe, and keep what makes sense.
      T<whereis> {he} can write down what {who} would have said to the question.
      C<whereis> {he} can think, "One half is known. The other I may wonder about."
      A<whereis> One half of the question is answered, and the answer does not change. {who} died and is not coming back. The other half can be taken along on walks and to bed, and asked again at any age. What {who} said and did and found funny is easier to find. It is with the people who were there.
    `,
  },
}; // prettier-ignore

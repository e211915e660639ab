import type { Role } from '../../../frame.ts';
import { said, type NamedScene } from '../../scene.ts';
import { NEWCOMER_ROLE, PARTNERS } from './newcomer-role.ts';

const PARENT = String.raw`(?:daddy|dad|papa|father|mummy|mum|mommy|mom|mother)`;
/** The word that a child asks about. */
const WORD: Role = {
  fallback: { text: 'parent' },
  cues: ['daddy', 'dad', 'papa', 'mummy', 'mum', 'mommy', 'mom', 'father', 'mother'].map((word) => ({
    match: new RegExp(
      String.raw`\b(?:be|is|are|becom\w+|['’]s)(?: going to be)? (?:my|his|her|their|a|the) (?:new |real |other |second )?${word}\b`,
      'i',
    ),
    phrase: { text: word },
  })),
};

/** Is a parent's new partner a dad or a mum now? Nobody is swapped, and a name is agreed on slowly. */
export const daddyNow: NamedScene = {
  id: 'daddynow',
  image: 'a drawing of a family, in which nobody gets rubbed out',
  cue: said(
    String.raw`(?=[^]*\b(?:${PARTNERS})\b)[^]*?\b(?:ask\w*|wonder\w*|thinks?|wants? to know|worr\w*|scared|afraid|says?|confused)\b[^.!?]{0,60}?\b(?:is|will|be|are|becom\w+|['’]s)(?: going to be| be| become| now)? (?:my|his|her|their|a|the) (?:new |real |other |second )?${PARENT}\b(?!['’]s)`,
    String.raw`\b(?:you['’]?re not|you are not|not (?:my|his|her|their) (?:real )?${PARENT}|adopt\w*|foster\w*|wedding|married|marry\w*|calls? (?:him|her))\b`,
  ),
  decides: false,
  answers: /\b(?:ask\w*|dad\w*|mum\w*|mom\w*|papa|father|mother|now|confused)\b/i,
  titles: { young: 'Who Is Who', older: 'Nobody Is Rubbed Out' },
  roles: { newone: NEWCOMER_ROLE, word: WORD },
  beside: {
    benefits: [
      'Answers the question whether somebody new is a mum or dad now.',
      'Says that nobody in a family is swapped.',
      'Leaves it to {name} what to say to somebody new, and when.',
    ],
    talk: {
      young: ['Who is in the picture?', 'Which word fits in the blank today?', 'Shall we draw our family?'],
      older: [
        'What does a new partner not change?',
        'Which word went into the blank?',
        'Shall we agree on a good name?',
      ],
    },
  },
  text: {
    '2-3': `
      D<daddynow> Somebody new is here. Who is it? {Name} may ask. It is {newone}. It is somebody new. Nobody is swapped.
      P<daddynow> Lots of children ask who is who.
      Q<daddynow> Near {newone}, {Name} may feel ____.
      H<daddynow> {helper} can say who is who.
      T<daddynow> {he} can ask again.
      T<daddynow> {he} can wave a hand.
      C<daddynow> {he} can say, "I know who is who."
      A<daddynow> Here is a picture. {Name is} right in the middle. There is room for somebody new. Nobody is swapped.
    `,
    '4-5': `
      D<daddynow> {Name} may have a question. "Is {newone} my {word} now?" {newone} is a parent's new partner. That is one thing, and a {word} is another. Nobody is swapped when somebody new comes. {newone} has a name, and it is fine to say that.
      P<daddynow> Lots of children ask it. Grown-ups may have forgotten to say it.
      P<daddynow> {newone} is new at this as well. Knowing a child takes time.
      Q<daddynow> When somebody new is there, {Name} may feel ____.
      H<daddynow> {helper} can draw the family and say who is who.
      H<daddynow> {helper} can say it again on another day. ~ It is a big question.
      T<daddynow> {he} can ask as often as {he wants}.
      T<daddynow> {he} can say hello with a wave.
      C<daddynow> {he} can think, "Somebody new came, and nobody was swapped."
      A<daddynow> The family is on paper, with arms like sticks. Somebody new can be drawn in at the side, today or later. Nobody gets rubbed out for it. {Name is} in the middle, with a very big smile or none.
    `,
    '6-7': `
      D<daddynow> A new partner comes into a family, and a question comes along. "Is {newone} my {word} now?" {Name} may ask it out loud or only think it. A parent's partner is one thing, and a {word} is another. Nobody turns into a {word} by moving in. Nobody in a family is swapped.
      P<daddynow> Grown-ups think that everyone knows that. They are glad when somebody asks, because then they can say it.
      P<daddynow> {newone} may wonder as well what to be called. A first name is a good start, and it can stay.
      Q<daddynow> When somebody mixes it up, {Name} may feel ____. It can be cross and curious at once.
      H<daddynow> {helper} can draw the family with everybody in it. ~ People in other houses count.
      H<daddynow> {helper} can agree on a name with {Name} and {newone}.
      T<daddynow> {he} can ask, "What does a new partner do, and what not?"
      T<daddynow> {he} can tell people, "That is {newone}," and leave it at that.
      C<daddynow> {he} can think, "Somebody can be added, and nobody is swapped."
      A<daddynow> On the drawing there is room at the edge, and no rubber was needed. What somebody new will be one day is not known yet. It may be a friend, or somebody who makes good toast. {Name} can take years over it. Everyone who was on the paper before is still there.
    `,
    '8-10': `
      D<daddynow> There is a question that many children think and few ask. Is a parent's new partner a {word} from now on? {Name} may have wondered about it since {newone} came along. The short answer is that being somebody's partner and being somebody's {word} are two different things. The first is decided between two adults. It gives nobody the second, and it takes the second from nobody.
      P<daddynow> Adults often leave the question unsaid, because they are afraid of giving the wrong answer. It is a relief to them when somebody else begins.
      P<daddynow> {newone} has probably thought about it too, and does not know what to be called either. A first name commits nobody to anything.
      Q<daddynow> When other people use the wrong word, {Name} might feel ____. It need not be the same each time.
      H<daddynow> Someone at home can say plainly what {newone} decides in this family, and what stays with a parent.
      H<daddynow> Someone at home can tell school and relatives which names are right. ~ Then {Name} has less to explain.
      T<daddynow> {he} can ask straight out what will change and what will not.
      T<daddynow> {he} can choose what to call {newone}, and change it later. ~ Nobody is owed a word.
      C<daddynow> {he} can think, "Added is not swapped."
      A<daddynow> A family tree is usually drawn in pen, and for good reasons. Somebody can be added at the side with a line of a new kind. Nobody needs to be crossed out for it. What a new partner turns out to be takes time, and {Name} has a say in it.
    `,
  },
}; // prettier-ignore

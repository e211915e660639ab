import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

const AUTISTIC = String.raw`\b(?:autis\w+|asd|asc|asperger\w*)\b`;
const ASKS_WHY = String.raw`\b(?:ask(?:s|ed|ing)?|wants? to know|wonders?|noticed|noticing|says|why)\b[^.!?]{0,50}\b(?:different|why (?:he|she|they)|like (?:other|everyone|everybody|the others)|not like|a helper|small group|on (?:his|her|their) own|what (?:autism|it|that) (?:is|means))`;

/** "Why am I different?" and "Why do I go to a small group?", asked of an autistic child's own day. */
export const whyASmallGroup: NamedScene = {
  id: 'whydifferent',
  image: 'a good question, and a pair of shoes that fits',
  cue: said(
    `(?=[^]*${AUTISTIC})[^]*?(?:${ASKS_WHY})`,
    String.raw`\b(?:adhd|broken|defective|wrong with|freak|ashamed|embarrass\w*|brother|sister|tell (?:his|her|their) friends|haircut|ear defenders)\b`,
  ),
  decides: true,
  answers: /\bwhy (?:he|she|they)\b/i,
  titles: { young: 'A Good Question', older: 'A Good Question' },
  roles: { teacher: TEACHER },
  text: {
    '4-5': `
      D<whydifferent> {Name} may ask, "Why am I different?" It is a good question. {Name is} autistic. That is a kind of brain, and people are born with it. Some sounds are louder in it, and some ideas are bigger. So some things at school are done another way.
      P<whydifferent> Each child in a class needs something. One needs glasses, and one needs a quiet room.
      Q<whydifferent> When others do it another way, {Name} may feel ____.
      H<whydifferent> {helper} can answer each time. ~ The answer is the same.
      T<whydifferent> {he} can ask it at home or at school.
      T<whydifferent> {he} can say what is easy and what is hard.
      C<whydifferent> {he} can say, "This is how my brain works."
      A<whydifferent> It was a good question, and it may come again. Shoes are good when they fit the feet. A day is good when it fits, too. {Name is} autistic. That is one good way to be.
    `,
    '6-7': `
      D<whydifferent> "Why am I different from the others?" {Name} may ask that, and it deserves a true answer. {Name is} autistic. An autistic brain lets in more of some things. It may go deep where others only look. It is born like that. So some things are easier than for other children. Some are harder, such as noise or a lot of people. A small group or a helper is there for the hard ones.
      P<whydifferent> Nobody in a class gets just the same. One sits at the front, and one has a pump or a plaster. Most children notice, and then they think about lunch.
      P<whydifferent> {teacher} does not give help as a mark. It is more like a shoe size. A shoe is right when it fits.
      Q<whydifferent> Going out of the room when others stay, {Name} may feel ____. It can be two words.
      H<whydifferent> {helper} can make two lists with {him}, easy and hard. ~ Everybody has both.
      H<whydifferent> {teacher} can say what the group is for, in one sentence.
      T<whydifferent> {he} can say what helps and what does not. ~ Nobody knows that better.
      T<whydifferent> {he} can answer, "My brain works like this," or give no answer.
      C<whydifferent> {he} can think, "It is my size, and it fits."
      A<whydifferent> A good question may come back, and then there is more to tell. Autistic is one way to be, and many people are. The shoes by the door are all of different sizes, and nobody would swap. {Name is} the same person in a small group and at home.
    `,
    '8-10': `
      D<whydifferent> Sooner or later somebody asks, "Why am I different?" It is a fair question, and {Name} has a right to a straight answer. {Name is} autistic. An autistic brain sorts the world in its own way. It may take in more sounds and hold on to more details. It may need a plan where others make do with a guess. It was built so from the start, and it is not an illness. Help at school, such as a small group, is there so that the hard parts take up less room.
      P<whydifferent> Other children see that somebody goes out of the room. They wonder for a minute what happens there. Most of them would like to come.
      Q<whydifferent> When the others stay and {he goes}, {Name} might feel ____. It may be another word on the way back.
      H<whydifferent> {helper} can tell what is known and look up the rest together. ~ Good books on it have been written by autistic people.
      H<whydifferent> {teacher} can explain what the extra help is for, and hear if it fits.
      T<whydifferent> {he} can write down what costs the most strength in a day, and what costs none.
      T<whydifferent> {he} can decide how much to say to people who ask. ~ "It helps me think" is a whole answer.
      C<whydifferent> {he} can think, "Different is not less. It is how I am built."
      A<whydifferent> A question like that is not answered once and for all. It comes back at eight, at ten and later, and the answer grows with it. Autistic people have drawn maps, programmed games and told very good jokes. Shoes are not better or worse for being a size four. They are right when they fit.
    `,
  },
};

import type { Role } from '../../frame.ts';
import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

const BAD = String.raw`(?:rubbish|bad|ugly|stupid|terrible|awful|babyish|a mess|messy|scribbl\w*|horrible|weird|wrong|not (?:very )?(?:good|nice)|no good|silly|like a baby|trash|pants|garbage|lame)`;
const MADE: Role = {
  fallback: { text: 'a piece of work' },
  cues: [
    { match: /\bdraw\w*\b/i, phrase: { text: 'a drawing' } },
    { match: /\bpaint\w*\b/i, phrase: { text: 'a painting' } },
    { match: /\bpictures?\b/i, phrase: { text: 'a picture' } },
    { match: /\b(?:writing|handwriting|story)\b/i, phrase: { text: 'some writing' } },
    { match: /\b(?:singing|sing|song)\b/i, phrase: { text: 'a song' } },
    { match: /\bmodels?\b/i, phrase: { text: 'a model' } },
    { match: /\bdanc\w*\b/i, phrase: { text: 'a dance' } },
  ],
};

/** Somebody said that what was made is no good, and since then it is not done any more. */
export const saidItWasRubbish: NamedScene = {
  id: 'saidrubbish',
  image: 'words about a thing that was made, and the fun that is still there',
  cue: said(
    String.raw`\b(?:someone|somebody|friends?|girls?|boys?|kids?|child(?:ren)?|others|they|classmates?|people|teacher|cousin|brother|sister|\p{Lu}\p{Ll}+)\b[^.!?]{0,30}\b(?:said|says|told (?:him|her|them)|calls?|called|laughed at|laughs at)\b[^.!?]{0,24}\b(?:his|her|their) (?:\w+ )?(?:drawings?|paintings?|pictures?|art|writing|handwriting|story|stories|singing|dancing|model|work)\b(?:[^.!?]{0,16}\b${BAD}\b|[^]*\b(?:won['’]?t|doesn['’]?t|not|refus\w+|stopped)\b)`,
    String.raw`\b(?:mum|dad|i) (?:said|say|told)|teacher (?:says|said) (?:his|her|their) (?:hand)?writing|spelling|marked|maths|sums|perfect\w*|(?:he|she) (?:says|said|thinks) (?:his|her) (?:own )?(?:drawing|work|picture|writing)|legib\w*|report\b`,
  ),
  decides: true,
  answers: /\b(?:said|rubbish|draw\w*|won['’]?t|wont|paint\w*|writ\w*|any ?more|laugh\w*)\b/i,
  titles: { young: 'It Is Mine, and I Like It', older: 'One Opinion' },
  roles: { teacher: TEACHER, made: MADE },
  text: {
    '4-5': `
      D<saidrubbish> {Name} made {made}. Then somebody said unkind words. That hurts, for a lot of care went in. Now {Name} may not want to do it at all. They were just words from one child. It is still good to make things.
      P<saidrubbish> Who says that may wish to do it as well. It was not kind to say.
      Q<saidrubbish> When those words come back, {Name} may feel ____.
      H<saidrubbish> {teacher} can say that each way is fine.
      H<saidrubbish> {helper} can make one with {Name} at home.
      T<saidrubbish> {he} can say, "That was not kind."
      T<saidrubbish> {he} can start with one small bit.
      C<saidrubbish> {he} can say, "It is mine, and I like to do it."
      A<saidrubbish> One bit is done, and then one more. It has its own look, and it is good. What somebody said is one thing, and fun is another. The fun is still there.
    `,
    '6-7': `
      D<saidrubbish> {Name} made {made}, and somebody said that it was no good. It took one second to say. Since then those words come first, and it is hard to start. They were unkind, and they came from one person. One opinion cannot say what is good for all.
      P<saidrubbish> People who say such things often do not like their own. It is no reason to be unkind.
      P<saidrubbish> Artists and singers have heard it too. They went on, and now people come to see and hear them.
      Q<saidrubbish> When it is time to do it again, {Name} may feel ____.
      H<saidrubbish> {teacher} can talk about how to speak of each other's work.
      H<saidrubbish> {helper} can make one too, a silly one, at the same table.
      T<saidrubbish> {he} can say, "I like it," and go on.
      T<saidrubbish> {he} can tell {teacher} which words were said.
      C<saidrubbish> {he} can think, "Those words are small. My fun is big."
      A<saidrubbish> The first bit was the hardest one, and it is done. What came out has its own look, and nobody else could have made it. Somebody may say something again. Words are just words, and the fun is in the making.
    `,
    '8-10': `
      D<saidrubbish> It takes an hour to make something and one second to say that it is rubbish. {Name} made {made} and heard such words about it. Since then the sentence turns up first, and it seems safer not to begin. It was one opinion, and an unkind one. It was about a thing, and it felt as if it was about a person. That is how it works for everybody who makes something.
      P<saidrubbish> Whoever says it often compares, and is afraid to come off worse. A remark is the quickest way to feel ahead. That makes it cheap, and somebody else pays.
      P<saidrubbish> Useful criticism names one thing and says how. "Rubbish" names nothing, so nothing can be learned from it.
      Q<saidrubbish> When it is time to begin again, {Name} might feel ____.
      H<saidrubbish> {teacher} can have a word with whoever said it, and about how the class speaks of work.
      H<saidrubbish> {helper} can leave the things for it lying about at home, with no audience.
      T<saidrubbish> {he} can start with one that is bad on purpose. ~ It gets the worst one out of the way.
      T<saidrubbish> {he} can reply, "You don't need to like it," and carry on.
      C<saidrubbish> {he} can think, "One opinion. I have one too."
      A<saidrubbish> The bad one on purpose turned out to be funny, and the one after it was not bad at all. The words that were said are still somewhere about, with less weight each time. Nobody who makes things is liked by all. The hour it takes belongs to the person who makes them.
    `,
    '11+': `
      D<saidrubbish> {Name} made {made}, showed it or had it seen, and heard it said that it was no good. Words like that outlive the thing it was about. They are there the next time before anything is begun, and not making anything starts to look like the safe option. It was one opinion, given for free by somebody who risked nothing. What makes it stick is that whatever is made with care contains a bit of the maker.
      P<saidrubbish> People who have stopped making things themselves are often the harshest about those who have not. Envy sounds exactly like criticism, except that it names no detail.
      P<saidrubbish> Criticism that helps is specific and can be acted on. Anything else can be left where it was dropped.
      Q<saidrubbish> With everything ready to begin, {Name} might notice ____.
      H<saidrubbish> {helper} can ask about it without praising too fast. ~ Quick praise is as hard to believe as a quick insult.
      H<saidrubbish> {helper} can help to find others who do the same thing. ~ Among them it is normal to be halfway.
      T<saidrubbish> {he} can make the next one for nobody's eyes. ~ It takes the audience out of the room.
      T<saidrubbish> {he} can decide who gets to see things at all, and choose people who say something precise.
      C<saidrubbish> {he} can think, "What was said was about them as well."
      A<saidrubbish> The next one exists, and only one person has seen it, which was the point. The words will come back now and then. They lose their authority when there are ten more pieces that they know nothing of. To be told it was no good, and to carry on, is the ordinary life of anyone who makes things.
    `,
  },
};

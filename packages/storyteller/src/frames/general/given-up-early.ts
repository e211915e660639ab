import { said, type NamedScene } from '../scene.ts';

const EARLY = String.raw`(?:after (?:only |just )?(?:one|two|three|a (?:few|couple of)|the first|his first|her first|their first|1|2|3) (?:\w+ )?(?:lessons?|sessions?|weeks?|times?|goes|classes)|(?:only|just) (?:started|begun|been (?:once|twice|to (?:one|two|three)))|already wants? to)`;
const STOP = String.raw`(?:quit(?:s|ting)?|give(?:s)? up|giving up|stop(?:s|ping)? (?:going|doing|playing)?|drop(?:s|ping)? (?:out|it)?|pack(?:s|ing)? (?:it )?in|leave)`;

/** Something new that a child wants to stop after a few times: the first lessons are the worst ones, and a date to decide on. */
export const givenUpEarly: NamedScene = {
  id: 'givenupearly',
  image: 'the first pages of a book, which are the slowest',
  cue: said(
    String.raw`(?=[^]*\b${STOP}\b)(?=[^]*\b(?:wants?|wanting|would like|asks?|begs?|says?|threat\w+|going) (?:\w+ ){0,3}?${STOP}\b)[^]*?\b${EARLY}\b`,
    String.raw`\b(?:school|nursery|medicine|dummy|bottle|nappies|breast\w*|smok\w*|hit|hurt|bull\w+|teas\w+|coach (?:shouts|is mean)|scared of)\b`,
  ),
  decides: true,
  answers: /\b(?:quit\w*|stop\w*|give up|giving up|lessons?|after|two|few|started|weeks?)\b/i,
  titles: { older: 'The Slow Pages' },
  beside: {
    benefits: [
      'Says why the beginning of something new is its dullest part.',
      'Lets {name} say what is wrong with it, without losing face.',
      'Sets a day for deciding, and leaves both answers open.',
    ],
    talk: {
      young: ['What was it like there?', 'Which bit was the worst?', 'When shall we decide?'],
      older: [
        'What would have to be different to make it good?',
        'On which day do we decide?',
        'What else would you like to try one day?',
      ],
    },
  },
  text: {
    '6-7': `
      D<givenupearly> It is hard to be new at something, and {Name} knows that now. At the start, nothing works yet. Others know where to stand and what the words mean. That is a hard part of it, and it looks like the whole. Nobody can see yet what comes after.
      P<givenupearly> Most of the others had such a beginning, too. They have forgotten it.
      P<givenupearly> A grown-up may think of what was paid, and say so. It is not the only thing they think of.
      Q<givenupearly> On the day when it is on again, {Name} may feel ____.
      H<givenupearly> {helper} can ask what the worst bit of it is. ~ Sometimes that bit can be changed.
      H<givenupearly> {helper} can choose a day with {him}. Then it gets decided.
      T<givenupearly> {he} can say, "It is hard when I am new."
      T<givenupearly> {he} can tell the teacher which part is too fast.
      C<givenupearly> {he} can think, "New is the hard bit. Then I can choose."
      A<givenupearly> There is a day for it now, and a few goes before that. On that day it may be a yes, and it may be a no. Either is fine when it is thought about. Something has been learnt already, for the name of it was new once, too.
    `,
    '8-10': `
      D<givenupearly> The first lessons of anything are the hard pages of a book, in which all the names come at once. {Name} has read only those so far. It is understandable to shut such a book, because being a beginner in front of people is not comfortable. It is also early to know what the rest is like. It may be the wrong thing, or it may only be new. The two feel the same at the start.
      P<givenupearly> The others look as if it had been easy for them. They were at page two as well, in front of somebody else.
      P<givenupearly> Parents hear "I want to stop" and think of fees, shoes and lifts. Behind that there is mostly a question, and it helps to answer it.
      Q<givenupearly> On the way there, {Name} might feel ____. It may be another word on the way back.
      H<givenupearly> {helper} can name a date with {him}, say after five more goes. ~ Until then nobody needs to argue about it.
      H<givenupearly> {helper} can talk to whoever teaches it. ~ There may be an easier group, or a friend who could come along.
      T<givenupearly> {he} can find out whether it is the thing, the people or the time of day.
      T<givenupearly> {he} can look for one part that is all right, and count that.
      C<givenupearly> {he} can think, "These are the slow pages. I decide on the date."
      A<givenupearly> On the date it is decided, and it may go either way. Stopping after a fair try is no failure, and going on need not be for life. It is hard to be new, and {Name} has done it more than once. Whatever comes next will have slow pages as well, and it is good to know that.
    `,
    '11+': `
      D<givenupearly> Nearly everything worth doing begins with a stretch in which one is bad at it in public. {Name} has met that stretch, and wishing to leave it is a sensible reaction to discomfort. What nobody can tell yet is whether it is the wrong thing or simply the beginning of the right one. From inside they are hard to tell apart. A few more weeks usually tell.
      P<givenupearly> Those who look at ease started earlier and have been careful not to mention how. Competence erases its own first chapter.
      P<givenupearly> Parents are apt to bring up money at this point. It is often a way of saying that they had hoped it would be a joy.
      Q<givenupearly> Before the next time, {Name} might notice ____. Boredom is sometimes embarrassment in a coat.
      H<givenupearly> {helper} can agree on a number of further attempts, and then accept the answer.
      H<givenupearly> {helper} can ask what exactly is hard about it, and leave a pause.
      T<givenupearly> {he} can have a word with whoever runs it. ~ They see it every term and often have an idea.
      T<givenupearly> {he} can write down what would be missed, and see whether the list stays empty.
      C<givenupearly> {he} can think, "Bad at it is where it starts. I decide later."
      A<givenupearly> When the agreed number is reached, the decision is easier, because it rests on something. It may be a clean stop, and time for another thing. It may be that the hard part turned out to have an end. In both cases {Name} will have decided it, and that is rather different from having run away.
    `,
  },
};

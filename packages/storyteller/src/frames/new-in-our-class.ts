import { TEACHER } from '../school-roles.ts';
import { said, type NamedScene } from './scene.ts';

/** Somebody new comes into the class, perhaps on wheels, with a hearing aid or with another language: how they are made welcome. */
export const newInOurClass: NamedScene = {
  id: 'newinclass',
  image: 'a chair that is pulled out, and a question that is asked of the person',
  cue: said(
    String.raw`\bnew (?:girl|boy|child|kid|pupil|student|classmate|friend)\b[^.!?]{0,60}\b(?:join(?:s|ing|ed)?|start(?:s|ing|ed)?|com(?:es|ing)|in (?:our|my|the|his|her|their) (?:class|nursery|group|school))\b|\b(?:welcom\w*|be kind to|be friends with|make friends with|include)\b[^.!?]{0,24}\bnew (?:girl|boy|child|kid|pupil|student|classmate)\b`,
    String.raw`\b(?:he|she|they) (?:is|are|was|will be) (?:the|a) new|\b(?:jealous\w*|friend (?:prefers|has gone|plays)|left out|best friend|flap\w*|weird|wrong|strange|stole|took|taken|mean to (?:him|her)|bull\w+|hits?|hurts?|scared of|teacher|baby)\b`,
  ),
  decides: true,
  answers: /\b(?:new|wheelchair|join\w*|welcome|class|start\w*|language|english|deaf|autis\w*|hearing)\b/i,
  titles: { young: 'A Chair Pulled Out', older: 'A Chair Pulled Out' },
  roles: { teacher: TEACHER },
  text: {
    '4-5': `
      D<newinclass> Somebody new comes to the class. {Name} can be kind from the first minute. A new child may talk, move or hear in another way. They like to play, the same as others. They do not know where things are yet.
      P<newinclass> It is hard to be the only new one. One smile makes it easier.
      Q<newinclass> When somebody new comes in, {Name} may feel ____.
      H<newinclass> {teacher} can say what helps the new child.
      H<newinclass> {helper} can answer questions at home.
      T<newinclass> {he} can say, "Hello! This is the peg."
      T<newinclass> {he} can ask, "Do you want to dig with me?"
      C<newinclass> {he} can say, "New today, and one of us."
      A<newinclass> A chair was pulled out, and somebody sat next to it. They looked at the same book. There was a kind word, and then a laugh. Tomorrow that child is a bit less new.
    `,
    '6-7': `
      D<newinclass> A new child comes to {Name}'s class, and it is time to be kind. The others know the pegs and the way to the hall. The new one knows none of it yet. They may use wheels, or a hearing aid, or another language. That is one thing about them, and there are a hundred more. It is good to ask, and not to guess.
      P<newinclass> People who use a wheelchair or an aid know best what helps. Some like help, and some like to do it alone.
      P<newinclass> Somebody new gets looked at a lot. A question about games is a rest from that.
      Q<newinclass> When the door opens, {Name} may feel ____. It may be shy and curious in one.
      H<newinclass> {teacher} can tell the class what the new child would like.
      H<newinclass> {helper} can think up three good first questions.
      T<newinclass> {he} can ask, "Do you want to play?" and wait for the answer.
      T<newinclass> {he} can ask, "Shall I help, or do you do it yourself?"
      T<newinclass> {he} can leave room, so that everybody fits round the table.
      C<newinclass> {he} can think, "I would like a hello, if I were new."
      A<newinclass> On the first day a kind child showed the way to the hall. On the second day there was a game that worked for all of them. The new child knows a very silly riddle. It is on its way round the class.
    `,
    '8-10': `
      D<newinclass> Being new is like walking into a film in the middle, and a kind word helps. {Name} is one of those who have seen the beginning, and somebody else is about to come in. The new person may get about on wheels, hear with an aid or speak another language. People tend to see that first and then nothing else. It is better to begin with what anybody would be asked: name, lunch, favourite game. The rest can be asked when there is some reason to.
      P<newinclass> Help that nobody asked for can be a nuisance, like a stranger who ties one's laces. "Would you like a hand?" leaves it open.
      P<newinclass> Those who are stared at notice it, even from behind. They notice just as well who talks to them as usual.
      Q<newinclass> Before the first hello, {Name} might feel ____.
      H<newinclass> {teacher} can ask the new pupil what the class may know, and tell just that.
      H<newinclass> {helper} can answer questions that would be awkward to ask out loud.
      T<newinclass> {he} can sit down next to them on the first day and point out who is who.
      T<newinclass> {he} can change a game a little so that all can be in it. ~ A wider goal is still a goal.
      T<newinclass> {he} can speak to the new person and not over their head to a helper.
      C<newinclass> {he} can think, "Ask, don't guess."
      A<newinclass> After a week the new pupil knows the way to the hall and the worst joke in the class. Somebody was kind at the start, with no fuss about it. What seemed to be the main thing on Monday has become a small one. By the summer nobody will be able to say who was new.
    `,
  },
};

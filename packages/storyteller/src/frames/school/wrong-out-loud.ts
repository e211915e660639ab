import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

/** A child who says nothing in class for fear of a wrong answer. */
export const wrongOutLoud: NamedScene = {
  id: 'wrongaloud',
  image: 'a wrong answer that helps a class along, and a hand that went up',
  cue: said(
    String.raw`\b(?:hand up|hands up|answer(?:s|ing)?|speak(?:s|ing)? (?:up|out)|join(?:s|ing)? in|read(?:s|ing)? (?:out|aloud)|says? (?:nothing|anything)|contribut\w+)\b[^.!?]{0,40}\b(?:scared|afraid|frightened|worried|terrified|fear|in case|because|if|anxious)\b[^.!?]{0,24}\b(?:wrong|mistakes?)\b|\b(?:scared|afraid|frightened|worried|terrified|fear|anxious) (?:of|to|about|that|in case) (?:\w+ ){0,3}?(?:wrong|mistakes?)\b[^.!?]{0,40}\b(?:hand up|answer\w*|in class|speak(?:s|ing)?|join(?:s|ing)? in)\b`,
    String.raw`\b(?:stammer\w*|stutter\w*|toilet|exam|test|sats|shy|quiet|mute|laugh\w* at|teas\w*)\b`,
  ),
  decides: true,
  answers: /\b(?:hand up|wrong|scared|afraid|answers?|mistakes?)\b/i,
  roles: { teacher: TEACHER },
  titles: { young: 'The Wrong Answer That Helped', older: 'A Useful Wrong Answer' },
  text: {
    '6-7': `
      D<wrongaloud> A wrong answer looks very big before it is said. {Name} may know something and keep {his} hand down. What if it is wrong, and they all look? So it stays inside, and nobody can hear it. But a class needs wrong answers too. They show where the hard bit is.
      P<wrongaloud> When somebody says a wrong one, lots of others think, "Me too."
      P<wrongaloud> Teachers like to hear both kinds. With only right ones they do not know what to explain.
      Q<wrongaloud> Before a hand goes up, {Name} may feel ____. It may be in the tummy or the ears.
      H<wrongaloud> {helper} can tell of a wrong answer from long ago.
      H<wrongaloud> {teacher} can tell {him} one question before the lesson.
      T<wrongaloud> {he} can start with, "I think it is ..."
      T<wrongaloud> {he} can write it on a bit of paper first.
      C<wrongaloud> {he} can think, "It may be wrong, and I can say it."
      A<wrongaloud> A hand went up, and an answer was said. It may have been right, or nearly. The class went on, and nobody had time to look for long. A wrong one today is a thing that is known tomorrow.
    `,
    '8-10': `
      D<wrongaloud> There are two kinds of wrong answer, and only one of them can be heard. The other kind stays in a head with a hand that is kept down. {Name} may have a good many of those, some of which were right all along. A mistake said out loud feels enormous for about four seconds. One that was not said stays exactly as it was.
      P<wrongaloud> When someone gets it wrong, half of the class is relieved, because they had it wrong too. Now it will be explained, and they did not even need to ask.
      P<wrongaloud> Teachers plan lessons by wrong answers. A right one tells them that one person knows it.
      Q<wrongaloud> In the second before a hand goes up, {Name} might feel ____. Ears may get hot before anything has happened.
      H<wrongaloud> {helper} can ask at supper who got what wrong today, and begin with one of their own.
      H<wrongaloud> {teacher} can agree on one question a day, known beforehand. ~ A first answer is easier when its minute is known.
      T<wrongaloud> {he} can begin with "I'm not sure, but". ~ It is how scientists talk.
      T<wrongaloud> {he} can say one answer to the person in the next seat first.
      C<wrongaloud> {he} can think, "Right or wrong, it helps the class on."
      A<wrongaloud> An answer was said, and it was not quite right. Somebody else used half of it, and then the teacher drew it on the board. The mistake took forty seconds. By the end of the lesson, nobody could have said whose answer it was. Most of them knew a bit more than before.
    `,
    '11+': `
      D<wrongaloud> The older a class gets, the fewer hands go up. Being wrong in public has become expensive, or at least it looks so. {Name} may have a thought ready and let it pass, and hear somebody else say it half a minute later. What is kept back cannot be wrong, and it cannot be of use either.
      P<wrongaloud> Studies of memory have found something odd. People who guess wrongly and are corrected remember the answer better than those who were simply told it. The mistake is a kind of hook.
      P<wrongaloud> Everyone else in the room is mostly occupied with not being asked. A wrong answer is forgotten by the next question, except by its owner.
      Q<wrongaloud> With the answer ready and the hand still down, {Name} might notice ____.
      H<wrongaloud> {helper} can admit to something that was got wrong at work this week.
      H<wrongaloud> {teacher} can be told privately, and ask for one contribution that is agreed beforehand.
      T<wrongaloud> {he} can ask a question instead of giving an answer. ~ It cannot be wrong, and it counts as taking part.
      T<wrongaloud> {he} can go second, with "I'd add to that". ~ The silence has been broken by somebody else.
      C<wrongaloud> {he} can think, "Four seconds of red ears. I can pay that."
      A<wrongaloud> The thought was said, with a mistake in it, and the discussion picked it up and went on. Nobody wrote it down. It gets cheaper with use, and after some weeks it is a thing that one does, like catching a bus. Nobody made being sure the condition for taking part.
    `,
  },
};

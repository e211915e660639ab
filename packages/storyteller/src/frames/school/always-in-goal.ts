import type { Role } from '../../frame.ts';
import { said, type NamedScene } from '../scene.ts';

/** Whoever picks the sides. */
const COACH: Role = {
  fallback: { text: 'the coach' },
  cues: [
    { match: /\b[Cc]oach(?: is)?(?: called)?,? (?!He\b|She\b|The\b|Says\b)(\p{Lu}\p{Ll}+)/u, phrase: { text: 'Coach $' } },
    { match: /\bat (?:break|playtime|lunch|school)\b|\bfriends\b/i, phrase: { text: 'whoever picks the teams' } },
  ],
}; // prettier-ignore

/** Being put in goal, on the bench or at the back every time. */
export const alwaysInGoal: NamedScene = {
  id: 'goal',
  image: 'two posts, and somebody who would like to run',
  cue: said(
    String.raw`\b(?:(?:always|every (?:time|week|match|game)|only ever|keeps? (?:being|getting)|made to|make (?:him|her|them)|put|puts|stuck) (?:\w+ ){0,3}?(?:in goal|goalie|goal ?keeper|in defence|at the back|on the bench|sub(?:stitute)?)|(?:is|be|being|play) (?:always )?(?:in goal|goalie|goal ?keeper|on the bench|sub(?:stitute)?) (?:all the time|every|again|and (?:he|she|they) hates?|and hates?))\b`,
    String.raw`\b(?:loves? being|wants? to be|let in|lets in|saved|penalt\w+|proud)\b`,
  ),
  decides: true,
  titles: { young: 'Between Two Posts', older: 'A Word With the Coach' },
  roles: { coach: COACH },
  text: {
    '6-7': `
      D<goal> A team has places that everybody wants, and some that nobody asks for. {Name} may get the second kind again and again. The others run, and one stands and watches. It can be long and cold, and it can seem unfair. Saying so is not being a bad team player.
      P<goal> Whoever makes the team thinks of the match. They may believe that {he likes} it there, as nobody said another thing.
      P<goal> The others are glad that it is not their turn. They could take a turn as well.
      Q<goal> When the same place is given out again, {Name} may feel ____.
      H<goal> {helper} can listen to how cold it is back there.
      H<goal> {helper} can kick a ball about with {him} on another day.
      T<goal> {he} can ask {coach}, "May I run for one half, please?"
      T<goal> {he} can ask a friend to swap for ten minutes.
      C<goal> {he} can say, "I would like a turn out there, too."
      A<goal> A fair team shares out the cold jobs. Next time somebody else may stand there for a half. {Name} can run then, and get muddy. And if the ball comes meanwhile, there are hands for it.
    `,
    '8-10': `
      D<goal> Every team has a job that gets given to whoever does not complain. {Name} may have had it for weeks: the goal, the back or the bench. The others run about in the middle of things. One person gets cold, and is remembered when something goes wrong. To want another place is not being difficult. It is wanting to play.
      P<goal> A coach looks at eleven places on Saturday morning and fills the awkward one first. Somebody who did it without a word last week looks like the answer.
      P<goal> The others would rather not think about it, since one of them would be next. Most would take a turn if it was a rule for all of them.
      Q<goal> When the places are read out, {Name} might feel ____. It may be crosser than it looks.
      H<goal> {helper} can listen to how it was before and after. ~ It is easier to ask for something that has been said once.
      H<goal> {coach} can let the job go round, once it has been asked for. ~ Many teams have a rota.
      T<goal> {he} can ask {coach} before the match, when it is quiet, for one half in another place.
      T<goal> {he} can say what {he} would like to try, and not only what is no fun. ~ It is easier to say yes to.
      C<goal> {he} can think, "It was asked politely, and it was worth asking."
      A<goal> It is no use hoping that a coach can read it in a face from the halfway line. It has been said now. Perhaps there will be a rota, or one half of running with a stitch in the side. A team is together in the cold jobs too, when they are shared out. And whoever has stood between the posts knows where the gaps are.
    `,
  },
};

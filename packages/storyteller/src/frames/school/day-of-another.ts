import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

/** Showing or telling something on the carpet, on a day that is somebody else's. */
export const dayOfAnother: NamedScene = {
  id: 'showday',
  image: 'a place at the front of the carpet, and whose day it is there',
  cue: said(
    String.raw`\bshow (?:and|&|n|'n'?) tell\b|\b(?:news|sharing) time\b|\bstar of the (?:day|week)\b|\b(?:gets? up|stands? up|goes up|runs? up|joins in|butts? in)\b[^.]{0,40}\b(?:some(?:one|body)|another (?:child|girl|boy)|others?) ?(?:else)?(?:['’]?s|es)? (?:day|turn|go)\b|\b(?:some(?:one|body)|sumone|sumbody) ?else?s?['’]?s? (?:day|turn) to (?:show|talk|tell|speak)\b`,
    String.raw`\b(?:shy|scared|afraid|nervous|won['’]?t (?:speak|talk|stand)|refuses to|stutter\w*)\b`,
  ),
  decides: false,
  answers: /\b(?:show|tell|gets up|stands|sock|next to|day|turn)\b/i,
  titles: { young: 'Whose Day Is It?', older: 'A Good Thing in a Pocket' },
  roles: { teacher: TEACHER },
  text: {
    '4-5': `
      D<showday> At the front of the carpet there is room for one. Each day it is the turn of somebody else. {Name} may have a good thing to show, too. The legs get up. Two people at the front are hard to look at. So one shows, and the others are the eyes.
      P<showday> The one whose day it is may have waited for a week.
      P<showday> Eyes and ears are a big help. It is no fun to show a thing to a wall.
      Q<showday> When it is somebody else's turn, {Name} may feel ____.
      H<showday> {teacher} can put up a picture of whose day it is.
      H<showday> {helper} can look at the good thing at home.
      T<showday> {he} can hold {his} own thing in a hand and stay down.
      T<showday> {he} can ask one question about it at the end.
      C<showday> {he} can think, "Eyes today. My turn comes too."
      A<showday> Somebody showed a thing, and all the eyes were there. That was a good turn. Then comes the next one, and so it goes round. A sock or a stone can wait in a pocket till then.
    `,
    '6-7': `
      D<showday> Showing something to a class is done by turns. On one day it is one person's turn, and on the next day another's. {Name} may have something just as good, and be at the front before thinking. Then there are two to look at, and both get half. People who listen are needed as well.
      P<showday> The one whose turn it is may have practised at home. It is easy to lose the words when someone stands beside.
      P<showday> Wanting to show things is a fine thing. It only comes out at its best on its own day.
      Q<showday> With a good thing in the pocket and no turn, {Name} may feel ____.
      H<showday> {teacher} can hang up the list of turns. ~ Then a wait has a number.
      H<showday> {helper} can be the audience at home. ~ Good things can be shown there any day.
      T<showday> {he} can keep one hand on it and both feet on the carpet.
      T<showday> {he} can think of a question for the end. ~ A question is a way of taking part.
      C<showday> {he} can think, "My day is on the list. Today I am the ears."
      A<showday> The thing was shown, and there was a question from the carpet. Both belong to a good turn. The list moves on by one name each day. What is in a pocket can wait, unless it is a sandwich.
    `,
  },
};

import { said, type NamedScene } from '../scene.ts';

/** The end of an afternoon with a friend, at whichever home it was. */
export const oneGoesHome: NamedScene = {
  id: 'onegoes',
  image: 'a game for two, and a door where one goes home',
  cue: said(
    String.raw`\bplay ?dates?\b[^.!?]{0,24}\b(?:ends?|ended|is over|are over|finish\w*|over)\b|\b(?:end|finish) of (?:a|the|his|her|their|every) play ?dates?\b|\b(?:friends?|cousins?|mates?)\b[^.!?]{0,12}\b(?:goes? home|ha(?:s|ve) to (?:go|leave)|leaves? (?:our|to go))\b`,
    String.raw`\b(?:school|nursery|moving|moved|died|sleep ?over|goodbye at|dad'?s|mum'?s|abroad|country|far away)\b`,
  ),
  decides:
    /\bplay ?dates?\b[^.!?]{0,16}\b(?:ends?|is over|finish\w*)\b|\b(?:end|finish) of (?:a|the|his|her|their|every) play ?dates?\b/i,
  titles: { young: 'One Goes Home', older: 'The Last Game at the Door' },
  text: {
    '2-3': `
      D<onegoes> {Name had} a game with a friend. It was good. Now the shoes go on. One goes home. The door is open. Oh!
      P<onegoes> Friends like to stay. Big ones do too.
      Q<onegoes> By the open door, {Name} may feel ____.
      H<onegoes> {helper} can say, "One last game."
      H<onegoes> {helper} can help to wave.
      T<onegoes> {he} can wave from the door.
      T<onegoes> {he} can blow a kiss.
      C<onegoes> {he} can say, "Bye now. It was good."
      A<onegoes> Wave, wave. The door is shut. It was a good game. One is at home, and so is one. Bye-bye, friend.
    `,
    '4-5': `
      D<onegoes> When two play, time goes fast. Then there are shoes in the hall, and one goes home. {Name} may cry at that, because the game was so good. Nobody likes the end of a good game. Tears at a door can mean, "It was fun."
      P<onegoes> The friend may be sad too, or just hungry. People go home in all sorts of ways.
      P<onegoes> Grown-ups say goodbye and then go on talking. They find it hard as well.
      Q<onegoes> When one puts on shoes, {Name} may feel ____.
      H<onegoes> {helper} can say when it is the last game. ~ Then it is no surprise.
      H<onegoes> {helper} can think of another day to play.
      T<onegoes> {he} can help to choose the last game.
      T<onegoes> {he} can wave until nobody is to be seen.
      C<onegoes> {he} can say, "It was good. Bye for now."
      A<onegoes> One goes home, and the door is shut. It was a game for two, and two heads still have it. There can be another day for it. Now it is quiet, and that is good after so much fun.
    `,
    '6-7': `
      D<onegoes> An afternoon with a friend ends at a door. One puts on shoes, and one stands beside it. For {Name} the best game may turn at once into tears or a row. It is a long way down from a lot of fun to none. The more fun it was, the longer the way.
      P<onegoes> The grown-ups at the door want to be quick. They have seen that long goodbyes make it harder.
      P<onegoes> The friend may go off without looking back. It does not mean that the game was dull.
      Q<onegoes> When the last game is over, {Name} may feel ____. It may be two words at once.
      H<onegoes> {helper} can give a sign ten minutes before. ~ An end that is known comes less hard.
      H<onegoes> {helper} can plan something small for right after the door.
      T<onegoes> {he} can agree with {his} friend on one last game.
      T<onegoes> {he} can say, "That was good. Same again next time?"
      C<onegoes> {he} can think, "It hurts a bit, because it was good."
      A<onegoes> The door is shut, and it is suddenly quiet. Half an hour later it is less hard. The last game did not stop for good. It went off in two heads, and it can be taken out again.
    `,
  },
};

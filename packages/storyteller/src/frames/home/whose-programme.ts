import { said, type NamedScene } from '../scene.ts';
import { SIBLING_ROLE } from './sibling-role.ts';

/** One television, and two who want to choose. */
export const whoseProgramme: NamedScene = {
  id: 'whosepick',
  image: 'one screen, two wishes, and a card with a name that is turned over each day',
  cue: said(
    String.raw`\b(?:brother|sister|sibling|twin|cousin)\b[^.]{0,30}\b(?:watch\w*|choos\w*|picks?|chose|puts? on|gets? to choose|has the remote|tv|telly|programme|show|cartoon)\b[^.]{0,40}|\b(?:fights?|argu\w+|squabbl\w*|row)\b[^.]{0,30}\b(?:what to watch|tv|telly|remote|programme|which (?:show|film|programme))\b`,
    String.raw`\b(?:school|too scary|scared|frightened|show (?:him|her|me)|shows? off|tablet off|copies)\b`,
  ),
  decides:
    /\b(?:brother|sister|twin|cousin)\b[^.]{0,16}\b(?:watches|chooses|picks|puts on|gets to choose|choosing)\b[^.]{0,16}\b(?:programme|show|tv|telly|film|cartoon)|\b(?:fights?|argu\w+|squabbl\w*)\b[^.]{0,30}\b(?:what to watch|the remote|which (?:show|film|programme))\b/i,
  titles: { young: 'Whose Name Is Up?', older: 'One Screen, Two Wishes' },
  roles: { chooser: SIBLING_ROLE },
  text: {
    '4-5': `
      D<whosepick> A row can start with one screen and two wishes. {Name} would like one show, and {chooser} would like another. Two shows cannot be on at once. So one of them sits and watches the wrong one. That is hard to do.
      P<whosepick> The one who chose today had no choice yesterday. It feels just as long from that side.
      Q<whosepick> When somebody else's show is on, {Name} may feel ____.
      H<whosepick> {helper} can hang up a card with a name.
      H<whosepick> {helper} can set a time, the same for both.
      T<whosepick> {he} can look at the card and see when it turns.
      T<whosepick> {he} can play next door until the song at the end.
      C<whosepick> {he} can say, "Your name today, and my name tomorrow."
      A<whosepick> The card hangs by the screen, with a name on each side. Today it is one, and tomorrow it gets turned. The wrong show had a funny dog in it. There was no row. Both of them laughed at the dog.
    `,
    '6-7': `
      D<whosepick> Two people and one screen make a sum that does not come out. {Name wants} one show, and {chooser} wants another. Whoever has the remote wins, so the row is about the remote. It gets settled faster when nobody needs to win. A list with two names on it has no temper.
      P<whosepick> It feels as if the other one chooses more often. The other one has counted, too, and got the opposite.
      Q<whosepick> When the wrong show starts, {Name} may feel ____.
      H<whosepick> {helper} can write a list: Monday one, Tuesday the other.
      H<whosepick> {helper} can keep the remote in a box between shows.
      T<whosepick> {he} can leave the room for that show and come back for the next.
      T<whosepick> {he} can watch it once, and say one good thing about it.
      C<whosepick> {he} can think, "It is on the list. Mine is tomorrow."
      A<whosepick> The list has been up for a week, and both sides are equal. There was one row, about a Sunday with an extra show. The screen did not care who chose. On Tuesday two sat there, and one had only come for the dog.
    `,
  },
};

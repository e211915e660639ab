import { said, type NamedScene } from '../scene.ts';
import { OLDER_ROLE } from './sibling-role.ts';

/** Who has left home for university or a flat, as parents say it. */
const LEFT_HOME = String.raw`\b(?:brother|sister|sibling)s?\b[^.!?]{0,60}\b(?:uni(?:versity)?|college|moved out|left home|moved away|(?:his|her) own (?:flat|place)|joined the (?:army|navy))\b`;

/** A room of one's own, because somebody older has left home, and how empty it sounds at night. */
export const leftForUniversity: NamedScene = {
  id: 'lefthome',
  image: 'a bed that is made and stays so, and a good-night message from another town',
  cue: said(LEFT_HOME, String.raw`\b(?:fight\w*|argu\w*|relieved)\b`),
  decides: new RegExp(
    String.raw`^(?=[^]*\b(?:sleep\w*|our bed|bed ?time|at night|nights?|own room)\b)[^]*?${LEFT_HOME}`,
    'i',
  ),
  answers: /\b(?:comes?|gets?|climbs?) (?:in|into|to) (?:our|my) (?:bed|room)\b/i,
  titles: { young: 'A Bed That Stays Made', older: 'A Bed That Stays Made' },
  roles: { other: OLDER_ROLE },
  text: {
    '4-5': `
      D<lefthome> {other} sleeps in another town now. {Name} may hear that at night. The bed is still there, with nobody in it. There is no creak and no breath from the other side. So the legs may want to go where somebody is.
      P<lefthome> In the other town there is a new room as well. It may be too quiet there, too.
      Q<lefthome> With nobody on the other side, {Name} may feel ____.
      H<lefthome> {helper} can look in twice before going to bed.
      H<lefthome> {helper} can help to call and say good night.
      T<lefthome> {he} can put something from {other} by the pillow.
      T<lefthome,comforter> {he} can tell {comforter} good night first.
      C<lefthome> {he} can say, "Good night, here and there."
      A<lefthome> It is night here, and it is night in the other town. In the morning it is breakfast in both. The room is quiet, and somebody is near, next door. A good-night message has come in.
    `,
    '6-7': `
      D<lefthome> {other} has left home, and a room has got quiet. At night {Name} may notice how much sound one person makes. There was a drawer, a cough, a body that turned over. Around midnight everyone wakes for a moment, and then ears check who is there. If there is nobody, legs go and look for company. That is why a parents' bed gets so full.
      P<lefthome> In a room far away somebody else is getting used to new sounds. Moving out is exciting by day. At night it may feel just as quiet.
      Q<lefthome> When the house gets quiet, {Name} may feel ____. Two words are fine.
      H<lefthome> {helper} can walk back with {him} and sit there for a while. ~ The next night it can be a bit less.
      H<lefthome> {helper} can fix a time for a call, such as Sunday.
      T<lefthome> {he} can put on quiet music. ~ Then ears have something to do.
      T<lefthome> {he} can write one line each evening and send them all on Sunday.
      C<lefthome> {he} can think, "Quiet is only quiet. They are one door away."
      A<lefthome> The bed on the other side stays made until the holidays. Bit by bit a room gets sounds of its own. To miss somebody at night is part of liking them. In the morning a message had come in, with a photo of burnt toast.
    `,
    '8-10': `
      D<lefthome> Since {other} left home, {Name} may wake at two in the night and find nothing to listen to. A brain uses the breathing of other people as a sign that all is well. It has done so for a very long time, and nobody told it about university. So feet set off along the corridor. It has little to do with being brave. It is a check for company.
      P<lefthome> Whoever moved out is probably awake as well, under a ceiling that is not theirs yet. They rarely mention it on the phone.
      P<lefthome> Parents miss somebody, too. Some of them are not so sorry about the visit at two, and rather tired at seven.
      Q<lefthome> In the first quiet hour, {Name} might feel ____.
      H<lefthome> {helper} can come along on the way back, every time, and make it short and dull.
      H<lefthome> {helper} can help to turn the room round, so that the gap gets a use. 
      T<lefthome> {he} can leave a quiet sound on with a timer.
      T<lefthome> {he} can agree on one fixed call a week. ~ A fixed one gets missed less often.
      C<lefthome> {he} can think, "It is a check for company. They are all where they belong."
      A<lefthome> After some weeks the brain stops asking, because the answer is the same each time. The made bed is waiting for the holidays, when it will be covered in washing. Distance changes what two people do together, and most of the jokes survive it. The night has settled on a new sound, and it turns out to be the fridge.
    `,
  },
};

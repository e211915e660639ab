import { said, type NamedScene } from '../scene.ts';

/** Nothing comes while others stand near: a row of men, a trough, a shut bladder. */
export const aTapThatWaits: NamedScene = {
  id: 'shybladder',
  image: 'a small muscle like a tap, which stays shut while others are near',
  cue: said(
    String.raw`\b(?:urinals?|troughs?|shy bladder|pee[- ]?shy|paruresis|men in a row|row of men)\b` +
      String.raw`|\b(?:bladder|body|he|she|it|wee|pee)\b[^.!?]{0,20}\b(?:closed up|shut(?:s| down| up)?|seiz\w+|froz\w+|freez\w+|locks? up)\b` +
      String.raw`|\b(?:can'?t|cannot|can not|couldn'?t|could not|unable to|won'?t) (?:\w+ )?(?:go|wee|pee)\b[^.!?]{0,30}\b(?:in front of|next to|beside|when (?:anyone|anybody|someone|somebody|others?|people|other|the boys)|if (?:anyone|anybody|someone|somebody|others?|people)|with (?:others|people|anyone|other)|hear\w*|near)\b` +
      String.raw`|\bnothing (?:comes|came|would come)\b`,
    String.raw`\b(?:poo\w*|laugh\w*|kick\w*|bull\w+|film\w*|peep\w*|climb\w*|look(?:s|ed|ing)? (?:over|under)|no locks?|dryers?|flush\w*)\b`,
  ),
  decides: false,
  answers: /\b(?:urinals?|trough|row|men|bladder|closed up|shut)\b/i,
  titles: { young: 'A Tap That Waits', older: 'A Tap That Waits' },
  text: {
    '4-5': `
      D<shybladder> In some {toilet} rooms there are no doors. People stand in a row. {Name} may go in, and then no wee comes. A body has a small tap inside. With many people near, the tap may shut. It does that all by itself, and nobody is doing it wrong.
      P<shybladder> It happens to lots of people, big ones too. They do not talk about it.
      P<shybladder> The people in the row look at the wall. They think of lunch.
      Q<shybladder> When others stand near, {Name} may feel ____.
      H<shybladder> {helper} can find a {toilet} with a door.
      H<shybladder> {helper} can come again later, when it is quiet.
      T<shybladder> {he} can go behind a door and sit down.
      T<shybladder> {he} can blow out air, long and slow.
      C<shybladder> {he} can say, "A door first, please."
      A<shybladder> Behind a door it got quiet, and the tap could open. A {toilet} with a door is fine for each person. Sitting is fine too. Nobody outside knows which one it was.
    `,
    '6-7': `
      D<shybladder> Some places have a row along a wall, and no doors. {Name} may be in a {toilet} like that, and nothing comes. There is a small muscle that works like a tap. When others are near, it may shut tight. Wanting does not open it. It is so common that it has a name, a shy bladder.
      P<shybladder> The others in the row look at the wall in front. That is a rule that nobody wrote down. They want to be done and get back.
      P<shybladder> Lots of grown-ups walk past the row and take a door. They do not tell anybody why, and nobody asks.
      Q<shybladder> When the tap is shut, {Name} may feel ____. A full tummy and a shut tap do not go well together.
      H<shybladder> {helper} can ask where there is a {toilet} with a door. ~ There often is one.
      H<shybladder> {helper} can go early with {him}, before the crowd comes.
      T<shybladder> {he} can take a door and sit down. ~ Sitting helps a tap to open.
      T<shybladder> {he} can breathe out slowly and count the tiles. ~ The tap opens when a head looks elsewhere.
      C<shybladder> {he} can think, "A door first. Then it takes its time."
      A<shybladder> It came, behind a door, in its own time. A {toilet} with a door does the same job as a row. Nobody counts who stood where. The tap is a good one, and it only likes some quiet.
    `,
    '8-10': `
      D<shybladder> Between a full bladder and the outside there is a ring of muscle. It does not take orders. {Name} may stand in a {toilet} with people on both sides and find that it has shut. It is a very old reflex, which keeps a body ready as long as it feels watched. About one person in fifteen knows it well. The harder somebody tries, the tighter it gets.
      P<shybladder> The row has a rule that nobody says aloud: look ahead, no talking. People in it are busy keeping that rule, and take no notice of who leaves again.
      P<shybladder> Many men walk past such a row all their lives and take a cubicle. It is not a sign of anything.
      Q<shybladder> When nothing happens, {Name} might notice ____. It may be in the stomach, or in a wish to be at home.
      H<shybladder> {helper} can find out beforehand where the cubicles are, at a stadium for example.
      H<shybladder> {helper} can plan a visit ten minutes before everyone else goes.
      T<shybladder> {he} can choose a cubicle each time. ~ No reason is needed.
      T<shybladder> {he} can breathe out slowly and do the seven times table. ~ The muscle lets go when a head is busy.
      C<shybladder> {he} can think, "It opens by itself. I will give it a door."
      A<shybladder> With a door and half a minute, the muscle let go, as it does at home. Every {toilet} will do for that, and nobody keeps a list of who stood where. Drinking is still a good idea on a long day. If it shuts at home as well, a doctor has heard of it many times.
    `,
    '11+': `
      D<shybladder> There is a textbook word for it, paruresis, and a friendlier one, shy bladder. {Name} may know it from any {toilet} with a row and no doors. The muscle that keeps a bladder shut is under orders from the part of the nervous system that looks out for danger. Company on both sides is enough for it. Effort makes it worse, as with falling asleep.
      P<shybladder> The person alongside is looking at tiles and hoping for the same thing. The etiquette of such a row exists because nobody in it feels at ease.
      P<shybladder> Surveys suggest that several in a hundred avoid such places altogether. They are simply not among those who mention it.
      Q<shybladder> When nothing happens, {Name} might notice ____. Bodies report such things in odd places.
      H<shybladder> {helper} can be told which places are difficult, and take it as a fact about plumbing.
      T<shybladder> {he} can use a cubicle as a matter of course. ~ It is what they are there for.
      T<shybladder> {he} can let out a long breath at the point where the wish to try harder comes.
      C<shybladder> {he} can think, "Not an order. It lets go when it likes."
      A<shybladder> Half a minute behind a door usually settles it, and a {toilet} is a {toilet}. Where it starts to decide on outings, drinks or school hours, it can be treated, in steps and with good results. Doctors hear it more often than patients suppose. The row stays as it is, for those who like it.
    `,
  },
};

import { said, type NamedScene } from '../scene.ts';

/**
 * A cannula that is still to be put in: the needle shows the way and comes out again, the soft tube stays. Numbing cream or
 * cold spray, looking away and a job for the other hand help (play specialists' practice); nobody promises that it is not felt.
 */
export const tubeToCome: NamedScene = {
  id: 'tubetocome',
  image: 'a needle that shows a soft tube the way and leaves again',
  cue: said(
    String.raw`\b(?:needs?|has to (?:have|get)|have to (?:have|get)|having|going to (?:have|get|need)|will (?:have|need|get)|must have|gets? (?:a|his|her|their)|due (?:a|for)|goes? in|going in|put(?:ting)? in|scared (?:of|about)|terrified (?:of|about)|hates?|dreads?|frightened (?:of|about)|last time|next time|tomorrow|next week)\b[^.!?]{0,60}\b(?:cannulas?|canulas?|cannulation)\b|\b(?:cannulas?|canulas?)\b[^.!?]{0,40}\b(?:tomorrow|next (?:week|month|time)|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:put|goes|going) in|last time|scared|screams?|fights?|hates)`,
    String.raw`\b(?:has (?:got )?(?:a|his|her|the) cannula in|is in\b|keeps? (?:pulling|picking|touching)|pull(?:s|ed|ing)? (?:it|at|on|out)|pick(?:s|ed|ing)? (?:it|at)|come (?:out|off)|taken out|nasal|operation|anaesthetic|insulin|pump)\b`,
  ),
  decides: true,
  answers: /\b(?:cannula\w*|canula\w*|drip|last time|awful|scared|hates|hand|needle)\b/i,
  takesHelps: true,
  titles: { young: 'In Goes the Soft Tube', older: 'The Needle Leaves Again' },
  text: {
    '4-5': `
      D<tubetocome> {Name} will get a soft tube in the hand or the arm. A needle shows it the way in. It goes in with a pinch, and then the needle comes out. The soft tube stays, and a bandage holds it. Medicine or water can go in that way.
      P<tubetocome> The nurse looks for a good place first. That can take a while. Nurses like a hand that is warm.
      Q<tubetocome> When it is time for the needle, {Name} may feel ____.
      H<tubetocome> {helper} can ask for the cream that makes skin sleepy.
      H<tubetocome> {helper} can hold {Name} on a lap.
      T<tubetocome> {he} can look at {helper}, or look at the hand.
      T<tubetocome> {he} can blow as if at a candle.
      C<tubetocome> {he} can think, "A pinch, and the needle goes out."
      A<tubetocome> The needle is out, and the tube is in. It is fine to have cried. The other hand can play now. One day the tape comes off, and the tube comes out too.
    `,
    '6-7': `
      D<tubetocome> A cannula is a thin, soft tube in the hand or the arm. {Name} will get one, and a needle shows it the way in. That is a pinch of some seconds. Then the needle comes out, and only the soft tube stays. Medicine and water can go in through it without a new needle each time.
      P<tubetocome> The nurse looks for a good vein first, and may try more than one. Warm hands make veins easier to find.
      P<tubetocome> Nurses know that it can have gone badly before. They can be told what was bad about it.
      Q<tubetocome> Before the needle, {Name} may feel ____. It may be in the hand already.
      H<tubetocome> {helper} can ask for numbing cream or cold spray. ~ Cream needs to be on for a while before.
      H<tubetocome> {helper} can tell the nurse what helped last time. ~ What did not help is worth telling as well.
      T<tubetocome> {he} can choose to look, or to look away. ~ Both are good ways.
      T<tubetocome> {he} can blow out long and slowly, as if at a candle.
      C<tubetocome> {he} can think, "A pinch, and then the needle leaves."
      A<tubetocome> The tape is on, and the needle lies in its bin. Crying or not crying makes no difference to how well it works. The tube can do its job for a while. When it is no longer needed, it slides out, and there is a plaster.
    `,
    '8-10': `
      D<tubetocome> The needle in a cannula has one short job. It brings a soft tube into a vein, and then it is drawn out and thrown away. {Name} is to have such a tube, and the part that anybody minds is the first few seconds. After that, medicine or fluid can go in without another needle. If it went badly once, a body remembers it, and that is no weakness.
      P<tubetocome> Whoever does it is looking for a vein that is straight and full. Warmth and a drink beforehand help with that, and sometimes a second try is needed.
      P<tubetocome> Staff on a children's ward have heard every kind of objection. They would rather hear one early than fight it later.
      Q<tubetocome> While the strap goes round the arm, {Name} might feel ____.
      H<tubetocome> {helper} can ask for numbing cream or cold spray in good time.
      H<tubetocome> {helper} can agree with the nurse beforehand on a sign for "wait a moment". ~ Some things can wait half a minute.
      T<tubetocome> {he} can choose which hand, and whether to look. ~ Where there is a choice, it is worth having.
      T<tubetocome> {he} can breathe out slowly and count in sevens, or talk about something else altogether.
      C<tubetocome> {he} can think, "A few seconds, and then the needle leaves."
      A<tubetocome> The tape is on, and the needle is in a yellow bin. What is left in the arm can bend. It was not nice, and it is the part that is over. Next time somebody will ask what helped, and there is an answer to that now.
    `,
    '11+': `
      D<tubetocome> A cannula is put in with a needle, and the needle is out again within a minute. What stays is a soft tube that bends with the arm. {Name} is to have one, and may be dreading those few seconds more than all the rest of the day. That is common, and it is even more common in people for whom it once went badly. Memory of that kind sits in the arm as much as in the head.
      P<tubetocome> The person doing it wants a straight vein and a still arm, and is mildly nervous as well. A second attempt is no sign of anything.
      P<tubetocome> Staff find it useful to be told in plain words what is hard. It is information, and they can work with it.
      Q<tubetocome> While the strap goes round the arm, {Name} might notice ____.
      H<tubetocome> {helper} can ring the ward beforehand about numbing cream, cold spray or a play specialist. ~ There is no upper age for any of these.
      H<tubetocome> {helper} can leave out "it's only a scratch", and stay.
      T<tubetocome> {he} can say at the start what helps, such as a countdown, or none. ~ One sentence is enough.
      T<tubetocome> {he} can tense the legs for ten seconds and let go, if it gets dizzy.
      C<tubetocome> {he} can think, "A few seconds. Then the needle is in the bin, and I am not."
      A<tubetocome> The tape is on and the needle is gone. Whatever came out of it, tears or bad language included, has been heard there before. The tube does the rest of the work without being asked. For the next time there is a short list of what helped.
    `,
  },
};

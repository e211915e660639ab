import { said, type NamedScene } from '../scene.ts';

/** A fall on an escalator: what a body keeps of it, and how people stand there so as not to fall. */
export const oneFootThenTheOther: NamedScene = {
  id: 'fellonit',
  image: 'a hand on a rail that moves along, and two feet on one step',
  cue: said(
    String.raw`\b(?:fell|fallen|tripped|slipped|stumbled|had a fall|tumbled)\b[^.!?]{0,24}\b(?:escalators?|moving stairs|moving walkway)\b|\b(?:escalators?|moving stairs|moving walkway)\b[^.!?]{0,40}\b(?:fell|tripped|slipped|stumbled|tumbled)\b`,
    String.raw`\b(?:might|could|will|going to|worr\w+ (?:about|that)|scared of falling|caught|stuck|laces?)\b`,
  ),
  decides: false,
  takesHelps: true,
  answers: /\b(?:fell|fall\w*|tripp\w*|stairs|last|once)\b/i,
  titles: { young: 'Hand, Foot, Foot', older: 'Hand First, Then Feet' },
  text: {
    '4-5': `
      D<fellonit> On stairs that move, {Name} fell once. That was a fright, and a knee may have felt it. A body keeps a fright like that for a while. A hand holds the rail, and two feet stand on one step. And there are stairs that stand still.
      P<fellonit> Lots of people stumble there. They look at their feet after that.
      Q<fellonit> When the steps come near, {Name} may feel ____.
      H<fellonit> {helper} can hold {his} hand all the way.
      H<fellonit> {helper} can go by lift with {him}.
      T<fellonit> {he} can put a hand on the rail first.
      T<fellonit> {he} can say, "The other stairs, please."
      C<fellonit> {he} can think, "Hand, foot, foot, and stand."
      A<fellonit> The hand had the rail, and both feet had one step. At the end the stairs went flat. Stairs that stand still go up as well. The knee is fine today.
    `,
    '6-7': `
      D<fellonit> On an escalator {Name} fell once. The body has not forgotten it, and that is its job. It wants to look after knees. The steps move, so feet need a moment to get used to it. A hand on the rail tells the feet how fast it goes. Two feet on one step stand well.
      P<fellonit> Stumbling there is common, also among grown-ups. That is why there is a rail on both sides.
      P<fellonit> Many people take the stairs or the lift, and nobody asks them why.
      Q<fellonit> In front of the first step, {Name} may feel ____. It may be in the knees.
      H<fellonit> {helper} can stand one step below and hold on as well.
      H<fellonit> {helper} can find a short one at a quiet time. ~ A short one is over in ten seconds.
      T<fellonit> {he} can put a hand on the rail first and count three steps. ~ The third one is as good as the first.
      T<fellonit> {he} can take the stairs today and watch from there.
      C<fellonit> {he} can think, "Hand first, then foot, then foot."
      A<fellonit> The hand went along, and two feet stood on one step. At the end of the escalator comes one big step off. A fright gets smaller with each time that goes well. On other days the stairs that stand still are good stairs.
    `,
    '8-10': `
      D<fellonit> Since the fall, {Name} may see an escalator and feel it in the knees again. A body files a fall under "important" and does not ask for the date. What makes people stumble there is the difference in speed. The floor stands still, the step moves, and for half a second the feet disagree. A hand on the rail gives the brain the speed beforehand. After that it is a stair that happens to travel.
      P<fellonit> Quite a number of adults have fallen on one. Most of them were carrying something or looking at a phone.
      P<fellonit> Stairs and lifts are next to most escalators for good reasons. Using them needs no explanation.
      Q<fellonit> A few metres in front of it, {Name} might feel ____.
      H<fellonit> {helper} can stand one step below, with a free hand. ~ It is easier to try with somebody behind.
      H<fellonit> {helper} can look for a short one on a quiet day, and leave the choice open.
      T<fellonit> {he} can rest a hand on the rail for three steps before getting on.
      T<fellonit> {he} can keep both feet on one step and look at the end, where it gets flat.
      C<fellonit> {he} can think, "Hand first. The feet follow the hand."
      A<fellonit> The hand had been on the rail for a while when the foot followed. The escalator went flat at the end, and a long stride was enough. One good ride does not delete a fall, and a few of them make it paler. Until then there are stairs, and they have the same two ends.
    `,
  },
};

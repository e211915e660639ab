import { said, type NamedScene } from '../scene.ts';

/** Times tables that are known at home and gone in a timed test: a clock that takes up the room where the numbers are kept. */
export const tablesAgainstTheClock: NamedScene = {
  id: 'tablesclock',
  image: 'numbers that are there in the bath and hide from a clock',
  cue: said(
    String.raw`\b(?:times? ?tables?|timestables?|tt rock ?stars|number bonds|(?:two|three|four|five|six|seven|eight|nine|twelve|\d+)s? (?:times )?tables?)\b`,
    String.raw`\b(?:bottom|lowest|lower|special|seat|sits? at|homework|refuses|angry|throws)\b`,
  ),
  decides: false,
  answers: /\b(?:times? tables?|clock|timed|gone|forgets?|seconds)\b/i,
  titles: { young: 'Numbers in the Bath', older: 'The Numbers and the Clock' },
  text: {
    '6-7': `
      D<tablesclock> Numbers can be shy. In the bath, {Name} may say a whole table from start to end. Then there is a clock and a sheet, and the numbers hide. They are still in there. A clock takes up room in a head and leaves less for sums. With time, the way to a number gets easy, clock or no clock.
      P<tablesclock> Teachers time it so that the answers get quick one day. They do not mean that slow is wrong.
      P<tablesclock> Children who finish first look up and see the others write. It may look as if all of them knew. Many of them guess.
      Q<tablesclock> When the clock starts, {Name}'s head may feel ____.
      H<tablesclock> {helper} can do two a day in odd places, like the stairs. ~ Then numbers get used to places.
      H<tablesclock> The teacher can let somebody try it without the clock first.
      T<tablesclock> {he} can begin with the ones that are easy: twos, fives and tens.
      T<tablesclock> {he} can turn the sheet so that the clock is out of sight.
      C<tablesclock> {he} can think, "The number is in there. I can wait for it."
      A<tablesclock> The clock has stopped, and some numbers came and some did not. They will be back in the bath tonight. A table is learned by going over it many times. One day a number is quicker than the clock.
    `,
    '8-10': `
      D<tablesclock> Seven eights can be known at bath time and gone on a Friday at ten. {Name} may think that it has not been learned. Scientists have looked into this. A clock gives the brain something to watch, and that sits in the same small place as the numbers do. So there is less room for sums. The sum has not been forgotten, it cannot get through the door.
      P<tablesclock> Teachers use a timer because quick tables make long sums easier later. What it does to people who watch it is easily overlooked.
      P<tablesclock> Those who finish early are the quick ones, and the good ones may be others. There are professors of maths who count on their fingers.
      Q<tablesclock> At "ready, steady", {Name} might feel ____. It may be in the throat or in the fingers.
      H<tablesclock> {helper} can practise three a day in odd places, such as on a swing. ~ What is known everywhere is known on Fridays too.
      H<tablesclock> {helper} can ask the teacher whether it may be done once without the clock. ~ Then one can see what is really there.
      T<tablesclock> {he} can do all the easy ones first and leave gaps. ~ Gaps get filled on the way back.
      T<tablesclock> {he} can build a hard one from an easy one: five eights and two eights.
      C<tablesclock> {he} can think, "It is in there, and the clock is only a clock."
      A<tablesclock> On a Friday like others, the sheet has some gaps in it and a good many numbers. In the evening the gaps come back by themselves, between the soap and the towel. Each time that a number is fetched, the door gets a little wider. It does not say on any of them how long it took.
    `,
  },
};

import type { DeedThread } from './deed-thread.ts';

/** A jump into the water: toes at the edge, the air, the splash and the hand at the side. */
export const jumpedIn: DeedThread = {
  id: 'splash',
  image: 'toes at the edge, the moment in the air, and the splash',
  cue: /\b(?:jump(?:ed|s)|leap(?:ed|t)|dived?|dove|did (?:a|his|her|their) (?:first |big )*(?:jump|dive)) (?:right |straight )?(?:in(?:to)?|off)\b[^.!?]{0,24}\b(?:pool|water|deep end|swimming|side|(?:diving )?board)\b/i,
  decides: true,
  titles: { young: 'Toes, Air, Splash', older: 'From the Edge to the Splash' },
  text: {
    '2-3': `
      D<splash> It was a new jump. Toes at the edge. {Name} let go. One, two, three, splash! Oh, so wet!
      P<splash> Ducks jump in too. Plop!
      P<splash> A big person was near. That is how it is done.
      Q<splash> With a wet nose, {Name} may feel ____.
      H<splash> {helper} can count, "One, two, three!"
      H<splash> {helper} can hold the towel.
      T<splash> {he} can jump on a soft mat.
      T<splash> {he} can show how big the splash was.
      C<splash> {he} can say, "One, two, three, splash!"
      A<splash> Toes, air, splash! It was a new jump. {Name} did it. Now there is a big dry towel.
    `,
    '4-5': `
      D<splash> It was a new jump. {Name} had toes at the edge, and the water looked far away. Then knees bent. For a moment there was only air. Splash! There were bubbles, and up came a wet head.
      P<splash> A grown-up was there and watched. That is how everybody jumps in.
      P<splash> Whoever stood near may have got some drops. A good splash goes a long way.
      Q<splash> With toes at the edge, {Name} may have felt ____.
      H<splash> {helper} can count to three before the next one.
      H<splash> {helper} can hold a big towel next time. ~ Its warm corner is for eyes.
      T<splash> {he} can jump on a soft mat at home, just for fun.
      T<splash> {he} can let a toy jump into the bath.
      C<splash> {he} can say, "Toes, knees, and splash!"
      C<splash> {he} can think, "My feet know how to jump."
      A<splash> The pool is flat again, and the towel is wet. It was new to jump like that, and {Name} did it. Those are the same toes as before. They have been in the air.
    `,
    '6-7': `
      D<splash> A new jump begins with toes at the edge. From there the water looks further down than it is. Then {Name} bent those knees and pushed off. For a moment there was nothing under them but air. After it came the splash, the bubbles and a hand on the side.
      P<splash> Lifeguards and swimming teachers look before anybody jumps. They like to see it done at the right place.
      P<splash> People who jump in a lot once stood at that edge as well.
      Q<splash> With toes at the edge, {Name} may have felt ____. In the air it may have been another word.
      H<splash> {helper} can say how big the splash was.
      H<splash> {helper} can be near for the next one.
      T<splash> {he} can choose how to go in next time: straight, or with knees up.
      T<splash> {he} can draw the splash, with all the drops.
      C<splash> {he} can think, "Look, bend, and go."
      C<splash> {he} can say, "I was in the air."
      A<splash> The splash is gone, and the water is as flat as before. It was new, and {Name} jumped. The edge will look a bit lower next time. A towel is the best thing after that. After the towel comes something to eat.
    `,
    '8-10': `
      D<splash> The longest part of a jump comes before it, with toes at the edge and a busy head. {Name} looked, bent both knees and pushed off. In the air there is nothing more to decide, which was new. Then came the splash, a noise like a drum under water, and the way up to the side.
      P<splash> Lifeguards look twice before anybody jumps. They check that it is deep enough and that there is room.
      P<splash> Those who jump as if it were nothing once stood at that edge themselves. They have forgotten how long.
      Q<splash> With toes at the edge, {Name} might have felt ____. On the way up it may have been a different word.
      H<splash> {helper} can say how it looked from the side, in plain words.
      H<splash> {helper} can bring something to eat. ~ Pools make people hungry.
      T<splash> {he} can say what helped at the edge: the counting, the looking or just going.
      T<splash> {he} can pick the next way of going in, where it is deep enough.
      C<splash> {he} can think, "Look, bend, and go."
      C<splash> {he} can think, "The edge was the hard part, and I know it now."
      A<splash> The rings ran to the side and were gone, and the pool shows nothing. It was new, and {Name} has done it. From now on the edge is only an edge. The swimming things can drip on the line.
    `,
  },
};

import type { DeedThread } from './deed-thread.ts';

/** A climb: a wall, a frame, a tree trail, a hill. */
export const toTheTop: DeedThread = {
  id: 'climbed',
  image: 'a hold for a hand, a hold for a foot, and the view from the top',
  cue: /\b(?:climb(?:ed|s|ing)?\b[^.!?]{0,40}\b(?:wall|top|frame|tree|ropes?|net|hill|mountain|tower|rock|ladder)|(?:top|summit) of (?:the|a) (?:\w+ )?(?:climbing|wall|frame|hill|mountain|tower|slide net)|(?:high ropes|zip ?wire|go ape|abseil\w*|bouldering))\b/i,
  decides: true,
  titles: { young: 'Hand, Foot, Hand', older: 'The View From the Top' },
  text: {
    '4-5': `
      D<climbed> A climb is one hold after the other. It was new, and {Name} found the holds. The people down there got small. At the top there is nothing left to hold.
      P<climbed> From below it looks quick. It is not quick for the one who is up there.
      Q<climbed> Half way up, {Name} may have felt ____.
      H<climbed> {helper} can ask which bit was the trickiest.
      H<climbed> {helper} can be the wall, with two arms.
      T<climbed> {he} can draw the wall, with all the holds.
      T<climbed> {he} can show how the hands did it.
      C<climbed> {he} can say, "Hand, foot, hand, top."
      A<climbed> Hand, foot, hand, top, and all the way down again. The arms may be a bit tired. What was new is known, and {Name} has seen it. From the top, everything looked very neat.
    `,
    '6-7': `
      D<climbed> On a climb there is only the next hold. {Name} found each new one, with a hand or a foot. Some are too far left, or too small, or wet. Half way is odd, because going on and back are the same size. And then there was the top.
      P<climbed> The person with the rope or the eyes on it feels each step. They do not say much, so as not to disturb.
      P<climbed> Those at the bottom shouted useful things. Not one of them can be heard up there.
      Q<climbed> At half way, {Name} may have felt ____. The legs may have had their own opinion.
      H<climbed> {helper} can ask how it looked from up there.
      H<climbed> {helper} can find another thing to climb, of the same size.
      T<climbed> {he} can explain the trick of the hardest hold.
      T<climbed> {he} can rub the tired arms and be a bit proud of them.
      C<climbed> {he} can think, "Not the top. Just the next hold."
      A<climbed> Coming down takes a minute. It was new, hold by hold, and {Name} got to the last one. The wall looks a bit smaller now from below. That happens to walls that have been climbed.
    `,
    '8-10': `
      D<climbed> A climb is a set of new problems, stacked on top of each other. Each one has a hold, a reach and a moment in which weight is moved. {Name} solved them one at a time, in {his} own way, because no two bodies climb alike. Somewhere about the middle it gets high, and that is a new problem, which is in the head. Then there were none left, and that was the top.
      P<climbed> Whoever held the rope knows where it was hard. They could feel it in their hands.
      P<climbed> Watching is mostly neck ache. Still, people at the bottom go quiet at the tricky places.
      Q<climbed> At the place where it got high, {Name} might have felt ____. On top it may have been a different word.
      H<climbed> {helper} can ask how the hard bit was solved, and really want to know.
      H<climbed> {helper} can look for the next wall, when it is wanted.
      T<climbed> {he} can sketch the route with the places where it was necessary to stop and think.
      T<climbed> {he} can show somebody else one trick that worked. ~ Climbers share those.
      C<climbed> {he} can think, "One hold at a time adds up."
      A<climbed> The rope is coiled, and the wall belongs to the next person. It was new at the bottom and known at the top. {Name} has been up there. The view was mostly roof, and still worth it.
    `,
  },
};

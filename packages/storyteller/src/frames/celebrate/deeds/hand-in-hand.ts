import type { DeedThread } from './deed-thread.ts';

/** Walking beside a grown-up and staying near: by the hand, at the buggy, on the pavement. */
export const handInHand: DeedThread = {
  id: 'hand-in-hand',
  image: 'a small hand in a big one, from the first step of a walk to the last',
  cue: /^(?![^]*\b(?:nurse|doctor|dentist|jab|injection|needle|blood|scan|hospital|plane|ride|dark|bed|barber|hairdresser|race|parkrun|new shoes|shoe shop|tried on|dentist)\b)[^]*?\b(?:(?:did ?n'?t|did not|without) (?:once )?(?:run(?:ning)?|bolt(?:ing)?|dart(?:ing)?)(?: (?:off|away|ahead|into the road|from (?:me|us)|once))?(?=\s*(?:$|[.,!]|and|at|in|once))|stay(?:ed|s|ing) on the pavement|(?:held|holds|holding|hold) (?:on to )?(?:my|our|mummy'?s|mum'?s|daddy'?s|dad'?s|nan\w*'?s|gran\w*'?s|hands?|a grown-?up'?s|his \w+'?s|her \w+'?s) ?hands?\b(?=[^.]*\b(?:walk\w*|way|road|street|shops?|school|nursery|car park|pavement|park|town|run|off|home|crossing|bus stop)\b)|(?:walk\w*|way|road|street|shops?|school|nursery|car park|pavement|town)\b[^.]{0,30}\b(?:holding (?:my |our |a )?hands?|hand in hand|held hands)|(?:walk\w*|stay(?:ed)?|kept) (?:\w+ ){0,5}(?:next to|beside|close to|near|by) (?:me|us|my side|mummy|mum|daddy|dad|nan\w*|gran\w*|the (?:buggy|pram|pushchair|trolley))\b(?=[^.]*\b(?:walk\w*|way|road|street|shops?|supermarket|school|nursery|car park|pavement|park|town|time|home)\b)|held (?:on to )?the (?:buggy|pram|pushchair|trolley)|stopped at (?:every|the|each) (?:kerb|road|crossing)|walked nicely)/i,
  decides: true,
  titles: { young: 'Hand in Hand, and There', older: 'Side by Side to the End' },
  text: {
    '2-3': `
      D<hand-in-hand> Hand in hand is a good way. Step, step, {Name} was near. A small hand was in a big one.
      D<hand-in-hand> Step, step, step went the feet. It went well. {Name} was near, near, near. It was so right to the end.
      P<hand-in-hand> Big people like a walk like that.
      P<hand-in-hand> Big feet go slow for small feet.
      Q<hand-in-hand> Hand in hand, {Name} may feel ____.
      H<hand-in-hand> {helper} can swing the hand.
      H<hand-in-hand> {helper} can say, "You were near."
      T<hand-in-hand> {he} can walk a toy by the hand.
      T<hand-in-hand> {he} can pick a hand next time.
      C<hand-in-hand> {he} can say, "Step, step, near."
      C<hand-in-hand> {he} can say, "Hand in hand, we go."
      A<hand-in-hand> Step, step, and there! It went well. Two hands let go now. Bye-bye, big hand.
      A<hand-in-hand> The walk is done. It was a good one. Near, near, near. Now feet can jump!
    `,
    '4-5': `
      D<hand-in-hand> Feet like to run, and there is a lot to run to. On a pavement it is good to be near somebody. {Name} stayed near, step by step. It takes a while to get anywhere like that. The feet went as fast as the big ones, and no faster.
      D<hand-in-hand> A way has cars on it, and doors, and dogs. So it is good to have a big hand close by. {Name} kept to it right to the end. That is a lot of work for legs that like to run.
      P<hand-in-hand> Grown-ups look out for cars. It is easier when nobody is far away.
      P<hand-in-hand> Some children hold a hand, and some hold a bag. All of them are near.
      Q<hand-in-hand> On the way, {Name} may have felt ____.
      H<hand-in-hand> {helper} can say what was nice about the walk.
      H<hand-in-hand> {helper} can find a place where running is fine. ~ Legs like that after a walk.
      T<hand-in-hand> {he} can show a toy how to walk like that.
      T<hand-in-hand> {he} can choose the left or the right hand next time.
      C<hand-in-hand> {he} can say, "Near is good."
      C<hand-in-hand> {he} can think, "Step by step, and there we are."
      A<hand-in-hand> The way is done, and it went well. {Name} was near from the first step to the last. On grass, legs may do what they like.
      A<hand-in-hand> Here is the end of the walk, and here are four feet. It was a good walk, and a safe one. Feet have small jobs and big jobs. This was a big one.
    `,
    '6-7': `
      D<hand-in-hand> A pavement is good ground with a road right beside it. That is easy to forget when there is something to run to. {Name} stayed near a grown-up the whole way. It takes good thinking, because the head needs to be quicker than the feet.
      D<hand-in-hand> Legs can be off before anybody has said so. They see a thing and go. {Name} had a good walk all the same, as the head said "wait" first. It did that again and again, all the way along.
      P<hand-in-hand> Grown-ups watch the cars, the kerbs and the people. When somebody stays beside them, they can look at the clouds as well.
      P<hand-in-hand> Drivers cannot guess what feet will do. They like feet that stay where they are.
      Q<hand-in-hand> When there was something to run to, {Name} may have felt ____.
      H<hand-in-hand> {helper} can say at which spot it was hardest. ~ It is good that somebody saw it.
      H<hand-in-hand> {helper} can look for a place where running is fine. ~ Legs have earned it.
      T<hand-in-hand> {he} can name a thing to look for on the next walk. ~ Eyes with a job help the feet.
      T<hand-in-hand> {he} can tell somebody what helped to stay near.
      C<hand-in-hand> {he} can think, "First the head, then the feet."
      C<hand-in-hand> {he} can say, "I stayed near all the way."
      A<hand-in-hand> The walk went well, and it ended where it was meant to end. {Name} got there side by side with a grown-up. It looked like nothing from outside. There was a lot of good work in it.
      A<hand-in-hand> At the end of the way, two people arrived at the same time. That is a good sign after a walk. The road has its cars, and the pavement had {Name}. The next running place is not far.
    `,
  },
};

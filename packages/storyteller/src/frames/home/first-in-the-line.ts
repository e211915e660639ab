import { said, type NamedScene } from '../scene.ts';

/** Others are pushed out of the way to be first, with nothing to climb: in a line, at a door, in front. */
export const firstInTheLine: NamedScene = {
  id: 'pushesinline',
  image: 'one place at the front, and everybody who gets there after it',
  cue: said(
    String.raw`\b(?:push(?:es|ing)?|shov(?:es|ing)|barg(?:es|ing)|elbows?)\b[^.]{0,50}\b(?:queue|line|front|first|turn)\b`,
    String.raw`\b(?:slide|swings?|climbing frame|trampoline|bouncy castle|ladder|steps|lunch|dinner|canteen|food|snack|brother|sister|button|buggy|pram|cupboard|was pushed|gets? pushed|pushed (?:him|her)|push(?:es)? (?:him|her)(?! way))\b`,
  ),
  decides: true,
  titles: { young: 'First, Next, and All of Us', older: 'One Place at the Front' },
  text: {
    '2-3': `
      D<pushesinline> Feet wait. {Name wants} to be first. Hands may push. A push is quick. Somebody may fall. Ow!
      P<pushesinline> They want to go, too. They were here.
      Q<pushesinline> With feet in front, {Name} may feel ____.
      H<pushesinline> {helper} can stand close.
      H<pushesinline> {helper} can say who goes next.
      T<pushesinline> {he} can hold {his} own hands.
      T<pushesinline> {he} can stamp, stamp on the spot.
      C<pushesinline> {he} can say, "You, then me!"
      A<pushesinline> One goes. Then comes the next. Now it is {Name}! Nobody fell. All the feet got there.
    `,
    '4-5': `
      D<pushesinline> There is just one place at the front of the line. {Name} may find it hard to wait for a turn. Hands may push then. A push is quick. But it bumps somebody, and that child may fall. Then nobody can go at all.
      P<pushesinline> A push from behind is a surprise. Whoever gets it may be cross or sad for a while.
      Q<pushesinline> When somebody is in front, {Name} may feel ____.
      H<pushesinline> {helper} can say who is first today. ~ Tomorrow it is somebody else.
      H<pushesinline> {helper} can help after a push. ~ Somebody may need a hug first.
      T<pushesinline> {he} can put both hands on {his} own tummy.
      T<pushesinline> {he} can count the heads in front.
      C<pushesinline> {he} can say, "First, next, and all of us."
      A<pushesinline> One went, and the next one went. Then it was {his} turn. Nobody got a bump. The first one got there, and so did the last one. Tomorrow the front is free again, for one more child.
    `,
    '6-7': `
      D<pushesinline> At the front there is one place, and many people would like it. {Name} may not like to wait for a turn, and elbows can be quick. A push gets the place. It also gets a sore back and somebody who is cross. And the front is full again as soon as the next one comes.
      P<pushesinline> Whoever got the push does not know that it was about a place. It feels as if it was about them.
      P<pushesinline> A lot of people like to be first. Some of them just look calm about it.
      Q<pushesinline> With somebody else in front, {Name} may feel ____. It may be in the legs or the elbows.
      H<pushesinline> {helper} can write down whose day it is to be first. ~ A list has no elbows.
      H<pushesinline> {helper} can find a job for whoever comes last. ~ Somebody needs to see that all are there.
      T<pushesinline> {he} can put both hands in {his} pockets until it moves.
      T<pushesinline> {he} can say sorry after a push, and take one step back.
      C<pushesinline> {he} can think, "First or third, I get there."
      A<pushesinline> Somebody had the first turn, for about three seconds. Then the second one came, and then the third. Nobody had a sore back, so there was somebody to talk to. Tomorrow the order is another one.
    `,
    '8-10': `
      D<pushesinline> The place at the front is a strange prize. It lasts for a few seconds, and then the second person arrives. {Name} may push for it all the same, because waiting for a turn is dull and elbows are near. What stays longer is the push. The others have forgotten by noon who was first, and they still know who shoved.
      P<pushesinline> People who are pushed tend to think that it was meant for them. It hardly ever is. One sentence afterwards can clear that up.
      Q<pushesinline> With somebody else ahead, {Name} might feel ____. It may have started before anyone moved.
      H<pushesinline> {helper} can agree with everybody on an order that changes. ~ A known order needs no elbows.
      H<pushesinline> {helper} can ask what is good about being first. ~ Sometimes it can be had in another way.
      T<pushesinline> {he} can let one person go ahead on purpose, and see how little changes.
      T<pushesinline> {he} can apologise in four words, and step back one place.
      C<pushesinline> {he} can think, "Second is three seconds later."
      A<pushesinline> It took a few seconds more, and everybody got through. The person in front turned round and said something, which does not happen after a shove. There will be other turns tomorrow. Somebody will have the first of them, and nobody will write it down.
    `,
  },
};

import { said, type NamedScene } from '../scene.ts';

/** A child fell into the toilet, or the seat moved, and is back on the potty. */
export const aSeatThatSlid: NamedScene = {
  id: 'seatslid',
  image: 'a seat that slid once, and a seat that is held tight',
  cue: said(
    String.raw`\b(?:seat|it|he|she|ring)\b[^.!?]{0,14}\b(?:slid|slipped|wobbled|tipped|moved|came off|fell off|shifted|gave way)\b|\b(?:fell|slid|slipped|sank|dropped|went) (?:right |straight |bum first |bottom first )?(?:in|into|down|through)\b(?! (?:the )?(?:bed|asleep|mud|pond|road|love|well|stairs))`,
    String.raw`\b(?:might|will|could|going to|scared of|afraid of|thinks|worried|worries) (?:\w+ ){0,4}(?:fall|slip|slid\w*)\b|\b(?:pants|underwear|knickers|nappy|tank)\b`,
  ),
  decides: false,
  answers: /\b(?:slid|slipped|fell|sideways|in up to|armpits|potty|stuck|seat)\b/i,
  titles: { young: 'A Seat That Is Held Tight', older: 'A Seat That Is Held Tight' },
  text: {
    '2-3': `
      D<seatslid> Slip! On the toilet, {Name} went in a bit. It was wet. Then up and out! The seat is so big.
      P<seatslid> It was a wet surprise for everyone.
      Q<seatslid> By the toilet, {Name} may feel ____.
      H<seatslid> {helper} can hold the seat tight.
      H<seatslid> {helper} can lift and wait.
      T<seatslid> {he} can sit on the shut lid.
      T<seatslid> {he} can use the potty today.
      C<seatslid> {he} can say, "Hold it tight, please."
      A<seatslid> Push, push. The seat stays put. Potty or toilet, both are good. {Name} can pick one. Hello, bottom!
    `,
    '4-5': `
      D<seatslid> The toilet was new, and then there was a slip. Down went a bottom, and it got wet. Then {Name} was out again. The seat was too big or too loose. A seat can be made smaller, and it can be held tight. It was not {his} mistake.
      P<seatslid> Big people have slipped on a seat too. They jump up and look round.
      P<seatslid> After a slip, a potty looks good. It stands on the floor and does not slide.
      Q<seatslid> When the seat is in sight, {Name} may feel ____.
      H<seatslid> {helper} can hold the seat with both hands, each time.
      H<seatslid> {helper} can find a seat that clips on. ~ Then it stays put.
      T<seatslid> {he} can push the seat first and see if it moves.
      T<seatslid> {he} can sit on the shut lid with clothes on.
      T<seatslid> {he} can use the potty, next to the toilet.
      C<seatslid> {he} can say, "Hold tight, and then I sit."
      A<seatslid> A push left, a push right, and the seat stays put. The potty is still there and has a rest. Potty or toilet, both get the wee. There is no hurry, and there are four hands.
    `,
    '6-7': `
      D<seatslid> A toilet seat is made for big people, and its screws can get loose. Then there is a slip. {Name} went with it and got wet. After that a body likes to be careful. A seat can be made smaller, and it can be tested. It was the seat that was wrong, and nobody else.
      P<seatslid> People who were there may laugh when they are startled. It looks funny, and it did not feel funny.
      Q<seatslid> In front of the toilet, {Name} may feel ____. It may be in the legs.
      H<seatslid> {helper} can turn the screws tight and show how it holds.
      H<seatslid> {helper} can stand near for the next few times.
      T<seatslid> {he} can push the seat from both sides before sitting down.
      T<seatslid> {he} can hold on with both hands at first.
      C<seatslid> {he} can think, "First the push, then the sit."
      A<seatslid> The seat got a push from the left and one from the right. It stayed put. A toilet with tight screws is a safe chair with a hole. Until it feels like one, it can be tested each time.
    `,
  },
};

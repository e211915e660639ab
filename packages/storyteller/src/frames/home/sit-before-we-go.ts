import { said, type NamedScene } from '../scene.ts';

const TOILET = String.raw`(?:wees?|pees?|loo|toilet|potty|bathroom|(?<=need to )go|go(?= before we))`;

/** No wee before the door, and one in the car. */
export const sitBeforeWeGo: NamedScene = {
  id: 'lastcall',
  image: 'a sit and a count before the door, and the long road after it',
  cue: said(
    String.raw`\b(?:does ?n['’]?t|does not|won['’]?t|will not|refus\w+|never|not|says? no)\b[^.!?]{0,24}\b(?:need|want|have|go|try|do)\b[^.!?]{0,16}\b${TOILET}\b[^]{0,60}\b(?:(?:then|but|and) [^.!?]{0,40}\b(?:car|bus|way|minutes?|shops?|out)\b|before (?:we|i|he|she|they|going|leaving|long|a (?:long )?(?:car|journey|trip))\b)|\bneeds? (?:a |the |to )${TOILET}\b[^.!?]{0,24}\b(?:as soon as|the (?:minute|moment|second)|when(?:ever)?|every time) (?:we|i)(?:['’](?:re|ve))?\b[^.!?]{0,24}\b(?:car|out|bus|leave|left|go|set off)`,
    String.raw`\b(?:at night|bed(?:time)?|poos?|constipat\w+|scared|afraid|frightened|loud|flush\w*|hand ?dry\w*|public|school toilets?|nursery|pain|hurts|infection|uti)\b`,
  ),
  decides: true,
  answers: /\b(?:says?|need|before we|in the car|as soon as)\b/i,
  titles: { young: 'A Sit and a Count', older: 'A Try Before the Road' },
  text: {
    '4-5': `
      D<lastcall> Shoes are on, and somebody asks, "Do you need a wee?" {Name} may say no, and just then it is true. A small wee does not call yet. Later it grows, and there is no toilet on the road. So people go and try before they leave. It is only a sit and a count.
      P<lastcall> Grown-ups go before a long drive, too. They do not wait for the call.
      Q<lastcall> At the thought of one more try, {Name} may feel ____.
      H<lastcall> {helper} can say, "First we try, and then we go." ~ So nobody is asked.
      H<lastcall> {helper} can count along through the door.
      T<lastcall> {he} can sit and count to ten. ~ Then it is done, with a wee or without one.
      T<lastcall> {he} can say, "A wee is coming," as soon as it calls.
      C<lastcall> {he} can think, "A sit and a count, and off we go."
      A<lastcall> One, two, three, and at six there was a small wee. It had not called yet. Now the road can be long. On another day it is only a sit, and that is fine.
    `,
    '6-7': `
      D<lastcall> "Do you need the toilet?" says somebody at the door. "No," says {Name}, and it is no lie. A bladder sends its first message when it is about half full. A while later it can be full enough to shout. By then there may be no toilet near. So people who are going out do not ask the bladder. They look at the clock and go.
      P<lastcall> A driver cannot stop on every road. That is why somebody asks twice.
      P<lastcall> Grown-ups go before a film and before a train. They have sat on too many trains without.
      Q<lastcall> When somebody asks once more, {Name} may feel ____.
      H<lastcall> {helper} can make it the step before shoes, for everybody. ~ A step is not a question.
      H<lastcall> {helper} can say how long it will be until the next toilet.
      T<lastcall> {he} can sit, count to twenty and see. ~ Something often turns up.
      T<lastcall> {he} can tell somebody at the first small message.
      C<lastcall> {he} can think, "I try now, and then the road can be long."
      A<lastcall> It was only a try, and at fourteen something came. The bladder had kept quiet about it. Then there was a long road, and nobody needed to stop. On some days nothing comes, and the count is done all the same.
    `,
  },
};

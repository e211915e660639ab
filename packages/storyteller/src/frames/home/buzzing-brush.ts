import { said, type NamedScene } from '../scene.ts';

/** An electric toothbrush that buzzes in the hand and in the mouth. */
export const buzzingBrush: NamedScene = {
  id: 'buzz',
  image: 'a brush that buzzes, first in a hand and then on one tooth',
  cue: said(
    String.raw`\b(?:electric|battery|sonic|vibrat\w*|buzz\w*)\b[^.]{0,40}\b(?:tooth)?brush\w*|\b(?:tooth)?brush\w*\b[^.]{0,40}\b(?:electric|battery|buzz\w*|vibrat\w*|tickl\w+)\b`,
    String.raw`\b(?:hair ?brush|hair)\b`,
  ),
  decides: true,
  titles: { young: 'Buzz in the Hand First', older: 'A Brush With a Motor' },
  roles: {
    dentist: {
      fallback: { text: 'a dentist' },
      cues: [
        { match: /\bdentist[^.!?]{0,20}?\bdr\.? ([a-z]+)/i, phrase: { text: 'Dr $' } },
        { match: /\bdr\.? ([a-z]+)(?=[^.!?]{0,20}\bdentist)/i, phrase: { text: 'Dr $' } },
      ],
    },
  },
  text: {
    '2-3': `
      D<buzz> Bzzz! {his} brush can buzz. A button starts it. A button stops it. Then the brush is still.
      P<buzz> A buzz can tickle. That is odd at first.
      Q<buzz> With the buzz on, {Name} may feel ____.
      H<buzz> {helper} can press the button.
      H<buzz> {helper} can switch it off.
      T<buzz> {he} can feel the buzz with one hand.
      T<buzz> {he} can press stop.
      C<buzz> {he} can say, "Bzzz, and stop."
      A<buzz> Bzzz on a hand. Bzzz on one tooth. Then it stops. The brush is still. Night-night, brush.
    `,
    '4-5': `
      D<buzz> There is a small motor in {his} brush. It shakes the bristles fast, and that is the buzz. In a hand it tickles. In a mouth it tickles more. It is loud, too. One button makes it stop.
      P<buzz> Many people find a buzz odd at first. After some days it is a bit like a cat.
      Q<buzz> When the brush begins to buzz, {Name} may feel ____.
      H<buzz> {helper} can let the brush buzz on a finger first. ~ Fingers get used to things fast.
      H<buzz> {helper} can leave it switched off today. ~ It cleans teeth that way, too.
      T<buzz> {he} can put it in first, and then press the button.
      T<buzz> {he} can let it buzz on one tooth and then press stop.
      C<buzz> {he} can think, "I have the button."
      A<buzz> First it buzzed on a finger, and then on one front tooth. A thumb was on the button all the time. Off, and it was just a brush again. Tomorrow it may be two teeth.
    `,
    '6-7': `
      D<buzz> Inside {his} brush is a small motor. It shakes the bristles many times a second, and shaking makes the buzz. From the teeth the buzz goes through bone, and so it sounds loud. It may tickle the lips as well. The button is right under the thumb.
      P<buzz> {dentist} thinks of corners, and a motor helps to reach them. Whether it tickles, only a mouth can tell.
      Q<buzz> When the brush begins to buzz, {Name} may feel ____. It may be in the teeth, the ears or the lips.
      H<buzz> {helper} can let it run on a fingernail first. ~ A nail is hard like a tooth, and it hardly tickles.
      H<buzz> {helper} can look for a slower setting or a softer head.
      T<buzz> {he} can switch it on when it is already on a tooth. ~ Then the foam stays in.
      T<buzz> {he} can do one tooth a day more than yesterday.
      C<buzz> {he} can think, "My thumb is on the button."
      A<buzz> It buzzed on a nail and on one tooth. Then the thumb said stop. A motor does just what a thumb tells it. The teeth do not mind which brush it was. Each day the buzz is a bit more known.
    `,
    '8-10': `
      D<buzz> An electric brush makes thousands of tiny strokes a minute. What {Name hears} of it is partly sound in the air and partly sound in bone. The jaw carries it straight to the inner ear, so nobody else in the room gets the same noise. Lips and gums are among the most sensitive skin there is, and they get the rest. The whole thing hangs on one button.
      P<buzz> {dentist} will think of corners and of the minutes that people leave out. From a chair on wheels it is easy to forget what a motor in the mouth is like at first.
      Q<buzz> When the motor starts, {Name} might notice ____. It may be a sound, a tickle or something else.
      H<buzz> {helper} can look for a softer head and a slower setting. ~ Most brushes have one, and it is rarely the one they start with.
      H<buzz> {helper} can agree on the old brush for mornings. ~ One new thing a day is plenty.
      T<buzz> {he} can start it against a fingernail, then on one tooth. ~ Nerves get used to what comes in small amounts.
      T<buzz> {he} can hold it still and let it do the moving.
      C<buzz> {he} can think, "One button, and I have it."
      A<buzz> At the end of two minutes such a brush gives a short stutter, to say that it is time. By then every tooth has had its share. Whether it is a friend by next week or not, the button stays where it is. Silence is one press away.
    `,
  },
};

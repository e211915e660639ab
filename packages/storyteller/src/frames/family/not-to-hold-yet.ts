import { said, type NamedScene } from '../scene.ts';

/** A baby in an incubator may not be held by a child yet. There are other ways to say hello. */
export const notToHoldYet: NamedScene = {
  id: 'nothold',
  image: 'a clear lid, and a hello that goes through it',
  cue: said(
    String.raw`\b(?:is ?n['’]?t|not|can['’]?t|cannot|never|wants? to|allowed to|too (?:small|little|tiny|ill|poorly) to)\b[^.!?]{0,20}\b(?:hold(?:ing)?|cuddl(?:e|ing)|touch(?:ing)?|pick (?:him|her|them|it) up|hug|kiss)\b`,
    String.raw`\b(?:died|home now|is home|came home|coming home)\b`,
  ),
  decides: /\b(?:prem\w*|nicu|neonatal|incubator|special care)\b[^]*\b(?:not allowed to|isn['’]?t allowed to|can['’]?t) (?:hold|cuddle|touch)\b/i,
  answers: /\b(?:hold\w*|cuddl\w*|touch\w*|allowed|early|weeks?|incubator)\b/i,
  titles: { young: 'Hello Through a Lid', older: 'Not Yet in Arms' },
  beside: {
    benefits: [
      'Says why a very small baby is not held by many people yet.',
      'Shows other ways of saying hello.',
      'Lets the waiting be as hard as it is.',
    ],
    talk: {
      young: ['What can go through the lid?', 'Which word fits in the blank today?', 'What shall we send to the baby?'],
      older: [
        'Why is it "not yet" and not "no"?',
        'Which word went into the blank?',
        'What would you like to send to the ward?',
      ],
    },
  },
  text: {
    '2-3': `
      D<nothold> {baby is} so small. {Name} may look at the baby cot. It is warm in there. It is not time for arms yet.
      P<nothold> Mum or a nurse has clean, slow hands.
      Q<nothold> With empty arms, {Name} may feel ____.
      H<nothold> {helper} can give a big hug.
      T<nothold> {he} can wave through the lid.
      T<nothold> {he} can hug a teddy.
      C<nothold> {he} can say, "Hello in there!"
      A<nothold> Hello, baby in there! Small babies sleep and grow. Arms can hug a teddy. Squeeze!
    `,
    '4-5': `
      D<nothold> A small baby may need a warm cot with a lid. {Name} may have arms that want to hold. But {baby is} so small, with thin skin. So not many people may do it yet. No child did anything wrong. Other people's arms wait, too.
      P<nothold> Nurses wash their hands and go slowly. They do it many times a day.
      P<nothold> Babies that small like it quiet. A voice is fine, if it is a soft one.
      Q<nothold> Looking at the lid, {Name} may feel ____.
      H<nothold> {helper} can ask the nurse what {Name} may do.
      H<nothold> {helper} can bring a drawing to the cot.
      T<nothold> {he} can say hello in a soft voice, or by phone.
      T<nothold> {he} can hold a bear that is as small as a baby.
      C<nothold> {he} can think, "Voice now, arms later."
      A<nothold> The lid stays shut, and a voice can go in. It may say a name, or sing a song. Nobody knows on what day it will be time for arms. The baby grows, and here are arms for {Name}.
    `,
    '6-7': `
      D<nothold> {Name} may have thought of holding a baby all along. A baby who comes early is not quite ready for hands. The skin is thin, and the warmth runs out fast. So {baby is} in a cot with a lid. Only a few people may reach in. It is hard when the answer is "not yet". It has nothing to do with being careful enough.
      P<nothold> Even grown-ups asked first. They washed up to the elbows. Some of them only laid one finger there.
      P<nothold> Nurses say when it is time. They go by the baby and not by the calendar.
      Q<nothold> Looking through the lid, {Name} may feel ____. It can be proud and cross at once.
      H<nothold> {helper} can ask the nurses what is possible now. ~ It may be a song or a hand on the lid.
      H<nothold> {helper} can put a drawing from {Name} by the cot.
      T<nothold> {he} can record a hello or a page of a book. ~ Babies know voices before faces.
      T<nothold> {he} can practise at home with a bag of flour. ~ It weighs about as much as a very small baby.
      C<nothold> {he} can think, "It is 'not yet', and it is not 'no'."
      A<nothold> By the cot there is a drawing, and inside a baby is busy growing. Nobody can say the day. Until then a voice may go where arms may not. The bag of flour has been held very well, and nothing was spilt.
    `,
  },
}; // prettier-ignore

import { said, type NamedScene } from '../scene.ts';

const BRUSH = String.raw`(?:tooth ?brush(?:es|ing)?|brush(?:es|ing)? (?:\w+ )?teeth|teeth|tooth ?paste)`;
const FLEES = String.raw`(?:runs? (?:away|off|and hides?)|running (?:away|off)|hid(?:es|ing)|bolts?|legs it|escapes?|disappears?|chas(?:e|es|ing) (?:him|her|them))`;

/** Feet that run as soon as the toothbrush comes. */
export const runsFromTheBrush: NamedScene = {
  id: 'brushchase',
  image: 'two feet that run from a brush, and a brush that stays in its cup until they come',
  cue: said(
    String.raw`\b${FLEES}\b[^.]{0,60}\b${BRUSH}\b|\b${BRUSH}\b[^.]{0,40}(?:\. ?(?:he|she|they))? ?\b(?:and |so |then )?(?:he |she |they )?${FLEES}\b`,
    String.raw`\bdentist\b|\bhair\b|\bwobbly\b|\bspicy\b|\bmint\w*\b|\btastes?\b|\bburns?\b`,
  ),
  decides: true,
  titles: { young: 'Feet First, Then the Brush', older: 'The Brush That Does Not Run' },
  text: {
    '2-3': `
      D<brushchase> Here comes the brush. Off go two feet! {Name} may run and hide. The brush has no feet. It stays in the cup.
      P<brushchase> A brush is not a game of catch. It is for teeth.
      Q<brushchase> As the brush comes, {Name} may feel ____.
      H<brushchase> {helper} can go to the sink.
      H<brushchase> {helper} can sing a brush song.
      T<brushchase> {he} can hop to the sink.
      T<brushchase> {he} can get the brush out.
      T<brushchase,comforter> {he} can bring {comforter}.
      C<brushchase> {he} can say, "Hop, hop, here I am."
      A<brushchase> Two feet are at the sink. The brush goes up and down. Now the teeth are clean. The feet can run to bed.
    `,
    '4-5': `
      D<brushchase> Some feet know the word "teeth". They hear it, and off they go. {Name} may run as well, behind a door or a sofa. The brush cannot run. It stands in its cup, and the teeth are still not clean.
      P<brushchase> To be chased makes a heart go fast. Grown-ups who chase get tired. Then brushing is no fun.
      Q<brushchase> When somebody says "teeth", {his} feet may feel ____.
      H<brushchase> {helper} can stand still and call from the sink.
      H<brushchase> {helper} can brush at the same time. ~ It looks funny in the mirror.
      T<brushchase> {he} can choose how to come: hopping, or like a crab.
      T<brushchase> {he} can be the one who puts the paste on.
      T<brushchase,comforter> {he} can let {comforter} watch from the side.
      C<brushchase> {he} can say, "Feet first, then teeth."
      A<brushchase> Two feet stood at the sink, and the brush did its job. It went to the front and to the back. Then it went into its cup again. After that, feet may run all the way to bed.
    `,
    '6-7': `
      D<brushchase> When somebody says "teeth", some feet are gone before the word is over. {Name} may know a good place behind a door. There is one odd thing about it. The brush does not come after anybody. It stands in its cup, while a sticky layer sits on the teeth.
      P<brushchase> Whoever looks behind every door gets cross at the end of a day. Then the brushing is quick and not so gentle. Without a chase there is time to be slow.
      Q<brushchase> When it is time for teeth, {Name} may feel ____. It may be about the brush or about the stopping.
      H<brushchase> {helper} can say it early and not be surprised by a "no". ~ A "no" can still come along to the sink.
      H<brushchase> {helper} can ask which part is not nice. ~ A softer brush or another paste may be the answer.
      T<brushchase> {he} can set a timer for two minutes and stop it, too.
      T<brushchase> {he} can say which part of brushing is the worst. ~ Then it can be changed.
      C<brushchase> {he} can think, "Two minutes, and then my feet are free."
      A<brushchase> The brush is back in its cup, and it has not moved all day. The two minutes are over as well. The teeth are smooth when a tongue goes along them. From here it is bedtime, and there is time for a page more.
    `,
  },
};

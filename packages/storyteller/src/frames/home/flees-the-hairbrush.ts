import { said, type NamedScene } from '../scene.ts';

const BRUSH = String.raw`(?:hair ?brush|(?:the|a) (?:brush|comb)|brush(?:ing)? (?:his|her|their|it|the) ?(?:hair)?|(?:brush|comb|do|doing|combing) (?:his|her|their) hair)`;
const FLEES = String.raw`(?:runs? (?:away|off|and hides?|a mile|upstairs|for it)|running (?:away|off)|hid(?:es|ing)|bolts?|legs it|escapes?|disappears?|crawls? (?:away|under)|chas(?:e|es|ing) (?:him|her|them))`;

/** Feet that are gone as soon as the hairbrush comes out. */
export const fleesTheHairbrush: NamedScene = {
  id: 'hairchase',
  image: 'a brush that lies on a chair and does not run after anybody',
  cue: said(
    String.raw`(?=[^]*\b(?:hair\w*|comb)\b)(?:[^]*\b${FLEES}\b[^.]{0,60}\b${BRUSH}\b|[^]*\b${BRUSH}\b[^.]{0,40}(?:\. ?(?:he|she|they))? ?\b(?:and |so |then )?(?:he |she |they )?${FLEES}\b)`,
    String.raw`\b(?:teeth|tooth\w*|nits|lice|dryer|clippers?|hairdresser\w*|barber\w*|dog|cat|pony)\b`,
  ),
  decides: true,
  answers: /\b(?:runs?|hid(?:es|ing)|every|morning|chas\w+)\b/i,
  takesHelps: true,
  titles: { young: 'The Brush Sits on a Chair', older: 'A Brush That Does Not Run' },
  text: {
    '2-3': `
      D<hairchase> Here is the brush. {Name} may run. Tap, tap, tap! The brush has no feet. It sits on a chair. It can wait.
      P<hairchase> Grown-ups brush hair, too. They sit down for it.
      Q<hairchase> When the brush comes, {Name} may feel ____.
      H<hairchase> {helper} can brush a bear first.
      H<hairchase> {helper} can do ten strokes.
      T<hairchase> {he} can hold the brush.
      T<hairchase> {he} can pick the chair.
      C<hairchase> {he} can say, "My feet sit. Brush, brush."
      A<hairchase> The feet sat. Brush, brush, done. The brush is back on its chair. Now the feet can run!
    `,
    '4-5': `
      D<hairchase> A brush comes out, and feet are off. {Name} may be behind the sofa before anybody has said a word. Knots can pull, and feet know that. A brush has no feet at all. It can lie on a chair until somebody comes to it.
      P<hairchase> Grown-ups do not like to run with a brush. They would rather brush softly, and that needs a head that sits.
      Q<hairchase> When the brush comes out, {Name} may feel ____.
      H<hairchase> {helper} can begin at the ends. ~ Then it pulls less.
      H<hairchase> {helper} can stay on the chair and wait.
      T<hairchase> {he} can do the first three strokes.
      T<hairchase> {he} can choose where to sit.
      C<hairchase> {he} can say, "Ten strokes, and then I run."
      A<hairchase> It was ten strokes, and somebody counted them. The brush lies on its chair again. It did not run after anybody. Two feet want to go now, and the hair can fly.
    `,
    '6-7': `
      D<hairchase> Some people can hear a hairbrush come out of a drawer. {Name} may be on the stairs before it has been lifted. It is no wonder, because a knot that is pulled hurts at the root. But hair that runs gets brushed in a hurry, and then it pulls more. A brush that lies on a chair is in no hurry.
      P<hairchase> The one with the brush is thinking of the clock. Running after somebody is the part that they like least.
      P<hairchase> Roots feel a pull, and ends do not. So those who know about hair begin at the ends.
      Q<hairchase> When the brush comes out, {Name} may feel ____. It may be in the feet.
      H<hairchase> {helper} can hold the hair above a knot. ~ Then the root hardly feels it.
      H<hairchase> {helper} can leave the brush there and name a number of strokes.
      T<hairchase> {he} can do the front and the sides alone.
      T<hairchase> {he} can choose the chair and the side to begin with.
      C<hairchase> {he} can think, "Ends first. I say when."
      A<hairchase> The brush lay on a chair, and somebody sat down beside it. Nobody ran. There was one knot, and it came out from below. The stairs are for going up and down again.
    `,
  },
};

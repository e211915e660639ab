import { said, type NamedScene } from '../scene.ts';

/** Sleep that only comes with a bottle of milk. */
export const milkBeforeBed: NamedScene = {
  id: 'bedmilk',
  image: 'milk that is drunk on a lap, and then teeth, and then bed',
  cue: said(
    String.raw`\b(?:won'?t|will not|can'?t|cannot|only|does(?:n'?t| not)|needs?|has to have|screams? for|wants)\b[^.]{0,30}\b(?:sleep\w*|settle\w*|go(?:es)? (?:off|down)|bed|nap)?\b[^.]{0,30}\b(?:bottle|milk)\b[^.]{0,24}\b(?:to (?:(?:go|get|fall|drop|nod)(?: off)? (?:to )?)?(?:sleep|asleep|settle|off)|at (?:night|bed ?time)|in bed|bed ?time|night)|\b(?:sleep\w*|settle\w*|go(?:es)? (?:off|down)|bed)\b[^.]{0,20}\b(?:without|unless|with) (?:\w+ ){0,3}(?:bottle|milk)\b`,
    String.raw`\b(?:gone|gave up|stopped|taken away|no more|given up|breast\w*|boob\w*|hot water bottle|water bottle|baby'?s)\b`,
  ),
  decides: /\b(?:go to sleep|fall asleep|sleep|settle) without (?:\w+ ){0,3}(?:bottle|milk)\b/i,
  titles: { young: 'Milk, Teeth, Bed' },
  text: {
    '2-3': `
      D<bedmilk> {Name likes} milk at night. The bottle is warm. A mouth drinks and drinks and sleeps. But teeth like a brush last of all. So milk comes first. Then teeth, then bed.
      P<bedmilk> Big ones have a cup of tea. Then they brush.
      Q<bedmilk> In bed, no bottle, {Name} may feel ____.
      H<bedmilk> {helper} can sit with the milk.
      H<bedmilk> {helper} can sing in the dark.
      T<bedmilk> {he} can drink it on a lap.
      T<bedmilk> {he} can say bye to the bottle.
      T<bedmilk,comforter> {he} can hold {comforter}.
      C<bedmilk> {he} can say, "Milk, teeth, bed."
      A<bedmilk> The milk is all gone. The teeth are clean. The bottle sleeps in the kitchen. A cuddle comes along to bed. Night-night, mouth.
    `,
  },
};

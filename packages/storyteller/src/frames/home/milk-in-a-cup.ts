import { said, type NamedScene } from '../scene.ts';

/** Milk that comes in a cup, and no longer in a bottle. */
export const milkInACup: NamedScene = {
  id: 'milkcup',
  image: 'the same milk, in a cup',
  cue: said(
    String.raw`\bbottles?\b[^]*\b(?:cups?|beakers?|sippy)\b|\b(?:cups?|beakers?|sippy)\b[^]*\bbottles?\b`,
    String.raw`\b(?:water bottle|dumm(?:y|ies)|world cup|medicine|breast\w*|baby'?s bottle)\b`,
  ),
  decides: false,
  answers: /\b(?:cups?|beakers?)\b/i,
  titles: { young: 'The Same Milk' },
  text: {
    '2-3': `
      D<milkcup> Milk can come in a bottle. Milk can come in a cup. {Name} may have a cup now. Sip, sip. It is the same milk.
      P<milkcup> Big ones drink from cups. It drips a bit.
      Q<milkcup> With a cup, {Name} may feel ____.
      H<milkcup> {helper} can sit close.
      H<milkcup> {helper} can hold the cup.
      T<milkcup> {he} can pick a cup.
      T<milkcup> {he} can take one sip.
      C<milkcup> {he} can say, "Sip, sip, same milk."
      A<milkcup> The cup is empty. The same milk is in the tummy. A lap is warm, bottle or cup. Bye-bye, bottle.
    `,
    '4-5': `
      D<milkcup> It is the same milk in a cup as in a bottle. {Name} may miss the bottle for some evenings. A cup is another way to drink. Lips go on the edge, and then comes a sip. A lap and a song go with a cup too.
      P<milkcup> Teeth like the cup. Milk does not stay on them for so long.
      P<milkcup> Cups spill now and then. Grown-ups have cloths for that.
      Q<milkcup> With the cup in both hands, {Name} may feel ____.
      H<milkcup> {helper} can sit there just as long as before.
      H<milkcup> {helper} can put just a little in the cup. ~ A little is easy to tip.
      T<milkcup> {he} can choose which cup it is.
      T<milkcup> {he} can take three sips and then rest.
      C<milkcup> {he} can think, "Same milk, new cup."
      A<milkcup> The last sip made a white line over the lip. The cup is empty, and the tummy is full. It was the same milk all the time. The bottle can stay on its shelf.
    `,
  },
};

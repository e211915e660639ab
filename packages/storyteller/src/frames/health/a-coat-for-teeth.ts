import { said, type NamedScene } from '../scene.ts';

/** Teeth are looked at with a lamp and painted with fluoride or sealed. */
export const aCoatForTeeth: NamedScene = {
  id: 'toothcoat',
  image: 'a lamp that looks, and a small brush that paints a coat on each tooth',
  cue: said(
    String.raw`\b(?:fluoride|varnish\w*|seal(?:ant|ants|ed|ing|er)?|(?:coat(?:s|ed|ing)?|paint(?:s|ed|ing)?) (?:\w+ ){0,4}(?:teeth|molars|them|tooth)|fissure)\b`,
    String.raw`\b(?:toothpaste|mouth ?wash|tap water|nails?)\b`,
  ),
  decides: false,
  answers: /\b(?:fluoride|coat\w*|varnish|paint\w*|seal\w*|lamp|covers|mouth|never been)\b/i,
  titles: { young: 'A Coat for Each Tooth', older: 'A Coat for Each Tooth' },
  text: {
    '2-3': `
      D<toothcoat> Here is a lamp. It looks at teeth. {Name} may shut that mouth. The lamp can wait. Then a small brush goes tip, tip.
      P<toothcoat> Mouths are dark inside. So a lamp helps.
      Q<toothcoat> When the lamp comes, {Name} may feel ____.
      H<toothcoat> {helper} can hold a foot.
      H<toothcoat> {helper} can open wide as well.
      T<toothcoat> {he} can hold the lamp first.
      T<toothcoat> {he} can lift a hand to stop.
      C<toothcoat> {he} can say, "Tip, tip, done."
      A<toothcoat> Tip, tip. Each tooth has a coat. The lamp is off. The mouth can shut. Bye-bye, lamp.
    `,
    '4-5': `
      D<toothcoat> The dentist has a lamp and a kind voice. It is dark in a mouth, so the lamp looks in first. {Name} may put a hand over that mouth. That is fine, and the lamp can wait. Then comes a small brush with something sticky on it. It paints a thin coat on each tooth.
      P<toothcoat> The dentist knows shut mouths well. Nobody is cross with a mouth.
      P<toothcoat> The coat keeps teeth strong. It may taste of fruit, and it feels a bit furry.
      Q<toothcoat> When the lamp comes near, {Name} may feel ____.
      H<toothcoat> {helper} can sit right there and hold a hand.
      H<toothcoat> {helper} can play dentist at home with a torch.
      T<toothcoat> {he} can have a look at the brush first.
      T<toothcoat> {he} can lift a hand when it is enough.
      C<toothcoat> {he} can say, "Look first, then paint."
      A<toothcoat> The lamp has seen the teeth, and the brush is done. Each tooth has a coat, as thin as a soap bubble. The tongue can go and feel it. Then the mouth is shut again, and it is {hers}.
    `,
    '6-7': `
      D<toothcoat> {Name} may like to know what comes at the dentist. First somebody looks at the teeth with a lamp and a small mirror. Then a brush paints something on them, tooth by tooth. It is sticky, and it may taste of fruit. It makes a coat that helps teeth to stay strong.
      P<toothcoat> A dentist sees shut mouths each day. A mouth is a private place, and it opens when its owner is ready.
      P<toothcoat> The mask and the gloves keep germs away. There is a whole face behind them.
      Q<toothcoat> When the chair goes back, {Name} may feel ____. It may be less when the lamp is known.
      H<toothcoat> {helper} can ask the dentist to show each thing first.
      H<toothcoat> {helper} can agree on a sign for "stop".
      T<toothcoat> {he} can hold the mirror and look at a tooth of {his} own.
      T<toothcoat> {he} can lift a hand, and then all of it stops.
      C<toothcoat> {he} can think, "Lamp, mirror, brush, and home."
      A<toothcoat> The lamp goes off, and each tooth has its coat. A tongue can feel it, a bit like felt. The dentist says when there may be crunchy food again. Then the mouth shuts, and its owner goes home.
    `,
    '8-10': `
      D<toothcoat> Teeth have no way of growing a new skin, so dentists paint one on. First comes a lamp and a look, and {Name} may shut that mouth again after it. Then a small brush with a sticky varnish goes over each tooth, which takes about two minutes. It does not hurt, and it tastes of whatever the tin says.
      P<toothcoat> Dentists know that a mouth is the most private place in a face. The good ones say what they are about to do and wait for a nod.
      P<toothcoat> The stuff helps enamel to take up minerals. It is much like mending a road before there is a hole.
      Q<toothcoat> When the lamp swings over, {Name} might notice ____. Jaws tend to have their own opinion.
      H<toothcoat> {helper} can tell the practice beforehand what makes it easier.
      H<toothcoat> {helper} can ask for a stop sign and a break in the middle.
      T<toothcoat> {he} can ask to see the brush and smell the varnish first.
      T<toothcoat> {he} can lift a hand whenever it is too much.
      C<toothcoat> {he} can think, "A look, a coat of paint, and out."
      A<toothcoat> For a few hours each tooth feels as if it wore a jumper. The dentist says when it is time for crunchy things again. Then the coat has done its work, and the mouth is back with its owner. The lamp has somebody else to look at.
    `,
  },
};

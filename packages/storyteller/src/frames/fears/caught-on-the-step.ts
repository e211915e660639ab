import { said, type NamedScene } from '../scene.ts';

/** An escalator that once took hold of a lace, a shoe or a coat, or a child who thinks that it could: both are told the same. */
export const caughtOnTheStep: NamedScene = {
  id: 'caughtonit',
  image: 'a lace in a double knot',
  cue: said(
    String.raw`\b(?:shoe ?laces?|laces?|shoes?|coat|scarf|skirt|dress|trousers|croc\w*|wellies?|sandals?|sleeve|toy|bag|foot|toe|fingers?)\b[^.!?]{0,40}\b(?:stuck|caught|trapped|sucked|pulled in(?:to)?|dragged in(?:to)?|jammed|eaten)\b|\b(?:get(?:s|ting)?|got|be(?:ing)?|was) (?:stuck|caught|trapped|sucked in|pulled in|eaten)\b`,
    String.raw`\b(?:stopped with|(?:in|of) (?:a|the) lift|lifts? (?:doors?|got|get|gets|is|was|stop\w*|shut\w*))\b`,
  ),
  decides: false,
  takesHelps: true,
  titles: { young: 'A Double Knot', older: 'Laces Tied Twice' },
  text: {
    '4-5': `
      D<caughtonit> Stairs that move have a small gap at the end. {Name} may think, "What if something gets caught?" It is good to be careful with that. So there are rules: laces tied, coat shut, feet in the middle.
      P<caughtonit> At the top and the bottom there is a red button. A grown-up can press it, and the stairs stop at once.
      Q<caughtonit> In front of the stairs, {Name} may feel ____.
      H<caughtonit> {helper} can tie a double knot before the ride.
      H<caughtonit> {helper} can take the lift with {him}.
      T<caughtonit> {he} can look for the yellow line and stand inside it.
      T<caughtonit> {he} can say, "Lift, please."
      C<caughtonit> {he} can say, "Knot, knot, and feet in the middle."
      A<caughtonit> The knot is double, and the feet were in the middle. The stairs went flat, and a big step took somebody off. Or it was the lift, and that goes up as well. The laces are still tied.
    `,
    '6-7': `
      D<caughtonit> In front of an escalator, {Name} may think, "What if something gets caught?" It is a body's way of being careful. At the end the steps slide under a metal comb. It has teeth, so that things stay out. A lace or a soft shoe can still get in there. Two things keep it out: a double knot, and feet in the middle.
      P<caughtonit> Everyone who looks after escalators knows about laces. That is why there is a red stop button at each end.
      Q<caughtonit> When the first step comes near, {Name} may feel ____. It may be in the knees.
      H<caughtonit> {helper} can check the laces, and stand one step behind.
      H<caughtonit> {helper} can find the red button first and show where it is. ~ Only grown-ups press it.
      T<caughtonit> {he} can stand inside the yellow line, with one hand on the rail.
      T<caughtonit> {he} can take the stairs or the lift today, and watch.
      C<caughtonit> {he} can think, "Tied twice, feet in the middle, big step off."
      A<caughtonit> At the end of the escalator, one big step goes right over the comb. The knot held, because it was tied twice. A fright gets smaller with each time that nothing happens. Until then there are the stairs that stand still.
    `,
    '8-10': `
      D<caughtonit> In front of an escalator, {Name} may see it all beforehand: a lace, a shoe, something that gets caught. A mind files a picture like that under "important". The steps form a loop, and at the end each of them dives under a metal comb. The comb keeps things out, and brushes along the sides push shoes away. Laces, long coats and soft rubber shoes get past them now and then.
      P<caughtonit> The engineers who look after them think about shoelaces more than anyone would expect. Every escalator has a stop button at both ends, for just that case.
      Q<caughtonit> A few metres before it, {Name} might feel ____.
      H<caughtonit> {helper} can walk past a quiet one and watch how people get off. ~ Off is the part that matters.
      H<caughtonit> {helper} can go by the stairs and leave the choice open.
      T<caughtonit> {he} can do a check of three: laces, coat, feet away from the side.
      T<caughtonit> {he} can step off with one long step, over the comb.
      C<caughtonit> {he} can think, "Laces twice, feet in the middle, long step off."
      A<caughtonit> The comb slid by underneath, and the laces were where they had been tied. One ride does not wipe out a fright, and a few more make it paler. There are stairs in most places as well. It is a matter of choosing, and the choice gets easier when both ways are open.
    `,
  },
};

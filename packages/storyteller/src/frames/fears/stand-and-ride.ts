import { said, type NamedScene } from '../scene.ts';

/** Running and playing on an escalator: it is fun, it has a metal end, and there are better places to run. */
export const standAndRide: NamedScene = {
  id: 'runsonit',
  image: 'two feet that stand while the stairs do the walking',
  cue: said(
    String.raw`\b(?:runs?|running|run|plays?|playing|climbs?|climbing|jumps?|jumping|messes|sits? down|slides?)\b[^.!?]{0,24}\b(?:escalators?|moving stairs)\b`,
    String.raw`\b(?:scared|afraid|frightened|terrified|fell|won['’]?t (?:step|get|go)|runs? away from|refus\w*)\b`,
  ),
  decides: true,
  answers: /\b(?:runs?|running|up and down|play\w*)\b/i,
  titles: { young: 'Feet Stand, Stairs Go', older: 'The Stairs Do the Walking' },
  text: {
    '2-3': `
      D<runsonit> Here are stairs that go up. {Name} may want to run. Feet stand. The stairs go. Up, up, up!
      P<runsonit> People stand on the steps.
      Q<runsonit> On the stairs, {Name} may feel ____.
      H<runsonit> {helper} can hold a hand.
      T<runsonit> {he} can stand still and ride.
      C<runsonit> {he} can say, "Feet stand, stairs go."
      A<runsonit> Up at last! Off with a big step. Now the feet can run. Bye-bye, stairs.
    `,
    '4-5': `
      D<runsonit> Stairs that move look like a game. {Name} may want to run up and down on them. But the steps are hard, and they have sharp edges. At the end they go flat and slide away. So feet stand, and the stairs go.
      P<runsonit> Other people hold the rail. When somebody runs by, they can lose their balance.
      Q<runsonit> When the stairs move, {Name}'s legs may feel ____.
      H<runsonit> {helper} can hold {his} hand on the ride.
      H<runsonit> {helper} can find a place to run after it.
      T<runsonit> {he} can stand still and count the lamps.
      T<runsonit> {he} can take the big step at the end.
      C<runsonit> {he} can think, "Feet stand, stairs go."
      A<runsonit> The stairs went up and up, and the feet just stood. That was a ride. A big step, and off. Out here is floor, and now the legs may go.
    `,
    '6-7': `
      D<runsonit> An escalator looks like a toy for giants. {Name} may want to run up the one that goes down. It is a good idea for legs and a bad one for shins. The edges are made of metal with teeth. At the end the steps slide under a comb. People who run get there too fast. So the rule is: stand, hold and ride.
      P<runsonit> Some of the others on it are old or carry bags. A bump is enough to make them fall.
      Q<runsonit> At the bottom, {Name}'s legs may feel ____.
      H<runsonit> {helper} can look for a hill or some steps outside. ~ Those may be run up ten times.
      T<runsonit> {he} can stand on the right and guess how many steps it takes.
      T<runsonit> {he} can be the one who says "now" for the step off.
      C<runsonit> {he} can think, "The stairs do the walking."
      A<runsonit> The escalator did all the work, and the legs are still full. Now there is a step off, a door and a street. Somewhere out there is a wall to balance on. Legs like that better than metal teeth.
    `,
  },
};

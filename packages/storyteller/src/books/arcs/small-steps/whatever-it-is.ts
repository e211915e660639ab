/** Ways round that fail whatever it is. */
export const AVOID: readonly (readonly [string, string])[] = [
  ['took the long way round', 'the long way round went past twice'],
  ['walked along with both eyes shut', 'a lamp post does not look where it is going either'],
  ['decided to stay in until it was over', 'nobody could say when that would be'],
  ['put a saucepan on for a helmet', 'a saucepan makes everything louder'],
  ['made a sign that said NO ENTRY', 'it was a very small sign, and nobody stopped to read it'],
  ['pretended to be a cushion', 'somebody always wants to sit on a cushion'],
];

/** Small skills that steady anybody, whatever they are afraid of. */
export const TRICKS: readonly (readonly [string, string])[] = [
  ['count backwards from four', 'Four. Three. Two. One. And still there, and still standing.'],
  ['hum one long, low note', 'Hmmm, all the way down, and hmmm, all the way up again.'],
  ['breathe out as slowly as a kettle', 'In, for a bit. Out, for a lot longer. The shaking went out with it.'],
  ['name five things without moving', 'Sky. Ground. Nose. Elbow. Me. Five things, and all of them staying put.'],
];

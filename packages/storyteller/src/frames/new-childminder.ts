import type { Role } from '../frame.ts';
import { said, type NamedScene } from './scene.ts';

/** The childminder's name, where a parent gives one. */
const MINDER: Role = {
  fallback: { text: 'the childminder' },
  cues: [
    { match: /\b(?:childminder|minder),? (?:is |called |named )+(\p{Lu}\p{Ll}+)/u, phrase: { text: '$' } },
    { match: /\b[Hh]er name is (\p{Lu}\p{Ll}+)/u, phrase: { text: '$' } },
    { match: /\bchildminder (\p{Lu}\p{Ll}+)/u, phrase: { text: '$' } },
  ],
};

/** A first day with a childminder: another home, other children's shoes, and somebody who comes back. */
export const newChildminder: NamedScene = {
  id: 'childmindershome',
  image: 'small shoes in a row by another door',
  cue: said(
    String.raw`\b(?:start(?:s|ing)?|new|first (?:day|time|week)|going|goes|settl\w*|begin\w*|chang\w+|mov(?:es|ing))\b[^.!?]{0,30}\bchild ?-?minders?\b|(?:\b(?:will|going to|have to)|['’]ll) (?:be|go|stay) (?:with|to|at) (?:an?|the|our|my|her|his|their) (?:\w+ )?child ?-?minder\b`,
    String.raw`\b(?:leaving|retir\w*|stopp\w*|hits?|bites?|misses|old childminder|sad|says|told|(?:I am|I['’]m|as) (?:an?|the|her|his|their) (?:\w+ )?child ?-?minder|as well as|nursery)\b`,
  ),
  decides: true,
  answers: /\b(?:child ?-?minder|start\w*|new|first|name|monday|tuesday|wednesday|thursday|friday)\b/i,
  titles: { young: 'Small Shoes in a Row' },
  roles: { minder: MINDER },
  beside: {
    benefits: [
      'Tells {name} what a day in the childminder’s home is like.',
      'Says how the day ends: somebody comes back.',
      'Gives {name} a thing from home to hold.',
    ],
    talk: {
      young: ['Whose shoes are in the row?', 'What may come along from home?', 'Who comes at the end?'],
      older: ['What will be the same as at home?', 'What may come along?', 'Who comes at the end?'],
    },
  },
  text: {
    '2-3': `
      D<childmindershome> Small shoes in a row! It is the home of a childminder. {Name} can play there. There is a rug, and toys, and lunch.
      P<childmindershome> Other children come too. All the shoes wait.
      Q<childmindershome> By the shoes, {Name} may feel ____.
      H<childmindershome> {minder} can show the toys.
      T<childmindershome> {he} can bring one soft thing.
      C<childmindershome> {he} can say, "Bye-bye, and then hello."
      A<childmindershome> Play is done. Who is at the door? On go the shoes. Hello, hello! Bye-bye, childminder.
    `,
    '4-5': `
      D<childmindershome> A childminder looks after children at home. {Name} will go there too. By the door there is a row of small shoes. There are toys on a rug and a table for lunch. It smells of another home, and that is new.
      P<childmindershome> The other children had a first day there as well. They know where the cars are.
      Q<childmindershome> In that new home, {Name} may feel ____.
      H<childmindershome> {minder} can show where things are.
      H<childmindershome> {helper} can tell who comes at the end.
      T<childmindershome> {he} can bring one thing from home.
      T<childmindershome> {he} can sit and look first.
      C<childmindershome> {he} can say, "My shoes wait, and then I go home."
      A<childmindershome> The shoes stood in a row all day. Then somebody came, and on they went. A childminder says bye-bye until the next time. It takes some days until a new home smells known.
    `,
  },
};

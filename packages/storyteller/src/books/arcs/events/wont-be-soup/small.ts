import type { Told } from '../../../arc.ts';
import type { EventPlot, Going } from '../event.ts';

const SMALL = /^(?:potato|carrot|parsnip|beetroot|leek|onion|apple|pear|celery|courgette)$/;

/** What is true of a pumpkin only, and what a carrot does instead: it gets in under the door, and is hard. */
const INSTEAD: readonly (readonly [RegExp, string])[] = [
  [/Too heavy\. BANG!/, 'Down it slips. BANG!'],
  [/It was a heavy hat\. It slid down over both eyes\./, 'It was a very small hat. It slid down behind one ear.'],
  [/It made a hole in the mat\./, 'It rolled under the table.'],
  [/The door had come up against (.+?)\.$/, '$1 had rolled in under it, and it sat tight.'],
  [/and got stuck there\. "Look out!"/, 'and got stuck under it. "Look out!"'],
  [/and climbed over /, 'and stepped over '],
  [/and felt the weight of (.+?)\. "That'll make (.+?) for two days\."/, 'and looked at $1. "It will have to be $2."'],
  [
    /It came down over both eyes, and .+? walked into the dresser\./,
    'It came down behind one ear, and on to the floor.',
  ],
  [/It went thud, and left a mark\./, 'It went thud, and stayed where it was.'],
  [/gave \S+ a headache\./, 'stayed on for half a step.'],
  [/and just wide enough\./, 'and there was plenty of room.'],
  [/The bucket went over\. (.+?) came out behind it,/, 'The bucket was in the way. $1 came out round it,'],
  [/Then it came up against (.+?), low down,/, 'Then there was $1 under it, low down,'],
  [/ got there first, and sat down\. Pff\./, ' got there first, and in under the edge. Pff.'],
  [/ sat there, and was heavy\./, ' sat there, under the edge, and was hard.'],
  [/no use for a hat\. There was/, 'no use for a cushion. There was'],
  [/was round where it pushed, and heavy where it counted\./, 'was small enough to get under, and hard all through.'],
];

const inSmall = ({ A }: Going, told: Told): Told =>
  SMALL.test(A.being?.id ?? '')
    ? {
        ...told,
        pages: told.pages.map((each) => ({
          ...each,
          text: [each.text].flat().map((text) => INSTEAD.reduce((so, [is, be]) => so.replace(is, be), text)),
        })),
      }
    : told;

/** A plot about something large and heavy, told of a small hard one. */
export const alsoSmall = (plot: EventPlot): EventPlot => ({
  ...plot,
  young: (going) => inSmall(going, plot.young(going)),
  middle: (going) => inSmall(going, plot.middle(going)),
  old: (going) => inSmall(going, plot.old(going)),
});

import { cap } from '../wording.ts';
import { LARGE_JOB, STUCK_JOB, type Job } from './jobs.ts';

/** What it says when somebody wiggles in it. */
const noiseOf = (what: string): string => (what === 'snow' ? 'Crump' : what === 'sand' ? 'Hush' : 'Gloop');

/** For somebody who is stuck in what holds on: mud, snow, sand. `what` is the word for it. */
export const stuckIn = (what: string): Job => ({
  ...STUCK_JOB,
  setting: what === 'snow' ? 'snow' : what === 'sand' ? 'beach' : 'farm',
  shown: [],
  wanted: `nobody can live in ${what} for long`,
  wantedShort: `Who can live in ${what}?`,
  plant: () => `Whenever a toe moved down there, something said "${noiseOf(what)}".`,
  plantShort: () => `One toe moves. "${noiseOf(what)}."`,
  says: 'It lets go when you wiggle. When you pull, it pulls back.',
  saysShort: 'Do not pull. Wiggle.',
  does: 'called down to the toes, one after another',
  doesShort: `Toe, wiggle. And you, toe. ${noiseOf(what)}!`,
  goes: 'came up with a noise like a large kiss',
  goesShort: 'comes up. Smack!',
  end: (s, t) => `That evening ${t} sat with all feet in a warm bowl. On the rim of it sat ${s}.`,
  endShort: (s) => `All feet in the warm bowl! Who else is in? ${s}.`,
});

/** For somebody who fills what they went into: a doorway, a bucket. `what` is the word for it. */
export const stuckInFrame = (what: string): Job => ({
  ...STUCK_JOB,
  shown: [],
  wanted: `nobody can live in a ${what} for long`,
  wantedShort: `Who can live in a ${what}?`,
  says: `Somebody is holding on to the ${what}, with both hands.`,
  saysShort: 'Somebody is holding on.',
  goes: `let go of the ${what}, and came out like a cork`,
});

/** Something very large, and three reasons why it stays where it is. */
export const LARGE_JOBS: readonly Job[] = [
  LARGE_JOB,
  {
    ...LARGE_JOB,
    wanted: 'it sat on the only sunny spot',
    wantedShort: 'It sits on the only sunny spot.',
    plant: (_t, s) => `It stood on a long picnic rug. At the far end sat ${s}.`,
    plantShort: (_t, s) => `It sits on a rug. So does ${s}.`,
    says: 'You are all standing on the rug. So is that.',
    saysShort: 'You stand on the rug too.',
    does: 'asked them to step off the rug, one at a time',
    doesShort: 'Off the rug! All feet off!',
    goes: 'came along behind the rug like a dog on a lead',
    goesShort: 'slides. It comes along!',
    end: (s, t) => `They had tea on the rug, in the sun. ${cap(t)} was the table. In the middle of it sat ${s}.`,
    endShort: (s, t) => `Tea on the rug! Who sits on ${t}? ${s}.`,
  },
  {
    ...LARGE_JOB,
    wanted: 'the gate was behind it, and so was the way home',
    wantedShort: 'The way home is behind it.',
    plant: (t, s) => `On one side ${t} was flat. ${s} had leaned on that, for the shade.`,
    plantShort: (_t, s) => `One side is flat. There naps ${s}.`,
    says: 'It is sitting down. You will have to help it up.',
    saysShort: 'It is sitting down.',
    does: 'leaned on the flat side, and they all leaned there too',
    doesShort: 'Lean here. And over it goes.',
    goes: 'rolled over once, and found that it liked it',
    goesShort: 'rolls. And rolls. And rolls!',
    end: (s, t) => `${cap(t)} rolled before them all the way home. On top, walking backwards, went ${s}.`,
    endShort: (s, t) => `${cap(t)} rolls home. Who walks on top? ${s}.`,
  },
];

/** Something that has grown, and will not come. */
const ROUND_THE_FENCE: Job = {
  id: 'grown',
  setting: 'garden',
  shown: [],
  noun: null,
  needs: 'had to be picked',
  wanted: 'there was one place left in the basket',
  wantedShort: 'There is one place in the basket.',
  plant: (_t, s) => `A thin green curl went round the back. There sat ${s}.`,
  plantShort: (_t, s) => `A green curl, thinks ${s}.`,
  says: 'It is holding on. It has a curl round the fence.',
  saysShort: 'It holds on to the fence.',
  does: 'unwound the green curl from the fence, three times round',
  doesShort: 'Round and round. Off comes the curl.',
  goes: 'let go, and they all sat down in a row',
  goesShort: 'lets go. Bump!',
  end: (s, t) => `They carried ${t} home above their heads, like a roof. On the top sat ${s}.`,
  endShort: (s, t) => `Who rides home on ${t}? ${s}.`,
  small: ['ladybird', 'beetle', 'snail', 'mouse'],
};

/** Something that has grown, and three reasons why it will not come. */
export const GROWN_JOBS: readonly Job[] = [
  ROUND_THE_FENCE,
  {
    ...ROUND_THE_FENCE,
    wanted: 'supper was at six',
    wantedShort: 'It is for supper.',
    plant: (_t, s) => `Round and round it, always the same way, went ${s}.`,
    plantShort: (_t, s) => `Who goes round it? ${cap(s)}. Round and round.`,
    says: 'It does not pull. It turns.',
    saysShort: 'It does not pull. It turns.',
    does: 'walked once round it, to show them which way',
    doesShort: 'This way round. Turn, turn, turn.',
    goes: 'came off like the lid of a jar',
    goesShort: 'turns. Pop!',
    end: (s, t) => `There was enough of ${t} for the whole row, twice. On the rim of the biggest plate sat ${s}.`,
    endShort: (s) => `Supper for all! Who gets the first bit? ${s}.`,
  },
  {
    ...ROUND_THE_FENCE,
    wanted: 'the show began at four',
    wantedShort: 'It must go to the show.',
    plant: (_t, s) => `Now and then the ground gave a small tug. Nobody felt it but ${s}.`,
    plantShort: (_t, s) => `Tug, goes the ground. Who felt that? ${s}.`,
    says: 'Somebody down there is pulling as well.',
    saysShort: 'A mole pulls the other way.',
    does: 'went down, and had a word with the mole',
    doesShort: 'Down goes a small voice. "Let go, mole!"',
    goes: 'shot out, and a voice below it said sorry',
    goesShort: 'jumps out. Sorry, mole!',
    end: (s, t) => `At the show ${t} won a ribbon. It was for hanging on. Under the ribbon, asleep, was ${s}.`,
    endShort: (s, t) => `${cap(t)} wins a ribbon. Who wears it? ${s}.`,
  },
];

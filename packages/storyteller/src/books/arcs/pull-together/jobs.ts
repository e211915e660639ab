import type { SettingName, ThingName } from '@storylantern/contract';

/** Something that will not move however many pull, because of one small thing that was there from the start. */
export interface Job {
  readonly id: 'wheelbarrow' | 'boat' | 'gate' | 'bell' | 'stuck' | 'large' | 'grown' | 'tree';
  readonly setting: SettingName;
  readonly shown: readonly ThingName[];
  /** With articles; null when the theme names it. */
  readonly noun: { readonly a: string; readonly the: string } | null;
  /** What it has to do, after "it"; why, a clause after "because"; and at most eight words. */
  readonly needs: string;
  readonly wanted: string;
  readonly wantedShort: string;
  /** The small thing, on the first page, where nobody thinks anything of it. `t` is whatever it is, `s` the smallest. */
  plant(t: string, s: string): string;
  plantShort(t: string, s: string): string;
  /** What the smallest has been trying to say. */
  readonly says: string;
  readonly saysShort: string;
  /** What the smallest does, past tense after a name; and at most eight words. */
  readonly does: string;
  readonly doesShort: string;
  /** What happens then, past tense after whatever it is; and at most six words after it, in the present. */
  readonly goes: string;
  readonly goesShort: string;
  /** The last picture: one or two sentences. `s` is the smallest. */
  end(s: string, t: string): string;
  endShort(s: string, t: string): string;
  /** Who may be the smallest. */
  readonly small: readonly string[];
}

export const JOBS: readonly Job[] = [
  {
    id: 'wheelbarrow',
    setting: 'farm',
    shown: ['wheelbarrow'],
    noun: { a: 'a wheelbarrow full of pumpkins', the: 'the wheelbarrow' },
    needs: 'had to be moved',
    wanted: 'the fair began at four',
    wantedShort: 'It must go to the fair.',
    plant: () => 'There was a stone in front of the wheel, to make it stay.',
    plantShort: () => 'A stone sits by the wheel.',
    says: 'There is a stone in front of the wheel.',
    saysShort: 'There is a stone.',
    does: 'put a shoulder to the stone, and rolled it into the grass',
    doesShort: 'Roll, roll. Away goes the stone.',
    goes: 'went off down the yard, and they had to run',
    goesShort: 'rolls away. Wait for us!',
    end: (s) => `At the fair the pumpkins won a ribbon. On the wheelbarrow, wearing it, sat ${s}.`,
    endShort: (s) => `Who rides on the wheelbarrow? ${s}.`,
    small: ['mouse', 'beetle', 'snail'],
  },
  {
    id: 'boat',
    setting: 'beach',
    shown: ['rowing-boat'],
    noun: { a: 'a rowing boat', the: 'the boat' },
    needs: 'had to be in the water',
    wanted: 'the tide would not wait',
    wantedShort: 'It must go in the water.',
    plant: () => 'A rope went from it into the sand. Nobody asked where it went next.',
    plantShort: () => 'A rope goes into the sand.',
    says: 'It is tied to a post, under the sand.',
    saysShort: 'It is tied up.',
    does: 'dug down to the post, and undid the knot',
    doesShort: 'Snip, snap. No more knot.',
    goes: 'slid down into the water like butter off a spoon',
    goesShort: 'slides in. Splish!',
    end: (s) => `They went round the bay in the boat, in life jackets. On the rope sat ${s}.`,
    endShort: (s) => `Who sits in the boat? ${s}.`,
    small: ['crab', 'starfish'],
  },
  {
    id: 'gate',
    setting: 'farm',
    shown: ['gate'],
    noun: { a: 'a great big gate', the: 'the gate' },
    needs: 'had to be open',
    wanted: 'the picnic was on the other side',
    wantedShort: 'The picnic is behind it.',
    plant: () => 'Down in the long grass was a board, with four letters on it.',
    plantShort: () => 'A word hides in the grass.',
    says: 'It says PUSH.',
    saysShort: 'It says PUSH.',
    does: 'walked up to the gate, and leaned on it',
    doesShort: 'Lean, lean. Just a little.',
    goes: 'swung open the other way, and they all sat down',
    goesShort: 'swings open. Oh!',
    end: (s) => `They had the picnic behind the gate, in the evening sun. The best strawberry went to ${s}.`,
    endShort: (s) => `Who sits on the gate? ${s}.`,
    small: ['snail', 'mouse', 'ladybird'],
  },
  {
    id: 'bell',
    setting: 'castle',
    shown: ['bell'],
    noun: { a: 'a very old bell', the: 'the bell' },
    needs: 'had to be rung',
    wanted: 'today was the day',
    wantedShort: 'It must ring today.',
    plant: (_t, s) => `Down by the wall sat ${s}. Nod, nod, nod.`,
    plantShort: (_t, s) => `Nod, nod, goes ${s}.`,
    says: 'You are not all pulling at the same time.',
    saysShort: 'You pull at different times.',
    does: 'got up on the rope, and nodded: one, two, and NOW',
    doesShort: 'Nod. One, two, and now!',
    goes: 'said BONG, and the pigeons all got up at once',
    goesShort: 'says BONG!',
    end: (s) => `You could still hear the bell at supper, very low. On the rope, still nodding, was ${s}.`,
    endShort: (s) => `Who still nods at the bell? ${s}.`,
    small: ['robin', 'grasshopper', 'mouse'],
  },
];

/** For somebody the theme says is stuck or needs help. */
export const STUCK_JOB: Job = {
  id: 'stuck',
  setting: 'garden',
  shown: ['bush'],
  noun: null,
  needs: 'had to come out',
  wanted: 'nobody can live in a hedge for long',
  wantedShort: 'Who can live in a hedge?',
  plant: (t) => `You know that ${t} never lets go of a thing.`,
  plantShort: (t) => `${t} never lets go.`,
  says: 'Somebody in there is holding on to a root.',
  saysShort: 'Somebody is holding on.',
  does: 'went in by a gap, and whispered in one ear',
  doesShort: '"You can let go now."',
  goes: 'let go of the root, and came out like a cork',
  goesShort: 'lets go. Pop!',
  end: (s, t) => `That evening ${t} held on to a cup of tea. And on the saucer sat ${s}.`,
  endShort: (s) => `A cup. A saucer. Who sits on it? ${s}.`,
  small: ['ant', 'ladybird', 'mouse', 'beetle'],
};

/** For a thing that the theme says is up a tree. */
export const TREE_JOB: Job = {
  id: 'tree',
  setting: 'garden',
  shown: ['tree'],
  noun: null,
  needs: 'had to come down',
  wanted: 'the wind was getting up',
  wantedShort: 'Here comes the wind!',
  plant: () => 'There was a rope round it by now. There was also one small twig, right through it.',
  plantShort: () => 'A rope. And one small twig.',
  says: 'It is on a twig. The more you pull, the more it is on it.',
  saysShort: 'It is on a twig.',
  does: 'went up and along, and lifted it off the twig',
  doesShort: 'Up the tree. Along. Off the twig!',
  goes: 'came down branch by branch, like a lady on stairs',
  goesShort: 'comes down. Catch it!',
  end: (s, t) => `In the evening they all came to look at ${t}. On the very top of it sat ${s}.`,
  endShort: (s, t) => `Who sits on ${t}? ${s}.`,
  small: ['ladybird', 'ant', 'beetle'],
};

/** For something large that the theme names. */
export const LARGE_JOB: Job = {
  id: 'large',
  setting: 'garden',
  shown: [],
  noun: null,
  needs: 'had to be moved',
  wanted: 'it was right in front of the door',
  wantedShort: 'It is in front of the door.',
  plant: (_t, s) => `Close by sat ${s}, and looked at the feet.`,
  plantShort: (_t, s) => `Only feet, thinks ${s}.`,
  says: 'Your feet are all pointing different ways.',
  saysShort: 'Your feet point different ways.',
  does: 'drew a line, for everybody to put their toes on',
  doesShort: 'One line. All toes on it!',
  goes: 'gave one wobble, and began to roll',
  goesShort: 'wobbles. It rolls!',
  end: (s, t) => `They all sat round ${t} in a ring, and looked at it. On top, with the view, was ${s}.`,
  endShort: (s, t) => `Who sits on ${t}? ${s}.`,
  small: ['ladybird', 'robin', 'mouse', 'beetle'],
};

/** Why somebody joins in, said aloud. */
export const REASONS: readonly string[] = [
  'I have to get past.',
  'I was going nowhere much.',
  'I pulled a cork out once.',
  'I have only just had breakfast.',
  'I cannot bear to watch.',
  'I am much stronger than I look.',
  'I like something to hold on to.',
];

/** Why one more did not help: told, after "But"; and for the smallest. */
export const FAILS: readonly (readonly [told: string, short: string])[] = [
  ['everybody got a bit longer, and that was all', 'They all get longer.'],
  ['each one thought that the others were doing the most', 'Who stopped? They all did.'],
  ['somebody sneezed, and they all sat down in a row', 'Atishoo! They all sit down.'],
  ['there were more feet now than there was dry ground', 'Slip, slide. All those feet!'],
  ['half of them pulled while the other half breathed', 'Puff. All out of breath.'],
  ['they all stopped at once, to see if it was moving', 'They all stop to look.'],
  ['somebody said a funny thing, and nobody can pull and laugh', 'Hee, hee. Too tickly!'],
];

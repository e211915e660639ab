import type { ProblemLines, RoadBlock } from '../arc.ts';
import { atStart } from './at-start.ts';

/** Somebody has gone in and does not come out. */
export const STUCK: ProblemLines = {
  id: 'stuck',
  short: (x) => `${atStart(x)} was stuck.`,
  troubles: [
    (x) => `${atStart(x)} was stuck in a gap in the hedge. Half was out, and half was in.`,
    (x) => `${atStart(x)} was stuck in the hedge. There was one end on each side, and the middle would not move.`,
    (x) => `${atStart(x)} had taken a short cut through the hedge. But the gap was too small, and ${x} was stuck.`,
    (x) => `They saw a hedge with feet. On the other side it had a face. ${atStart(x)} was stuck in the middle.`,
    (x) => `${atStart(x)} had run into a gap in the hedge. The gap got thinner, and ${x} got stuck.`,
    (x) => `There was one hole in the hedge. ${atStart(x)} was stuck in it, like a cork.`,
  ],
  fails: [
    (k, x) => [`${atStart(k)} pulled`, `but ${x} did not move`],
    (k) => [`${atStart(k)} pushed from behind`, `but there was nothing there but prickles`],
    (k, x) => [`${atStart(k)} tried butter`, `but then ${x} was slippery and still stuck`],
    (k) => [`${atStart(k)} counted to three and pulled`, `but it was just the same`],
    (k, x) => [`${atStart(k)} said "Make yourself small"`, `but ${x} could not get any smaller`],
    (k, x) => [`${atStart(k)} held out a bun`, `but ${x} could not reach it`],
    (k, x) => [`${atStart(k)} told ${x} to wriggle`, `but the hedge wriggled too`],
    (k) => [`${atStart(k)} bent the twigs back`, `but they sprang shut again`],
    (k) => [`${atStart(k)} told the hedge to let go`, `but hedges have no ears`],
  ],
  solve: {
    strong: (w, x) =>
      `${atStart(w.name)} lifted the hedge a little, as if it were a hat. Out came ${x} from under the brim.`,
    dig: (w, x) => `${atStart(w.name)} did not pull and did not push, but dug. Soon the hole was bigger than ${x}.`,
    nibble: (w, x) =>
      `${atStart(w.name)} nibbled all round the edge, thinking hard. Soon the gap was one nibble wider than ${x}.`,
    small: (w, x) =>
      `${atStart(w.name)} went in by the gap that was left, and tickled. ${atStart(x)} breathed in to laugh. Pop!`,
    loud: (w, x) =>
      `${atStart(w.name)} said one word, very loud. ${atStart(x)} jumped. Nobody had thought of jumping. Pop!`,
    gentle: (w, x) => `"Breathe out," said ${w.name}. "Slowly. All of it." And ${x} was just that much smaller. Pop!`,
    string: (w, x) =>
      `${atStart(w.name)} tied the string round one tummy, and then to the gate. Somebody opened the gate. Out popped ${x}.`,
    bounce: (w, x) => `${atStart(w.name)} bounced close by, and the ground shook like a jelly. Out wobbled ${x}.`,
    warm: (w, x) => `${atStart(w.name)} came and stood near. The frosty twigs went soft, and let go of ${x}.`,
  },
  solveShort: {
    strong: (w) => `Up went the hedge. Strong ${w.name}! Pop!`,
    dig: (w) => `Dig, dig, dig went ${w.name}. Pop!`,
    nibble: (w) => `Nibble, nibble, nibble went ${w.name}. Pop!`,
    small: (w) => `Tickle, tickle, tickle went ${w.name}. Pop!`,
    loud: (w) => `"BOO!" said ${w.name}. Pop!`,
    gentle: (w) => `"Breathe out," said ${w.name}. Pop!`,
    string: (w) => `${atStart(w.name)} tied the string. Tug! Pop!`,
    bounce: (w) => `Boing, boing, boing went ${w.name}. Pop!`,
    warm: (w) => `Warm, warm, warm went ${w.name}. Pop!`,
  },
  afters: [
    (x) => `${atStart(x)} came out like a cork, and sat down.`,
    (x) => `${atStart(x)} had a twig on at each side, and did not mind.`,
    (x) => `The gap in the hedge looked rather surprised. So did ${x}.`,
    (x) => `"I shall go by the gate," said ${x}, very firmly.`,
    (x) => `It took ${x} a minute to believe in both halves.`,
  ],
};

/** The way is soft and holds on. */
export const STUCK_ROAD: RoadBlock = {
  id: 'stuck',
  short: 'Squelch. They were stuck in the mud.',
  troubles: [
    'Then everything stopped. They were stuck in the mud, and the mud would not let go.',
    'Then the ground went soft. It swallowed one of their boots, and then the next.',
    'Then there was a squelch. They were in mud up to the laces, and nobody could move a foot.',
    'Then the path turned to mud as thick as pudding. It had them all by the boots.',
  ],
  fails: [
    (k) => `${atStart(k)} pulled one boot out, but then the other boot went in deeper.`,
    (k) => `${atStart(k)} pulled and pulled, but there was nothing to hold on to.`,
    (k) => `${atStart(k)} waited for the mud to dry, but the mud was in no hurry.`,
    (k) => `${atStart(k)} asked the mud politely, but the mud just said glop.`,
    (k) => `${atStart(k)} stood on one leg, but that leg went in twice as far.`,
    (k) => `${atStart(k)} emptied all the bags, but everybody was still too heavy.`,
    (k) => `${atStart(k)} stood on the map, but the map sank as well.`,
    (k) => `${atStart(k)} counted to three and jumped, but the boots stayed where they were.`,
  ],
  solve: {
    strong: (w) =>
      `${atStart(w.name)} got behind and leaned. There was a noise like a very rude kiss, and out they came.`,
    dig: (w) => `${atStart(w.name)} dug a small ditch, and the wet ran away down it. What was left was only ground.`,
    nibble: (w) => `${atStart(w.name)} nibbled off reeds and laid them down in a row. They walked out along the reeds.`,
    small: (w) =>
      `${atStart(w.name)} was too small to sink. Off went ${w.name} over the top, and came back with a plank.`,
    loud: (w) =>
      `${atStart(w.name)} called, and a farmer heard, and a rope came flying. It smelled of cows, and it held.`,
    gentle: (w) =>
      `"Don't fight it," said ${w.name}. "Wiggle one toe, and wait." Wiggle by wiggle, the mud forgot to hold on.`,
    string: (w) =>
      `${atStart(w.name)} threw the string round a post. They pulled the string, and the string pulled them.`,
    bounce: (w) =>
      `${atStart(w.name)} bounced, and the mud wobbled. On the fifth wobble it let go of everybody at once.`,
    light: (w) => `${atStart(w.name)} shone on the mud until it went hard, like a biscuit.`,
    fly: (w) => `${atStart(w.name)} flew to the bank and dropped down branches, one by one. The branches made a path.`,
  },
  solveShort: {
    strong: (w) => `Push, push, push went ${w.name}. Schlop!`,
    dig: (w) => `Dig, dig, dig went ${w.name}. Schlop!`,
    nibble: (w) => `Nibble, nibble. ${atStart(w.name)} made a path.`,
    small: (w) => `Little ${w.name} fetched a plank. Hooray!`,
    loud: (w) => `"HELP, PLEASE!" said ${w.name}. A rope!`,
    gentle: (w) => `"Wiggle one toe," said ${w.name}. Schlop!`,
    string: (w) => `Tug on the string, ${w.name}! Schlop!`,
    bounce: (w) => `Boing, boing went ${w.name}. Schlop!`,
    light: (w) => `Shine, shine went ${w.name}. Dry mud!`,
    fly: (w) => `Up flew ${w.name}. Here come branches!`,
  },
};

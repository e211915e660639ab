import type { ProblemLines, RoadBlock } from '../arc.ts';
import { atStart } from './at-start.ts';

/** Somebody is on the far side of water. Nobody wades or swims alone; whoever swims in it is at home there. */
export const WATER: ProblemLines = {
  id: 'water',
  short: (x) => `The water was all round ${x}.`,
  troubles: [
    (x) =>
      `The stream had risen, and there was water all round. ${atStart(x)} was on an island as small as a tablecloth.`,
    (x) =>
      `There was one stepping stone left in the stream. ${atStart(x)} was on it, and the water was too deep to cross.`,
    (x) => `${atStart(x)} had gone to sleep beside the stream. Then the stream rose, and there was water all round.`,
    (x) => `Brown water rushed by on both sides of ${x}. The island in the middle was getting smaller.`,
    (x) => `The stream had run over its banks. ${atStart(x)} was on the wrong side, and could not get across.`,
    (x) => `${atStart(x)} stood on a very small island. There was deep water all round.`,
  ],
  fails: [
    (k) => [`${atStart(k)} put down a stepping stone`, `but it sank to the bottom`],
    (k) => [`${atStart(k)} tried to empty the stream with a cup`, `but there was always more`],
    (k) => [`${atStart(k)} held out a branch`, `but the branch was too short`],
    (k) => [`${atStart(k)} made a paper boat`, `but it could only carry paper`],
    (k) => [`${atStart(k)} told the water to stop`, `but the water went on`],
    (k) => [`${atStart(k)} threw a rope`, `but it fell in the water`],
    (k) => [`${atStart(k)} waited for the water to go down`, `but it only came up`],
    (k, x) => [`${atStart(k)} called to ${x} to walk across`, `but it was too deep`],
    (k) => [`${atStart(k)} floated a plank out`, `but the water carried it away`],
  ],
  solve: {
    swim: (w, x) => `"It's only wet," said ${w.name}, and took a rope across. ${atStart(x)} came back along it.`,
    fly: (w, x) =>
      `${atStart(w.name)} flew across with the end of a rope and tied it. That was a bridge, and over came ${x}.`,
    strong: (w, x) => `${atStart(w.name)} picked up a fallen tree like a spoon and laid it across. Over came ${x}.`,
    string: (w, x) =>
      `${atStart(w.name)} threw the string, and ${x} caught it. A log was tied to it. Over came the log, with ${x} on top.`,
    bounce: (w, x) =>
      `${atStart(w.name)} bounced: bank, log, stone, island. "Like that," said ${w.name}. And that is how ${x} came.`,
    light: (w, x) =>
      `${atStart(w.name)} shone, and far off a boat saw it. It came round by the bend and took ${x} aboard.`,
    loud: (w, x) =>
      `${atStart(w.name)} called, and far off a boat called back. It came round by the bend and took ${x} aboard.`,
    dig: (w, x) =>
      `${atStart(w.name)} dug a ditch, and half the stream turned down it to look. ${atStart(x)} walked over what was left.`,
    climb: (w, x) =>
      `${atStart(w.name)} went out along the willow until the tip bent down. ${atStart(x)} walked up it like a plank.`,
  },
  solveShort: {
    swim: (w) => `Splish, splash, splish went ${w.name}.`,
    fly: (w) => `Up flew ${w.name}. A rope bridge!`,
    strong: (w) => `Thump! ${atStart(w.name)} made a bridge.`,
    string: (w) => `Catch the string! Pull, ${w.name}, pull!`,
    bounce: (w) => `Bank, log, stone, boing went ${w.name}.`,
    light: (w) => `Glow, ${w.name}, glow! Here comes a boat.`,
    loud: (w) => `"BOAT!" said ${w.name}. Here it came.`,
    dig: (w) => `Dig, dig, dig went ${w.name}. Gurgle!`,
    climb: (w) => `${atStart(w.name)} bent the branch. A bridge!`,
  },
  afters: [
    () => `Then there was only dry land and wet socks.`,
    () => `Behind them the island gave a small gulp, and was a stream again.`,
    () => `They stood and dripped, and it was very comfortable.`,
    () => `The grass had never felt so much like grass.`,
    () => `Somebody wrung out a sock, and it went on for some time.`,
  ],
};

/** The way is cut by water. */
export const WATER_ROAD: RoadBlock = {
  id: 'water',
  short: 'The water was too wide.',
  troubles: [
    'Then there was a wide brown river across the way. The path went on at the other side.',
    'Then the path went down into a river. It came out again on the far side, a long way off.',
    'Then there was water in front of them, wide and deep. There was no bridge.',
    'Then they came to a river, and the bridge was broken. Pieces of wood went floating away.',
  ],
  fails: [
    (k) => `${atStart(k)} put down a stepping stone, but it sank to the bottom.`,
    (k) => `${atStart(k)} looked for a bridge, but there was only more water.`,
    (k) => `${atStart(k)} made a paper boat, but it could only carry paper.`,
    (k) => `${atStart(k)} waited for the river to run out, but there was always some more.`,
    (k) => `${atStart(k)} threw a scarf across, but nobody was there to hold the other end.`,
    (k) => `${atStart(k)} called for a boat, but only a duck came.`,
    (k) => `${atStart(k)} walked along the river, but it went on for miles.`,
    (k) => `${atStart(k)} measured the water with a stick, but the stick floated away.`,
  ],
  solve: {
    swim: (w) => `"It's only wet," said ${w.name}, and swam over with the rope. Now a raft could be pulled across.`,
    fly: (w) => `${atStart(w.name)} flew across with the end of the rope and tied it. That was a bridge.`,
    strong: (w) => `${atStart(w.name)} picked up a fallen tree like a spoon and laid it across. That was a bridge.`,
    string: (w) =>
      `${atStart(w.name)} tied nine logs together with string. It was not a boat, but it did not know that.`,
    bounce: (w) =>
      `${atStart(w.name)} bounced over: stone, log, stone. "Step where I land," said ${w.name}. It was hardly a splash.`,
    light: (w) => `${atStart(w.name)} shone, and out of the mist came a ferry. "I never see anyone here," it said.`,
    loud: (w) => `${atStart(w.name)} called across, and a ferry called back. It cost them one biscuit each.`,
    dig: (w) => `${atStart(w.name)} dug a ditch, and the river turned down it to look. They walked over what was left.`,
    climb: (w) => `${atStart(w.name)} found the old willow that leaned right over. They went across in the leaves.`,
  },
  solveShort: {
    swim: (w) => `Splish, splash, splish went ${w.name}.`,
    fly: (w) => `Up flew ${w.name}. A rope bridge!`,
    strong: (w) => `Thump! ${atStart(w.name)} made a bridge.`,
    string: (w) => `${atStart(w.name)} tied the logs. A raft!`,
    bounce: (w) => `Stone, log, stone, boing went ${w.name}.`,
    light: (w) => `Glow, ${w.name}, glow! Here comes a boat.`,
    loud: (w) => `"BOAT!" said ${w.name}. Here it came.`,
    dig: (w) => `Dig, dig, dig went ${w.name}. Gurgle!`,
    climb: (w) => `Along the branch went ${w.name}. Over!`,
  },
};

import type { ProblemLines, RoadBlock } from '../arc.ts';
import { atStart } from './at-start.ts';

/** Somebody is on the far side of water. Nobody wades or swims alone; whoever swims in it is at home there. */
export const WATER: ProblemLines = {
  id: 'water',
  short: (x) => `The water was all round ${x}.`,
  troubles: [
    (x) => `The stream had come up while nobody was looking. Now ${x} was on an island the size of a tablecloth.`,
    (x) => `There had been stepping stones this morning. Now there was one, out in the stream, with ${x} on it.`,
    (x) => `${atStart(x)} had lain down for a nap beside the stream. The stream had come round to see.`,
    (x) => `Brown water hurried by on both sides of ${x}. The bit in the middle was getting smaller.`,
    (x) => `The stream had made itself a new way home. It had left ${x} on the wrong side of everything.`,
    (x) => `${atStart(x)} stood on a very small island, taking up no room. There was stream all round.`,
  ],
  fails: [
    (k) => [`${atStart(k)} put down a stepping stone`, 'but it went on stepping, to the bottom'],
    (k) => [`${atStart(k)} tried to drain it with a cup`, 'but the stream had more stream'],
    (k) => [`${atStart(k)} held out a branch`, 'but the gap was longer than the branch'],
    (k) => [`${atStart(k)} made a paper boat`, 'but it could only carry paper'],
    (k) => [`${atStart(k)} told the water to go down`, 'but it was busy going along'],
    (k) => [`${atStart(k)} threw a bun across`, 'but the ducks were nearer'],
    (k) => [`${atStart(k)} waited for low tide`, 'but it was not that sort of water'],
    (k, x) => [`${atStart(k)} told ${x} not to move`, 'but the island was moving'],
    (k) => [`${atStart(k)} floated a plank out`, 'but it had somewhere else to be'],
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
    'Then there was water across the way, wide and brown and in no hurry. The path went on at the other side.',
    'Then the path walked into a river and did not come out. It came out again over there.',
    'Then the way was wet. It was wet right across, and a long way down.',
    'Then they came to where the bridge was. It was somewhere else, in bits, further down.',
  ],
  fails: [
    (k) => `${atStart(k)} put down a stepping stone, but it went on stepping to the bottom.`,
    (k) => `${atStart(k)} looked for the bridge, but it was only a picture of one.`,
    (k) => `${atStart(k)} made a paper boat, but it could only carry paper.`,
    (k) => `${atStart(k)} waited for the water to finish, but there was always some more.`,
    (k) => `${atStart(k)} threw a scarf across, but nobody was there to hold it.`,
    (k) => `${atStart(k)} called for the ferry, but it was only a duck.`,
    (k) => `${atStart(k)} walked up to find where it began, but it began too far away.`,
    (k) => `${atStart(k)} measured it with a stick, but the stick went home without them.`,
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

import type { ProblemLines, RoadBlock } from '../arc.ts';
import { atStart } from './at-start.ts';

/** Somebody is too cold to move. */
export const COLD: ProblemLines = {
  id: 'cold',
  short: (x) => `${atStart(x)} was too cold to move.`,
  troubles: [
    (x) => `The frost had come early. Now ${x} was too cold to move, even to shiver.`,
    (x) => `The puddles had turned to ice. ${atStart(x)} was so cold that it could not move.`,
    (x) => `${atStart(x)} had sat down for a minute in the frost. Now ${x} was too cold to get up.`,
    (x) => `There was frost on every twig, and some on ${x} too. ${atStart(x)} could not move.`,
    (x) => `An icy wind had blown all day. ${atStart(x)} was too cold to take another step.`,
    (x) => `${atStart(x)} was as stiff as a frozen sock on a line. It was much too cold.`,
  ],
  fails: [
    (k, x) => [`${atStart(k)} put a scarf round ${x}`, `but the scarf was cold too`],
    (k) => [`${atStart(k)} ran in for soup`, `but it was cold again by the gate`],
    (k) => [`${atStart(k)} said "Think of toast"`, `but thinking does not warm your toes`],
    (k) => [`${atStart(k)} clapped to keep warm`, `but that only warmed ${k}`],
    (k) => [`${atStart(k)} waited for the sun`, `but it was behind a cloud`],
    (k) => [`${atStart(k)} held out two gloves`, `but the gloves were wet`],
    (k, x) => [`${atStart(k)} told ${x} a hot story`, `but it did not help`],
    (k, x) => [`${atStart(k)} blew on ${x}`, `but one breath is not very warm`],
    (k) => [`${atStart(k)} put up an umbrella`, `but that does not keep out the cold`],
  ],
  solve: {
    warm: (w, x) =>
      `${atStart(w.name)} came up close and stayed there, as warm as a stove. Slowly, from the outside in, ${x} began to thaw.`,
    gentle: (w, x) =>
      `${atStart(w.name)} did not rub and did not rush. Bit by bit, close up and out of the wind, ${x} thawed.`,
    string: (w, x) =>
      `${atStart(w.name)} went round and round ${x} with something soft and woolly. The wind looked for a way in, and there was none.`,
    fast: (w, x) =>
      `${atStart(w.name)} went for a hot blanket and was back before it could cool. ${atStart(x)} disappeared inside it.`,
    dig: (w, x) => `${atStart(w.name)} dug a hollow, deep and dry. The wind went over the top, and ${x} was out of it.`,
    bounce: (w, x) => `"Like this," said ${w.name}, and bounced. By the tenth small bounce ${x} was warm to the ears.`,
    strong: (w, x) =>
      `${atStart(w.name)} pushed a fallen log across the wind. Behind the log it was nearly summer, and ${x} sat in it.`,
    loud: (w, x) =>
      `${atStart(w.name)} called everybody, and everybody came. They stood round ${x} in a huddle, warm side in.`,
    nibble: (w, x) =>
      `${atStart(w.name)} nibbled dry grass into a heap as high as a hat. ${atStart(x)} crept in and was toast.`,
    light: (w, x) =>
      `${atStart(w.name)} shone on one small patch of ground until it steamed. ${atStart(x)} shuffled into the middle of it.`,
  },
  solveShort: {
    warm: (w) => `Warm, warm, warm was ${w.name}.`,
    gentle: (w) => `${atStart(w.name)} stayed close. Slowly, slowly, slowly.`,
    string: (w) => `Round and round and round went ${w.name}.`,
    fast: (w) => `Zoom! Here came ${w.name} with a blanket.`,
    dig: (w) => `Dig, dig, dig went ${w.name}. Snug!`,
    bounce: (w) => `"Bounce with me," said ${w.name}. Boing!`,
    strong: (w) => `Push, push, push went ${w.name}. No wind!`,
    loud: (w) => `"Everybody hug!" said ${w.name}.`,
    nibble: (w) => `Nibble, nibble went ${w.name}. A nest!`,
    light: (w) => `Glow, glow, glow went ${w.name}.`,
  },
  afters: [
    (x) => `${atStart(x)} stretched, one bit at a time.`,
    (x) => `First ${x} could shiver, and then there was no need to.`,
    (x) => `"Brrr," said ${x} at last. They had never been so glad to hear it.`,
    (x) => `A drop ran down ${x}, and it was a warm one.`,
    (x) => `${atStart(x)} wiggled everything there was, from the far end up.`,
  ],
};

/** The way goes through a great cold. */
export const COLD_ROAD: RoadBlock = {
  id: 'cold',
  short: 'Brrr. It was too cold to go on.',
  troubles: [
    'Then the wind turned round and blew straight off the ice. It was so cold that nobody could take another step.',
    'Then an icy wind began to blow. Their noses went blue, and the map froze as stiff as a plate.',
    'Then every puddle turned to ice. They were much too cold to go any further.',
    'Then the cold came up through their boots, one sock at a time. Soon they shivered too much to walk.',
  ],
  fails: [
    (k) => `${atStart(k)} ran on the spot, but the wind blew all the warm away.`,
    (k) => `${atStart(k)} put on another scarf, but the wind went straight through it.`,
    (k) => `${atStart(k)} thought hard about hot soup, but that only made everybody hungry as well.`,
    (k) => `${atStart(k)} looked for a house to sit in, but there was none for miles.`,
    (k) => `${atStart(k)} counted to a hundred, but it was no warmer at a hundred.`,
    (k) => `${atStart(k)} sang about the beach, but nobody can sing with chattering teeth.`,
    (k) => `${atStart(k)} wore the bag as a hat, but that only warmed one head.`,
    (k) => `${atStart(k)} walked faster, but then the wind in their faces was even colder.`,
  ],
  solve: {
    warm: (w) => `"Walk behind me," said ${w.name}, who was as warm as a stove. So they did, in a row.`,
    gentle: (w) => `"No hurry," said ${w.name}. "Ten steps, and then we stand close." Ten at a time, they got there.`,
    string: (w) =>
      `${atStart(w.name)} wound the blanket round all of them and tied it. It was one coat with everybody in it.`,
    fast: (w) => `"The trick is not to stop," said ${w.name}. They went so fast that the cold could not keep up.`,
    dig: (w) =>
      `${atStart(w.name)} dug down into the snow, where it is never so cold. They waited there for the wind to go by.`,
    bounce: (w) => `"Bounce," said ${w.name}. They bounced the whole way, and were warm to the ears.`,
    strong: (w) =>
      `${atStart(w.name)} went in front and leaned on the wind. Behind was a nice still place for everybody else.`,
    loud: (w) =>
      `${atStart(w.name)} started a marching song. Stamp, stamp, stamp, and soon even their toes were singing.`,
    light: (w) => `${atStart(w.name)} shone like a small stove, and they kept inside the shine.`,
  },
  solveShort: {
    warm: (w) => `"Walk behind me," said warm ${w.name}.`,
    gentle: (w) => `Ten steps. Stop. Hug. Good, ${w.name}!`,
    string: (w) => `Round and round went ${w.name}. One big coat!`,
    fast: (w) => `"Quick, quick, quick!" said ${w.name}.`,
    dig: (w) => `Dig, dig, dig went ${w.name}. Snug!`,
    bounce: (w) => `"Bounce!" said ${w.name}. Boing, boing, boing!`,
    strong: (w) => `Big ${w.name} went first. No wind!`,
    loud: (w) => `"Stamp and sing!" said ${w.name}.`,
    light: (w) => `Glow, glow, glow went ${w.name}.`,
  },
};

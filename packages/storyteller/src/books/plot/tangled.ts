import type { ProblemLines, RoadBlock } from '../arc.ts';
import { atStart } from './at-start.ts';

/** Somebody is in a knot. The rope goes round the middle and the feet, never the neck. */
export const TANGLED: ProblemLines = {
  id: 'tangled',
  short: (x) => `${atStart(x)} was all in a tangle.`,
  trouble: (x) => `${atStart(x)} was in a knot. There was rope round the middle, rope underneath, and a bit left over.`,
  fails: [
    (k) => [`${atStart(k)} pulled the end`, 'but it was the wrong end'],
    (k) => [`${atStart(k)} said "Keep still"`, 'but nobody keeps still when they are told to'],
    (k) => [`${atStart(k)} fetched the scissors`, 'but they were the ones that only cut paper'],
    (k) => [`${atStart(k)} untied a bow`, 'but the bow had been the only tidy part'],
    (k, x) => [`${atStart(k)} said "Go backwards"`, `but ${x} had come in sideways`],
  ],
  solve: {
    nibble: (w, x) => `${atStart(w.name)} sat down to think, and nibbled. The rope fell off ${x} in eleven bits.`,
    gentle: (w, x) => `${atStart(w.name)} found the one loose loop and lifted it off ${x}. The rest just lay down.`,
    string: (w, x) =>
      `${atStart(w.name)} knew about string. "Over, under, and back through the door." The knot let go of ${x}.`,
    small: (w, x) => `${atStart(w.name)} went into the knot and came out at the other end. Now ${x} knew the way.`,
    sniff: (w, x) =>
      `${atStart(w.name)} sniffed along the rope to the end that smelled of the start. One pull, and out stepped ${x}.`,
    climb: (w, x) =>
      `${atStart(w.name)} went about in the knot and unhooked it, loop by loop. The last one let go of ${x}.`,
    strong: (w, x) => `${atStart(w.name)} took hold of the rope and asked it to be two ropes. Ping! Out stepped ${x}.`,
    light: (w, x) =>
      `${atStart(w.name)} shone on the knot. Now they could see what went over what. Soon ${x} was free.`,
    swim: (w, x) =>
      `${atStart(w.name)} had met worse in weed. "Float," said ${w.name}. "Don't fight it." The loops went loose round ${x}.`,
  },
  solveShort: {
    nibble: (w) => `Nibble, nibble, nibble went ${w.name}. Ping!`,
    gentle: (w) => `${atStart(w.name)} lifted one loop. Softly, softly.`,
    string: (w) => `"Over, under, through," said ${w.name}. Ping!`,
    small: (w) => `In and out went little ${w.name}.`,
    sniff: (w) => `Sniff, sniff! ${atStart(w.name)} found the end.`,
    climb: (w) => `Up, over, under went ${w.name}. Ping!`,
    strong: (w) => `Tug! Ping! Strong, strong ${w.name}!`,
    light: (w) => `Glow, glow, glow went ${w.name}. Aha!`,
    swim: (w) => `"Float, float, float," said ${w.name}.`,
  },
  after: (x) => `${atStart(x)} shook all over, just because there was room to.`,
};

/** The way is full of creepers or weed. */
export const TANGLED_ROAD: RoadBlock = {
  id: 'tangled',
  short: 'The way was all in a tangle.',
  trouble: 'Then the green closed in. It had hold of their bags, their boots and most of their buttons.',
  fails: [
    (k) => `${atStart(k)} pulled a long green bit, but it only sent for its cousins.`,
    (k) => `${atStart(k)} walked backwards, but it was just as green from behind.`,
    (k) => `${atStart(k)} said "Excuse me", but green stuff has no ears.`,
    (k) => `${atStart(k)} tried to go round, but round was where most of it lived.`,
  ],
  solve: {
    nibble: (w) => `${atStart(w.name)} sat down to think, and nibbled. When the thinking was done, there was a tunnel.`,
    gentle: (w) =>
      `${atStart(w.name)} lifted one loop, and then one more, as if it were hair. The whole lot came undone.`,
    string: (w) =>
      `${atStart(w.name)} knew about string, and this was only string that grows. "Over, under, through." It let them by.`,
    small: (w) =>
      `${atStart(w.name)} walked under the lot. Down there was a small neat path, and they all went along it, bent.`,
    climb: (w) => `"Why go through?" said ${w.name}, and went over the top. It was as springy as a bed.`,
    strong: (w) => `${atStart(w.name)} leaned on it like a gate. It gave a long green sigh, and opened.`,
    light: (w) => `${atStart(w.name)} shone ahead. Every leaf leaned to look at the light, and left a gap behind.`,
    swim: (w) => `"Don't push," said ${w.name}. "Go the way it sways." They swayed left, and right, and through.`,
    fast: (w) => `"It grabs whatever stands about," said ${w.name}. So they went through without standing about.`,
    dig: (w) => `${atStart(w.name)} dug underneath, where it is all roots and manners. They came up on the far side.`,
  },
  solveShort: {
    nibble: (w) => `Nibble, nibble, nibble went ${w.name}.`,
    gentle: (w) => `${atStart(w.name)} lifted one leaf. Softly, softly.`,
    string: (w) => `"Over, under, through," said ${w.name}.`,
    small: (w) => `Under the leaves went little ${w.name}.`,
    climb: (w) => `Up and over went ${w.name}. Boing!`,
    strong: (w) => `One push from ${w.name}. Whoosh! Open!`,
    light: (w) => `Glow, glow, glow went ${w.name}. Look!`,
    swim: (w) => `"Sway, sway, sway," said ${w.name}.`,
    fast: (w) => `Zoom, zoom, zoom went ${w.name}. Through!`,
    dig: (w) => `Dig, dig, dig went ${w.name}. Under!`,
  },
};

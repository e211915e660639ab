import type { ProblemLines, RoadBlock } from '../arc.ts';
import { atStart } from './at-start.ts';

/** Somebody is in a knot. The rope goes round the middle and the feet, never the neck. */
export const TANGLED: ProblemLines = {
  id: 'tangled',
  short: (x) => `${atStart(x)} was all in a tangle.`,
  troubles: [
    (x) => `${atStart(x)} was in a knot. There was rope over, and under, and all round the middle.`,
    (x) => `There was a big ball of rope on the ground. It said "Help!" It was ${x}.`,
    (x) => `${atStart(x)} had pulled at a rope, to see where it ended. Now ${x} was all tied up.`,
    (x) => `${atStart(x)} had gone over the rope, and under it, and through. Now ${x} could not move.`,
    (x) => `The rope had been lying there quite quietly. Now it was wound all round ${x}.`,
    (x) => `There was so much rope that they could hardly see ${x}. It was one big knot.`,
  ],
  fails: [
    (k) => [`${atStart(k)} pulled the end`, `but the knot only got tighter`],
    (k) => [`${atStart(k)} said "Keep still"`, `but nobody can keep still in a knot`],
    (k) => [`${atStart(k)} fetched the scissors`, `but they could only cut paper`],
    (k) => [`${atStart(k)} untied a bow`, `but there were nine knots under it`],
    (k, x) => [`${atStart(k)} said "Go backwards"`, `but ${x} was too tied up`],
    (k) => [`${atStart(k)} lifted the nearest loop`, `but three others got tighter`],
    (k, x) => [`${atStart(k)} rolled ${x} over and over`, `but that only wound on more`],
    (k) => [`${atStart(k)} looked in a book of knots`, `but this knot was not in it`],
    (k, x) => [`${atStart(k)} told ${x} to climb out`, `but both arms were tied up`],
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
  afters: [
    (x) => `${atStart(x)} shook all over, just because there was room to.`,
    (x) => `There was a mark round ${x}, like a belt. It was going.`,
    () => `The rope lay there and tried to look like a rope.`,
    (x) => `${atStart(x)} tried one end, and then the other. They both worked.`,
    (x) => `"I only wanted to see where it went," said ${x}.`,
  ],
};

/** The way is full of creepers or weed. */
export const TANGLED_ROAD: RoadBlock = {
  id: 'tangled',
  short: 'The way was all in a tangle.',
  troubles: [
    'Then the way was full of long green stems. They held on to bags, boots and buttons.',
    'Then leaves and stalks had grown right across the way. Nobody could push through.',
    'Then one huge plant caught them by the sleeves and the socks. It filled the whole way.',
    'Then there was no way at all. There were only long green stems, all in a knot.',
  ],
  fails: [
    (k) => `${atStart(k)} pulled at a long stem, but that only made the knot tighter.`,
    (k) => `${atStart(k)} walked in backwards, but it was just as thick from behind.`,
    (k) => `${atStart(k)} said "Excuse me", but plants have no ears.`,
    (k) => `${atStart(k)} tried to go round, but the plants went all the way round too.`,
    (k) => `${atStart(k)} undid one button to get free, but then the whole coat was caught.`,
    (k) => `${atStart(k)} shouted at the plants, but plants do not mind shouting.`,
    (k) => `${atStart(k)} lay down to roll underneath, but underneath was full of roots.`,
    (k) => `${atStart(k)} picked off one leaf, but there were a thousand more.`,
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

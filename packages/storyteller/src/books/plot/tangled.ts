import type { ProblemLines, RoadBlock } from '../arc.ts';
import { atStart } from './at-start.ts';

/** Somebody is in a knot. The rope goes round the middle and the feet, never the neck. */
export const TANGLED: ProblemLines = {
  id: 'tangled',
  short: (x) => `${atStart(x)} was all in a tangle.`,
  troubles: [
    (x) => `${atStart(x)} was in a knot. There was rope round the middle, rope underneath, and a bit left over.`,
    (x) => `There was a large ball of rope on the ground. It said good afternoon, and it was ${x}.`,
    (x) => `${atStart(x)} had only wanted to see where the rope ended. There was no end.`,
    (x) => `${atStart(x)} had gone over, under, and over. Then ${x} had gone through, and that was the mistake.`,
    (x) => `The rope had been lying there quite peacefully. Now it had ${x} at both ends, and round the middle.`,
    (x) => `You could not have said which was rope and which was ${x}. Neither, just then, could ${x}.`,
  ],
  fails: [
    (k) => [`${atStart(k)} pulled the end`, 'but it was the wrong end'],
    (k) => [`${atStart(k)} said "Keep still"`, 'but nobody keeps still when they are told to'],
    (k) => [`${atStart(k)} fetched the scissors`, 'but they were the ones that only cut paper'],
    (k) => [`${atStart(k)} untied a bow`, 'but the bow had been the only tidy part'],
    (k, x) => [`${atStart(k)} said "Go backwards"`, `but ${x} had come in sideways`],
    (k) => [`${atStart(k)} lifted the nearest loop`, 'but three others got tighter, out of spite'],
    (k, x) => [`${atStart(k)} rolled ${x} over and over`, 'but that wound on more'],
    (k) => [`${atStart(k)} looked in a book of knots`, 'but it was not in there yet'],
    (k, x) => [`${atStart(k)} told ${x} to come out`, 'but out was inside'],
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
    'Then the green closed in. It had hold of their bags, their boots and most of their buttons.',
    'Then the path grew leaves, and stalks, and curly bits. It would not let anyone by.',
    'Then something had them by the sleeve, and something else by the sock. It was all one plant.',
    'Then there was no path at all. There was only a great deal of green, holding hands.',
  ],
  fails: [
    (k) => `${atStart(k)} pulled a long green bit, but it only sent for its cousins.`,
    (k) => `${atStart(k)} walked backwards, but it was just as green from behind.`,
    (k) => `${atStart(k)} said "Excuse me", but green stuff has no ears.`,
    (k) => `${atStart(k)} tried to go round, but round was where most of it lived.`,
    (k) => `${atStart(k)} undid one button, but it took the whole coat.`,
    (k) => `${atStart(k)} made a loud noise, but plants are used to cows.`,
    (k) => `${atStart(k)} lay down to roll under, but under was where the roots were.`,
    (k) => `${atStart(k)} picked off one leaf, but there were two where it had been.`,
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

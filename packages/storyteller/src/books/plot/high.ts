import type { ProblemLines, RoadBlock } from '../arc.ts';
import { atStart } from './at-start.ts';

/** Somebody has gone up and cannot come down. */
export const HIGH: ProblemLines = {
  id: 'high',
  short: (x) => `${atStart(x)} was stuck up the tree.`,
  trouble: (x) => `There was ${x}, at the top of the tall tree. Going up had been easy. Down was not there any more.`,
  fails: [
    (k) => [`${atStart(k)} jumped`, "but it was four jumps up, and jumps don't add together"],
    (k) => [`${atStart(k)} shook the tree`, 'but only an apple came down'],
    (k) => [`${atStart(k)} fetched a chair`, 'but the tree was nine chairs tall'],
    (k, x) => [`${atStart(k)} shouted "Come down"`, `but ${x} had thought of that already`],
    (k) => [`${atStart(k)} held out a cushion`, 'but nobody jumps onto a cushion that small'],
  ],
  solve: {
    fly: (w, x) =>
      `Up went ${w.name}, puffing, to the very top twig. "This branch, then that one," said ${w.name}. And that was how ${x} came down.`,
    climb: (w, x) =>
      `${atStart(w.name)} went up, the way others go along. "Follow me," said ${w.name}. Branch by branch, ${x} came down.`,
    string: (w, x) =>
      `${atStart(w.name)} sent the string up over the branch. ${atStart(x)} came down on the end of it, turning slowly.`,
    strong: (w, x) =>
      `${atStart(w.name)} leaned on the tree, but gently. The tree bowed like a waiter, and ${x} stepped off.`,
    gentle: (w, x) =>
      `${atStart(w.name)} sat under the tree and told a long, quiet story. ${atStart(x)} came down branch by branch, to hear the end.`,
    loud: (w, x) =>
      `${atStart(w.name)} called for a ladder. Three streets away somebody heard. The ladder came, and down came ${x}.`,
    fast: (w, x) => `${atStart(w.name)} went for the long ladder, and was back before the echo. Down came ${x}.`,
    bounce: (w, x) =>
      `"It's only bouncing," said ${w.name}. "Branch, bush, grass." ${atStart(x)} tried it, and it was.`,
  },
  solveShort: {
    fly: (w) => `Up, up, up flew ${w.name}.`,
    climb: (w) => `Up, up, up went ${w.name}.`,
    string: (w) => `Up went the string. Clever ${w.name}!`,
    strong: (w) => `${atStart(w.name)} bent the tree. Down, down, down!`,
    gentle: (w) => `${atStart(w.name)} told a soft, slow story.`,
    loud: (w) => `"LADDER!" said ${w.name}. Here it came.`,
    fast: (w) => `Zoom! ${atStart(w.name)} fetched the ladder.`,
    bounce: (w) => `"Branch, bush, boing!" said ${w.name}.`,
  },
  after: (x) => `${atStart(x)} lay down flat and hugged the grass.`,
};

/** The way goes straight up. */
export const HIGH_ROAD: RoadBlock = {
  id: 'high',
  short: 'The wall was too high.',
  trouble: 'Then the path stopped. It went on again on top of a wall as high as a house.',
  fails: [
    (k) => `${atStart(k)} jumped, but it was six jumps up, and jumps don't add together.`,
    (k) => `${atStart(k)} walked along to find the end of it, but it was all middle.`,
    (k) => `${atStart(k)} knocked, but a wall is just the part that is not a door.`,
    (k) => `${atStart(k)} stood on the bags, but the bags sat down.`,
  ],
  solve: {
    fly: (w) =>
      `${atStart(w.name)} flew to the top and let down the end of a creeper. It held, and the steps were easy.`,
    climb: (w) => `"There are steps," said ${w.name}. "They are just very small." Up they all went, one after another.`,
    string: (w) => `${atStart(w.name)} threw the string over a root and made loops in it. The loops made a ladder.`,
    strong: (w) => `${atStart(w.name)} rolled three rocks together: small, middle, big. "Stairs," said ${w.name}.`,
    gentle: (w) =>
      `${atStart(w.name)} looked at the wall for a long, quiet time. There was a thin path, going up sideways.`,
    loud: (w) => `${atStart(w.name)} called, and a head looked over. "Do you want the ladder?" it said.`,
    dig: (w) =>
      `${atStart(w.name)} dug in at the bottom and came up at the top. It was really only a long hole, standing up.`,
    bounce: (w) => `${atStart(w.name)} bounced from ledge to ledge. "Step where I land," said ${w.name}, and they did.`,
    light: (w) => `${atStart(w.name)} shone along the foot of it. And there, in the shadow, were stairs.`,
  },
  solveShort: {
    fly: (w) => `Up, up, up flew ${w.name}.`,
    climb: (w) => `Up, up, up went ${w.name}.`,
    string: (w) => `Loop, loop, loop. A ladder, clever ${w.name}!`,
    strong: (w) => `${atStart(w.name)} rolled the rocks. Stairs!`,
    gentle: (w) => `"Look," said ${w.name}. A little path!`,
    loud: (w) => `"HELLO!" said ${w.name}. Down came a ladder.`,
    dig: (w) => `Dig, dig, dig went ${w.name}. Through!`,
    bounce: (w) => `Boing, boing, boing went ${w.name}.`,
    light: (w) => `Glow, glow went ${w.name}. Stairs!`,
  },
};

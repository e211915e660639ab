import type { ProblemLines, RoadBlock } from '../arc.ts';
import { atStart } from './at-start.ts';

/** Somebody has gone up and cannot come down. */
export const HIGH: ProblemLines = {
  id: 'high',
  short: (x) => `${atStart(x)} was stuck up the tree.`,
  troubles: [
    (x) => `${atStart(x)} was at the top of the tall tree. Going up had been easy, but ${x} could not get down.`,
    (x) => `${atStart(x)} was right at the top of the tree, holding on tight. It was too far to jump.`,
    (x) => `Something shook in the top of the tall tree. It was ${x}, with both eyes shut.`,
    (x) => `They looked in the bush. They looked behind the tree. Then they looked up, and there was ${x}.`,
    (x) => `${atStart(x)} had climbed the tall tree to the very top. Now ${x} did not know the way down.`,
    (x) => `${atStart(x)} had gone up the tall tree to see the view. Now ${x} was too frightened to move.`,
  ],
  fails: [
    (k) => [`${atStart(k)} shook the tree`, `but only an apple came down`],
    (k) => [`${atStart(k)} fetched a chair`, `but the tree was nine chairs tall`],
    (k, x) => [`${atStart(k)} told ${x} to come down`, `but ${x} could not`],
    (k) => [`${atStart(k)} held out a cushion`, `but it was too small to jump on`],
    (k) => [`${atStart(k)} jumped`, `but the branch was much too high`],
    (k) => [`${atStart(k)} held up both arms`, `but they did not reach the first branch`],
    (k, x) => [`${atStart(k)} showed how to step down`, `but ${x} had both eyes shut`],
    (k) => [`${atStart(k)} threw up a rope`, `but it came down again`],
    (k) => [`${atStart(k)} pulled at the lowest branch`, `but the branch would not bend`],
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
  afters: [
    (x) => `${atStart(x)} lay down flat and hugged the grass.`,
    (x) => `${atStart(x)} stamped on the ground, twice, to see that it held.`,
    (x) => `"It looks much bigger from here," said ${x}, looking up.`,
    (x) => `Then ${x} walked round the tree, and did not look away once.`,
    (x) => `A single leaf came down after ${x}, taking its time.`,
  ],
};

/** The way goes straight up. */
export const HIGH_ROAD: RoadBlock = {
  id: 'high',
  short: 'The wall was too high.',
  troubles: [
    'Then the path stopped at a wall as high as a house. It went on again at the very top.',
    'Then there was a great stone wall right across the way. It was much too high to get over.',
    'Then the way went straight up, like the side of a house. Nobody could walk up that.',
    'Then they came to a step. It was just one step, but it had been made for a giant.',
  ],
  fails: [
    (k) => `${atStart(k)} walked along the wall, but it went on and on.`,
    (k) => `${atStart(k)} knocked, but there was no door, and nobody to open it.`,
    (k) => `${atStart(k)} stood on the bags, but the bags squashed flat.`,
    (k) => `${atStart(k)} jumped, but the top was still a long way up.`,
    (k) => `${atStart(k)} threw a scarf up, but it only came down again.`,
    (k) => `${atStart(k)} told the wall to come down, but walls do not listen.`,
    (k) => `${atStart(k)} looked for a door, but somebody had forgotten to make one.`,
    (k) => `${atStart(k)} drew a ladder on it, but nobody can climb a drawing.`,
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

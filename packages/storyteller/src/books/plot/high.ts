import type { ProblemLines, RoadBlock } from '../arc.ts';
import { atStart } from './at-start.ts';

/** Somebody has gone up and cannot come down. */
export const HIGH: ProblemLines = {
  id: 'high',
  short: (x) => `${atStart(x)} was stuck up the tree.`,
  troubles: [
    (x) => `There was ${x}, at the top of the tall tree. Going up had been easy. Down was not there any more.`,
    (x) => `Right up where the tree stops, ${x} was holding on. Each branch had been a good idea at the time.`,
    (x) => `Something shook in the top of the tall tree. It was ${x}, with both eyes shut.`,
    (x) => `They looked in the bush. They looked behind the tree. Then they looked up, and there was ${x}.`,
    (x) =>
      `The tall tree is a way up, and nobody says it is one-way. ${atStart(x)} was at the top, and had just found out.`,
    (x) => `${atStart(x)} had gone up the tall tree to see the view. Now the view was mostly of the ground.`,
  ],
  fails: [
    (k) => [`${atStart(k)} shook the tree`, 'but only an apple came down'],
    (k) => [`${atStart(k)} fetched a chair`, 'but the tree was nine chairs tall'],
    (k, x) => [`${atStart(k)} shouted "Come down"`, `but ${x} had thought of that already`],
    (k) => [`${atStart(k)} held out a cushion`, 'but nobody jumps onto a cushion that small'],
    (k) => [`${atStart(k)} jumped`, 'but only one jump comes at a time'],
    (k) => [`${atStart(k)} held up both arms`, 'but they stopped short of the first branch'],
    (k, x) => [`${atStart(k)} showed how to step down`, `but ${x} had both eyes shut`],
    (k) => [`${atStart(k)} sent up a kite with a message`, 'but the tree kept it'],
    (k) => [`${atStart(k)} whistled, as for a dog`, 'but it was the wrong sort of tree'],
    (k) => [`${atStart(k)} counted the branches`, 'but there were just as many when it was done'],
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
    'Then the path stopped. It went on again on top of a wall as high as a house.',
    'Then there was a wall. There was sky above it, but not much.',
    'Then the way simply stood up on end. It was all stone, and it went up past the birds.',
    'Then they came to a step. It was just the one step, but it had been made for a giant.',
  ],
  fails: [
    (k) => `${atStart(k)} walked along to find the end of it, but it was all middle.`,
    (k) => `${atStart(k)} knocked, but a wall is just the part that is not a door.`,
    (k) => `${atStart(k)} stood on the bags, but the bags sat down.`,
    (k) => `${atStart(k)} jumped, but the last bit of it was always missing.`,
    (k) => `${atStart(k)} threw up a hat, but then only the hat was there.`,
    (k) => `${atStart(k)} told the wall to come down, but it was the sort that stays.`,
    (k) => `${atStart(k)} looked for the door, but somebody had built it without.`,
    (k) => `${atStart(k)} drew a ladder on it, but it was a flat one.`,
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

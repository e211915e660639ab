import type { ProblemLines } from '../arc.ts';
import { atStart } from './at-start.ts';
import { HIGH } from './high.ts';

/** Somebody is on a roof, where a theme says so: the same trouble as up a tree, with tiles. */
export const ON_THE_ROOF: ProblemLines = {
  ...HIGH,
  short: (x) => `${atStart(x)} was stuck on the roof.`,
  troubles: [
    (x) => `There was ${x}, on the very top of the roof. Going up had been easy. Down was not there any more.`,
    (x) => `Right up by the chimney ${x} was holding on. Each tile had been a good idea at the time.`,
    (x) => `Something shook on the roof, beside the chimney. It was ${x}, with both eyes shut.`,
    (x) => `They looked behind the bin. They looked under the step. Then they looked at the roof, and there was ${x}.`,
    (x) => `A roof is a way up, and nobody says it is one-way. ${atStart(x)} was on the top, and had just found out.`,
    (x) => `${atStart(x)} had gone up on the roof to see the view. Now the view was mostly of the ground.`,
  ],
  fails: [
    (k) => [`${atStart(k)} shook the gutter`, 'but only some leaves came down, and a sock'],
    (k) => [`${atStart(k)} fetched a chair`, 'but the house was nine chairs tall'],
    (k, x) => [`${atStart(k)} shouted "Come down"`, `but ${x} had thought of that already`],
    (k) => [`${atStart(k)} held out a cushion`, 'but nobody jumps onto a cushion that small'],
    (k) => [`${atStart(k)} held up both arms`, 'but they stopped short of the gutter'],
    (k, x) => [`${atStart(k)} showed how to step down`, `but ${x} had both eyes shut`],
    (k) => [`${atStart(k)} opened the window`, 'but the roof was on the other side of the ceiling'],
    (k) => [`${atStart(k)} knocked at the door`, 'but nobody can ask a roof to come down'],
  ],
  solve: {
    fly: (w, x) =>
      `Up went ${w.name}, puffing, to the very chimney. "This tile, then that one," said ${w.name}. And that was how ${x} came down.`,
    climb: (w, x) =>
      `${atStart(w.name)} went up the drainpipe, the way others go along. "Follow me," said ${w.name}. Tile by tile, ${x} came down.`,
    string: (w, x) =>
      `${atStart(w.name)} sent the string up round the chimney. ${atStart(x)} came down on the end of it, turning slowly.`,
    strong: (w, x) =>
      `${atStart(w.name)} picked up the longest ladder as if it were a spoon. Up it went, and ${x} stepped off the roof.`,
    gentle: (w, x) =>
      `${atStart(w.name)} sat by the wall and told a long, quiet story. ${atStart(x)} came down tile by tile, to hear the end.`,
    loud: (w, x) =>
      `${atStart(w.name)} called for a ladder. Three streets away somebody heard. The ladder came, and down came ${x}.`,
    fast: (w, x) => `${atStart(w.name)} went for the long ladder, and was back before the echo. Down came ${x}.`,
    bounce: (w, x) => `"It's only bouncing," said ${w.name}. "Roof, shed, grass." ${atStart(x)} tried it, and it was.`,
  },
  solveShort: {
    ...HIGH.solveShort,
    strong: (w) => `Up went the ladder. Strong ${w.name}!`,
    bounce: (w) => `"Roof, shed, boing!" said ${w.name}.`,
  },
  afters: [
    (x) => `${atStart(x)} lay down flat and hugged the grass.`,
    (x) => `${atStart(x)} stamped on the ground, twice, to see that it held.`,
    (x) => `"It looks much bigger from here," said ${x}, looking up.`,
    (x) => `Then ${x} walked round the house, and did not look away once.`,
    (x) => `A single tile came down after ${x}, taking its time.`,
  ],
};

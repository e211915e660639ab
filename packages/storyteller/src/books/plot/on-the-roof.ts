import type { ProblemLines } from '../arc.ts';
import { atStart } from './at-start.ts';
import { HIGH } from './high.ts';

/** Somebody is on a roof, where a theme says so: the same trouble as up a tree, with tiles. */
export const ON_THE_ROOF: ProblemLines = {
  ...HIGH,
  short: (x) => `${atStart(x)} was stuck on the roof.`,
  troubles: [
    (x) => `${atStart(x)} was on the very top of the roof. Going up had been easy, but ${x} could not get down.`,
    (x) => `${atStart(x)} was right up by the chimney, holding on tight. It was too far to jump.`,
    (x) => `Something shook on the roof, beside the chimney. It was ${x}, with both eyes shut.`,
    (x) => `They looked behind the bin. They looked under the step. Then they looked at the roof, and there was ${x}.`,
    (x) => `${atStart(x)} had climbed up to the top of the roof. Now ${x} did not know the way down.`,
    (x) => `${atStart(x)} had gone up on the roof to see the view. Now ${x} was too frightened to move.`,
  ],
  fails: [
    (k) => [`${atStart(k)} shook the gutter`, `but only some leaves came down, and a sock`],
    (k) => [`${atStart(k)} fetched a chair`, `but the house was nine chairs tall`],
    (k, x) => [`${atStart(k)} told ${x} to come down`, `but ${x} could not`],
    (k) => [`${atStart(k)} held out a cushion`, `but it was too small to jump on`],
    (k) => [`${atStart(k)} held up both arms`, `but they did not reach the gutter`],
    (k, x) => [`${atStart(k)} showed how to step down`, `but ${x} had both eyes shut`],
    (k) => [`${atStart(k)} opened a window`, `but the roof was too far above it`],
    (k) => [`${atStart(k)} threw up a rope`, `but it came down again`],
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

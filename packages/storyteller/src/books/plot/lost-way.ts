import type { ProblemLines, RoadBlock } from '../arc.ts';
import { atStart } from './at-start.ts';

/** Somebody does not know the way home. */
export const LOST_WAY: ProblemLines = {
  id: 'lost-way',
  short: (x) => `${atStart(x)} was lost.`,
  troubles: [
    (x) => `${atStart(x)} had turned left at every corner, just to be safe. Now home could be anywhere.`,
    (x) => `${atStart(x)} had come out to look at a beetle. The beetle knew the way home, and had gone.`,
    (x) => `Every path looked right to ${x}, and there were six. That is five too many to go home by.`,
    (x) => `${atStart(x)} had left a crumb at each turning. Somebody small and grateful had been along behind.`,
    (x) => `"I know where I am," said ${x}. "I am here. It's only everything else that I can't find."`,
    (x) => `${atStart(x)} had been home-shaped a minute ago. Then the trees had all changed places, it seemed.`,
  ],
  fails: [
    (k) => [`${atStart(k)} looked at the map`, 'but it was a map of somewhere else'],
    (k) => [`${atStart(k)} asked a sheep`, 'but the sheep had been about to ask them'],
    (k) => [`${atStart(k)} followed the footprints`, 'but they were their own'],
    (k) => [`${atStart(k)} followed the signpost`, 'but the wind had turned it round'],
    (k, x) => [`${atStart(k)} asked for the address`, `but ${x} only knew the smell`],
    (k) => [`${atStart(k)} went up the first path`, 'but it went home to somebody else'],
    (k) => [`${atStart(k)} looked for moss on the north side`, 'but nobody lived there'],
    (k, x) => [`${atStart(k)} told ${x} to think back`, 'but back was just more trees'],
    (k) => [`${atStart(k)} tossed a leaf to choose`, 'but it chose straight down'],
  ],
  solve: {
    sniff: (w, x) =>
      `Up went ${w.his} nose. Mud. Mint. And there, as thin as a thread: supper. "Home is that way," ${w.name} told ${x}.`,
    fly: (w, x) => `${atStart(w.name)} flew up and saw one window with a face in it. It was looking out for ${x}.`,
    loud: (w, x) =>
      `${atStart(w.name)} took a breath and called. Two hills away a door opened, and somebody called back for ${x}.`,
    fast: (w, x) =>
      `${atStart(w.name)} went to the end of each path and back. "It's the third one," said ${w.name} to ${x}.`,
    light: (w, x) =>
      `${atStart(w.name)} stood on the hill and shone. From far off another light came bobbing, to fetch ${x}.`,
    climb: (w, x) =>
      `${atStart(w.name)} went up the tallest thing there was, and looked. From there the home of ${x} was as plain as a plate.`,
    swim: (w) =>
      `${atStart(w.name)} knew the stream. "It goes past everybody's door in the end," said ${w.name}. So they went along with it.`,
    gentle: (w, x) =>
      `"What did you pass?" said ${w.name}. The bell, said ${x}. The goat. The red gate. They went back through it, one thing at a time.`,
    string: (w, x) =>
      `${atStart(w.name)} let out string along each path, and wound it back. The fourth one ended at the door of ${x}.`,
  },
  solveShort: {
    sniff: (w) => `Sniff, sniff, sniff went ${w.name}. There!`,
    fly: (w) => `Up, up, up flew ${w.name}. There!`,
    loud: (w) => `"HELLO!" went ${w.name}. "Hello!" said home.`,
    fast: (w) => `Zoom, zoom, zoom went ${w.name}. There!`,
    light: (w) => `Glow, glow, glow went ${w.name}.`,
    climb: (w) => `Up, up, up went ${w.name}. There!`,
    swim: (w) => `"Follow the stream," said ${w.name}.`,
    gentle: (w) => `"Gate. Goat. Bell," said ${w.name} softly.`,
    string: (w) => `String, string, string. Clever ${w.name}! There!`,
  },
  afters: [
    () => `And there was the door, with the light on.`,
    () => `Somebody had put a plate in the window, which meant yes.`,
    () => `The gate said click, just as it always did.`,
    () => `The mat was still there, and so was the smell of supper.`,
    () => `There was a shadow at the window, waving a spoon.`,
  ],
};

/** The way splits and does not say. */
export const LOST_WAY_ROAD: RoadBlock = {
  id: 'lost-way',
  short: 'There were too many paths.',
  troubles: [
    'Then there was not one path but five. Each of them looked like the right one, a bit.',
    'Then the path came to a tree, and went round both sides of it. It never came back together.',
    'Then they passed a bush like a hat. A while later they passed it again, and it had not moved.',
    'Then the sign said LEFT, and on the back it said LEFT.',
  ],
  fails: [
    (k) => `${atStart(k)} looked at the map, but it was a map of somewhere else.`,
    (k) => `${atStart(k)} followed the footprints, but they were their own.`,
    (k) => `${atStart(k)} followed the signpost, but the wind had turned it round.`,
    (k) => `${atStart(k)} tried the first path, but it only came back to say sorry.`,
    (k) => `${atStart(k)} asked a sheep, but the sheep had been about to ask them.`,
    (k) => `${atStart(k)} made a pile of stones, but there was already one just like it.`,
    (k) => `${atStart(k)} followed a cloud, but it was lost as well.`,
    (k) => `${atStart(k)} chose the widest path, but it lay down in a field.`,
  ],
  solve: {
    sniff: (w) =>
      `Up went ${w.his} nose. Four paths smelled of nobody. "This one smells of somewhere," said ${w.name}.`,
    fly: (w) => `${atStart(w.name)} flew up and had a look. From above, four of them were only loops.`,
    loud: (w) => `${atStart(w.name)} called down each path. Down the third one, somebody said "Hello?"`,
    fast: (w) => `${atStart(w.name)} went down each and back before anyone else had moved. "It's the third one."`,
    light: (w) => `${atStart(w.name)} shone down each path in turn. Only one of them shone back.`,
    climb: (w) =>
      `${atStart(w.name)} went up the tallest thing there was. From there the right one was as plain as a plate.`,
    swim: (w) =>
      `${atStart(w.name)} heard a stream. "Water knows where it's going," said ${w.name}. So they went along with it.`,
    gentle: (w) =>
      `${atStart(w.name)} sat down and waited. After a while an ant came home along the fourth path, in no doubt.`,
    string: (w) => `${atStart(w.name)} tied string to a post and tried each path. The wrong ones were wound up again.`,
    small: (w) => `From down there ${w.name} could see what the others could not. Only one path was worn thin by feet.`,
  },
  solveShort: {
    sniff: (w) => `Sniff, sniff, sniff went ${w.name}. There!`,
    fly: (w) => `Up, up, up flew ${w.name}. There!`,
    loud: (w) => `"HELLO!" went ${w.name}. "Hello!" went one path.`,
    fast: (w) => `Zoom, zoom, zoom went ${w.name}. There!`,
    light: (w) => `Glow, glow, glow went ${w.name}. There!`,
    climb: (w) => `Up, up, up went ${w.name}. There!`,
    swim: (w) => `"Follow the stream," said ${w.name}.`,
    gentle: (w) => `${atStart(w.name)} sat. ${atStart(w.name)} looked. There!`,
    string: (w) => `String, string, string. Clever ${w.name}! There!`,
    small: (w) => `Little ${w.name} looked low. There!`,
  },
};

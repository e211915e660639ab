import type { ProblemLines, RoadBlock } from '../arc.ts';
import { atStart } from './at-start.ts';

/** Somebody does not know the way home. */
export const LOST_WAY: ProblemLines = {
  id: 'lost-way',
  short: (x) => `${atStart(x)} was lost.`,
  troubles: [
    (x) => `${atStart(x)} had turned left at every corner. Now ${x} was lost. Home could be anywhere.`,
    (x) => `${atStart(x)} had followed a beetle for a long way. Then the beetle flew off, and ${x} was lost.`,
    (x) => `There were six paths. ${atStart(x)} did not know which one went home.`,
    (x) => `${atStart(x)} had dropped a crumb at every turning. A bird had eaten the crumbs, so ${x} was lost.`,
    (x) => `"I know where I am," said ${x}. "I am here. But I don't know where home is."`,
    (x) => `${atStart(x)} had only looked away for a minute. Now all the trees looked the same, and ${x} was lost.`,
  ],
  fails: [
    (k) => [`${atStart(k)} looked at the map`, `but it was a map of somewhere else`],
    (k) => [`${atStart(k)} asked a sheep`, `but the sheep was lost as well`],
    (k) => [`${atStart(k)} followed some footprints`, `but they only went round in a ring`],
    (k) => [`${atStart(k)} looked at the signpost`, `but the wind had turned it round`],
    (k, x) => [`${atStart(k)} asked for the address`, `but ${x} did not know it`],
    (k) => [`${atStart(k)} went up the first path`, `but it ended at a pond`],
    (k) => [`${atStart(k)} climbed on a stone to look`, `but there were only more trees`],
    (k, x) => [`${atStart(k)} asked for the way`, `but ${x} could not remember`],
    (k) => [`${atStart(k)} tossed a leaf to choose a path`, `but the leaf blew away`],
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
    'Then there was not one path but five. They all looked just the same.',
    'Then the path turned into two, and the two turned into four. Nobody knew which one to take.',
    'Then they passed a bush like a hat. A while later they passed it again. They were going round in a circle!',
    'Then they came to a signpost. It pointed five ways, and all its words had worn off.',
  ],
  fails: [
    (k) => `${atStart(k)} looked at the map, but it was a map of somewhere else.`,
    (k) => `${atStart(k)} followed some footprints, but they had made those themselves.`,
    (k) => `${atStart(k)} turned the map over, but the back was a shopping list.`,
    (k) => `${atStart(k)} tried the first path, but it only came back in a ring.`,
    (k) => `${atStart(k)} asked a sheep, but the sheep was lost as well.`,
    (k) => `${atStart(k)} marked the path with a stone, but all the paths had stones.`,
    (k) => `${atStart(k)} followed a cloud, but the cloud was only going round and round.`,
    (k) => `${atStart(k)} took the widest path, but it stopped in the middle of nowhere.`,
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

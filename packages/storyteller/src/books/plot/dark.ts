import type { ProblemLines, RoadBlock } from '../arc.ts';
import { atStart } from './at-start.ts';

/** Somebody cannot find the way out of the dark. */
export const DARK: ProblemLines = {
  id: 'dark',
  short: (x) => `It was too dark for ${x}.`,
  troubles: [
    (x) => `The lamp went out, and it was quite dark. ${atStart(x)} was inside, and could not find the door.`,
    (x) => `Click, and the light was out. ${atStart(x)} was in there, and could not see a thing.`,
    (x) => `The wind had blown the shutters shut. "Which way is out?" said ${x}, from inside in the dark.`,
    (x) => `It was as black in there as the inside of a boot. ${atStart(x)} was walking into things.`,
    (x) => `The room had gone dark, with ${x} in it. They could hear ${x}, but they could not see anybody.`,
    (x) => `The lamp gave a small cough and went out. "I can't see the door!" said ${x}.`,
  ],
  fails: [
    (k) => [`${atStart(k)} felt along the wall`, `but it was a coat, and it fell down`],
    (k) => [`${atStart(k)} switched on the torch`, `but the battery was flat`],
    (k) => [`${atStart(k)} opened both eyes wider`, `but that only let more dark in`],
    (k, x) => [`${atStart(k)} said "Over here"`, `but ${x} could not see where that was`],
    (k) => [`${atStart(k)} waited for morning`, `but morning was hours away`],
    (k) => [`${atStart(k)} went in to help`, `but then there were two of them bumping about`],
    (k) => [`${atStart(k)} pointed at the door`, `but nobody can see pointing in the dark`],
    (k) => [`${atStart(k)} said "Look for the door"`, `but it was too dark to look`],
    (k) => [`${atStart(k)} called for a lamp`, `but nobody could find one in the dark`],
  ],
  solve: {
    light: (w, x) => `Then something glowed, as gold as honey. It was ${w.name}. In the middle of the glow sat ${x}.`,
    loud: (w, x) =>
      `${atStart(w.name)} called, and then called again. "Walk towards the noise," said ${w.name}, and ${x} did.`,
    fly: (w, x) => `${atStart(w.name)} flew up and pushed the shutter open. In came the stars, and ${x} saw the door.`,
    string: (w, x) =>
      `${atStart(w.name)} sent one end of the string into the dark. It gave a tug. Along it, bit by bit, came ${x}.`,
    sniff: (w, x) =>
      `${atStart(w.name)} shut both eyes, since they were no use, and sniffed. "There you are," said ${w.name} to ${x}.`,
    warm: (w, x) => `"Find the warm bit," said ${w.name}. "The warm bit is me." And out of the cold dark came ${x}.`,
    swim: (w, x) =>
      `${atStart(w.name)} was used to this. It is always dark at the bottom of a pond. "Stay close," ${x} was told.`,
    gentle: (w, x) =>
      `"One thing at a time," said ${w.name} softly. "Wall. Shelf. Door." And ${x} came along behind the words.`,
    nibble: (w, x) =>
      `${atStart(w.name)} had nibbled the fence on the way in. Nibble by nibble, ${x} felt the way back out.`,
  },
  solveShort: {
    light: (w) => `Glow, glow, glow went ${w.name}.`,
    loud: (w) => `"This way!" said ${w.name}, very loud.`,
    fly: (w) => `Up flew ${w.name}. In came the stars.`,
    string: (w) => `Tug, tug, tug. String! Clever ${w.name}!`,
    sniff: (w) => `Sniff, sniff, sniff went ${w.name}. There!`,
    warm: (w) => `"Come to the warm," said ${w.name}.`,
    swim: (w) => `"I know the dark," said ${w.name}.`,
    gentle: (w) => `"Wall. Shelf. Door," said ${w.name} softly.`,
    nibble: (w) => `Nibble, nibble! ${atStart(w.name)} had marked it.`,
  },
  afters: [
    (x) => `And there was the door, just where ${x} had left it.`,
    (x) => `${atStart(x)} said good evening to the doorknob, and meant it.`,
    (x) => `Outside there were stars, and ${x} counted them to be sure.`,
    (x) => `"It was such a small room," said ${x}, looking back at it.`,
    (x) => `${atStart(x)} had a cobweb on top, and wore it home.`,
  ],
};

/** The way goes through a dark place. */
export const DARK_ROAD: RoadBlock = {
  id: 'dark',
  short: 'It was too dark to see.',
  troubles: [
    'Then it went dark, as if somebody had put a lid on. They could not see the way, or their own knees.',
    'Then the last of the light went out. They could not see the way at all.',
    'Then it grew so dark that they bumped into each other. Nobody could see where to go.',
    'Then it was as dark as the inside of a boot. They held hands, and could not see the hands.',
  ],
  fails: [
    (k) => `${atStart(k)} switched on the torch, but the battery was flat.`,
    (k) => `${atStart(k)} opened both eyes wider, but that only let more dark in.`,
    (k) => `${atStart(k)} felt for the way, but it felt the same on every side.`,
    (k) => `${atStart(k)} asked which way to go, but only the echo answered.`,
    (k) => `${atStart(k)} held up the lantern, but it only lit up one knee.`,
    (k) => `${atStart(k)} felt along a soft wall, but the wall was somebody's coat.`,
    (k) => `${atStart(k)} took one big step, but the bags were in the way.`,
    (k) => `${atStart(k)} waited for it to get light, but it only got darker.`,
  ],
  solve: {
    light: (w) =>
      `Then ${w.name} began to glow, as gold as honey. Now they could see the way. "Oh," said ${w.name}. "I forgot I do that."`,
    loud: (w) =>
      `${atStart(w.name)} called and listened. An echo came back from the left, so the way was on the right.`,
    fly: (w) =>
      `${atStart(w.name)} went up above the dark, where it was still bright. "Straight on!" said a voice from the top.`,
    string: (w) => `${atStart(w.name)} had string. They all held it, so that nobody could be lost by themselves.`,
    sniff: (w) =>
      `${atStart(w.name)} shut both eyes, since they were no use, and sniffed. "This way smells of what we came for."`,
    warm: (w) => `"Keep to the warm side of me," said ${w.name}. They walked along in the warm as if it were a light.`,
    swim: (w) =>
      `${atStart(w.name)} was used to this. It is always dark at the bottom of a pond. "Stay close," said ${w.name}.`,
    gentle: (w) =>
      `"Small steps," said ${w.name}, "and say each one." Seventeen small steps later, there was the light.`,
    nibble: (w) =>
      `${atStart(w.name)} went in front, nibbling a biscuit. The others followed the crunching, all the way to the light.`,
    small: (w) => `Far down by the ground there was a crack of light. Only ${w.name} was low enough to see it.`,
  },
  solveShort: {
    light: (w) => `Glow, glow, glow went ${w.name}.`,
    loud: (w) => `"HELLO!" went ${w.name}. Hello, went the wall.`,
    fly: (w) => `Up flew ${w.name}. "Straight on!"`,
    string: (w) => `Hold the string. Well done, ${w.name}!`,
    sniff: (w) => `Sniff, sniff, sniff went ${w.name}. There!`,
    warm: (w) => `"Follow the warm," said ${w.name}.`,
    swim: (w) => `"I know the dark," said ${w.name}.`,
    gentle: (w) => `"Step. Step. Step," said ${w.name} softly.`,
    nibble: (w) => `They all followed ${w.names} crunching.`,
    small: (w) => `Little ${w.name} saw a little light.`,
  },
};

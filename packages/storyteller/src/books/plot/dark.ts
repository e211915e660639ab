import type { ProblemLines, RoadBlock } from '../arc.ts';
import { atStart } from './at-start.ts';

/** Somebody cannot find the way out of the dark. */
export const DARK: ProblemLines = {
  id: 'dark',
  short: (x) => `It was too dark for ${x}.`,
  troubles: [
    (x) => `The lamp went out, and the dark came down like a lid. Somewhere in it was ${x}, looking for the door.`,
    (x) => `Click, and there was nothing. It was a dark with corners, and in one was ${x}.`,
    (x) =>
      `Nobody had turned off the day, but the shutters had blown shut. "Which way is out?" said ${x}, from inside.`,
    (x) => `It was as black in there as the inside of a boot. Somebody was walking into things, and it was ${x}.`,
    (x) => `There had been a room with ${x} in it. Now there was only the voice of ${x}, and no room.`,
    (x) => `The wick gave a small cough and went out. "I was just by the door," said ${x}. "Now I am just."`,
  ],
  fails: [
    (k) => [`${atStart(k)} felt along the wall`, 'but it was a coat, and it fell down'],
    (k) => [`${atStart(k)} switched on the torch`, 'but it only remembered how to do orange'],
    (k) => [`${atStart(k)} opened both eyes wider`, 'but that only let more dark in'],
    (k, x) => [`${atStart(k)} said "Over here"`, `but ${x} could not see where here was`],
    (k) => [`${atStart(k)} waited for morning`, 'but morning was still in bed'],
    (k) => [`${atStart(k)} went in to help`, 'but then there were two of them bumping about'],
    (k) => [`${atStart(k)} rubbed two spoons together`, 'but that only made shiny spoons'],
    (k, x) => [`${atStart(k)} told ${x} to look for the door`, 'but looking was broken'],
    (k) => [`${atStart(k)} called for a lamp`, 'but they keep the lamps in the dark, too'],
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
    'Then the last of the light went, and did not say for how long.',
    'Then it was so dark that it made no difference which way they looked.',
    'Then somebody folded up the day and put it away. There was only the sound of them, breathing.',
  ],
  fails: [
    (k) => `${atStart(k)} switched on the torch, but it only remembered how to do orange.`,
    (k) => `${atStart(k)} opened both eyes wider, but that only let more dark in.`,
    (k) => `${atStart(k)} felt for the way, but it felt the same on every side.`,
    (k) => `${atStart(k)} asked who was there, but the echo asked the same thing back.`,
    (k) => `${atStart(k)} lit the lantern, but it only lit up the lantern.`,
    (k) => `${atStart(k)} followed the wall, but it turned out to be the others.`,
    (k) => `${atStart(k)} took a big step, but the dark was bigger.`,
    (k) => `${atStart(k)} waited to get used to it, but it got used to them first.`,
  ],
  solve: {
    light: (w) => `Then something glowed, as gold as honey. "Oh," said ${w.name}. "I forgot I do that."`,
    loud: (w) =>
      `${atStart(w.name)} called and listened. An echo came back from the left, so the way was on the right.`,
    fly: (w) =>
      `${atStart(w.name)} went up above the dark, where it was still bright. "Straight on!" said a voice from the top.`,
    string: (w) => `${atStart(w.name)} had string. They all held it, so that nobody could be lost by themselves.`,
    sniff: (w) =>
      `${atStart(w.name)} shut both eyes, since they were no use, and sniffed. "It smells more of there that way."`,
    warm: (w) => `"Keep to the warm side of me," said ${w.name}. They walked along in the warm as if it were a light.`,
    swim: (w) =>
      `${atStart(w.name)} was used to this. It is always dark at the bottom of a pond. "Stay close," said ${w.name}.`,
    gentle: (w) =>
      `"Small steps," said ${w.name}, "and say each one." Seventeen small steps later, there was the light.`,
    nibble: (w) => `${atStart(w.name)} dropped crumbs behind. That way they never went round in a circle.`,
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
    nibble: (w) => `Crumb, crumb, crumb. Clever ${w.name}!`,
    small: (w) => `Little ${w.name} saw a little light.`,
  },
};

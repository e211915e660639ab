import type { ProblemLines, RoadBlock } from '../arc.ts';
import { atStart } from './at-start.ts';

/** Somebody is at the far end of a very small gap. */
export const NARROW: ProblemLines = {
  id: 'narrow',
  short: (x) => `${atStart(x)} was down a tiny hole.`,
  troubles: [
    (x) => `There was a crack no wider than a letterbox. ${atStart(x)} was at the far end, and could not get out.`,
    (x) => `${atStart(x)} was down a hole. It was so small that they could only see one eye.`,
    (x) => `${atStart(x)} had gone into a very small hole after a nut. Now ${x} could not get out again.`,
    (x) => `A voice came out of the ground between two stones. ${atStart(x)} was down there, in a very thin hole.`,
    (x) => `A stone had rolled across the hole, with ${x} inside.`,
    (x) => `${atStart(x)} had gone into the hole quite easily. But after lunch ${x} was too fat to come out.`,
  ],
  fails: [
    (k) => [`${atStart(k)} put in an arm`, `but the hole was longer than the arm`],
    (k) => [`${atStart(k)} poked about with a stick`, `but the stick was too short`],
    (k, x) => [`${atStart(k)} said "Turn round"`, `but ${x} had no room to turn`],
    (k) => [`${atStart(k)} looked in`, `but that only made it dark in there`],
    (k, x) => [`${atStart(k)} called "Push"`, `but ${x} could not push and breathe`],
    (k) => [`${atStart(k)} called down a kind word`, `but that did not make the hole wider`],
    (k, x) => [`${atStart(k)} told ${x} to come backwards`, `but that was even tighter`],
    (k) => [`${atStart(k)} tried a spoon`, `but the ground was too hard`],
    (k) => [`${atStart(k)} measured the hole with a ruler`, `but that did not make it bigger`],
  ],
  solve: {
    small: (w, x) => `In went ${w.name}, who was hardly there at all. Out came ${w.name}, with ${x} close behind.`,
    string: (w, x) =>
      `${atStart(w.name)} let the string down, with a loop at the end. The loop went tight. Up came ${x}.`,
    dig: (w, x) =>
      `${atStart(w.name)} dug a second hole that met the first one round the back. ${atStart(x)} left by the new door.`,
    swim: (w, x) => `${atStart(w.name)} knew about water. They poured it in, cup by cup, and up floated ${x}.`,
    nibble: (w, x) => `${atStart(w.name)} nibbled the crack a little wider, and a little wider. Out squeezed ${x}.`,
    light: (w, x) =>
      `${atStart(w.name)} shone in at the crack. There were small ledges, all the way, and up them came ${x}.`,
    gentle: (w, x) =>
      `${atStart(w.name)} did not poke. A biscuit was put down, and nobody said a word. Out came ${x}, nose first.`,
    strong: (w, x) => `${atStart(w.name)} lifted the top stone as if it were a lid. "Ah," said ${x}. "It was a box."`,
    warm: (w, x) =>
      `${atStart(w.name)} lay down by the crack, as warm as a stove. ${atStart(x)} came out to see who had left summer there.`,
  },
  solveShort: {
    small: (w) => `In went little ${w.name}. Squeeze!`,
    string: (w) => `Down went the string. Clever ${w.name}!`,
    dig: (w) => `Dig, dig, dig went ${w.name}. A door!`,
    swim: (w) => `Splash, splash! ${atStart(w.name)} filled it up.`,
    nibble: (w) => `Nibble, nibble, nibble went ${w.name}.`,
    light: (w) => `Glow, glow, glow went ${w.name}.`,
    gentle: (w) => `${atStart(w.name)} sat still. One biscuit. Shhh.`,
    strong: (w) => `Up went the stone. Strong ${w.name}!`,
    warm: (w) => `Warm, warm, warm was ${w.name}.`,
  },
  afters: [
    (x) => `${atStart(x)} blinked in the light.`,
    (x) => `${atStart(x)} lay down and was as wide as possible, on purpose.`,
    (x) => `"There's more of out than I remembered," said ${x}.`,
    (x) => `${atStart(x)} had brought the nut. It did not seem so good now.`,
    (x) => `There was room to turn round, so ${x} did, three times.`,
  ],
};

/** The way shrinks to a gap. */
export const NARROW_ROAD: RoadBlock = {
  id: 'narrow',
  short: 'The only door was much too small.',
  troubles: [
    'Then the way ended at a rock with a little door in it. The door was no bigger than a letterbox.',
    'Then the rocks came close together. There was one gap between them, and nobody could fit through.',
    'Then there was a wall with a gate in it. But only a mouse could get through a gate that small.',
    'Then the way went in under a huge stone. The hole was as low as a letterbox.',
  ],
  fails: [
    (k) => `${atStart(k)} tried to go in sideways, but sideways was too wide as well.`,
    (k) => `${atStart(k)} put in one arm, but it did not reach the latch.`,
    (k) => `${atStart(k)} breathed in hard, but nobody can breathe in that much.`,
    (k) => `${atStart(k)} pushed the bags in first, but then the bags were stuck.`,
    (k) => `${atStart(k)} knocked hard, but nobody opened.`,
    (k) => `${atStart(k)} took off two coats, but it was still too tight.`,
    (k) => `${atStart(k)} tried feet first, but it was too tight at the knees.`,
    (k) => `${atStart(k)} looked through with one eye, but only the eye could go in.`,
  ],
  solve: {
    small: (w) => `"Handy," said ${w.name}, and went in underneath. There was a click, and the whole wall swung open.`,
    string: (w) =>
      `${atStart(w.name)} fished through the gap with a loop of string. It caught the latch, and the wall swung open.`,
    dig: (w) =>
      `${atStart(w.name)} dug under the door. It was a low way in, but everybody fitted, one tummy at a time.`,
    nibble: (w) => `${atStart(w.name)} nibbled the door a little wider, and a little wider. It tasted of old raisins.`,
    strong: (w) =>
      `${atStart(w.name)} gave the wall a small push. It was not a wall. It was a bigger door, with a door in it.`,
    light: (w) =>
      `${atStart(w.name)} shone round the edges. High up, where nobody had looked, was a much larger handle.`,
    gentle: (w) =>
      `${atStart(w.name)} knocked, very softly. "At last," said a voice. "Everyone else kicks." And the wall swung open.`,
    loud: (w) =>
      `${atStart(w.name)} called good morning through the gap. Somebody dropped a spoon, and came to open the big door.`,
    climb: (w) => `${atStart(w.name)} went up over the top and unhooked the bolt. The whole wall swung open.`,
  },
  solveShort: {
    small: (w) => `In went little ${w.name}. Click!`,
    string: (w) => `${atStart(w.name)} hooked it with string. Click!`,
    dig: (w) => `Dig, dig, dig went ${w.name}. Under!`,
    nibble: (w) => `Nibble, nibble, nibble went ${w.name}.`,
    strong: (w) => `One push from ${w.name}. Creak! Open!`,
    light: (w) => `Glow, glow! ${atStart(w.name)} found the handle.`,
    gentle: (w) => `Tap, tap, tap went ${w.name}. Click!`,
    loud: (w) => `"GOOD MORNING!" said ${w.name}. Click!`,
    climb: (w) => `Up and over went ${w.name}. Click!`,
  },
};

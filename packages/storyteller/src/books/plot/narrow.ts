import type { ProblemLines, RoadBlock } from '../arc.ts';
import { atStart } from './at-start.ts';

/** Somebody is at the far end of a very small gap. */
export const NARROW: ProblemLines = {
  id: 'narrow',
  short: (x) => `${atStart(x)} was down a tiny hole.`,
  troubles: [
    (x) => `There was a crack no wider than a letterbox. At the far end of it, looking out, was ${x}.`,
    (x) => `You could see one eye of ${x}. There was no room for the other. The rest was down the hole.`,
    (x) => `${atStart(x)} had gone in after a nut. It was a very good nut, and a very small hole.`,
    (x) => `A voice came out of the ground between two stones. It was ${x}, at the thin end of nowhere.`,
    (x) => `The stones had shut like a book, with ${x} inside.`,
    (x) => `${atStart(x)} had been smaller on the way in. That was before lunch, which was in there too.`,
  ],
  fails: [
    (k) => [`${atStart(k)} put in an arm`, 'but the arm ended and the hole did not'],
    (k) => [`${atStart(k)} poked about with a stick`, 'but the stick went in and stayed there'],
    (k, x) => [`${atStart(k)} said "Turn round"`, `but ${x} had no room to turn`],
    (k) => [`${atStart(k)} looked in`, 'but that used up all the light'],
    (k) => [`${atStart(k)} rang the doorbell`, 'but it was not that sort of hole'],
    (k) => [`${atStart(k)} called down a kind word`, 'but it was up that was wanted'],
    (k, x) => [`${atStart(k)} told ${x} to come backwards`, 'but that was the thin end'],
    (k) => [`${atStart(k)} brought a shoehorn`, 'but it was made for heels'],
    (k) => [`${atStart(k)} measured it with a ruler`, 'but that only gave the hole a number'],
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
  short: 'The door was much too small.',
  troubles: [
    'Then the way got thin, and thinner. It ended in a door no bigger than a letterbox. It was shut.',
    'Then the rocks came together like two people whispering. There was a gap for a whisper, and no more.',
    'Then there was a gate. A mouse had built it, to go by the handle.',
    'Then the path went in under a stone, as flat as a letter.',
  ],
  fails: [
    (k) => `${atStart(k)} tried sideways, but sideways was too wide as well.`,
    (k) => `${atStart(k)} put in an arm, but the arm ended before the door did.`,
    (k) => `${atStart(k)} breathed in, but nobody can breathe in that much.`,
    (k) => `${atStart(k)} pushed the bags in first, but then there was no room left.`,
    (k) => `${atStart(k)} knocked, but whoever came had only just room to say so.`,
    (k) => `${atStart(k)} took off two coats, but it was not the coats.`,
    (k) => `${atStart(k)} tried feet first, but the feet had the same idea about it.`,
    (k) => `${atStart(k)} looked through with one eye, but only the eye could go.`,
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

import type { ProblemLines, RoadBlock } from '../arc.ts';
import { atStart } from './at-start.ts';

/** Somebody is fast asleep in just the wrong place. */
export const ASLEEP: ProblemLines = {
  id: 'asleep',
  short: (x) => `${atStart(x)} was asleep on the path.`,
  troubles: [
    (x) => `Right across the only path lay ${x}, fast asleep. The snores made the leaves go in and out.`,
    (x) => `There was a hill on the path that had not been there before. It went up and down. It was ${x}.`,
    (x) => `${atStart(x)} had lain down in the one place where everybody goes by. That was on Tuesday.`,
    (x) => `You heard it before you saw it, like a saw in butter. Then you saw ${x}, all over the path.`,
    (x) => `${atStart(x)} had meant to lie down beside the path. In sleep one rolls, and now there was no path.`,
    (x) => `A bird was sitting on ${x}, going up and going down. Nothing else on the path moved.`,
  ],
  fails: [
    (k) => [`${atStart(k)} said "Excuse me"`, 'but snoring is louder than manners'],
    (k, x) => [`${atStart(k)} tried to step over`, `but ${x} rolled, like the sea`],
    (k, x) => [`${atStart(k)} coughed`, `but ${x} said "Bless you" and slept on`],
    (k) => [`${atStart(k)} rang a bell`, 'but it rang only in the dream'],
    (k) => [`${atStart(k)} waited`, 'but it was the sort of sleep that has chapters'],
    (k) => [`${atStart(k)} sang`, 'but it turned out to be a lullaby'],
    (k, x) => [`${atStart(k)} opened a tin near ${x}`, 'but it was only buttons'],
    (k) => [`${atStart(k)} pushed`, 'but it was like pushing Sunday'],
    (k, x) => [`${atStart(k)} told ${x} the time`, 'but it was not the right time'],
  ],
  solve: {
    small: (w, x) =>
      `${atStart(w.name)} went right up to one ear, no heavier than a leaf. "Breakfast," said ${w.name}, and ${x} sat up.`,
    gentle: (w, x) =>
      `${atStart(w.name)} laid one blackberry by the nose. The nose woke first, and then the rest of ${x}.`,
    loud: (w, x) =>
      `${atStart(w.name)} took a breath and let it all out. Two hills away a spoon was dropped, and ${x} opened one eye.`,
    sniff: (w, x) =>
      `${atStart(w.name)} sniffed out a ripe pear and put it just past the path. The nose went after it, and ${x} came too.`,
    fly: (w, x) =>
      `${atStart(w.name)} went round and round above one ear. ${atStart(x)} turned over in a dream, and there was the path.`,
    warm: (w, x) =>
      `${atStart(w.name)} lay down at the side of the path. In the dream ${x} rolled towards the warm, and there was room.`,
    light: (w, x) => `${atStart(w.name)} shone, slowly, like a morning. "Is it time already?" said ${x}.`,
    nibble: (w, x) =>
      `${atStart(w.name)} nibbled a crust, close to one ear. It sounded just like breakfast, and ${x} sat up.`,
    strong: (w, x) =>
      `${atStart(w.name)} rolled ${x} over like a page, without a bump. The snoring did not miss a beat.`,
    bounce: (w, x) =>
      `${atStart(w.name)} bounced, and so did ${x}, a very little, each time. On the ninth, one eye opened.`,
  },
  solveShort: {
    small: (w) => `"Breakfast!" said little ${w.name}.`,
    gentle: (w) => `One berry from ${w.name}. Softly. Sniff!`,
    loud: (w) => `"WAKEY, WAKEY!" said ${w.name}.`,
    sniff: (w) => `Sniff! ${atStart(w.name)} found a pear. Munch!`,
    fly: (w) => `Round and round and round flew ${w.name}.`,
    warm: (w) => `Warm, warm ${w.name} lay down. Roll!`,
    light: (w) => `Glow, glow, glow. "Morning!" said ${w.name}.`,
    nibble: (w) => `Nibble, nibble, nibble went ${w.name}. Breakfast?`,
    strong: (w) => `Roll, roll, roll! Strong, strong ${w.name}!`,
    bounce: (w) => `Boing, boing, boing went ${w.name}.`,
  },
  afters: [
    (x) => `"Sorry," said ${x}. "Was I in the way?"`,
    (x) => `${atStart(x)} yawned, and a moth flew out, quite unhurt.`,
    (x) => `"I had only just shut my eyes," said ${x}. There was moss on one side.`,
    () => `There was a flat place on the path, and it was still warm.`,
    (x) => `${atStart(x)} looked round for whoever had been snoring.`,
  ],
};

/** The way is blocked by a rock that snores: a sleeper who is never seen, so that a picture needs only the rock. */
export const ASLEEP_ROAD: RoadBlock = {
  id: 'asleep',
  short: 'A big rock was asleep. Snore!',
  troubles: [
    'Then there was a big round rock in the way. It was snoring.',
    'Then they came to a rock, lying from one side to the other. It breathed out.',
    'Then something said honk, and then it said shoo. It was a rock, fast asleep, all over the path.',
    'Then the road was full of rock. It had its eyes shut, and a bird on top.',
  ],
  fails: [
    (k) => `${atStart(k)} said "Excuse me", but snoring is louder than manners.`,
    (k) => `${atStart(k)} tried to step over, but the rock breathed in and was taller.`,
    (k) => `${atStart(k)} knocked on it, but it only said "Come in" and slept on.`,
    (k) => `${atStart(k)} waited, but it had a thousand years still to go.`,
    (k) => `${atStart(k)} read it the map, but it had heard it before, and slept deeper.`,
    (k) => `${atStart(k)} tickled one side of it, but it only laughed in a dream.`,
    (k) => `${atStart(k)} rang the bell, but the rock thought it was Sunday.`,
    (k) => `${atStart(k)} leaned on it, but it leaned back.`,
  ],
  solve: {
    small: (w) =>
      `${atStart(w.name)} went right up to a crack that looked like an ear. "Breakfast," said ${w.name}. The rock rolled over.`,
    gentle: (w) => `${atStart(w.name)} hummed to it, very low. The rock sighed, and rolled over to its other side.`,
    loud: (w) => `${atStart(w.name)} took a breath and let it all out. The rock hopped, and came down somewhere else.`,
    sniff: (w) =>
      `${atStart(w.name)} sniffed out a patch of thyme and shook it. The rock sneezed itself right off the path.`,
    fly: (w) => `${atStart(w.name)} flew round it until it turned to listen. Behind it was the way.`,
    warm: (w) => `${atStart(w.name)} lay down at the side. Rocks like to be warm. It rolled over, and there was room.`,
    light: (w) => `${atStart(w.name)} shone, slowly, like a morning. The rock yawned, and got up, and went.`,
    strong: (w) => `${atStart(w.name)} rolled it aside like a bun, without a bump. The snoring did not miss a beat.`,
    dig: (w) => `${atStart(w.name)} dug a small slope beside it. The rock rolled down, smiled, and slept on.`,
    bounce: (w) => `${atStart(w.name)} bounced, and so did the rock, each time a bit more left. Nine did it.`,
  },
  solveShort: {
    small: (w) => `"Breakfast!" said little ${w.name}. Roll!`,
    gentle: (w) => `${atStart(w.name)} hummed, soft and low. Roll!`,
    loud: (w) => `"WAKEY, WAKEY!" said ${w.name}. Hop!`,
    sniff: (w) => `Sniff, sniff went ${w.name}. Atchoo! Roll!`,
    fly: (w) => `Round and round flew ${w.name}. Roll!`,
    warm: (w) => `Warm, warm ${w.name} lay down. Roll!`,
    light: (w) => `Glow, glow, glow. "Morning!" said ${w.name}.`,
    strong: (w) => `Roll, roll, roll! Strong, strong ${w.name}!`,
    dig: (w) => `Dig, dig, dig went ${w.name}. Roll!`,
    bounce: (w) => `Boing, boing, boing went ${w.name}. Roll!`,
  },
};

import type { ProblemLines, RoadBlock } from '../arc.ts';
import { atStart } from './at-start.ts';

/** Somebody is fast asleep in just the wrong place. */
export const ASLEEP: ProblemLines = {
  id: 'asleep',
  short: (x) => `${atStart(x)} was asleep on the path.`,
  troubles: [
    (x) => `${atStart(x)} lay right across the only path, fast asleep. Nobody could get by.`,
    (x) => `There was a new hill on the path. It went up and down, and it snored. It was ${x}.`,
    (x) => `${atStart(x)} had lain down in the middle of the path on Tuesday. ${atStart(x)} was still asleep.`,
    (x) => `They heard a snore like a saw. Then they saw ${x}, asleep all over the path.`,
    (x) => `${atStart(x)} had gone to sleep beside the path, and had rolled over. Now nobody could get past.`,
    (x) => `${atStart(x)} was asleep on the path. A bird sat on top, and went up and down with each snore.`,
  ],
  fails: [
    (k) => [`${atStart(k)} said "Excuse me"`, `but nobody could hear it for the snoring`],
    (k, x) => [`${atStart(k)} tried to step over`, `but ${x} rolled over too`],
    (k, x) => [`${atStart(k)} coughed`, `but ${x} said "Bless you" and slept on`],
    (k, x) => [`${atStart(k)} rang a bell`, `but ${x} only heard it in a dream`],
    (k) => [`${atStart(k)} waited`, `but it was a very long sleep`],
    (k, x) => [`${atStart(k)} sang`, `but the song made ${x} even sleepier`],
    (k, x) => [`${atStart(k)} opened a biscuit tin near ${x}`, `but the tin was empty`],
    (k, x) => [`${atStart(k)} pushed`, `but ${x} was much too heavy`],
    (k, x) => [`${atStart(k)} told ${x} the time`, `but nobody asleep can tell the time`],
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
    'Then a big round rock lay in the way, and it was snoring. Nobody could get by while it slept.',
    'Then a rock as big as a bus lay right across the path. The rock was alive, and it was fast asleep.',
    'Then they heard a snore. It came from a huge rock that was asleep on the path.',
    'Then a giant rock lay across the road, with its eyes shut. It snored so hard that the bird on top went up and down.',
  ],
  fails: [
    (k) => `${atStart(k)} said "Excuse me", but the rock snored too loudly to hear.`,
    (k) => `${atStart(k)} tried to step over, but the rock breathed in and grew.`,
    (k) => `${atStart(k)} knocked on it, but the rock only said "Come in" and slept on.`,
    (k) => `${atStart(k)} waited for it to wake, but rocks can sleep for a hundred years.`,
    (k) => `${atStart(k)} read it a story, but that only made it sleep deeper.`,
    (k) => `${atStart(k)} tickled it, but the rock only laughed in a dream.`,
    (k) => `${atStart(k)} rang a bell beside it, but the rock only snored louder.`,
    (k) => `${atStart(k)} pushed it, but the rock was a hundred times too heavy.`,
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

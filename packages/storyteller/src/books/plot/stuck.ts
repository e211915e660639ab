import type { ProblemLines, RoadBlock } from '../arc.ts';
import { atStart } from './at-start.ts';

/** Somebody has gone in and does not come out. */
export const STUCK: ProblemLines = {
  id: 'stuck',
  short: (x) => `${atStart(x)} was stuck.`,
  troubles: [
    (x) => `There was a gap in the hedge, and ${x} was in it. Half was out. The other half was thinking about it.`,
    (x) => `The hedge had two ends of ${x}, one on each side. The middle would not go either way.`,
    (x) => `It had looked like a short cut. But hedges are thick, and ${x} was the cork in this one.`,
    (x) => `They saw a hedge with feet. On the other side it had a face, which belonged to ${x}.`,
    (x) => `${atStart(x)} had got in at a run. A gap can let you in, and then change its mind.`,
    (x) => `There was one way through, and ${x} was using all of it. Nothing moved but the hedge.`,
  ],
  fails: [
    (k, x) => [`${atStart(k)} pulled`, `but ${x} only got longer`],
    (k) => [`${atStart(k)} pushed from behind`, 'but behind was mostly bramble'],
    (k) => [`${atStart(k)} tried butter`, 'but now it was all slippery and still stuck'],
    (k) => [`${atStart(k)} counted to three`, 'but after three it was just the same'],
    (k, x) => [`${atStart(k)} said "Make yourself small"`, `but ${x} already had`],
    (k) => [`${atStart(k)} showed the front a bun`, 'but only the front could eat it'],
    (k, x) => [`${atStart(k)} told ${x} to wriggle`, 'but the hedge wriggled too'],
    (k) => [`${atStart(k)} bent the twigs back`, 'but they came back, with friends'],
    (k) => [`${atStart(k)} said it would be wider by spring`, 'but spring was far off'],
  ],
  solve: {
    strong: (w, x) =>
      `${atStart(w.name)} lifted the hedge a little, as if it were a hat. Out came ${x} from under the brim.`,
    dig: (w, x) => `${atStart(w.name)} did not pull and did not push, but dug. Soon the hole was bigger than ${x}.`,
    nibble: (w, x) =>
      `${atStart(w.name)} nibbled all round the edge, thinking hard. Soon the gap was one nibble wider than ${x}.`,
    small: (w, x) =>
      `${atStart(w.name)} went in by the gap that was left, and tickled. ${atStart(x)} breathed in to laugh. Pop!`,
    loud: (w, x) =>
      `${atStart(w.name)} said one word, very loud. ${atStart(x)} jumped. Nobody had thought of jumping. Pop!`,
    gentle: (w, x) => `"Breathe out," said ${w.name}. "Slowly. All of it." And ${x} was just that much smaller. Pop!`,
    string: (w, x) =>
      `${atStart(w.name)} tied the string round one tummy, and then to the gate. Somebody opened the gate. Out popped ${x}.`,
    bounce: (w, x) => `${atStart(w.name)} bounced close by, and the ground shook like a jelly. Out wobbled ${x}.`,
    warm: (w, x) => `${atStart(w.name)} came and stood near. The frosty twigs went soft, and let go of ${x}.`,
  },
  solveShort: {
    strong: (w) => `Up went the hedge. Strong ${w.name}! Pop!`,
    dig: (w) => `Dig, dig, dig went ${w.name}. Pop!`,
    nibble: (w) => `Nibble, nibble, nibble went ${w.name}. Pop!`,
    small: (w) => `Tickle, tickle, tickle went ${w.name}. Pop!`,
    loud: (w) => `"BOO!" said ${w.name}. Pop!`,
    gentle: (w) => `"Breathe out," said ${w.name}. Pop!`,
    string: (w) => `${atStart(w.name)} tied the string. Tug! Pop!`,
    bounce: (w) => `Boing, boing, boing went ${w.name}. Pop!`,
    warm: (w) => `Warm, warm, warm went ${w.name}. Pop!`,
  },
  afters: [
    (x) => `${atStart(x)} came out like a cork, and sat down.`,
    (x) => `${atStart(x)} had a twig on at each side, and did not mind.`,
    (x) => `The gap in the hedge looked rather surprised. So did ${x}.`,
    (x) => `"I shall go by the gate," said ${x}, very firmly.`,
    (x) => `It took ${x} a minute to believe in both halves.`,
  ],
};

/** The way is soft and holds on. */
export const STUCK_ROAD: RoadBlock = {
  id: 'stuck',
  short: 'Squelch. They were stuck in the mud.',
  troubles: [
    'Then everything stopped. The mud had hold of them, and it did not mean to let go.',
    'Then the ground went soft. It took one foot each, and then the other.',
    'Then there was a squelch, and nobody got any further. They were in mud up to the laces.',
    'Then the way turned to pudding, without a sign or a word. It had them by the boots.',
  ],
  fails: [
    (k) => `${atStart(k)} pulled one boot out, but the other boot went in.`,
    (k) => `${atStart(k)} said "Heave", but there was nothing to heave on.`,
    (k) => `${atStart(k)} waited for it to dry, but it was the sort that never does.`,
    (k) => `${atStart(k)} asked the mud politely, but the mud just said glop.`,
    (k) => `${atStart(k)} stood on one leg, but that leg went in twice as far.`,
    (k) => `${atStart(k)} emptied the bags, but they had not been the heavy part.`,
    (k) => `${atStart(k)} stood on the map, but the map went down as well.`,
    (k) => `${atStart(k)} counted to three, but the mud could count as well.`,
  ],
  solve: {
    strong: (w) =>
      `${atStart(w.name)} got behind and leaned. There was a noise like a very rude kiss, and out they came.`,
    dig: (w) => `${atStart(w.name)} dug a small ditch, and the wet ran away down it. What was left was only ground.`,
    nibble: (w) => `${atStart(w.name)} nibbled off reeds and laid them down in a row. They walked out along the reeds.`,
    small: (w) =>
      `${atStart(w.name)} was too small to sink. Off went ${w.name} over the top, and came back with a plank.`,
    loud: (w) =>
      `${atStart(w.name)} called, and a farmer heard, and a rope came flying. It smelled of cows, and it held.`,
    gentle: (w) =>
      `"Don't fight it," said ${w.name}. "Wiggle one toe, and wait." Wiggle by wiggle, the mud forgot to hold on.`,
    string: (w) =>
      `${atStart(w.name)} threw the string round a post. They pulled the string, and the string pulled them.`,
    bounce: (w) =>
      `${atStart(w.name)} bounced, and the mud wobbled. On the fifth wobble it let go of everybody at once.`,
    light: (w) => `${atStart(w.name)} shone on the mud until it went hard, like a biscuit.`,
    fly: (w) => `${atStart(w.name)} flew to the bank and dropped down branches, one by one. The branches made a path.`,
  },
  solveShort: {
    strong: (w) => `Push, push, push went ${w.name}. Schlop!`,
    dig: (w) => `Dig, dig, dig went ${w.name}. Schlop!`,
    nibble: (w) => `Nibble, nibble. ${atStart(w.name)} made a path.`,
    small: (w) => `Little ${w.name} fetched a plank. Hooray!`,
    loud: (w) => `"HELP, PLEASE!" said ${w.name}. A rope!`,
    gentle: (w) => `"Wiggle one toe," said ${w.name}. Schlop!`,
    string: (w) => `Tug on the string, ${w.name}! Schlop!`,
    bounce: (w) => `Boing, boing went ${w.name}. Schlop!`,
    light: (w) => `Shine, shine went ${w.name}. Dry mud!`,
    fly: (w) => `Up flew ${w.name}. Here come branches!`,
  },
};

import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** An agreement in writing about a bed, and who it is that breaks it. */
export function old(going: Going): Told {
  const { A, G, a, g, Gcap, chance } = going;
  const { refrain, C, c } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'bedroom', time: 'night', camera: 'wide', actors: [seen(A, 'walk', 'sleepy')] },
        `There were eleven steps from one bed to the other. ${A.introduced} could do them without waking up. It was never decided on. One went to sleep in a bed with a blue blanket, and was quite content. Then at some hour that has no name the feet went off along the passage, and took the rest along. "${refrain}" said ${a}, asleep, at the edge of the big bed.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'sit', 'sleepy'), seen(A, 'stand', 'happy')] },
        `${Gcap} could do that asleep as well. ${Gcap} said, "Mm," and moved up, and left a place behind, already warm. It had gone on like that for years. You could not say that it was wrong. It was only that ${a} had got longer, and sharper at the corners. The bed had stayed the size it was.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'hold', 'happy', 'pillow'), seen(C, 'walk', 'happy')],
          things: ['pillow', 'book'],
        },
        `One takes things along, where one lives. First there was a pillow. Then there was ${C.introduced}, who could not be left by night in an empty room. There was a book, in case it got light early, and a torch, in case it did not. "${refrain}" ${a} would say, and they would all move in, like a small circus. "Mm," said ${g}, and moved up.`,
      ),
      page(
        { camera: 'close', actors: [seen(G, 'sit', 'surprised')] },
        `On Thursday there was no more up. There was a bump that they heard next door. ${Gcap} sat on the carpet in the dark, with one sock on, and looked at the bed. In the middle of it lay ${a}, with arms and legs out, like a star. ${c} had the good pillow. "${refrain}" said ${g}, to see. Nobody moved so much as a toe.`,
      ),
      page(
        {
          time: 'day',
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(G, 'hold', 'sleepy', 'pencil'), seen(A, 'sit', 'worried')],
          things: ['pencil'],
        },
        `In the morning ${g} put salt in the tea. "I slept on a bathmat," said ${g}. "I think we ought to have something in writing." They wrote it on the back of an envelope. EACH IN THEIR OWN BED. They both signed, and ${c} was a witness. ${a} said that of course it would be no trouble at all. "It's only lying down," said ${a}.`,
      ),
      page(
        {
          time: 'night',
          setting: 'bedroom',
          camera: 'close',
          actors: [seen(A, 'sit', 'worried'), seen(C, 'sit', 'calm')],
        },
        `It would have been no trouble, but for the feet. They wanted to go. At that hour which has no name ${a} woke, and was standing at the third step. ${a} went back. It's quite another thing to do it awake. The room was large, and the clock talked to itself. But there was the envelope, with a name on it. ${a} got in, and held on to the sides, and counted moons. There was one.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'calm'), seen(C, 'sleep', 'sleepy')], things: ['moon'] },
        `If you stay awake in your own bed you get to know it. It had a dip in the middle, in the shape of somebody. ${a} tried it, and it was the shape of ${a}. Years of going to sleep had gone into that. The blanket had a cold side and a warm side, and you could turn it over. Nobody's elbow was in it. By the time ${a} had found all that out, the feet had gone to sleep. They went first, for once.`,
      ),
      page(
        { time: 'day', camera: 'medium', actors: [seen(A, 'cheer', 'proud'), seen(G, 'stand', 'sleepy')] },
        `So it went on Friday, and on Saturday. They put a cross for each on the envelope. "And how did you sleep?" said ${a}, who felt as if there was more of everything. "Oh, very well," said ${g}. "All that room." But there were rings under ${G.names} eyes like teacups. "I keep moving up," said ${g}. "I move up, and there's nobody to do it for. Then I'm on the cold side."`,
      ),
      page(
        { time: 'night', camera: 'medium', actors: [seen(A, 'look-up', 'surprised'), seen(G, 'walk', 'sleepy')] },
        `On Sunday it was ${a} who heard it. It was somewhere about the hour that has no name. Pad, pad, pad, it came along the passage, and it was heavier than it used to be. The door opened. There was a tall shape, with a pillow under one arm. It was fast asleep. "${refrain}" it said.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'happy'), seen(G, 'sit', 'sleepy')] },
        `${a} thought of the envelope. But you cannot argue with somebody who isn't there. So ${a} got up, and took ${g} by the sleeve. They did the eleven steps together, the other way. ${a} turned down the big blanket. In the middle, where the cold was, ${a} put ${c}. "There," said ${a}. "Now you needn't move up." "Mm," said ${g}.`,
      ),
      page(
        {
          time: 'day',
          camera: 'medium',
          actors: [seen(G, 'stand', 'happy'), seen(A, 'sit', 'happy'), seen(C, 'sit', 'happy')],
          things: ['bread'],
        },
        `Nobody said anything about it at breakfast. There was no salt in the tea. But beside the crosses on the envelope somebody had written a line more, in large, rested letters. EXCEPT ON SUNDAYS, AFTER SEVEN, WITH TOAST. And on Sunday, at one minute past, it went pad, pad, pad, in the passage, from both ends at once. "${refrain}" they said. They met in the middle, with two plates.`,
      ),
    ],
  };
}
